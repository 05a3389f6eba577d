import { filled } from '#content/filled.ts';
import { digestMailTexts as texts } from '#content/mails.ts';
import type { DigestContent, Listed } from '../digest/digest-content.ts';
import { type DigestPlace, deliveryEntry, heldEntry, waitingEntry } from './digest-entries.ts';
import type { Block, Entry, Letter } from './letter.ts';
import { dayIn, footerOf } from './sender.ts';

const SECTIONS = ['waiting', 'held', 'stuck'] as const;
type Section = (typeof SECTIONS)[number];

/** Tells the team of all that waits. Sections with nothing in them are left out. */
export function digestLetter(
  content: DigestContent,
  place: DigestPlace,
): { readonly subject: string; readonly letter: Letter } {
  const entries: Readonly<Record<Section, readonly Entry[]>> = {
    waiting: content.waiting.rows.map((row) => waitingEntry(row, place)),
    held: content.held.rows.map((row) => heldEntry(row, place)),
    stuck: content.stuck.rows.map((mail) => deliveryEntry(mail, place)),
  };
  const filledOnes = SECTIONS.filter((section) => content[section].count !== 0);
  const what = filledOnes
    .map((section) => filled(texts[section], { count: countOf(content[section]) }))
    .join(', ');
  return {
    subject: filled(texts.subject, { what }),
    letter: {
      preview: texts.preview,
      eyebrow: today(place),
      title: what,
      blocks: [
        ...filledOnes.flatMap((section): Block[] => [
          { kind: 'heading', text: texts.headings[section] },
          { kind: 'entries', entries: entries[section] },
          ...others(section, content[section], place),
        ]),
        {
          kind: 'paragraph',
          text: filled(texts.note, { date: dayIn(place.company, place.links.expiresAt) }),
        },
      ],
      footer: footerOf(place.company),
    },
  };
}

/** Beyond so many the desk stops to count. */
const MOST_COUNTED = 2000;

function countOf({ count }: Listed<unknown>): string {
  return count === null
    ? filled(texts.more, { count: MOST_COUNTED.toLocaleString('en-US') })
    : count.toLocaleString('en-US');
}

/** That there are more than are listed, and where to see them. */
function others(section: Section, { rows, count }: Listed<unknown>, { deskUrl }: DigestPlace): Block[] {
  const left = (count ?? MOST_COUNTED) - rows.length;
  if (left <= 0) return [];
  const pages = { waiting: '', held: '/quarantine', stuck: '/delivery?tab=stuck' };
  const where = deskUrl === null ? texts.commands[section] : `${deskUrl}${pages[section]}`;
  return [{ kind: 'paragraph', text: filled(texts.others, { count: left.toLocaleString('en-US'), where }) }];
}

/** "Monday, November 16" */
function today({ timeZone, now }: DigestPlace): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(now);
}
