/** The expected accessibility outline of three pages (see `outline`), with texts from the content. */

import { company } from '#content/company.ts';
import { filled } from '#content/filled.ts';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import type { Field } from '#contract/form-field.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { lists } from '#generated/lists.ts';
import { controlTexts, footerTexts, formTexts, navigationTexts } from '#generated/texts/site.ts';
import { footerLinks, headerLinks, menus } from '#site/navigation.ts';
import { pages } from '#site/pages.ts';
import { sectionOf } from './sections.ts';

const { acceptsPrivacyPolicy: _, ...newsletterFields } = NEWSLETTER_FORM.fields;
/** Shown once a type of enquiry is chosen. */
const { specificCategory: __, ...contactFields } = CONTACT_FORM.fields;

export const mainOutlines = {
  home: `
main
  region "${controlTexts.stages}"
    heading 1
    links
${lines(sectionOf('home', 'scroll-hero').stages, ({ label }) => `    button "${label}"`)}
    links
  heading 2
  links
  heading 2
  links
  heading 3
  heading 2
  links
  heading 3
  heading 2
  links
  heading 3
  heading 2
  links
  button "${controlTexts.previousInsights}"
  button "${controlTexts.nextInsights}"
  region "${sectionOf('home', 'insights').title}"
    links
    heading 3
  heading 2
  links
  heading 2
  links
  heading 2
  region "${sectionOf('home', 'testimonials').title}"
    heading 2
${lines(lists.testimonials, (_, at) => `    button "${filled(controlTexts.testimonial, { place: at + 1, count: lists.testimonials.length })}"`)}
    status
  heading 2
  links
  heading 2
${fields(newsletterFields)}
  checkbox "${formTexts.privacy.accept} ${formTexts.privacy.policy}"
  links
  button "${NEWSLETTER_FORM.submit.label}"
  heading 2
  links
  button "${controlTexts.cookieSettings}"`,
  contact: `
main
  heading 1
  heading 2
${fields(contactFields)}
  status
  button "${CONTACT_FORM.submit.label}"
  heading 3
  heading 2
  heading 3
  links
  heading 2
  links
  heading 2
  links`,
  careers: `
main
  heading 1
  links
  heading 2
  heading 3
  heading 2
  heading 3
  heading 4
  links
  heading 2
  heading 2
  heading 3
  heading 2
  links
${fields(CAREERS_FORM.fields)}
  button "Resume"
  button "${CAREERS_FORM.submit.label}"
  heading 2
  links
  heading 2
  links`,
};

export function headerOutline(): string {
  return `
link "${navigationTexts.skip}"
banner
  link "${company.name}, ${navigationTexts.home}"
  navigation "${navigationTexts.main}"
${lines(menus, (menu) => `    button "${menu.label}"`)}
${lines(headerLinks, (id) => `    link "${pages[id].title}"`)}
  button "${navigationTexts.search}"
  link "${navigationTexts.contact}"`.trim();
}

export function footerOutline(): string {
  return `
contentinfo
  link "${footerTexts.careersAction}"
  navigation "${footerTexts.quickLinks}"
    heading 2
${lines(footerLinks.quick, (id) => `    link "${pages[id].title}"`)}
  navigation "${footerTexts.company}"
    heading 2
${lines(footerLinks.company, (id) => `    link "${pages[id].title}"`)}
    link "${footerTexts.officeLocations}"
  heading 2
${lines(company.social, ({ network }) => `  link "${network} (opens in a new tab)"`)}
  link "${footerTexts.email}"
  button "${footerTexts.cookieSettings}"
${lines(footerLinks.legal, (id) => `  link "${pages[id].title}"`)}`.trim();
}

function fields(all: Readonly<Record<string, Field>>): string {
  const roles: Partial<Record<Field['kind'], string>> = {
    choice: 'combobox',
    checkbox: 'checkbox',
    number: 'spinbutton',
  };
  return lines(
    Object.values(all),
    ({ kind, label, required }) =>
      `  ${roles[kind] ?? 'textbox'} "${label}${required || kind === 'checkbox' ? '' : ' (optional)'}"`,
  );
}

export function lines<Item>(items: readonly Item[], line: (item: Item, index: number) => string): string {
  return items.map(line).join('\n');
}
