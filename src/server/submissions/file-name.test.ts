import { expect, it } from 'vitest';
import { safeFileName } from './receive.ts';

it.each([
  ['CV Ann Smith.pdf', 'CV Ann Smith.pdf'],
  ['Lebenslauf-Müller.PDF', 'Lebenslauf-Müller.pdf'],
  ['履歴書.pdf', '履歴書.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ann\\cv.pdf', 'cv.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['cv.exe', 'cv.pdf'],
  ['cv\u202efdp.exe', 'cv fdp.pdf'],
  ['a\r\nX-Header: 1.pdf', 'a X-Header 1.pdf'],
  ['"; rm -rf $HOME;".pdf', 'rm -rf HOME.pdf'],
  ['con.pdf', 'resume.pdf'],
  ['', 'resume.pdf'],
  ['...', 'resume.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
])('safeFileName sanitizes %j', (given, safe) => expect(safeFileName(given, 'pdf')).toBe(safe));
