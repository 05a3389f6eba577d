/** Every text color with its background, and every border, icon and control that must be visible. */
import { readFileSync } from 'node:fs';
import { deskColors } from '#content/palette/desk.ts';
import { shades } from '#content/palette/shades.ts';
import { mixColors } from '#content/palette/tone.ts';
import { backgrounds } from '../../scripts/art-social.ts';

export interface Pair {
  readonly where: string;
  readonly color: string;
  readonly background: string;
  /** The minimum contrast of WCAG 2: 4.5 for text, 3 for borders, icons and controls. */
  readonly minimum: number;
}

const TEXT = 4.5;
const NON_TEXT = 3;
const { white, steel, ink, straw, blue, teal, danger, success } = shades;

type Variables = Readonly<Record<string, string>>;

/** The site's areas and bands, parsed from src/ui/styles/areas.css. */
const rules = [
  ...readFileSync('src/ui/styles/areas.css', 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g),
].map(([, selector = '', body = '']) => ({
  selectors: selector.split(',').map((part) => part.trim()),
  variables: Object.fromEntries(
    [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  ),
}));

const variablesOf = (selector: string): Variables =>
  Object.assign(
    {},
    ...rules.filter(({ selectors }) => selectors.includes(selector)).map(({ variables }) => variables),
  );

/** Resolves `var(--area-text)` to a color. */
function resolved(text: string, variables: Variables): string {
  const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1];
  if (name === undefined) return text;
  if (name in variables) return resolved(variables[name]!, variables);
  const [, family = '', step] = /^--color-([a-z]+)(?:-(\d+))?$/.exec(name) ?? [];
  const shade = shades[family as keyof typeof shades] as
    | string
    | Readonly<Record<string, string>>
    | undefined;
  const color = typeof shade === 'string' ? shade : shade?.[step ?? ''];
  if (!color) throw new Error(`There is no color ${name}.`);
  return color;
}

const names = (pattern: RegExp): string[] => [
  ...new Set(
    rules.flatMap(({ selectors }) => selectors.flatMap((selector) => pattern.exec(selector)?.[1] ?? [])),
  ),
];

const bandPairs: Pair[] = names(/^\[data-area="(\w+)"\]$/).flatMap((area) =>
  names(/^\.band-(\w+)$/).flatMap((band) => {
    const variables = { ...variablesOf(`[data-area="${area}"]`), ...variablesOf(`.band-${band}`) };
    const background = resolved(variables.background!, variables);
    const focus = band === 'deep' || band === 'ink' ? straw[400] : blue[700];
    const pair = (what: string, color: string, minimum: number): Pair => ({
      where: `site, ${area}, band-${band}: ${what}`,
      color,
      background,
      minimum,
    });
    return [
      pair('text', resolved(variables.color!, variables), TEXT),
      pair('secondary text (--muted)', resolved(variables['--muted']!, variables), TEXT),
      pair('accent (--accent)', resolved(variables['--accent']!, variables), TEXT),
      pair('focus ring', focus, NON_TEXT),
    ];
  }),
);

const on =
  (part: string, background: string) =>
  (what: string, color: string, minimum = TEXT): Pair => ({
    where: `${part}: ${what}`,
    color,
    background,
    minimum,
  });

