/** The records that the tables are checked against, by page id or by the name of another group. */

import { company } from '#content/company.ts';
import { cookieTexts } from '#content/cookies.ts';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import type { Field } from '#contract/form-field.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import * as resume from '#contract/resume.ts';
import * as drawer from '#enhance/cookie-drawer.ts';
import * as header from '#enhance/header-state.ts';
import * as stages from '#enhance/hero-stage.ts';
import * as reveal from '#enhance/reveal.ts';
import * as tooltips from '#enhance/tooltips.ts';
import { closeDelay } from '#features/consent/cookie-drawer.tsx';
import * as toasts from '#features/feedback/toast-store.ts';
import { queryClient } from '#features/forms/query-client.ts';
import * as carousel from '#features/home/carousel-edges.ts';
import * as testimonials from '#features/home/testimonial-cycle.ts';
import * as typing from '#features/home/typing.ts';
import { columns } from '#features/search/columns.ts';
import { legalTexts } from '#generated/legal.ts';
import { lists } from '#generated/lists.ts';
import { entries } from '#generated/page-entries.ts';
import type { PageId } from '#generated/page-id.ts';
import { sections } from '#generated/page-sections.ts';
import { notFoundTexts } from '#generated/texts/site.ts';
import { hoursText } from '#site/business-hours.ts';
import * as navigation from '#site/navigation.ts';
import * as search from '#site/search.ts';
import { documentTitle } from '#site/title.ts';
import { sectionOf } from '../helpers/sections.ts';

const { queries, mutations } = queryClient.getDefaultOptions();
const enhance = { ...drawer, ...header, ...stages, ...reveal, ...tooltips };
const features = { ...toasts, ...carousel, ...testimonials, ...typing, closeDelay };

/** The categories by enquiry type. */
const categories = Object.groupBy(CONTACT_FORM.fields.specificCategory.options, ({ when }) => when);

export const records: Record<string, object> = {
  documentTitle: { home: documentTitle('home') },
  navigation,
  search: { ...search, columns },
  company: { ...company, hours: company.businessHours.map((row) => `${row.label} ${hoursText(row)}`) },
  cookieTexts,
  'not-found': notFoundTexts,
  newsletter: { ...NEWSLETTER_FORM, ...NEWSLETTER_FORM.fields, fields: rules(NEWSLETTER_FORM.fields) },
  'contact-form': { ...CONTACT_FORM, ...CONTACT_FORM.fields, fields: rules(CONTACT_FORM.fields), categories },
  'careers-form': { ...CAREERS_FORM, ...resume, fields: rules(CAREERS_FORM.fields) },
  constants: { ...queries, mutationRetry: mutations?.retry, ...enhance, ...features },
};

const itemsOf: Readonly<Record<string, unknown>> = lists;
for (const [page, list] of Object.entries(sections)) {
  const byKind = list.map((section) => [section.kind, { items: itemsOf[section.kind], ...section }]);
  records[page] = { entry: entries[page as PageId], ...Object.fromEntries(byKind.toReversed()) };
}

/** "Thursday, August 13, 2020", as the page shows it. */
const writtenDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const webinars = sectionOf('mdslite', 'event-series').items;
Object.assign(records.mdslite!, { writtenDays: webinars.map(({ day }) => writtenDay.format(new Date(day))) });

for (const [page, { updated, sections }] of Object.entries(legalTexts)) {
  const blocks = Object.fromEntries(sections.map((section) => [section.id, section.blocks]));
  records[page] = { updated, contents: sections, sections: blocks };
}

/** "age number required": a field with its kind. */
function rules(fields: Readonly<Record<string, Field>>): string[] {
  return Object.entries(fields).map(([name, { kind, required }]) =>
    [name, kind, ...(required ? ['required'] : [])].join(' '),
  );
}
