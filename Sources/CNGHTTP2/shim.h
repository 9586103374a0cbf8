#pragma once
#include <nghttp2/nghttp2.h>

/* The pointer of a data source lies in a union; these two hide it. */
static inline nghttp2_data_provider tl_data_provider(void *owner, nghttp2_data_source_read_callback read) {
    nghttp2_data_provider provider;
    provider.source.ptr = owner;
    provider.read_callback = read;
    return provider;
}
static inline void *tl_data_source_owner(const nghttp2_data_source *source) { return source->ptr; }

/* A frame is a union of all kinds; each of these reads one member of the kind that the header names. */
static inline nghttp2_frame_hd tl_frame_header(const nghttp2_frame *frame) { return frame->hd; }
static inline nghttp2_headers_category tl_headers_category(const nghttp2_frame *frame) { return frame->headers.cat; }
static inline int32_t tl_headers_dependency(const nghttp2_frame *frame) { return frame->headers.pri_spec.stream_id; }
static inline int32_t tl_goaway_last_stream(const nghttp2_frame *frame) { return frame->goaway.last_stream_id; }
static inline uint32_t tl_goaway_code(const nghttp2_frame *frame) { return frame->goaway.error_code; }
static inline size_t tl_data_padding(const nghttp2_frame *frame) { return frame->data.padlen; }
static inline const uint8_t *tl_ping_data(const nghttp2_frame *frame) { return frame->ping.opaque_data; }
