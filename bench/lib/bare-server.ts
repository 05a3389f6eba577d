/** The least that Node does for a report: reads its body and answers with nothing. Prints its address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, response) => {
  request.on('data', () => {}).on('end', () => response.writeHead(204).end());
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
