import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { itemProblems } from '#content/desk/server-texts.ts';
import { KEPT_RESUME_TYPES } from '#contract/resume.ts';
import { createCalendar } from '../inbox/calendar.ts';
import { record, wasDoneSince } from '../storage/history-store.ts';
import { createInboxStore } from '../storage/inbox-store.ts';
import { signedInOf } from './access.ts';
import type { Desk } from './desk.ts';
import { formsOfReader } from './item-query.ts';
import { findItem } from './item-view.ts';
import { DeskProblem } from './problem.ts';
import { referenceOf } from './references.ts';

/**
 * Whatever a stranger put into the file: it is saved and not shown, its type is one of four and is not guessed, and were it
 * shown all the same, it could run nothing and reach nothing.
 */
const HARMLESS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Who opened it is written down once a day: each look at the item shows the resume again. */
export function registerResume(app: FastifyInstance, { storage, company, now }: Desk): void {
  const { db } = storage;
  const calendar = createCalendar(company.timeZone);
  app.get('/api/items/:reference/resume', { config: { access: 'read' } }, async (request, reply) => {
    const { submission } = await findItem(storage, referenceOf(request), formsOfReader(request));
    const file = await createInboxStore(db).resumeOf(submission.id);
    if (file === null) throw new DeskProblem(404, itemProblems.noResume);
    if (createHash('sha256').update(file.content).digest('hex') !== file.sha256) {
      throw new DeskProblem(500, itemProblems.resumeDamaged);
    }
    const { reference, form } = submission;
    const person = signedInOf(request).person.id;
    const at = now();
    const opened = { action: 'opened', person, reference } as const;
    if (!(await wasDoneSince(db, opened, calendar.startOf(calendar.dayOf(at))))) {
      await record(db, { ...opened, at, form, text: file.file_name, via: 'desk' });
    }
    const known = KEPT_RESUME_TYPES.find(({ kind }) => kind === file.kind);
    const type = known?.mediaType ?? 'application/octet-stream';
    const { buffer, byteOffset, byteLength } = file.content;
    return reply
      .headers({ ...HARMLESS, 'Content-Disposition': attachment(file.file_name) })
      .type(type)
      .send(Buffer.from(buffer, byteOffset, byteLength));
  });
}

/** The name in plain letters for old programs, and as it is for all others (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
