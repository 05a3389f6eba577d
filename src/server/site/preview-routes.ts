/**
 * The preview of the draft: the same pages, on the desk's port in a frame, and by signed links on the public one. Everything is
 * served below one address with a token, in which all addresses of the site are rewritten. The policy gives documents an opaque
 * origin, so that they reach neither the desk nor the site, and lets them send nothing.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DeskProblem, notFound } from '../http/errors.ts';
import type { SiteFile } from '../http/site-files.ts';
import { canonicalPath } from '../http/site-paths.ts';
import { bytesOf } from '../http/site-responder.ts';
import type { SigningKey } from '../mail/links.ts';
import { allFiles } from './build-site.ts';
import { previewScript } from './preview-script.ts';
import type { SiteService } from './service.ts';

export const PREVIEW_LINK_MS = 7 * 24 * 60 * 60 * 1000;
const PREFIX = '/api/preview/';
const EXPIRED = 'This preview link has expired. Ask the person who sent it for a new one.\n';
const NOT_FOUND = 'There is no such page in this preview. Check the link.\n';

export interface PreviewTokens {
  /** The address below which everything is served until then, with a slash at its end. */
  pathFor(until: number): Promise<string>;
  check(token: string): Promise<'valid' | 'expired' | 'unknown'>;
}

export function createPreviewTokens(key: SigningKey, now: () => number): PreviewTokens {
  const sign = (secret: Buffer, expires: string) =>
    createHmac('sha256', secret).update(`preview of the site: ${expires}`).digest('base64url');
  return {
    async pathFor(until) {
      const expires = Math.floor(until / 1000).toString(36);
      return `${PREFIX}${expires}_${sign(await key.forSigning(), expires)}/`;
    },
    async check(token) {
      const [, expires = '', signature = ''] = /^([0-9a-z]{1,9})_([\w-]{43})$/.exec(token) ?? [];
      const secret = await key.forChecking();
      if (secret === null || signature === '') return 'unknown';
      const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, expires)));
      if (!isSigned) return 'unknown';
      return Number.parseInt(expires, 36) * 1000 > now() ? 'valid' : 'expired';
    },
  };
}

const BY_PREVIEW = z.object({
  token: z.string().max(60),
  version: z.enum(['draft', 'live']),
  '*': z.string().max(300),
});

interface PreviewOptions {
  readonly site: SiteService | null;
  readonly tokens: PreviewTokens;
  /** Origins that may frame documents. With one, documents get the script that talks to the editor. */
  readonly framedBy: "'self'" | null;
}

export function registerPreview(app: FastifyInstance, { site, tokens, framedBy }: PreviewOptions): void {
  app.get(
    `${PREFIX}:token/:version/*`,
    // The public server has no schemas of zod.
    framedBy === null ? {} : { config: { access: 'open' }, schema: { params: BY_PREVIEW } },
    async (request, reply) => {
      const { token, version, '*': rest } = BY_PREVIEW.parse(request.params);
      const base = `${PREFIX}${token}/${version}`;
      reply
        .header('X-Robots-Tag', 'noindex')
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        // Documents have an opaque origin, to which their own scripts and fonts are foreign.
        .header('Access-Control-Allow-Origin', '*')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('Content-Security-Policy', policyFor(request, framedBy))
        .removeHeader('X-Frame-Options');
      const access = site === null ? 'unknown' : await tokens.check(token);
      if (access === 'expired') return sendText(reply, 410, EXPIRED);
      if (site === null || access === 'unknown') {
        if (framedBy !== null) throw notFound();
        return sendText(reply, 404, NOT_FOUND);
      }
      if (rest === 'preview.js') return reply.type('text/javascript; charset=utf-8').send(previewScript);
      const path = canonicalPath(`/${rest}`) ?? '/';
      const { site: served } = site.served();
      const file = allFiles(served).find(({ urlPath }) => urlPath === path) ?? (await site.media.file(path));
      if (version === 'draft' && (file === null || isDocument(file))) {
        const html = await site.preview(path).catch((error) => {
          if (error instanceof DeskProblem) return error;
          throw error;
        });
        if (html instanceof DeskProblem) return sendText(reply, html.statusCode, `${html.message}\n`);
        if (html !== null) return sendDocument(reply, html, base, framedBy);
        if (file !== null || !path.includes('.'))
          return sendDocument(reply, textOf(served.notFound), base, framedBy, 404);
      }
      if (file === null) return sendText(reply, 404, NOT_FOUND);
      if (isDocument(file)) return sendDocument(reply, textOf(file), base, framedBy);
      return sendFile(reply, file, base);
    },
  );
}

function isDocument({ contentType }: SiteFile): boolean {
  return contentType.startsWith('text/html');
}

/** A large file is streamed from disk. */
function textOf({ identity }: SiteFile): string {
  return bytesOf(identity)?.toString('utf8') ?? '';
}

function sendDocument(
  reply: FastifyReply,
  html: string,
  base: string,
  framedBy: string | null,
  status = 200,
) {
  const script = framedBy === null ? '' : `<script type="module" src="${base}/preview.js"></script>`;
  const text = rewriteDocument(html, base).replace(
    '</head>',
    `<meta name="robots" content="noindex">${script}</head>`,
  );
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

function sendFile(reply: FastifyReply, file: SiteFile, base: string) {
  reply.type(file.contentType);
  const bytes = bytesOf(file.identity);
  if (bytes === null) return reply.send(createReadStream(file.identity.diskPath));
  const isCode = /^text\/(css|javascript)/.test(file.contentType);
  return reply.send(isCode ? rewriteCode(bytes.toString('utf8'), base) : bytes);
}

/** Attributes whose value is an address, or a list of them. */
const ADDRESSES = /(\s(?:href|src|srcset|imagesrcset|poster|action|data-[a-z-]+)=")(\/(?!\/)[^"]*)"/g;

function rewriteDocument(html: string, base: string): string {
  return html.replace(ADDRESSES, (_whole, start: string, value: string) => {
    const parts = value.split(/(,\s*)/).map((part) => part.replace(/^\/(?!\/)/, `${base}/`));
    return `${start}${parts.join('')}"`;
  });
}

function rewriteCode(code: string, base: string): string {
  return (
    code
      .replace(
        /(["'(`])\/(assets|art|media)\//g,
        (_whole, quote: string, folder: string) => `${quote}${base}/${folder}/`,
      )
      // Vite's helper adds the slash to the names of the scripts that it preloads.
      .replace(
        /(return\s?["'`])\/(["'`]\s?\+)/g,
        (_whole, before: string, after: string) => `${before}${base}/${after}`,
      )
  );
}

function policyFor(request: FastifyRequest, framedBy: string | null): string {
  // A path, so that nothing but the preview is reached. The host is checked, as it becomes part of a header.
  const host = /^[\w.:[\]-]+$/.test(request.host) ? request.host : '';
  const own = `${request.protocol}://${host}${PREFIX}`;
  return [
    'sandbox allow-scripts allow-popups',
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `font-src ${own}`,
    `img-src ${own} data:`,
    `media-src ${own}`,
    `connect-src ${own}`,
    'frame-src https://www.openstreetmap.org/export/embed.html',
    'object-src https://www.openstreetmap.org/export/embed.html',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ');
}

function sendText(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
