// The Node side of `scripts/bench/http`: node:http answering every request with one short body.
//
// Usage: node node.js PORT BODY
'use strict';
const http = require('node:http');

const [port, body] = process.argv.slice(2);
if (!port || !body) {
  console.error('usage: node node.js PORT BODY');
  process.exit(2);
}
const headers = { 'Content-Type': 'text/plain', 'Content-Length': Buffer.byteLength(body) };
const server = http.createServer((request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.keepAliveTimeout = 300_000;
server.listen(Number(port), '127.0.0.1');
