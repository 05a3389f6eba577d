import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { company, legalName, oneLineAddress } from './company.ts';
import { facts } from './facts.ts';
import { setKnownNames } from './fields.ts';
import { legalAnchors } from './legal-files.ts';
import { loadLegalTexts, parseLegalText } from './legal-load.ts';
import { pageAnchors } from './load.ts';
import { builtText } from './served-texts.ts';

const names = { files: [], media: [], legalTexts: [], enquiryTypes: new Map() };

beforeEach(() => {
  const pages = new Map([
    ['contact', []],
    ['privacy-policy', ['cookies']],
  ]);
  setKnownNames({ ...names, pages, facts });
});
afterEach(() => setKnownNames({ ...names, pages: new Map(), facts: {} }));

const opening = '---\nupdated: 2026-01\n---\n\nA summary.\n\n';
/** The text of a section, whose first line is line 9 of the file. */
const section = (text: string) => `${opening}## Title {#title}\n\n${text}\n`;
const parse = (source: string) => parseLegalText(source, 'a.md');
const blocksOf = (text: string) => parse(section(text)).text.sections[0]?.blocks;

it('a legal text has a month, a summary and sections with every kind of block', () => {
  const source = `---
updated: 2026-01
---

These terms are those of {company.legalName},
on two lines.

A second paragraph.

## First title {#first}

### A subtitle

Write to [{company.email}](mailto:{company.email}), use [the form](contact)
or read [about cookies](privacy-policy#cookies) and [the end](#second).

{served: policy-counted}

- a point;
- a [link](contact).

- **Kept**: 30 days \\*at most\\*.
- **Counted**: {served: policy-visit-kept}
- **{office.title}**: {company.legalName}, {office.address}

## Second title {#second}

The end.
`;
  expect(parse(source)).toEqual({
    problems: [],
    text: {
      updated: '2026-01',
      summary: [
        { text: `These terms are those of ${legalName}, on two lines.` },
        { text: 'A second paragraph.' },
      ],
      sections: [
        {
          id: 'first',
          title: 'First title',
          blocks: [
            { subtitle: 'A subtitle' },
            {
              text: [
                'Write to ',
                { label: company.email.general, to: { url: `mailto:${company.email.general}` } },
                ', use ',
                { label: 'the form', to: { page: 'contact' } },
                ' or read ',
                { label: 'about cookies', to: { page: 'privacy-policy', anchor: 'cookies' } },
                ' and ',
                { label: 'the end', to: { anchor: 'second' } },
                '.',
              ],
            },
            { text: builtText('policy-counted'), place: 'policy-counted' },
            { list: ['a point;', ['a ', { label: 'link', to: { page: 'contact' } }, '.']] },
            {
              facts: [
                { term: 'Kept', text: '30 days *at most*.' },
                { term: 'Counted', text: builtText('policy-visit-kept'), place: 'policy-visit-kept' },
                ...company.offices.map((office) => ({
                  term: office.title,
                  text: `${legalName}, ${oneLineAddress(office)}`,
                })),
              ],
            },
          ],
        },
        { id: 'second', title: 'Second title', blocks: [{ text: 'The end.' }] },
      ],
    },
  });
});

it('Windows line endings make no difference', () => {
  const source = section('Text.\n\n- **Term**: text');
  expect(parse(source.replaceAll('\n', '\r\n'))).toEqual(parse(source));
});

it('a blank line between the points of a list makes no difference', () => {
  expect(blocksOf('- one\n\n- two')).toEqual([{ list: ['one', 'two'] }]);
});

