import { describe, expect, it } from 'vitest';
import { shades } from '#content/palette/shades.ts';
import { facts, type Letter, toHtml, toPlainText } from './letter.ts';

const letter: Letter = {
  preview: 'Preview',
  eyebrow: 'Enquiry',
  title: 'Title',
  blocks: [
    { kind: 'paragraph', text: 'Call +1 (713) 555-0100, or see https://site.example/a?b=1&c=2 today.' },
    { kind: 'warning', text: 'Careful' },
    { kind: 'reference', label: 'Reference', value: 'K-1' },
    facts(
      ['Email', "o'hara@plant.example"],
      ['Phone', '+91 40 5550 0100'],
      ['Website', 'https://a.example'],
      ['Organization', '<b>Plant</b>'],
    ),
    { kind: 'long-text', label: 'Details', text: 'Words of a visitor, https://not-pressed.example' },
    { kind: 'link', label: 'Confirm', url: 'https://site.example/confirm' },
    {
      kind: 'actions',
      links: [
        { label: 'Answered', url: 'https://site.example/1' },
        { label: 'Spam', url: 'https://site.example/2' },
      ],
      note: 'Note',
    },
    { kind: 'heading', text: 'Waiting' },
    {
      kind: 'entries',
      entries: [
        {
          title: 'Entry',
          reference: 'K-2',
          lines: ['Line'],
          quote: 'Quote',
          links: [{ label: 'Open', url: 'https://site.example/3' }],
        },
      ],
    },
  ],
  footer: ['Company', 'info@site.example'],
};
const html = toHtml(letter, 'Company');
const tags = (name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

describe('a mail', () => {
  it('links URLs, emails and phone numbers in its own text and in fields, not in long text', () => {
    const addresses = tags('a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);
    expect(addresses).toEqual([
      'tel:+17135550100',
      'https://site.example/a?b=1&amp;c=2',
      'mailto:o&#39;hara@plant.example',
      'tel:+914055500100',
      'https://a.example',
      'https://site.example/confirm',
      'https://site.example/1',
      'https://site.example/2',
      'https://site.example/3',
      'mailto:info@site.example',
    ]);
    expect(html).not.toContain('<b>');
  });

  it('uses only layout that Outlook supports: padding in cells, widths as attributes', () => {
    for (const name of ['a', 'p', 'div', 'span', 'h1', 'h2', 'table']) {
      for (const tag of tags(name)) expect(tag).not.toMatch(/[";]padding:/);
    }
    expect(html).toContain('<!--[if mso]><table role="presentation" width="600"');
    for (const tag of tags('table')) expect(tag).toMatch(/role="presentation"/);
  });

  it('has a dark-mode color for each light one', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    const dark = new Set(['page', 'sheet', 'text', 'muted', 'rule', 'box', 'button']);
    for (const tag of html.match(/<[a-z0-9]+ [^>]*class="[^>]*>/g) ?? []) {
      for (const name of /class="([^"]*)"/.exec(tag)![1]!.split(' ')) expect(dark).toContain(name);
    }
    const unnamed = (html.match(/<(?:td|p|span|a)\b[^>]*[";]color:#[^>]*>/g) ?? []).filter(
      (tag) => !/class="|background:/.test(tag) && !tag.includes(`color:${shades.white}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('includes links and contact details in plain text', () => {
    const text = toPlainText(letter);
    for (const expected of [
      '+1 (713) 555-0100',
      'Confirm: https://site.example/confirm',
      'info@site.example',
    ])
      expect(text).toContain(expected);
  });
});
