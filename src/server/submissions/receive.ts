import { randomUUID } from 'node:crypto';
import { FORMS, type FormName, kindOf } from '#contract/forms.ts';
import type { FieldErrors } from '#contract/reply.ts';
import {
  KEPT_RESUME_TYPES,
  RESUME_FIELD,
  RESUME_PROBLEMS,
  type ResumeKind,
  resumeKindOf,
} from '#contract/resume.ts';
import type { VisitPath } from '#contract/visits.ts';
import type { ResumeRow } from '../db/schema.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { Judgment, Suspicion } from './judgement/judge.ts';
import { type OutgoingOptions, outgoingFor, withoutVisitorMail } from './outgoing.ts';
import { fingerprintOf, newReference } from './reference.ts';
import type { ResumeInspection } from './resume-inspection.ts';
import type { SubmissionStore } from './store.ts';
import { readPosition, validate } from './validation.ts';

export type SubmissionResult =
  | { readonly status: 'accepted'; readonly reference: string }
  | { readonly status: 'invalid' | 'wrong-type' | 'too-large'; readonly errors: FieldErrors }
  | { readonly status: 'limited'; readonly retryAfterMs: number };

/** The uploaded file, or why there is none. `wrong-type`: by its first bytes. */
export type Upload =
  | { readonly declaredType: string; readonly fileName: string; readonly bytes: Buffer }
  | 'missing'
  | 'wrong-type'
  | 'too-large';

/** Rate limit, called once for a valid submission: 0, or the milliseconds to wait. */
type Admit = () => number;

export interface Submissions {
  receive(
    form: FormName,
    sent: SentForm,
    suspicion: Suspicion | null,
    how?: HowSent,
  ): Promise<SubmissionResult>;
}

interface SentForm {
  readonly fields: unknown;
  /** Both of an application only. */
  readonly position?: unknown;
  readonly upload?: Upload;
}

interface HowSent {
  readonly admit?: Admit;
  /** Where the visitor came from, with consent. */
  readonly visit?: VisitPath | null;
  readonly judgment?: Pick<Judgment, 'hint' | 'alikeKey'>;
}

interface SubmissionsOptions {
  readonly store: SubmissionStore;
  readonly resumes: ResumeInspection;
  /** Mail per mailbox. Never refuses a submission: an attacker must not be able to block somebody else's address. */
  readonly addressLimit: RateLimiter;
  readonly duplicateWindowMs: number;
  readonly outgoing: OutgoingOptions;
  /** Company recipients by form. */
  readonly recipients: Readonly<Record<FormName, readonly string[]>>;
  readonly messageIdDomain: string;
  /** Called after each commit, as there may be mail to send. */
  readonly onSaved: (saved: {
    readonly form: FormName;
    readonly suspicion: Suspicion | null;
    readonly visit: VisitPath | null;
  }) => void;
  readonly now?: () => number;
}

export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { store, resumes, addressLimit, duplicateWindowMs, outgoing, recipients, messageIdDomain, onSaved } =
    options;
  const { now = Date.now } = options;

  return {
    async receive(form, sent, suspicion, { admit, visit = null, judgment } = {}) {
      const valid = validate(form, sent.fields);
      const resume = kindOf(form).takesResume ? await checkResume(sent.upload ?? 'missing', resumes) : null;
      if (typeof resume === 'string') {
        const errors = { ...(valid.ok ? {} : valid.errors), [RESUME_FIELD]: RESUME_PROBLEMS[resume] };
        const status = { missing: 'invalid', wrongType: 'wrong-type', tooLarge: 'too-large' } as const;
        return { status: status[resume], errors };
      }
      if (!valid.ok) return { status: 'invalid', errors: valid.errors };
      const wait = admit?.() ?? 0;
      if (wait > 0) return { status: 'limited', retryAfterMs: wait };

      const payload = valid.value;
      const email = String(payload.email).toLowerCase();
      const position = readPosition(sent.position);
      const mails = outgoingFor(form, outgoing);
      // A quarantined submission sends no mail, so it does not count.
      const isFlooded = suspicion === null && addressLimit.take(mailboxOf(email)) > 0;
      const createdAt = now();
      const saved = await store.save({
        id: randomUUID(),
        reference: newReference(),
        form,
        email,
        name: FORMS[form].nameFields.map((field) => String(payload[field])).join(' '),
        payload,
        position,
        quarantineReason: suspicion,
        spamHint: judgment?.hint ?? null,
        alikeKey: judgment?.alikeKey ?? null,
        createdAt,
        // A quarantined submission must not make the same text from a person a duplicate.
        fingerprint: fingerprintOf([form, email, payload, position, resume?.sha256, suspicion !== null]),
        duplicateUntil: createdAt + duplicateWindowMs,
        resume,
        visit,
        mails: isFlooded ? withoutVisitorMail(mails) : mails,
        recipients: recipients[form],
        messageIdDomain,
        needsConfirmation: outgoing.confirm,
      });
      if (!saved.isDuplicate) onSaved({ form, suspicion, visit });
      return { status: 'accepted', reference: saved.reference };
    },
  };
}

/** The declared type and the bytes must agree; the Word formats count as one type. */
async function checkResume(
  upload: Upload,
  { inspect }: ResumeInspection,
): Promise<Omit<ResumeRow, 'submission_id'> | keyof typeof RESUME_PROBLEMS> {
  if (upload === 'missing') return 'missing';
  if (upload === 'too-large') return 'tooLarge';
  if (upload === 'wrong-type') return 'wrongType';
  const declared = resumeKindOf(upload.declaredType);
  if (declared === undefined) return 'wrongType';
  const { content, sha256, bytes } = await inspect(upload.bytes);
  if (content === null || (declared === 'pdf') !== (content.kind === 'pdf')) return 'wrongType';
  return {
    file_name: safeFileName(upload.fileName, content.kind),
    kind: content.kind,
    size: bytes.length,
    sha256,
    flags: content.flags.join(','),
    content: bytes,
  };
}

const MAX_STEM_LENGTH = 100;

const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Safe as a file name on any system and in a header. The extension is that of the content. */
export function safeFileName(given: string, kind: ResumeKind): string {
  const base = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    // Control characters, bidirectional marks, and characters that some system forbids.
    .replace(/[\p{C}\u2028\u2029<>:"|?*`$%&;]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const cut = [...stem].slice(0, MAX_STEM_LENGTH).join('').trim();
  const { extension } = KEPT_RESUME_TYPES.find((type) => type.kind === kind)!;
  const isUsable = cut !== '' && !RESERVED_ON_WINDOWS.test(cut);
  return `${isUsable ? cut : 'resume'}${extension}`;
}

/** The two domains are the same, and dots in the local part are ignored. */
const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/**
 * Normalizes an address to its mailbox: capitals, plus tags, dots at Gmail. So variants of an address cannot bypass the rate
 * limit per mailbox.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const untagged = local.replace(/(?!^)\+.*$/, '');
  return GOOGLE.test(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
