import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { company } from '#content/company.ts';

/** What stands in src/content/company.ts and nowhere else. */
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

/** Where such a word means something else. */
const exceptions: readonly { readonly file: RegExp; readonly why: string }[] = [
  { file: /^src\/content\/company\.ts$/, why: 'the facts themselves' },
  { file: /\.test\.tsx?$/, why: 'examples' },
  { file: /^src\/generated\//, why: 'made from the rest' },
  {
    file: /^src\/pages\/(careers\/content\/positions|home\/content\/(insights|testimonials|clients|partners)|about\/content\/leadership)\.ts$/,
    why: 'records that people add in words of their own: adding one fails no test',
  },
];

/** Names of the program, which no visitor reads and which stay when the company's does not. */
const codeNames = /kelvane-website|kelvane\.sqlite|kelvane-\$\{/g;

it('no fact about the company stands in the source outside of company.ts', () => {
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

function wordOf(fact: string): RegExp {
  const letters = fact.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`);
}
