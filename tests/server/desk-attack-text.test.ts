import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfResume } from '../fixtures/resumes.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();

/** On PostgreSQL, which is stricter than SQLite: it rejects NUL and invalid UTF-8. */
describe('hostile input at the desk', () => {
  const desk = prepareDesk(databases, 'PostgreSQL');
  let boss: SignedInClient;
  beforeAll(async () => {
    boss = await desk.signIn('administrator', 'everything', '=Bo+Boss');
  });
  const db = () => desk.desk.storage.db;

  it('is returned unchanged as JSON text', async () => {
    const payload = '</script><img src=x onerror=alert(1)>"\'`{{7*7}}';
    const fields = { name: payload, organization: payload, role: payload, specificDetails: payload };
    const reference = await desk.send.contact(fields);
    const application = { firstName: payload, city: payload, experience: payload, application: payload };
    const other = await desk.send.careers(application);
    for (const url of [
      `/api/submissions/${reference}`,
      `/api/submissions/${other}`,
      '/api/submissions?tab=all',
      '/api/search?q=onerror',
      '/api/today',
      '/api/delivery',
    ]) {
      const reply = await boss.get(url);
      expect(reply.headers['content-type'], url).toBe('application/json; charset=utf-8');
      expect(reply.headers['x-content-type-options'], url).toBe('nosniff');
      expect(JSON.stringify(reply.json()), url).toContain('onerror=alert(1)');
    }
    const submission = (await boss.get(`/api/submissions/${reference}`)).json();
    expect(submission.texts[0].text).toBe(payload);
  });

  it('in a URL causes no server error', async () => {
    for (const url of ['..%2f..%2fetc', "K7QM-2XP'", 'a'.repeat(99), '%00', 'K7QM-2XPD%0d%0a']) {
      const reply = await boss.get(`/api/submissions/${url}`);
      expect([400, 404], url).toContain(reply.statusCode);
    }
    for (const after of ['WzEsMl0', 'W10', 'bnVsbA', 'WyJhIiwiYiJd', 'WzEsIm5vcGUiXQ']) {
      const reply = await boss.get(`/api/submissions?tab=all&after=${after}`);
      expect([200, 400], after).toContain(reply.statusCode);
      expect((await boss.get(`/api/delivery?after=${after}`)).statusCode, after).toBeLessThan(500);
      expect((await boss.get(`/api/search?q=a&after=${after}`)).statusCode, after).toBeLessThan(500);
      expect(
        (await boss.get(`/api/submissions?tab=all&sort=name&after=${after}`)).statusCode,
        after,
      ).toBeLessThan(500);
    }
    expect((await boss.post('/api/delivery/%00/again')).statusCode).toBe(404);
    expect((await boss.get('/api/search?q=%00')).statusCode).toBe(400);
    for (const q of ['\ud800', '"* OR "', 'a'.repeat(200), '%F0%9F%99%82']) {
      expect((await boss.get(`/api/search?q=${encodeURI(q.toWellFormed())}`)).statusCode, q).toBe(200);
      expect(
        (await boss.get(`/api/subscribers?q=${encodeURI(q.toWellFormed())}`)).statusCode,
        q,
      ).toBeLessThan(500);
    }
    expect((await boss.get('/api/submissions?tab=all&subject=%00&assignee=%00')).statusCode).toBeLessThan(
      500,
    );
  });

  it('is never a formula in an export', async () => {
    const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '"=1', 'a\n=1'];
    for (const [index, text] of hostile.entries()) {
      const email = `=x${index}@visitor.example`;
      // Only the long text fields accept line breaks.
      const line = text.replace(/[\t\r\n]/g, ' ');
      const details = { specificDetails: text, email };
      await desk.send.contact({ ...details, name: line, organization: line, role: line });
      const person = { firstName: line, lastName: line, email };
      await desk.send.careers({ ...person, city: line, expectedSalary: line, experience: text });
      await desk.send.newsletter(person);
    }
    await db().updateTable('outbox').set({ last_error: '=cmd|1' }).execute();
    const [{ reference, version }] = (await boss.get('/api/submissions?tab=all')).json().rows;
    await boss.post(`/api/submissions/${reference}/note`, { version, text: '@note', mentions: [] });
    for (const list of ['submissions', 'subscribers', 'delivery', 'history']) {
      const reply = await boss.get(`/api/export/${list}?tab=all`);
      expect(reply.headers['content-disposition'], list).toMatch(/^attachment; /);
      const cells = cellsOf(reply.body);
      expect(cells.length, list).toBeGreaterThan(hostile.length);
      expect(
        cells.filter((cell) => /^\s*[=+\-@＝]|^[\t\r\n]/.test(cell)),
        list,
      ).toEqual([]);
    }
  });

  const FILES = {
    'an HTML page': Buffer.from('<!doctype html><script>parent.document.title="taken"</script>'),
    'an SVG image': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'a PDF with embedded HTML': pdfResume({ extra: '<script>alert(1)</script><svg onload=alert(1)>' }),
  };
  const NAMES = [
    'a"b\r\nX-Evil: 1<ü>.html',
    'cv.pdf\r\n\r\n<script>',
    '../../etc/passwd',
    'x%0d%0aSet-Cookie: a=b',
    '名前.svg',
    '',
  ];

  it.each(Object.entries(FILES))(
    'in a resume that is %s is served only as an attachment',
    async (_, content) => {
      const reference = await desk.send.careers({ city: String(content.length) });
      const sha256 = createHash('sha256').update(content).digest('hex');
      for (const kind of ['pdf', 'html', 'svg']) {
        for (const file_name of NAMES) {
          await db()
            .updateTable('resumes')
            .set({ content, sha256, kind: kind as 'pdf', file_name })
            .where('submission_id', 'in', (sub) =>
              sub.selectFrom('submissions').select('id').where('reference', '=', reference),
            )
            .execute();
          const reply = await boss.get(`/api/submissions/${reference}/resume`);
          expect(reply.statusCode).toBe(200);
          expect(reply.headers).toMatchObject({
            'content-type': kind === 'pdf' ? 'application/pdf' : 'application/octet-stream',
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
            'cross-origin-resource-policy': 'same-origin',
            'cache-control': 'no-store',
          });
          expect(reply.headers).not.toHaveProperty('x-evil');
          expect(reply.headers).not.toHaveProperty('set-cookie');
          expect(reply.headers['content-disposition']).toMatch(
            /^attachment; filename="[ !#$&-[\]-~]*"; filename\*=UTF-8''[\w.%!~-]*$/,
          );
          expect(reply.rawPayload.equals(content)).toBe(true);
        }
      }
    },
  );

  it('in a reply subject adds no Bcc line, and an oversized note responds 413', async () => {
    const reference = await desk.send.contact({ role: 'Mail' });
    const subject = 'Hello\r\nBcc: thief@evil.example\r\n\r\n<script>';
    await boss.post(`/api/submissions/${reference}/answer`, { version: 1, subject, text: 'x' });
    const replies = db().selectFrom('outbox').select('subject').where('kind', '=', 'answer');
    expect(await replies.execute()).toEqual([{ subject: expect.stringMatching(/^Hello[^\r\n]*$/) }]);
    const big = { version: 2, text: 'x'.repeat(300_000), mentions: [] };
    expect((await boss.post(`/api/submissions/${reference}/note`, big)).statusCode).toBe(413);
  });
});

/** All cells of a CSV file (RFC 4180). */
function cellsOf(csv: string): readonly string[] {
  return [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );
}
