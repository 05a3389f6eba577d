/** npm run gallery: the design system in the browser, with hot reload. Not part of the built site. */
import { createServer } from 'vite';

const vite = await createServer({ appType: 'spa', server: { host: '127.0.0.1', port: 5175 } });
await vite.listen();
console.log(`The gallery is at ${vite.resolvedUrls?.local[0] ?? ''}gallery/index.html`);
