import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { z } from 'zod';
import { siteProblems } from '#content/desk/server-texts.ts';
import type { Json } from '#contract/desk/content-tree.ts';
import type {
  EditConflict,
  PreviewLinkReply,
  PreviewReply,
  ReleasesPage,
  SiteOperation,
} from '#contract/desk/site.ts';
import { DeskProblem, notFound } from '../http/errors.ts';
import { BY_ID, type DeskApp } from '../http/schemas.ts';
import { signedInOf } from '../people/access.ts';
import type { PeopleContext } from '../people/context.ts';
import { ConflictError } from './edit.ts';
import { PREVIEW_LINK_MS, type PreviewTokens } from './preview-routes.ts';
import type { SiteService } from './service.ts';
import { peopleById } from './store.ts';

const MAX_OPERATIONS = 500;
const MAX_DEPTH = 16;

const json: z.ZodType<Json> = z
  .json()
  .refine((value) => depthOf(value as Json) <= MAX_DEPTH) as unknown as z.ZodType<Json>;
const file = z.string().max(200);
const path = z.string().max(500);
const after = z.string().max(60).nullable();
const address = z
  .string()
  .regex(/^\/[a-z0-9/-]*$/)
  .max(200);

const operation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), file, path, seen: json.nullable(), value: json.nullable() }),
  z.object({ op: z.literal('add'), file, path, after, entry: json }),
  z.object({ op: z.literal('remove'), file, path }),
  z.object({ op: z.literal('move'), file, path, after }),
  z.object({ op: z.literal('create'), file, content: json }),
  z.object({ op: z.literal('delete'), file }),
  z.object({ op: z.literal('rename'), file, seen: z.string().max(200), value: address }),
  z.object({ op: z.literal('discard'), change: z.string().max(800) }),
]);
const EDITS = z.object({ operations: z.array(operation).min(1).max(MAX_OPERATIONS) });
const note = z.string().trim().max(500);
const PUBLISH = z.object({
  changes: z.array(z.string().max(800)).min(1).max(5000),
  live: z.int().nonnegative(),
  note: note.default(''),
  at: z.int().positive().optional(),
});
const REVIEW = z.object({ note: note.default('') });
const BY_NUMBER = z.object({ number: z.coerce.number().int().positive().max(2_000_000_000) });
const ROLL_BACK = z.object({ live: z.int().nonnegative() });

const READ = { config: { access: 'read' }, schema: {} } as const;
const WRITE = { config: { access: 'site-write' } } as const;
const PUBLISHER = { config: { access: 'site-publish' } } as const;

interface SiteContext extends PeopleContext {
  readonly site: SiteService | null;
}

/** Editing and publishing the public site. */
export function registerSite(
  app: DeskApp,
  { site: service, storage, people, company, now, mailStaff, wakeOutbox }: SiteContext,
  tokens: PreviewTokens,
): void {
  const site = (): SiteService => {
    if (service === null) throw new DeskProblem(409, siteProblems.unavailable);
    return service;
  };
  const schema = service && createSchemaReply(service.bundle.folder);

  app.get('/api/site', READ, (request) => site().state(signedInOf(request).person.site));

  app.get('/api/site/schema', READ, async (request, reply) => {
    if (schema === null) throw new DeskProblem(409, siteProblems.unavailable);
    const { etag, text, br } = await schema();
    reply.header('ETag', etag).header('Cache-Control', 'private, no-cache').header('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
    return reply.header('Content-Encoding', 'br').send(br);
  });

  app.get('/api/site/problems', READ, () => site().problems());

  app.post('/api/site/edits', { ...WRITE, schema: { body: EDITS } }, async (request, reply) => {
    try {
      const { operations } = request.body;
      return await site().edit(operations as readonly SiteOperation[], signedInOf(request).person.id);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const { file, path } = error.place;
      const edit = await storage.db
        .selectFrom('site_edits')
        .select(['person_id', 'at'])
        .where('file', '=', file)
        .where('path', '=', path)
        .executeTakeFirst();
      const by = edit && (await peopleById(storage.db, [edit])).get(edit.person_id ?? '');
      const conflict: EditConflict = {
        error: siteProblems.conflict,
        conflict: { ...error.place, by: by ?? null, at: edit?.at ?? null },
      };
      return reply.code(409).send(conflict);
    }
  });

  app.post('/api/site/publish', { ...PUBLISHER, schema: { body: PUBLISH } }, (request) => {
    const { at, ...body } = request.body;
    return site().publish({ ...body, ...(at === undefined ? {} : { at }) }, signedInOf(request).person.id);
  });

  app.post('/api/site/review', { ...WRITE, schema: { body: REVIEW } }, async (request) => {
    const { id } = signedInOf(request).person;
    const publishers = (await people.list(now())).filter((each) => each.site === 'publish' && each.id !== id);
    await site().requestReview(request.body.note, id, async (trx) => {
      for (const publisher of publishers) await mailStaff(publisher, 'review', trx);
    });
    wakeOutbox();
    return {};
  });
  app.post('/api/site/review/withdraw', { ...WRITE, schema: {} }, async () => {
    await site().withdrawReview();
    return {};
  });
  app.post('/api/site/kept/dismiss', { ...WRITE, schema: {} }, async () => {
    await site().dismissKept();
    return {};
  });

  app.get(
    '/api/site/releases',
    READ,
    async (): Promise<ReleasesPage> => ({
      releases: await site().releases(),
    }),
  );
  app.get('/api/site/releases/:number', { ...READ, schema: { params: BY_NUMBER } }, (request) =>
    site().release(request.params.number),
  );
  const rollBack = { ...PUBLISHER, schema: { params: BY_NUMBER, body: ROLL_BACK } } as const;
  app.post('/api/site/releases/:number/roll-back', rollBack, (request) =>
    site().rollBack(request.params.number, request.body.live, signedInOf(request).person.id),
  );
  app.post('/api/site/scheduled/:id/cancel', { ...PUBLISHER, schema: { params: BY_ID } }, async (request) => {
    if (!(await service?.cancelScheduled(request.params.id))) throw notFound();
    return {};
  });

  app.post('/api/site/preview', READ_POST, async (): Promise<PreviewReply> => {
    site();
    return { url: await tokens.pathFor(now() + FRAME_MS) };
  });
  app.post('/api/site/preview-links', { ...WRITE, schema: {} }, async (): Promise<PreviewLinkReply> => {
    site();
    const until = now() + PREVIEW_LINK_MS;
    return { url: `${company.siteUrl}${await tokens.pathFor(until)}draft/`, until };
  });
}

/** Long enough for a day of work with one open window. */
const FRAME_MS = 24 * 60 * 60 * 1000;
const READ_POST = { config: { access: 'read' }, schema: {} } as const;

const brotliAsync = promisify(brotliCompress);

/** 300 KB of text, which changes only with a build. */
function createSchemaReply(folder: string) {
  let loaded: Promise<{ readonly text: Buffer; readonly br: Buffer; readonly etag: string }> | undefined;
  return () => {
    loaded ??= readFile(join(folder, 'schema.json')).then(async (text) => ({
      text,
      br: await brotliAsync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`,
    }));
    return loaded;
  };
}

function depthOf(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
