#pragma once
#include <stddef.h>
#include <stdint.h>

/* The OpenAPI document as `scripts/openapi-generate` writes it, a member a line: bytes of the program itself, which are
   never freed. */
const uint8_t *_Nonnull tl_openapi_bytes(void);
/* How many they are; no zero follows. */
size_t tl_openapi_count(void);

/* The same of the document for operators. */
const uint8_t *_Nonnull tl_openapi_admin_bytes(void);
size_t tl_openapi_admin_count(void);
