import { replyTexts } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import type { Me, Template } from '#contract/desk/views.ts';
import { mailto } from '../components/person.tsx';

/** Email apps truncate long addresses; the quote is shortened first. */
const MAX_BODY = 1500;

/** Greets the visitor by first name. */
export function fillTemplate(
  text: string,
  submission: Pick<Submission, 'name' | 'reference'>,
  me: Me,
): string {
  const values: Readonly<Record<string, string>> = {
    name: greetingName(submission.name),
    reference: submission.reference,
    me: me.person.name,
    company: me.company.name,
  };
  return text.replace(/\{(name|reference|me|company)\}/g, (_whole, name: string) => values[name] ?? '');
}

const TITLES = /^(?:(?:dr|prof|mr|mrs|ms|mx|miss|sir|dipl|ing|herr|frau)\b\.?[\s-]*)+(?=\S)/i;

/** "Karen" of "Karen Ostrowski", "Dr. Karen Ostrowski" and "Ostrowski, Karen"; names in other scripts stay whole. */
export function greetingName(name: string): string {
  const [last = '', first] = name.trim().split(/\s*,\s*/);
  const whole = (first || last).replace(TITLES, '');
  return /^\p{Script=Latin}/u.test(whole) ? (whole.split(/\s+/)[0] ?? whole) : whole || name;
}

/** An undone reply goes above what was typed since. */
export function putAbove(typed: string, text: string): string {
  return typed.trim() === '' ? text : `${text}\n\n${typed}`;
}

export function subjectOf(template: Template | undefined, submission: Submission, me: Me): string {
  if (template) return fillTemplate(template.subject, submission, me);
  return filled(replyTexts.subject, { company: me.company.shortName, reference: submission.reference });
}

/** Opens the person's email app with the reference, the typed text, and the visitor's message as a quote. */
export function mailtoHref(submission: Submission, subject: string, text: string): string {
  const words = submission.texts[0]?.text ?? submission.words;
  const quoted = words
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const whole = `${text}\n\n${filled(replyTexts.quoted, { name: submission.name })}\n${quoted}`;
  const body = whole.length > MAX_BODY ? `${whole.slice(0, Math.max(text.length, MAX_BODY))}…` : whole;
  // In a mailto address a space is %20 and a line ends with CR and LF (RFC 6068).
  const parameters = { subject, body: body.replaceAll('\n', '\r\n') };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${mailto(submission.email)}?${query.join('&')}`;
}
