import type { Plugin } from 'vite';
import { contentTypeOf } from '../../src/server/http/content-types.ts';
import { makePicture } from './media/make-picture.ts';
import { mediaAddress } from './media/places.ts';

/** Makes a picture of media/ when a page asks for it. The build makes all that the pages show. */
export function picturesInDevelopment(): Plugin {
  return {
    name: 'pictures-in-development',
    configureServer({ middlewares }) {
      middlewares.use(mediaAddress, async (request, response, next) => {
        const [name = ''] = (request.url ?? '').split('?');
        const bytes = await makePicture(name).catch(() => null);
        if (bytes === null) return next();
        response.setHeader('Content-Type', contentTypeOf(name));
        response.end(bytes);
      });
    },
  };
}
