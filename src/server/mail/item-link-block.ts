import { filled } from '#content/filled.ts';
import { itemLinkTexts as texts } from '#content/mails.ts';
import type { ItemLinks } from '../mail-links/item-links.ts';
import type { LinkAction } from '../mail-links/link-token.ts';
import type { SubmissionRow } from '../storage/schema.ts';
import type { Letter, Link } from './letter.ts';
import { type Company, dayIn } from './sender.ts';

/** The letter, with what the team can do about the item below it. */
export function withItemLinks(
  letter: Letter,
  submission: SubmissionRow,
  company: Company,
  links: ItemLinks,
): Letter {
  const found = itemLinksOf(submission, links);
  if (found.length === 0) return letter;
  const note = filled(texts.note, { date: dayIn(company, links.expiresAt) });
  return { ...letter, blocks: [...letter.blocks, { kind: 'actions', links: found, note }] };
}

function itemLinksOf(
  submission: Pick<SubmissionRow, 'form' | 'state' | 'acked_at' | 'reference'>,
  links: ItemLinks,
): readonly Link[] {
  return actionsFor(submission).map((action) => ({
    label: texts[action],
    url: links.urlOf(action, submission.reference),
  }));
}

/** What there is to do, as it is at the moment the mail is written. Nobody answers a subscription that was accepted. */
function actionsFor({
  form,
  state,
  acked_at,
}: Pick<SubmissionRow, 'form' | 'state' | 'acked_at'>): LinkAction[] {
  if (state === 'quarantined') return ['release', 'spam'];
  if (state === 'rejected') return ['release'];
  if (form === 'newsletter') return [];
  return acked_at === null ? ['answered', 'spam'] : ['spam'];
}
