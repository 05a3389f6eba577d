import type { FormName } from '#contract/answer.ts';
import { digestLetter } from '../mail/digest-mail.ts';
import { toHtml } from '../mail/html.ts';
import { toPlainText } from '../mail/plain-text.ts';
import type { MailSender } from '../mail/sender.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { ItemLinks } from '../mail-links/item-links.ts';
import type { Courier } from '../outbox/courier.ts';
import type { DigestStore } from '../storage/digest-store.ts';
import type { Claim } from '../storage/outbox-store.ts';
import type { Storage } from '../storage/storage.ts';
import { type DigestContent, formsOfRecipient, gatherDigest, referencesIn } from './digest-content.ts';

export interface DigestSource {
  readonly storage: Pick<Storage, 'db' | 'kind'>;
  readonly store: DigestStore;
  readonly sender: MailSender;
  readonly now: () => number;
}

/** What waits at the moment the mail is written. Null when nothing does any more, or when a newer digest is on its way. */
export async function loadDigest(
  { storage, store, sender, now }: DigestSource,
  { recipient, createdAt }: Claim,
): Promise<DigestContent | null> {
  if (recipient === null) return null;
  const forms: readonly FormName[] = formsOfRecipient(sender.to, recipient);
  const madeAt = await store.madeAt(createdAt, now());
  if (forms.length === 0 || madeAt === null) return null;
  return gatherDigest(storage, forms, await store.toldBefore(recipient, madeAt));
}

export interface DigestCourierOptions {
  readonly sender: MailSender;
  readonly transport: MailTransport;
  readonly itemLinks: (mail: string) => Promise<ItemLinks>;
  readonly deskUrl: string | null;
  readonly timeZone: string;
  readonly now?: () => number;
}

export function createDigestCourier(options: DigestCourierOptions): Courier<DigestContent> {
  const { sender, transport, itemLinks, deskUrl, timeZone, now = Date.now } = options;
  return {
    async deliver({ id, messageId, recipient, createdAt }, content) {
      const links = await itemLinks(id);
      const place = { company: sender.company, deskUrl, timeZone, links, now: now() };
      const { subject, letter } = digestLetter(content, place);
      const to = recipient ?? '';
      await transport.send({
        messageId,
        from: sender.from,
        to: [to],
        recipient: to,
        subject,
        text: toPlainText(letter),
        html: toHtml(letter, sender.company.shortName),
        // By the references a file of it is found when one of the items is erased.
        headers: { 'Auto-Submitted': 'auto-generated', Keywords: referencesIn(content).join(', ') },
        date: new Date(createdAt),
        slug: 'digest',
      });
      return { state: 'sent' };
    },
    // The transport is the mail worker's, who closes it.
    close: () => {},
  };
}
