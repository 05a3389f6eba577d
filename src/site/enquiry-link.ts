import { filled } from '#content/filled.ts';
import type { LinkRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';
import { formTexts } from '#generated/texts/site.ts';
import { pages } from './pages.ts';

/**
 * A link that presets the contact form also carries its own label and the page's title, so that two buttons of a page do not
 * lead to the same enquiry. The form shows them as the first line of the message.
 */
export function enquiryTarget({ label, to }: LinkRecord, page: PageId | undefined): Target {
  if (!('page' in to) || to.page !== 'contact' || !to.query) return to;
  const title = page && pages[page].title;
  const request = title && !label.includes(title) ? filled(formTexts.request, { label, title }) : label;
  return { ...to, query: { ...to.query, request } };
}
