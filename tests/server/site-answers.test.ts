/** Responses to forms submitted without JavaScript after a publish. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FormAnswer, RenderAnswer } from '#contract/answer.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { changesBetween } from '#contract/desk/content-tree.ts';
import type { SiteState } from '#contract/desk/site.ts';
import { FORM_NAMES, FORMS } from '#contract/forms.ts';
import { bytesOf } from '#server/http/site-responder.ts';
import { buildSiteBundle } from '../helpers/site-bundle.ts';
import { CONTACT_SENT, submit, visit } from './plain-browser.ts';
import { createTestApp } from './test-app.ts';
import type { TestForms } from './test-backend.ts';
import { openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

const ABOUT = 'pages/about.json';

let desk: TestDesk;
let publisher: SignedInClient;
let forms: TestForms;
let renderBuilt: RenderAnswer;
beforeAll(async () => {
  const bundle = buildSiteBundle();
  desk = await openTestDesk({ bundle });
  publisher = await desk.signIn('agent', 'everything', 'Ann Lee', 'publish');
  ({ renderAnswer: renderBuilt } = await import(pathToFileURL(join(bundle, 'render/answers.js')).href));
  const { app } = await createTestApp(null, { backend: desk.backend, renderAnswer: renderBuilt });
  forms = { app: app as FastifyInstance } as TestForms;
});
afterAll(() => desk.close());

const refused = () => submit(forms, CONTACT_FORM.endpoint, { ...CONTACT_SENT, email: 'nobody' });
const around = (html: string) => /<body>[\s\S]*<\/body>/.exec(html)?.[0].split(/<main[\s\S]*<\/main>/);

it('are as the build renders them before the first publish', async () => {
  for (const form of FORM_NAMES) {
    const answer: FormAnswer = { form, success: true, values: {}, errors: {} };
    const mustConfirm = form === 'newsletter' && { mustConfirm: true };
    const reply = await visit(forms, `${FORMS[form].endpoint}/sent`);
    expect(reply.body).toBe(await renderBuilt({ ...answer, ...mustConfirm }));
  }
});

it('have the published header, menus and footer around the same result', async () => {
  const before = (await refused()).body;
  const { liveFiles }: SiteState = (await publisher.get('/api/site')).json();
  const { footer } = liveFiles['site.json'] as unknown as { footer: { careers: string } };
  const { title } = liveFiles[ABOUT] as unknown as { title: string };
  const operations = [
    { op: 'set', file: 'site.json', path: 'footer.careers', seen: footer.careers, value: 'A new line.' },
    { op: 'set', file: ABOUT, path: 'title', seen: title, value: 'Our People' },
  ];
  await publisher.post('/api/site/edits', { operations });
  const { live, draftFiles }: SiteState = (await publisher.get('/api/site')).json();
  const changes = changesBetween(liveFiles, { ...liveFiles, ...(draftFiles as SiteState['liveFiles']) });
  const ids = changes.map(({ id }) => id);
  const published = await publisher.post('/api/site/publish', { changes: ids, live: live.number, note: '' });
  expect(published.statusCode, published.body).toBe(200);

  const after = await refused();
  expect([after.statusCode, after.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  const { notFound } = desk.backend.site!.served().site;
  expect(around(after.body)).toEqual(around(bytesOf(notFound.identity)!.toString()));
  expect(after.body).toContain('A new line.');
  expect(after.body).toContain('Our People');
  const resultOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];
  expect(resultOf(after.body)).toBe(resultOf(before));
});
