#include "COpenAPI.h"

/* C23 has the directive; this compiler has it in any C. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t document[] = {
#embed "trunkline.json"
};

static const uint8_t operators[] = {
#embed "admin.json"
};

const uint8_t *tl_openapi_bytes(void) { return document; }
size_t tl_openapi_count(void) { return sizeof document; }

const uint8_t *tl_openapi_admin_bytes(void) { return operators; }
size_t tl_openapi_admin_count(void) { return sizeof operators; }
