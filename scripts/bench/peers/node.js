// The Node side of `scripts/bench/http` and `tls`: every request is answered with one short body.
//
// Usage: node node.js PORT BODY [CERTIFICATE KEY]
'use strict';
const fs = require('node:fs');
const http = require('node:http');
const http2 = require('node:http2');

const [port, body, certificate, key] = process.argv.slice(2);
if (!port || !body) {
  console.error('usage: node node.js PORT BODY [CERTIFICATE KEY]');
  process.exit(2);
}
const headers = { 'Content-Type': 'text/plain', 'Content-Length': Buffer.byteLength(body) };
function answer(request, response) {
  response.writeHead(200, headers);
  response.end(body);
}
const server = certificate
  ? http2.createSecureServer(
    { cert: fs.readFileSync(certificate), key: fs.readFileSync(key), allowHTTP1: true }, answer)
  : http.createServer(answer);
server.keepAliveTimeout = 300_000;
server.listen(Number(port), '127.0.0.1');
