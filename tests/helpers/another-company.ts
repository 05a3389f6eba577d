import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { shades } from '#content/palette/shades.ts';
import { mark } from '#generated/mark.ts';
import { editContent, type Json } from './edit-content.ts';

/** Names twice as long as the original ones, to test that they fit. */
export const another = {
  name: 'Van der Meersch Precision Engineering and Automation Works',
  shortName: 'Van der Meersch',
  city: 'Geraardsbergen',
  photo: { media: 'press-shop.jpg', alt: 'Two welders beside the new press' },
  logo: { media: 'acme.svg', alt: 'Acme Rolling Mills' },
};

/** Traces of the old company. A match in the new site is a hard-coded fact. */
const oldFacts = /kelvane|houston|hyderabad|\b2005\b|\btexas\b|555-0142|bayou crossing/gi;

/** The colors of the old company, except white, and the mark drawn from its name. */
const oldLook = [
  ...Object.values(shades).flatMap((shade) =>
    typeof shade === 'string' ? [] : Object.values<string>(shade),
  ),
  mark.vane,
];

/** Other hues of the same lightness, so that contrast is unchanged. */
const newColors: Readonly<Record<string, string>> = {
  ...{ paper: '#fffdf7', ink: '#0a1d20', steel: '#587376', straw: '#ffb18b', bronze: '#c3626b' },
  ...{ violet: '#5c66c4', blue: '#037ba1', teal: '#3d836a', danger: '#a4306a', success: '#4a5b20' },
};

/** Two items replace the first one of each list, so that counts change and both adding and removing are tested. */
const newItems: Readonly<Record<string, readonly object[]>> = {
  positions: [
    {
      ...{ title: 'Welder', department: 'Workshop', location: 'Gent', type: 'Contract', experience: 'none' },
      ...{ skills: ['Patience'], duties: ['You weld.'], closes: '2999-12-31' },
      pay: { from: 20, to: 25, currency: 'EUR', per: 'hour' },
    },
    {
      ...{ title: 'Rigger', department: 'Workshop', location: 'Gent', type: 'Contract', experience: 'none' },
      ...{ skills: ['Knots'], closes: '2001-01-01' },
    },
  ],
  insights: [
    {
      ...{ image: another.photo, type: 'Film', date: '2031-01-31', title: 'A press in pictures' },
      ...{ description: 'How it came through the door.', url: 'https://press.example/film' },
    },
    {
      ...{ image: 'scene-flexpod.built-products', type: 'Talk', date: '2019-01-31', title: 'A talk' },
      ...{ description: 'What was asked.', url: 'https://talks.example/1' },
    },
  ],
  testimonials: [
    { quote: 'They came back.', name: 'Els Maes', position: 'Owner, Acme', image: another.photo },
    { quote: 'It runs.', name: 'Jef Maes', position: 'Foreman, Acme', image: 'portrait-client-2' },
  ],
  clients: [
    { name: 'Acme Rolling Mills', logo: another.logo, color: 'blue' },
    { name: 'Maes & Zonen', color: 'teal' },
  ],
  partners: [
    {
      ...{ name: 'Acme Rolling Mills', logo: another.logo, description: 'Steel.', stats: '9 coils' },
      ...{ color: 'blue', highlights: ['Thin', 'Wide'] },
    },
    {
      ...{ name: 'Maes & Zonen', description: 'Bolts.', stats: '8 boxes' },
      ...{ color: 'teal', highlights: ['Short', 'Long'] },
    },
  ],
  leaders: [
    { name: 'An Peeters', position: 'Chief Executive', photo: another.photo, description: ['An welds.'] },
    {
      ...{ name: 'Wim Peeters', position: 'Chief Welder', photo: 'portrait-leader-2' },
      description: ['Wim leads.'],
    },
  ],
};

/** Turns a copy of the project into another company's, following the README. */
export async function rebrand(folder: string): Promise<void> {
  editContent(folder, 'company.json', (company) => {
    const text = JSON.stringify({ ...company, legalForm: 'NV', offices: company.offices.slice(0, 1) })
      .replaceAll('Kelvane Technology Solutions', another.name)
      .replaceAll('Kelvane', another.shortName)
      .replaceAll('kelvane', 'vandermeersch')
      .replaceAll('Houston', another.city)
      .replaceAll('Hyderabad', 'Brugge')
      .replaceAll('Texas', 'Flanders')
      .replaceAll('2005', '1987')
      .replaceAll('4100 Bayou Crossing, Suite 900', 'Vesten 1')
      .replaceAll('713) 555-0142', '9) 555 01 42');
    return JSON.parse(text);
  });
  editContent(folder, 'colors.json', (colors) => ({ ...colors, ...newColors }));
  for (const [list, items] of Object.entries(newItems))
    editContent(folder, `lists/${list}.json`, ({ items: [, ...others], ...file }) => ({
      ...file,
      items: [...items, ...others],
    }));
  editContent(folder, 'pages/analytics.json', (page) => {
    const { items } = page.sections.find(({ kind }: Json) => kind === 'accordion');
    items.splice(0, 1, { ...items[0], title: 'Chalk', description: 'On a board.' });
  });
  const picture = { width: 1600, height: 1200, channels: 3, background: '#875' } as const;
  await sharp({ create: picture })
    .jpeg()
    .toFile(join(folder, 'media', 'press-shop.jpg'));
  writeFileSync(
    join(folder, 'media', another.logo.media),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><path d="M0 0h300v60z"/></svg>',
  );
}

/** Remaining traces of the old company in text files, by file and word. */
export function tracesOfOld(folder: string, patterns: readonly string[]): string[] {
  const files = globSync([...patterns], { cwd: folder });
  if (files.length === 0) throw new Error(`No file matches ${patterns.join()}.`);
  // Libraries may contain such words.
  return files
    .filter((file) => !file.includes('/pdfjs-'))
    .flatMap((file) => tracesIn(readFileSync(join(folder, file), 'utf8')).map((word) => `${file}: ${word}`));
}

export function tracesIn(text: string): string[] {
  return [...new Set(text.match(oldFacts)), ...oldLook.filter((value) => text.includes(value))];
}
