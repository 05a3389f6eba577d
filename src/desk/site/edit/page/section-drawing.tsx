/** How the kinds of sections look, as paths on a grid of 48 by 30. Many kinds share a drawing. */
type Ink = 'line' | 'faint' | 'ground' | 'accent' | 'surface' | 'ruled';
type Shape = readonly (readonly [ink: Ink, path: string])[];

const SHAPES = {
  hero: [
    ['line', 'M3 6h18v3H3zM3 11h12v3H3z'],
    ['faint', 'M3 17h17v1.5H3zM3 20h14v1.5H3z'],
    ['accent', 'M3 24h8v3H3z'],
    ['ground', 'm35 13 10 5-10 5-10-5z'],
    ['accent', 'm35 4 7 3.5-7 3.5-7-3.5z'],
  ],
  cards: [
    ['line', 'M3 4h20v3H3z'],
    ['ground', 'M3 11h9v15H3zM14 11h9v15h-9zM25 11h9v15h-9zM36 11h9v15h-9z'],
    [
      'accent',
      'm7.5 13 3 1.5-3 1.5-3-1.5zM18.5 13l3 1.5-3 1.5-3-1.5zM29.5 13l3 1.5-3 1.5-3-1.5zM40.5 13l3 1.5-3 1.5-3-1.5z',
    ],
  ],
  table: [
    ['accent', 'M15 4h9v3h-9zM26 4h9v3h-9zM37 4h8v3h-8z'],
    ['ruled', 'M3 9.5h42M3 15.5h42M3 21.5h42M3 27h42'],
    [
      'line',
      'M3 11.5h8v2H3zM3 17.5h9v2H3zM3 23.3h7v2H3zM15 11.5h7v1.5h-7zM26 11.5h8v1.5h-8zM37 11.5h6v1.5h-6zM15 17.5h8v1.5h-8zM26 17.5h6v1.5h-6zM37 17.5h7v1.5h-7zM15 23.3h6v1.5h-6zM26 23.3h7v1.5h-7zM37 23.3h7v1.5h-7z',
    ],
  ],
  steps: [
    ['ruled', 'M3 10h42'],
    ['accent', 'm7 8 4 2-4 2-4-2zM19 8l4 2-4 2-4-2zM31 8l4 2-4 2-4-2zM43 8l4 2-4 2-4-2z'],
    [
      'line',
      'M3 15h8v2H3zM14 15h8v2h-8zM26 15h8v2h-8zM38 15h7v2h-7zM3 19h7v1.3H3zM14 19h9v1.3h-9zM26 19h7v1.3h-7zM38 19h7v1.3h-7zM3 22h8v1.3H3zM14 22h6v1.3h-6zM26 22h8v1.3h-8zM38 22h5v1.3h-5z',
    ],
  ],
  points: [
    [
      'accent',
      'm5 6 2 1-2 1-2-1zM20 6l2 1-2 1-2-1zM35 6l2 1-2 1-2-1zM5 18l2 1-2 1-2-1zM20 18l2 1-2 1-2-1zM35 18l2 1-2 1-2-1z',
    ],
    ['line', 'M9 6h6v2H9zM24 6h7v2h-7zM39 6h6v2h-6zM9 18h6v2H9zM24 18h7v2h-7zM39 18h6v2h-6z'],
    [
      'faint',
      'M3 10.5h12V12H3zM3 13.5h10V15H3zM18 10.5h12V12H18zM18 13.5h10V15H18zM33 10.5h12V12H33zM33 13.5h9V15h-9zM3 22.5h12V24H3zM3 25.5h9V27H3zM18 22.5h12V24H18zM18 25.5h11V27H18zM33 22.5h12V24H33zM33 25.5h8V27h-8z',
    ],
  ],
  figures: [
    ['accent', 'M3 8h8v6H3zM18 8h10v6H18zM34 8h7v6h-7z'],
    ['line', 'M3 18h12v2H3zM18 18h11v2H18zM34 18h11v2H34zM3 22h9v1.5H3zM18 22h12v1.5H18zM34 22h8v1.5h-8z'],
  ],
  action: [
    ['faint', 'M2 5h44v20H2z'],
    ['surface', 'M7 10h20v3H7zM7 15h14v1.5H7z'],
    ['accent', 'M32 11h10v5H32z'],
  ],
  rows: [
    ['ruled', 'M3 5h42M3 12.5h42M3 20h42M3 27h42'],
    ['line', 'M3 7.7h12v2.3H3zM3 15.2h14v2.3H3zM3 22.5h10v2.3H3z'],
    ['accent', 'm41 7 4 2-4 2zM41 14.5l4 2-4 2zM41 21.7l4 2-4 2z'],
  ],
  quote: [
    ['accent', 'M4 6h3l-1.5 4H9v4H3v-4zM12 6h3l-1.5 4H17v4h-6v-4z'],
    ['line', 'M20 7h24v2H20zM20 11h20v2H20zM20 15h22v2H20z'],
    ['faint', 'M20 21h10v1.5H20zM20 24h14v1.5H20z'],
  ],
  picture: [
    ['ground', 'M3 4h20v22H3z'],
    ['accent', 'm13 11 7 3.5-7 3.5-7-3.5z'],
    ['line', 'M27 6h16v3H27zM27 13h18v1.5H27zM27 16.5h16V18H27zM27 20h17v1.5H27z'],
  ],
  logos: [
    ['line', 'M3 12h7v6H3zM13 13.5h6v3h-6zM22 12h5v6h-5zM30 13h7v4h-7zM40 12h5v6h-5z'],
    ['faint', 'M3 5h16v2H3z'],
  ],
  questions: [
    ['ruled', 'M3 4h42M3 17h42M3 22h42M3 27h42'],
    ['line', 'M3 6.5h18v2H3zM3 18.6h15v2H3zM3 23.6h20v2H3z'],
    ['faint', 'M3 11h30v1.3H3zM3 13.6h26V15H3z'],
    ['accent', 'M40 7h4v1.2h-4zM40 19h4v1.2h-4zM41.4 17.6h1.2v4h-1.2zM40 24h4v1.2h-4zM41.4 22.6h1.2v4h-1.2z'],
  ],
  form: [
    ['line', 'M3 4h14v2.5H3z'],
    ['ground', 'M3 9h26v5H3zM3 16h26v5H3z'],
    ['accent', 'M3 23h9v4H3z'],
    ['faint', 'M34 9h11v1.5H34zM34 12h9v1.5h-9zM34 15h10v1.5H34z'],
  ],
  screen: [
    ['ground', 'M3 4h28v22H3z'],
    ['line', 'M3 4h28v3H3zM7 11h12v2H7zM7 16h16v2H7zM7 21h10v2H7z'],
    ['accent', 'm27 10 2.5 1.5-2.5 1.5-2.5-1.5zM27 15l2.5 1.5L27 18l-2.5-1.5z'],
    ['faint', 'M35 6h10v1.5H35zM35 10h8v1.5h-8zM35 14h10v1.5H35z'],
  ],
  chart: [
    ['ruled', 'M3 26h42'],
    ['line', 'M6 17h5v8H6zM22 13h5v12h-5zM38 19h5v6h-5z'],
    ['accent', 'M14 9h5v16h-5zM30 5h5v20h-5z'],
  ],
  people: [
    ['ground', 'M4 4h11v13H4zM18.5 4h11v13h-11zM33 4h11v13H33z'],
    ['accent', 'm9.5 7 3 2-3 2-3-2zM24 7l3 2-3 2-3-2zM38.5 7l3 2-3 2-3-2z'],
    ['line', 'M4 20h9v2H4zM18.5 20h9v2h-9zM33 20h9v2h-9z'],
    ['faint', 'M4 24h11v1.5H4zM18.5 24h8v1.5h-8zM33 24h10v1.5H33z'],
  ],
} as const satisfies Readonly<Record<string, Shape>>;

