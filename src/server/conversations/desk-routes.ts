import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { submissionProblems } from '#content/desk/server-texts.ts';
import { createCalendar } from '#contract/calendar.ts';
import type { ErasurePreview } from '#contract/desk/actions.ts';
import { formsIn } from '#contract/desk/people.ts';
import {
  type Page,
  SUBMISSION_SORTS,
  SUBMISSION_TABS,
  type Submission,
  type SubmissionPage,
  type SubmissionSummary,
} from '#contract/desk/submissions.ts';
import { FORM_KINDS, type FormKind } from '#contract/form-record.ts';
import { FORMS, type FormName } from '#contract/forms.ts';
import { KEPT_RESUME_TYPES } from '#contract/resume.ts';
import { record, wasDoneSince } from '../history/history.ts';
import { DeskProblem, notFound } from '../http/errors.ts';
import { AFTER, type DeskApp, optional, PAGE_SIZE } from '../http/schemas.ts';
import { signedInOf } from '../people/access.ts';
import { previewErasure } from '../submissions/erasure.ts';
import { readResume } from '../submissions/find.ts';
import {
  countSubmissions,
  countTabs,
  findByWords,
  formsOf,
  isNarrowed,
  listSubjects,
  listSubmissions,
  type SubmissionFilter,
} from '../submissions/list.ts';
import { isReference } from '../submissions/reference.ts';
import type { ConversationContext } from './context.ts';
import { findSubmission, loadRows, viewSubmission } from './view.ts';

export const BY_REFERENCE = z.object({ reference: z.string().toUpperCase().refine(isReference) });

const word = z.string().max(200);
const day = z.iso.date();
const KIND = z.enum(Object.keys(FORM_KINDS) as FormKind[]);

export const SUBMISSION_QUERY = z.object({
  kind: optional(KIND),
  tab: optional(z.enum(SUBMISSION_TABS)),
  q: optional(word),
  subject: optional(word),
  assignee: optional(word),
  since: optional(day),
  until: optional(day),
  sort: optional(z.enum(SUBMISSION_SORTS)),
  after: AFTER,
});

/** The requested submissions, limited to the forms that the person may see. */
export function submissionFilter(
  request: FastifyRequest,
  { kind, tab = 'waiting', since, until, after: _, ...rest }: z.output<typeof SUBMISSION_QUERY>,
  timeZone: string,
): SubmissionFilter {
  const { person } = signedInOf(request);
  const forms = formsIn(person.scope).filter((form) => kind === undefined || FORMS[form].kind === kind);
  if (forms.length === 0) throw notFound();
  const calendar = createCalendar(timeZone);
  return {
    ...rest,
    tab,
    forms,
    me: person.id,
    since: since === undefined ? undefined : calendar.startOf(since),
    // The date in the filter is inclusive.
    until: until === undefined ? undefined : calendar.rangeOf(until).until,
  };
}

export function formsOfReader(request: FastifyRequest): readonly FormName[] {
  return formsIn(signedInOf(request).person.scope);
}

const READ_ONE = { config: { access: 'read' }, schema: { params: BY_REFERENCE } } as const;

export function registerSubmissionViews(app: DeskApp, { storage, company }: ConversationContext): void {
  const { db } = storage;

  const list = { config: { access: 'read' }, schema: { querystring: SUBMISSION_QUERY } } as const;
  app.get('/api/submissions', list, async (request): Promise<SubmissionPage> => {
    const { after } = request.query;
    const asked = submissionFilter(request, request.query, company.timeZone);
    // Submissions with the same text are folded into one row, unless a filter selects among them.
    const filter = { ...asked, isFolded: asked.tab === 'quarantined' && !isNarrowed(asked) };
    const tabs = await countTabs(db, filter.forms, filter.me);
    const { ids, next } = await listSubmissions(storage, filter, { after, limit: PAGE_SIZE });
    return {
      rows: await loadRows(db, ids, filter.forms),
      next,
      total: isNarrowed(filter) ? await countSubmissions(db, filter) : (tabs[filter.tab] ?? null),
      tabs,
      subjects: await listSubjects(db, formsOf(filter)),
    };
  });

  app.get('/api/submissions/:reference', READ_ONE, (request): Promise<Submission> => {
    return viewSubmission(storage, request.params.reference, formsOfReader(request));
  });
}

const SEARCH_QUERY = z.object({
  q: z.string().max(200).default(''),
  spam: z.enum(['0', '1', '']).default('0'),
  after: AFTER,
});

/** Searches all forms that the person may see, newest first. */
export function registerSearch(app: DeskApp, { storage }: ConversationContext): void {
  app.get(
    '/api/search',
    { config: { access: 'read' }, schema: { querystring: SEARCH_QUERY } },
    async (request): Promise<Page<SubmissionSummary>> => {
      const { q, spam, after } = request.query;
      const wanted = { q, forms: formsOfReader(request), withSpam: spam === '1' };
      const { ids, next } = await findByWords(storage, wanted, { after, limit: PAGE_SIZE });
      return { rows: await loadRows(storage.db, ids, wanted.forms), next, total: null };
    },
  );
}

/** A resume is an untrusted file: no type sniffing, and a sandbox without scripts or requests if a browser renders it. */
const UNTRUSTED_FILE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Records once per person and day who opened the resume: each view of the submission loads it again. */
export function registerResume(app: DeskApp, { storage, company, now }: ConversationContext): void {
  const { db } = storage;
  const calendar = createCalendar(company.timeZone);
  app.get('/api/submissions/:reference/resume', READ_ONE, async (request, reply) => {
    const { submission } = await findSubmission(storage, request.params.reference, formsOfReader(request));
    const file = await readResume(db, submission.id);
    if (file === null) throw new DeskProblem(404, submissionProblems.noResume);
    if (createHash('sha256').update(file.content).digest('hex') !== file.sha256) {
      throw new DeskProblem(500, submissionProblems.resumeDamaged);
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
      .headers({ ...UNTRUSTED_FILE_HEADERS, 'Content-Disposition': attachment(file.file_name) })
      .type(type)
      .send(Buffer.from(buffer, byteOffset, byteLength));
  });
}

/** `filename` in ASCII for old clients, `filename*` in UTF-8 for all others (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** The preview that the erase dialog shows before the person types the reference. */
export function registerErasure(app: DeskApp, desk: ConversationContext): void {
  const options = { config: { access: 'erase' }, schema: { params: BY_REFERENCE } } as const;
  app.get('/api/submissions/:reference/erasure', options, async (request): Promise<ErasurePreview> => {
    const details = await findSubmission(desk.storage, request.params.reference, formsOfReader(request));
    return previewErasure(desk, details);
  });
}
