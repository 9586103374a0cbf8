#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The part of RFC 2744 that a client's Negotiate needs, from a library that is looked for when it is first needed: it
   is neither built against nor linked, since most machines have no use for it. The types are those of MIT Kerberos. */

typedef struct { size_t length; void *value; } tl_gss_buffer;
typedef struct { uint32_t length; void *elements; } tl_gss_oid;

typedef struct {
    uint32_t (*import_name)(uint32_t *minor, tl_gss_buffer *text, tl_gss_oid *type, void **name);
    uint32_t (*init_context)(
        uint32_t *minor, void *credential, void **context, void *name, tl_gss_oid *mechanism, uint32_t flags,
        uint32_t seconds, void *bindings, tl_gss_buffer *input, tl_gss_oid **actual, tl_gss_buffer *output,
        uint32_t *actual_flags, uint32_t *actual_seconds);
    uint32_t (*release_name)(uint32_t *minor, void **name);
    uint32_t (*release_buffer)(uint32_t *minor, tl_gss_buffer *buffer);
    uint32_t (*delete_context)(uint32_t *minor, void **context, tl_gss_buffer *output);
} tl_gss_library;

/* Finds the library and its calls; 0 where it is not installed. */
static inline int tl_gss_load(tl_gss_library *library) {
    void *handle = dlopen("libgssapi_krb5.so.2", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return 0;
    *(void **)&library->import_name = dlsym(handle, "gss_import_name");
    *(void **)&library->init_context = dlsym(handle, "gss_init_sec_context");
    *(void **)&library->release_name = dlsym(handle, "gss_release_name");
    *(void **)&library->release_buffer = dlsym(handle, "gss_release_buffer");
    *(void **)&library->delete_context = dlsym(handle, "gss_delete_sec_context");
    return library->import_name != NULL && library->init_context != NULL && library->release_name != NULL
        && library->release_buffer != NULL && library->delete_context != NULL;
}

/* One step of SPNEGO with the service `HTTP@host`; `*context` is null before the first. `*output` is for the caller to
   free. Gives the status of RFC 2744: an error where one of the upper 16 bits is set. */
static inline uint32_t tl_gss_step(
    void **context, const char *service, const uint8_t *input, size_t input_count, uint8_t **output,
    size_t *output_count) {
    static unsigned char spnego[] = {0x2b, 0x06, 0x01, 0x05, 0x05, 0x02};
    static unsigned char host_based[] = {0x2a, 0x86, 0x48, 0x86, 0xf7, 0x12, 0x01, 0x02, 0x01, 0x04};
    tl_gss_library library;
    *output = NULL;
    *output_count = 0;
    if (!tl_gss_load(&library)) return 0x000D0000;
    tl_gss_oid mechanism = {sizeof spnego, spnego};
    tl_gss_oid type = {sizeof host_based, host_based};
    tl_gss_buffer text = {strlen(service), (void *)service};
    tl_gss_buffer given = {input_count, (void *)input};
    tl_gss_buffer made = {0, NULL};
    void *name = NULL;
    uint32_t minor = 0;
    uint32_t status = library.import_name(&minor, &text, &type, &name);
    if (status & 0xFFFF0000) return status;
    status = library.init_context(
        &minor, NULL, context, name, &mechanism, 2 /* mutual */, 0, NULL, input_count > 0 ? &given : NULL, NULL, &made,
        NULL, NULL);
    library.release_name(&minor, &name);
    if (made.length > 0 && (*output = malloc(made.length)) != NULL) {
        memcpy(*output, made.value, made.length);
        *output_count = made.length;
    }
    library.release_buffer(&minor, &made);
    return status;
}

static inline void tl_gss_end(void **context) {
    tl_gss_library library;
    uint32_t minor = 0;
    if (*context != NULL && tl_gss_load(&library)) library.delete_context(&minor, context, NULL);
}
