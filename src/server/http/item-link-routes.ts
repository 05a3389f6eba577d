import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Company } from '../mail/sender.ts';
import { itemLinkPage } from '../mail-links/item-link-page.ts';
import type { Found, LinkActions } from '../mail-links/link-actions.ts';
import type { RateLimiter } from '../submissions/rate-limiter.ts';
import { refuseCrossSite } from './cross-site.ts';
import { linkAddress, registerMailedLink } from './mailed-link.ts';
import type { ServerPages } from './server-page.ts';

export interface ItemLinkRouteOptions {
  readonly linkActions: LinkActions;
  readonly linkLimit: RateLimiter;
  readonly company: Company;
  /** Where people of the desk find it, if that is known beyond this machine. */
  readonly deskUrl: string | null;
  readonly pages: ServerPages;
  readonly siteUrl: string | null;
}

/** Handling an enquiry or application from the mail about it: whoever has the link may, without signing in. */
export function registerItemLinks(app: FastifyInstance, options: ItemLinkRouteOptions): void {
  const { linkActions, linkLimit, company, deskUrl, pages, siteUrl } = options;
  const pageOf = (token: string, found: Found) =>
    itemLinkPage(found, {
      company,
      deskUrl,
      address: linkAddress(ENDPOINTS.itemAction, token),
      now: Date.now(),
    });
  registerMailedLink(app, {
    path: ENDPOINTS.itemAction,
    pages,
    gate: refuseCrossSite(siteUrl),
    limit: linkLimit,
    show: async (token) => pageOf(token, await linkActions.look(token)),
    act: async (token) => pageOf(token, await linkActions.act(token)),
  });
}
