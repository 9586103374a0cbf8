#pragma once
#include <limits.h>
#include <string.h>
#include <openssl/bio.h>
#include <openssl/buffer.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ocsp.h>
#include <openssl/params.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

/* Macros and calls that take parameter tables do not import; each gets one inline function here. */

/* Keys an HMAC context; `digest` is a name such as "SHA256". `key` is never null, even when `length` is 0. */
static inline int tl_hmac_init(EVP_MAC_CTX *context, const char *digest, const unsigned char *key, size_t length) {
    OSSL_PARAM parameters[2] = {
        OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)digest, 0),
        OSSL_PARAM_construct_end(),
    };
    return EVP_MAC_init(context, key, length, parameters);
}
static inline int tl_gcm_get_tag(EVP_CIPHER_CTX *context, unsigned char *tag) {
    return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag);
}
static inline int tl_gcm_set_tag(EVP_CIPHER_CTX *context, const unsigned char *tag) {
    return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, (void *)tag);
}
static inline long tl_ssl_ctx_set_min_version(SSL_CTX *context, int version) {
    return SSL_CTX_set_min_proto_version(context, version);
}
static inline long tl_ssl_ctx_set_max_version(SSL_CTX *context, int version) {
    return SSL_CTX_set_max_proto_version(context, version);
}
static inline long tl_ssl_ctx_set_modes(SSL_CTX *context) {
    return SSL_CTX_set_mode(
        context, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
}
static inline long tl_ssl_ctx_disable_session_cache(SSL_CTX *context) {
    return SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
}
static inline uint64_t tl_ssl_options(void) { return SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION; }
static inline long tl_ssl_ctx_set_groups(SSL_CTX *context, const char *names) {
    return SSL_CTX_set1_groups_list(context, names);
}
static inline long tl_ssl_ctx_on_server_name(SSL_CTX *context, int (*callback)(SSL *, int *, void *), void *owner) {
    SSL_CTX_set_tlsext_servername_arg(context, owner);
    return SSL_CTX_set_tlsext_servername_callback(context, callback);
}
static inline long tl_ssl_ctx_on_status(SSL_CTX *context, int (*callback)(SSL *, void *), void *owner) {
    SSL_CTX_set_tlsext_status_arg(context, owner);
    return SSL_CTX_set_tlsext_status_cb(context, callback);
}
/* Gives a connection a copy of the response, which the library frees. */
static inline int tl_ssl_staple(SSL *ssl, const unsigned char *response, size_t length) {
    unsigned char *copy = OPENSSL_memdup(response, length);
    if (copy != NULL && SSL_set_tlsext_status_ocsp_resp(ssl, copy, (long)length) == 1) return 1;
    OPENSSL_free(copy);
    return 0;
}
/* Whether the bytes are a successful OCSP response about the certificate: 0 yes, 1 none, 2 about another one, 3 not
   for the present time, 4 one that says no good of it. */
static inline int tl_ocsp_check(const unsigned char *bytes, long length, X509 *certificate) {
    const unsigned char *end = bytes;
    int answer = 1;
    OCSP_BASICRESP *basic = NULL;
    OCSP_RESPONSE *response = d2i_OCSP_RESPONSE(NULL, &end, length);
    if (response != NULL && end == bytes + length
        && OCSP_response_status(response) == OCSP_RESPONSE_STATUS_SUCCESSFUL)
        basic = OCSP_response_get1_basic(response);
    if (basic != NULL) {
        answer = 2;
        for (int index = 0; answer == 2 && index < OCSP_resp_count(basic); index++) {
            OCSP_SINGLERESP *single = OCSP_resp_get0(basic, index);
            ASN1_INTEGER *serial = NULL;
            ASN1_GENERALIZEDTIME *from = NULL, *until = NULL;
            OCSP_id_get0_info(NULL, NULL, NULL, &serial, (OCSP_CERTID *)OCSP_SINGLERESP_get0_id(single));
            if (serial == NULL || ASN1_INTEGER_cmp(serial, X509_get0_serialNumber(certificate)) != 0) continue;
            answer = OCSP_single_get0_status(single, NULL, NULL, &from, &until) == V_OCSP_CERTSTATUS_GOOD ? 3 : 4;
            if (answer == 3 && OCSP_check_validity(from, until, 300, -1) == 1) answer = 0;
        }
    }
    OCSP_BASICRESP_free(basic);
    OCSP_RESPONSE_free(response);
    ERR_clear_error();
    return answer;
}
/* Copies the DNS name with that number out of a certificate's alternative names, with a null byte behind it. Answers
   its length, 0 for an entry of another kind or one that is no name, and -1 behind the last. */
static inline int tl_certificate_host(X509 *certificate, int number, char *name, int room) {
    int length = -1;
    GENERAL_NAMES *names = X509_get_ext_d2i(certificate, NID_subject_alt_name, NULL, NULL);
    if (names != NULL && number < sk_GENERAL_NAME_num(names)) {
        int kind = 0;
        ASN1_STRING *text = GENERAL_NAME_get0_value(sk_GENERAL_NAME_value(names, number), &kind);
        length = 0;
        if (kind == GEN_DNS && ASN1_STRING_length(text) < room) {
            length = ASN1_STRING_length(text);
            memcpy(name, ASN1_STRING_get0_data(text), (size_t)length);
            if (memchr(name, 0, (size_t)length) != NULL) length = 0;
        }
        name[length] = 0;
    }
    GENERAL_NAMES_free(names);
    ERR_clear_error();
    return length;
}
/* Keys the HMAC-SHA256 of session tickets. */
static inline int tl_ticket_mac_init(EVP_MAC_CTX *context, unsigned char *key, size_t length) {
    OSSL_PARAM parameters[3] = {
        OSSL_PARAM_construct_octet_string(OSSL_MAC_PARAM_KEY, key, length),
        OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)"SHA256", 0),
        OSSL_PARAM_construct_end(),
    };
    return EVP_MAC_CTX_set_params(context, parameters);
}
static inline long tl_ssl_set_server_name(SSL *ssl, const char *name) {
    return SSL_set_tlsext_host_name(ssl, name);
}
static inline long tl_bio_set_mem_eof_return(BIO *bio, int value) { return BIO_set_mem_eof_return(bio, value); }
/* Gives back the memory of an empty memory BIO that has grown beyond so many bytes. */
static inline void tl_bio_trim(BIO *bio, size_t kept) {
    BUF_MEM *buffer = NULL;
    BIO_get_mem_ptr(bio, &buffer);
    if (buffer == NULL || buffer->max <= kept || BIO_ctrl_pending(bio) != 0) return;
    BUF_MEM *fresh = BUF_MEM_new();
    if (fresh != NULL) BIO_set_mem_buf(bio, fresh, BIO_CLOSE);
}
static inline size_t tl_bio_pending(BIO *bio) { return BIO_ctrl_pending(bio); }
/* The certificates of a chain, which a null pointer has none of. */
static inline int tl_chain_count(const STACK_OF(X509) *chain) { return chain == NULL ? 0 : sk_X509_num(chain); }
static inline X509 *tl_chain_certificate(const STACK_OF(X509) *chain, int number) {
    return sk_X509_value(chain, number);
}
/* Copies a name as RFC 2253 writes it, in visible ASCII, as much as there is room for; answers how many bytes. */
static inline int tl_name_text(X509_NAME *name, char *text, int room) {
    int length = 0;
    BIO *output = BIO_new(BIO_s_mem());
    if (name != NULL && output != NULL && X509_NAME_print_ex(output, name, 0, XN_FLAG_RFC2253) >= 0)
        length = BIO_read(output, text, room);
    BIO_free(output);
    ERR_clear_error();
    return length < 0 ? 0 : length;
}
/* Whether the server has named authorities of which it wants a certificate of the client's. */
static inline int tl_names_client_authorities(const SSL *ssl) {
    const STACK_OF(X509_NAME) *names = SSL_get0_peer_CA_list(ssl);
    return names != NULL && sk_X509_NAME_num(names) > 0;
}
