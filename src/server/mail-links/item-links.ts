import { ENDPOINTS } from '#contract/endpoints.ts';
import { type LinkAction, signLink } from './link-token.ts';

/** Time enough to answer, and short enough that an old mailbox is worth nothing to whoever gets into it. */
export const LINK_MS = 30 * 24 * 60 * 60 * 1000;

/** Makes the links by which somebody handles an item from a mail. */
export interface ItemLinks {
  readonly expiresAt: number;
  urlOf(action: LinkAction, reference: string): string;
}

/** Of one email: who follows them is known by whom it went to. */
export function createItemLinks(key: Buffer, siteUrl: string, mail: string, now: number): ItemLinks {
  const expiresAt = now + LINK_MS;
  return {
    expiresAt,
    urlOf(action, reference) {
      const token = signLink(key, { action, reference, mail, expiresAt });
      return `${siteUrl}${ENDPOINTS.itemAction}?token=${token}`;
    },
  };
}