/** The first that fits the name of the kind. */
const BY_NAME: readonly (readonly [RegExp, keyof typeof SHAPES])[] = [
  [/hero/, 'hero'],
  [/form|email-line/, 'form'],
  [/call-to-action|cookie/, 'action'],
  [/testimonial|statement/, 'quote'],
  [/leaders/, 'people'],
  [/clients|partners|technology/, 'logos'],
  [/accordion|questions/, 'questions'],
  [/chart|signal|plan-and-actual|day-|horizons/, 'chart'],
  [/screen|phone|board|device|document|record|copies/, 'screen'],
  [/table|sheet|ledger|month|plans|lane/, 'table'],
  [/timeline|track|plan|thread|event|flow|gates|swimlanes|pipeline|rail|phase|stack/, 'steps'],
  [/plate|case-study|showcase|film|gallery|picture|alternating/, 'picture'],
  [/fact|stat|metric/, 'figures'],
  [/card|tiles|stair|offices|insights|catalog/, 'cards'],
  [/next|rows|positions|row-list|index|legal/, 'rows'],
];

function shapeOf(kind: string): Shape {
  return SHAPES[BY_NAME.find(([pattern]) => pattern.test(kind))?.[1] ?? 'points'];
}

interface SectionDrawingProps {
  readonly kind: string;
  readonly width: number;
}

/** A drawing of a kind of section. Its name is always beside it. */
export function SectionDrawing({ kind, width }: SectionDrawingProps) {
  return (
    <svg
      className="section-drawing"
      viewBox="0 0 48 30"
      width={width}
      height={(width * 30) / 48}
      aria-hidden="true"
    >
      {shapeOf(kind).map(([ink, path]) => (
        <path key={path} className={ink} d={path} />
      ))}
    </svg>
  );
}
