#include "COpenAPI.h"

/* C23 has the directive; this compiler has it in any C. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t document[] = {
#embed "trunkline.json"
};

const uint8_t *tl_openapi_bytes(void) { return document; }
size_t tl_openapi_count(void) { return sizeof document; }