const sitePairs: Pair[] = [
  on('site, button', ink[900])('label', white),
  on('site, hovered button', blue[700])('label', white),
  on('site, button on a dark background', straw[400])('label', ink[900]),
  on('site, hovered button on a dark background', mixColors(straw[300], white, 0.1))('label', ink[900]),
  on('site, field', white)('text', ink[900]),
  on('site, field', white)('placeholder', steel[500]),
  on('site, field', white)('hint', steel[600]),
  on('site, field', white)('error', danger[600]),
  on('site, field', white)('border', steel[500], NON_TEXT),
  on('site, field with an error', danger[50])('text', ink[900]),
  on('site, field with an error', danger[50])('placeholder', steel[500], NON_TEXT),
  on('site, error message', danger[50])('text', danger[600]),
  on('site, success message', success[50])('text', success[700]),
  on('site, switch that is off', steel[500])('knob', white, NON_TEXT),
  on('site, switch that is on', success[700])('knob', white, NON_TEXT),
  on('site, toast', ink[900])('text', white),
  on('site, toast', ink[900])('time left', teal[300], NON_TEXT),
  on('site, error toast', ink[900])('time left', danger[300], NON_TEXT),
  on('site, running hero of the home page', mixColors(ink[900], ink[950], 0.5))(
    'text',
    mixColors(steel[200], steel[300], 0.4),
  ),
  on('site, testimonials', straw[400])('dots', mixColors(straw[400], ink[900], 0.62), NON_TEXT),
  on('site, screens of products', ink[900])('secondary text', steel[300]),
  on('site, screens of products', ink[900])('highlight', straw[400]),
  on('site, search match', straw[100])('text', ink[900]),
];

const cardPairs: Pair[] = Object.entries(backgrounds).flatMap(([look, { field, title, tagline }]) => [
  on(`card, ${look}`, field)('title', title),
  on(`card, ${look}`, field)('tagline', tagline),
]);

type DeskColor = keyof typeof deskColors;

/** Foregrounds and backgrounds of the desk (src/content/palette/desk.ts). Icons next to text may have less contrast. */
const deskTable: readonly (readonly [readonly DeskColor[], readonly DeskColor[], number?])[] = [
  [
    ['text', 'text-2'],
    ['page', 'surface', 'inset', 'hover', 'rail-hover', 'selected', 'note', 'warning', 'meter'],
  ],
  [['text-3'], ['page', 'surface', 'inset']],
  [['text'], ['mark', 'status-late-ground']],
  [['link'], ['page', 'surface', 'inset', 'selected']],
  [
    ['status-new', 'status-assigned', 'status-answered', 'status-quarantined', 'status-off'],
    ['page', 'surface', 'selected'],
  ],
  [['status-late'], ['page', 'surface', 'selected', 'status-late-ground']],
  [
    ['time-calm', 'time-warm', 'time-hot'],
    ['page', 'surface', 'selected'],
  ],
  [['inserted'], ['inserted-ground']],
  [['deleted'], ['deleted-ground']],
  [['value'], ['value-ground']],
  [['strong-text'], ['strong']],
  [['action-text'], ['action', 'action-hover']],
  [['over-text-2'], ['over']],
  [['edge', 'focus'], ['page', 'surface'], NON_TEXT],
];

const deskPairs: Pair[] = (['day', 'night'] as const).flatMap((time, index) => [
  ...deskTable.flatMap(([texts, places, minimum = TEXT]) =>
    places.flatMap((place) =>
      texts.map((name) =>
        on(`desk by ${time}, ${place}`, deskColors[place][index]!)(name, deskColors[name][index]!, minimum),
      ),
    ),
  ),
  on(`desk by ${time}, toast`, deskColors.over[index]!)('text', white),
]);

const mailPairs: Pair[] = [
  on('mail', white)('text', ink[900]),
  on('mail', white)('secondary text', steel[600]),
  on('mail, header and button', ink[900])('text', white),
  on('mail, reference', steel[50])('text', ink[900]),
  on('mail, reference', steel[50])('label', steel[600]),
  on('mail, warning', straw[100])('text', ink[900]),
];

const serverPairs: Pair[] = [
  on('server page', steel[50])('text', ink[900]),
  on('server page', steel[50])('secondary text', steel[600]),
  on('server page', steel[50])('link', blue[700]),
  on('server page', steel[50])('time left, warm', straw[700]),
  on('server page', steel[50])('time left, hot', shades.bronze[700]),
  on('server page', steel[50])('time left, late', danger[600]),
  on('server page, button', ink[900])('label', white),
  on('server page, hovered button', blue[700])('label', white),
  on('server page, header and footer', white)('text', steel[600]),
];

export const pairs: readonly Pair[] = [
  ...bandPairs,
  ...sitePairs,
  ...cardPairs,
  ...deskPairs,
  ...mailPairs,
  ...serverPairs,
];
