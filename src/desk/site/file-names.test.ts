import { expect, test } from 'vitest';
import type { Json } from '#contract/desk/content-tree.ts';
import { fieldName, groupOf, labelOf, titleOf } from './file-names.ts';

const page: Json = {
  title: 'Cloud Enablement Migration',
  menuTitle: 'Cloud',
  area: 'solutions',
  sections: [
    { $id: 'a', kind: 'page-hero', title: 'Cloud Enablement Migration', lead: 'Lead' },
    {
      $id: 'b',
      kind: 'card-grid',
      title: 'Assess, move, operate',
      items: [
        { $id: 'c', title: 'One' },
        { $id: 'd', title: 'Two' },
      ],
    },
    { $id: 'e', kind: 'call-to-action', title: 'A very long title that would not leave room for the field' },
  ],
};
const positions: Json = { items: [{ $id: 'x', title: 'Data Scientist', pay: { from: 1 } }] };

test.each([
  ['sections.#b.title', 'Assess, move, operate › Title'],
  // A section that repeats the title of its page is named for its kind.
  ['sections.#a.lead', 'Page hero › Lead'],
  ['sections.#b.items.#d.title', 'Assess, move, operate › Items › 2 › Title'],
  ['sections.#e.actions', 'A very long title that would not leave room for… › Buttons'],
  ['sections', 'Sections'],
  ['menuTitle', 'Menu title'],
  ['', ''],
])('on a page, "%s" is "%s"', (path, label) => {
  expect(labelOf(path, 'pages/cloud.json', page)).toBe(label);
});

test('a record of a list is called by its name', () => {
  expect(labelOf('items.#x.pay.from', 'lists/positions.json', positions)).toBe('Data Scientist › Pay › From');
});

test('an entry that is gone has no number', () => {
  expect(labelOf('sections.#b.items.#gone.title', 'pages/cloud.json', page)).toBe(
    'Assess, move, operate › Items › – › Title',
  );
});

test.each([
  ['menuTitle', 'Menu title'],
  ['to', 'Link'],
  ['sapReadiness', 'SAP readiness'],
  ['call-to-action', 'Call to action'],
  ['Engagement lead', 'Engagement lead'],
])('the field "%s" is called "%s"', (name, text) => {
  expect(fieldName(name)).toBe(text);
});

test.each([
  ['pages/cloud.json', page, 'Cloud', 'solutions'],
  ['lists/partners.json', positions, 'Alliances', 'lists'],
  ['site.json', {}, 'Menus and footer', 'site'],
  ['pages/new-page.json', {}, 'New page', 'company'],
] as const)('%s is "%3$s"', (file, content, title, group) => {
  expect(titleOf(file, content)).toBe(title);
  expect(groupOf(file, content)).toBe(group);
});
