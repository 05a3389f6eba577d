import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { siteProblems, uploadProblems } from '#content/desk/server-texts.ts';
import type { MediaList } from '#contract/desk/site.ts';
import { DeskProblem, notFound } from '../http/errors.ts';
import type { DeskApp } from '../http/schemas.ts';
import { bytesOf } from '../http/site-responder.ts';
import { signedInOf } from '../people/access.ts';
import { MAX_MEDIA_BYTES, MEDIA_ADDRESS } from './media-file.ts';
import type { SiteService } from './service.ts';

const NAME = z.object({ name: z.string().min(1).max(255) });
const BY_FILE = z.object({ file: z.string().max(200) });
const READ = { config: { access: 'read' } } as const;
const UPLOAD = {
  config: { access: 'site-write', takesFile: true },
  bodyLimit: MAX_MEDIA_BYTES,
  schema: { querystring: NAME },
} as const;

/** The pictures that content may name. */
export function registerSiteMedia(app: DeskApp, { site }: { readonly site: SiteService | null }): void {
  const media = () => {
    if (site === null) throw new DeskProblem(409, siteProblems.unavailable);
    return site.media;
  };

  app.get(
    '/api/site/media',
    { ...READ, schema: {} },
    async (): Promise<MediaList> => ({ pictures: await media().list() }),
  );

  app.get('/api/site/media/:file', { ...READ, schema: { params: BY_FILE } }, async (request, reply) => {
    const file = await site?.media.file(`${MEDIA_ADDRESS}${request.params.file}`);
    if (file == null) throw notFound();
    reply
      .type(file.contentType)
      .header('Cache-Control', 'private, max-age=31536000, immutable')
      .header('Content-Security-Policy', "default-src 'none'; sandbox");
    return reply.send(bytesOf(file.identity) ?? createReadStream(file.identity.diskPath));
  });

  app.post('/api/site/media', UPLOAD, async (request) => {
    const { upload } = media();
    const { body } = request;
    if (!Buffer.isBuffer(body)) throw new DeskProblem(415, uploadProblems.notFile);
    if (body.length === 0) throw new DeskProblem(422, uploadProblems.empty);
    return upload(request.query.name, body, signedInOf(request).person.id);
  });
}
