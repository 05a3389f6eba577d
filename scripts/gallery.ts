/** npm run gallery: the design system in the browser, with hot reload. Not part of the built site. */
import { createServer, type Plugin } from 'vite';

const startPage: Plugin = {
  name: 'gallery-start-page',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url !== '/') return next();
      response.writeHead(302, { Location: '/gallery/index.html' }).end();
    });
  },
};

const vite = await createServer({
  appType: 'spa',
  plugins: [startPage],
  server: { host: '127.0.0.1', port: 5175 },
});
await vite.listen();
console.log(`The gallery is at ${vite.resolvedUrls?.local[0]}`);
