import { expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['+44', "'+44"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
  ['Äström 漢字 🙂', 'Äström 漢字 🙂'],
])('csvRecord encodes %j as the cell %s', (value, cell) => {
  expect(csvRecord([value, 'end'])).toBe(`${cell},end\r\n`);
});