describe('problems', () => {
  it.each([
    ['[a](contcat)', 'There is no page "contcat". Did you mean "contact"?'],
    [
      '[a](privacy-policy#cookie)',
      'There is no anchor "cookie" on the page "privacy-policy". Did you mean "cookies"?',
    ],
    ['[a](#titel)', 'There is no heading with the id "titel". Did you mean "title"?'],
    [
      '[a](http://www.example.com)',
      'The address "http://www.example.com" does not start with https:. Write one that does.',
    ],
    [
      '[a](contact?enquiryType=Request for Proposal)',
      'A link is not complete. Write "[words](target)", with %20 in place of a space in the target.',
    ],
    ['[a](mailto:{company.emial})', 'There is no fact {company.emial}. Did you mean {company.email}?'],
    ['- **{office.titel}**: a', 'There is no fact {office.titel}. Did you mean {office.title}?'],
    ['By {company.name', 'A "{" has no partner. Write facts as in {company.name}.'],
    ['{served: policy-counts}', 'There is no served text "policy-counts". Did you mean "policy-counted"?'],
    ['{served: drawer-lead}', 'There is no served text "drawer-lead".'],
    [
      'It says: {served: policy-counted}',
      '{served: policy-counted} must be a whole paragraph or the whole text of a fact.',
    ],
    [
      '- {served: policy-counted}',
      '{served: policy-counted} must be a whole paragraph or the whole text of a fact.',
    ],
    ['- **Term** text', 'A colon is missing after the bold words. Write "- **Term**: text".'],
    ['- **Term**:', 'The text is missing.'],
    ['- one\n  - inner', 'A list entry must be one paragraph, without a list in it.'],
    ['1. one', 'Numbered lists are not allowed here. Begin each line with "- ".'],
    ['#### Deep', 'A heading with "####" is not allowed here. Write "##" or "###".'],
    ['### A [link](contact)', 'A link is not allowed here. Write plain words.'],
    ['Some *words*.', 'Text in italics is not allowed here. Write plain words and links.'],
    [
      '| a | b |\n| - | - |\n| c | d |',
      'A table is not allowed here. Write paragraphs, "###" headings and lists.',
    ],
    ['&copy; others', '"&copy;" is shown as it is written. Write the character itself.'],
  ])('%s', (text, message) => {
    expect(parse(section(text)).problems).toEqual([`a.md: line 9: ${message}`]);
  });

  it.each([
    [
      '## Your rights\n\nText.',
      7,
      'The heading "Your rights" has no id. Write "## Your rights {#your-rights}".',
    ],
    ['## A {#My id}\n\nText.', 7, 'The id "My id" is not valid. Use lowercase letters, digits and hyphens.'],
    [
      '## A {#a}\n\nText.\n\n## B {#a}\n\nText.',
      11,
      'The id "a" is also that of a heading above. Write another one.',
    ],
    [
      '## A {#a}\n\n## B {#b}\n\nText.',
      7,
      'There is no text under this heading. Write it, or delete the heading.',
    ],
    ['- a', 7, 'Only paragraphs are allowed before the first heading "## Title {#id}".'],
  ])('of headings: %j', (text, line, message) => {
    expect(parse(opening + text).problems).toEqual([`a.md: line ${line}: ${message}`]);
  });

  it.each([
    ['', 'updated: is missing. Write year and month of the last change, such as "2026-01".'],
    ['---\nupdated: June\n---\n', 'updated: Write year and month, such as "2026-01".'],
    ['---\nupdated: 2026-01\nupdate: 1\n---\n', '"update" is not known here. Did you mean "updated"?'],
  ])('of the front matter %j', (front, message) => {
    const { problems } = parse(`${front}Summary.\n\n## A {#a}\n\nText.\n`);
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  it('are all reported, each with the line it is on', () => {
    const { problems } = parse(
      section('{a.b} and {c.d}\n\n- [a](nowhere)\n- **Term**: {e.f}\n\nLast &amp; least'),
    );
    expect(problems.map((problem) => problem.split(' ', 3).join(' '))).toEqual([
      'a.md: line 9:',
      'a.md: line 9:',
      'a.md: line 11:',
      'a.md: line 12:',
      'a.md: line 14:',
    ]);
  });
});

describe('a content folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'legal-'));
    for (const name of ['legal', 'pages']) mkdirSync(join(folder, name));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('adds the headings of a legal text to the anchors of its page', () => {
    writeFileSync(join(folder, 'legal/terms.md'), section('Text.\n\n### Sub {#sub}'));
    const sections = [
      { kind: 'legal-text', text: 'terms' },
      { kind: 'plate', id: 'below' },
    ];
    writeFileSync(join(folder, 'pages/terms-of-use.json'), JSON.stringify({ sections }));
    expect(pageAnchors(folder)).toEqual(new Map([['terms-of-use', ['title', 'below']]]));
    expect(legalAnchors('not-there', folder)).toEqual([]);
  });

  it('must use every served text in its privacy policy', () => {
    for (const name of ['terms', 'privacy-policy'])
      writeFileSync(join(folder, `legal/${name}.md`), section('{served: policy-counted}'));
    const { texts, problems } = loadLegalTexts(folder);
    expect(Object.keys(texts)).toEqual(['privacy-policy', 'terms']);
    expect(problems).toContain(
      `${folder}/legal/privacy-policy.md: {served: policy-tools} is missing. Write it as a paragraph or as the text of a fact.`,
    );
    expect(problems.join()).not.toMatch(/policy-counted|terms\.md/);
  });
});
