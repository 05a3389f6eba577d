import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { firstStep, license, managedServicesFee, mdsliteSetup, phonePrice } from '#content/prices.ts';

/** Facts that belong only in src/content/company.ts. */
const facts = [
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

/** Files in which such a word means something else. */
const exceptions: readonly { readonly file: RegExp; readonly why: string }[] = [
  { file: /^src\/content\/company\.ts$/, why: 'the facts themselves' },
  { file: /\.test\.tsx?$/, why: 'examples' },
  { file: /^src\/generated\//, why: 'made from the rest' },
  {
    file: /^src\/pages\/(careers\/content\/positions|home\/content\/(insights|testimonials|clients|partners)|about\/content\/leadership)\.ts$/,
    why: 'records that people add in words of their own: adding one fails no test',
  },
];

/** Internal names, which stay when the company changes. */
const codeNames = /kelvane-website|kelvane\.sqlite|kelvane-\$\{/g;

it('no fact about the company is in the source outside of company.ts', () => {
  const found = globSync('src/**/*.{ts,tsx,html,css,json}')
    .filter((file) => !exceptions.some((exception) => exception.file.test(file)))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(codeNames, '').toLowerCase();
      return facts
        .filter((fact) => wordOf(fact).test(text))
        .map((fact) => `${file} says "${fact}": take it from src/content/company.ts or places.ts`);
    });
  expect(found).toEqual([]);
});

it('a year within another number is not a fact', () => {
  expect(wordOf('2014').test('const SIGNATURE = 0x02014b50;')).toBe(false);
  expect(wordOf('2014').test('a client since 2014, and')).toBe(true);
});

it('a price of prices.ts is in no other file', () => {
  const prices = [
    ...Object.values({ ...license, ...firstStep }),
    phonePrice,
    mdsliteSetup,
    managedServicesFee,
  ];
  const found = globSync('src/{pages,content}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|content\/prices\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...new Set(prices)]
        .filter((price) => wordOf(price).test(text))
        .map((price) => `${file} says "${price}": take it from src/content/prices.ts`);
    });
  expect(found).toEqual([]);
});

function wordOf(text: string): RegExp {
  const escaped = text.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}]|,\\d)`, 'u');
}
