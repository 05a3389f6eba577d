import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { facts } from '#content/facts.ts';

/** Texts that belong only in content/company.json. */
const companyFacts = [
  company.name,
  company.shortName,
  String(company.foundingYear),
  company.foundingPlace,
  company.phone.display,
  company.phone.dial,
  new URL(company.siteUrl).host,
  ...Object.values(company.email),
  ...company.offices.flatMap((office) => [office.city, office.postalCode, ...office.streetLines]),
  ...company.social.map(({ url }) => url),
];

/** Files that may contain these texts. */
const exceptions: readonly { readonly file: RegExp; readonly reason: string }[] = [
  { file: /^content\/company\.json$/, reason: 'the facts themselves' },
  { file: /\.test\.tsx?$/, reason: 'examples' },
  { file: /^src\/generated\//, reason: 'generated from the other files' },
  { file: /judgement\/weights\.json$/, reason: 'words of visitors in general, computed from the corpus' },
  { file: /^content\/lists\//, reason: 'free text: adding an item must not fail a test' },
];

/** Internal names, which do not change with the company. */
const codeNames = /kelvane-website|kelvane\.sqlite|kelvane-\$\{/g;

it('no source file and no content repeats a fact of company.json', () => {
  const files = ['src/**/*.{ts,tsx,html,css,json}', 'content/**/*.{json,md}'];
  expect(repetitions(companyFacts, files)).toEqual([]);
});

it('a year is not found inside of another number', () => {
  expect(wholeWord('2014').test('const SIGNATURE = 0x02014b50;')).toBe(false);
  expect(wholeWord('2014').test('a client since 2014, and')).toBe(true);
});

it('no content repeats a price of facts.json', () => {
  const prices = Object.entries(facts).filter(([name]) => /^(license|firstStep|prices)\./.test(name));
  const texts = prices.flatMap(([, price]) => (typeof price === 'string' ? [price] : []));
  expect(texts).not.toEqual([]);
  expect(repetitions(texts, ['content/**/*.{json,md}'])).toEqual([]);
});

function repetitions(texts: readonly string[], files: readonly string[]): string[] {
  return globSync([...files])
    .filter((file) => !exceptions.some((exception) => exception.file.test(file)))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8').replace(codeNames, '').toLowerCase();
      return [...new Set(texts)]
        .filter((text) => wholeWord(text).test(source))
        .map((text) => `${file} has "${text}": name the fact in braces, or import it from src/content`);
    });
}

function wholeWord(text: string): RegExp {
  const escaped = text.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}]|,\\d)`, 'u');
}
