import { expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const valid = '{\n  "path": "/x",\n  "list": [\n    "a",\n    "b"\n  ],\n  "title": "T"\n}\n';

it('parses a file, also with a byte order mark', () => {
  const value = { path: '/x', list: ['a', 'b'], title: 'T' };
  expect([parseJson(valid), parseJson(`\uFEFF${valid}`)]).toEqual([{ value }, { value }]);
});

it.each([
  ['"T"', '"T",', 'line 7: There is a comma after the last entry. Delete it.'],
  ['"b"', '"b",', 'line 5: There is a comma after the last entry. Delete it.'],
  ['"/x",', '"/x"', 'line 2: A comma is missing after "/x".'],
  ['"a",', '"a",,', 'line 4: There is one comma too many. Delete it.'],
  ['"T"', "'T'", 'line 7: Write "double quotes" instead of other quotation marks.'],
  ['"T"', '“T”', 'line 7: Write "double quotes" instead of other quotation marks.'],
  ['"T"', 'True', 'line 7: Write "double quotes" around True.'],
  ['"T"', 'T"', 'line 7: Write "double quotes" around T.'],
  ['"T"', '13,500', 'line 7: Write numbers without commas, such as 13500.'],
  ['"title"', 'title', 'line 7: Write "double quotes" around title.'],
  ['"title":', '"title"', 'line 7: A colon is missing after "title".'],
  ['"/x"', '"/x', 'line 2: The text that starts on this line has no closing quotation mark.'],
  [
    '"T"',
    '"a "T" b"',
    'line 7: Write a quotation mark inside of a text as \\", and a comma between entries.',
  ],
  ['"/x",', '"/x", // why', 'line 2: Comments are not allowed in JSON. Delete it.'],
  ['"T"\n}', '"T"', 'line 1: The "{" is not closed.'],
  ['  ],', '', 'line 5: A comma is missing after "b".'],
  ['"b"\n  ],\n  "title": "T"', '"b"', 'line 6: The "[" of line 3 is not closed.'],
  ['"T"\n}', '"T"\n}}', 'line 8: The file has already ended. Delete what follows.'],
  [valid, '', 'The file is empty.'],
])('reports the line of a mistake: %j as %j', (from, to, problem) => {
  expect(parseJson(valid.replace(from, to))).toEqual({ problem });
});
