/** Odd texts for fuzzing. */
import fc from 'fast-check';

/** Troublesome characters: NUL, lone surrogates, bidi marks, joiners, line breaks, quotes. */
const ODD_PIECES = [
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\ufffe',
  '\u202e',
  '\u2066',
  '\u2028',
  '\u200d',
  '\u0301'.repeat(40),
  '👩‍👩‍👧‍👦',
  'ﷺ',
  'İ',
  'ß',
  '\r\n',
  '\n.\r\n',
  '\r\nBcc: x@example.com\r\n\r\n',
  '"',
  "'; drop table submissions; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$(x)',
  '%00',
  '../../etc/passwd',
  '=cmd()',
  '1e999',
  '-0',
];
export const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
];

export const oddText = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...ODD_PIECES), fc.string({ maxLength: 8 })), { maxLength: 6 })
      .map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  // Lone surrogates anywhere.
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
      .map((units) => String.fromCharCode(...units)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('x', ' ', 'é', '\u0000', '👍', '\ud800'),
        fc.constantFrom(99, 101, 255, 5001, 30_000),
      )
      .map(([piece, times]) => piece.repeat(times)),
  },
);

/** Barely valid or barely invalid values. */
export const borderlineText = fc.oneof(
  fc.constantFrom(
    ' Ann ',
    'a@b.example',
    'A@B.EXAMPLE',
    'a@b',
    '+1',
    ' +44 ',
    '1234',
    '٣٤',
    '16',
    '100',
    '101',
    '1e1',
    '0x10',
  ),
  fc.constantFrom(
    'Solutions',
    'solutions ',
    'iot and big data',
    'Careers',
    'tech',
    'TECH',
    '2028-02-29',
    '2027-02-29',
    'https://a.example/\u0000',
    'https://[::1]/',
    'javascript:x',
  ),
);

/** At a length limit of some field, or one off, optionally with whitespace that is trimmed. */
export const textAtLimit = fc
  .tuple(
    fc.constantFrom('x', 'é', '👍', 'x y'),
    fc.constantFrom(3, 10, 40, 100, 120, 200, 254, 500, 5000, 10_000),
    fc.integer({ min: -1, max: 1 }),
    fc.constantFrom('', '', ' ', '\n', '\ufeff', '\u0000'),
  )
  .map(([piece, limit, over, around]) => around + piece.repeat(limit).slice(0, limit + over) + around);
