import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noPosition } from '#content/desk/server-texts.ts';
import { reasonLine } from '#content/desk/suspicion.ts';
import { raciCodes } from '#content/document-plan.ts';
import { facts } from '#content/facts.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { ENDPOINTS, REQUEST_HEADERS } from '#contract/endpoints.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { media } from '#generated/media.ts';
import { imageNames, sceneNames, spotNames } from '#generated/picture-names.ts';
import { publicFiles } from '../../scripts/lib/generated.ts';
import { knownNames } from '../../src/app/content-modules.ts';
import { headerOf } from '../fixtures/mail-server.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { APPLICATION, applicationForm, CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { readAllMails } from '../helpers/mail-files.ts';
import { translateContent, translated } from '../helpers/translation.ts';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';
import { createFinder, dateWords, type Finder, sentencesIn } from '../helpers/untranslated.ts';
import { COMPANY, type openTestForms, type TestForms } from '../server/test-backend.ts';

const { folder: copy, build } = prepareTreeCopy('language', { whole: true });
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const json = (file: string) => JSON.parse(read(`content/${file}.json`));
const resume = { bytes: pdfResume(), name: 'resume.pdf' };
/** A module with the translated content. */
const load = (file: string) => import(join(copy, file));

let finder: Finder;
const foundIn = (place: string, html: string) => finder.inHtml(html).map((text) => `${place}: ${text}`);

beforeAll(async () => {
  const names = { images: imageNames, scenes: sceneNames, spots: spotNames };
  const environment = { publicFiles: publicFiles(), media, mediaProblems: new Map(), scenes: [] };
  await translateContent(join(copy, 'content'), { ...knownNames('content', environment, facts), ...names });
  const company = read('content/company.json').replace('"en-US"', '"de-DE"');
  writeFileSync(join(copy, 'content/company.json'), company);
  const { name, shortName, offices } = json('company');
  const drawn = ['clients', 'partners'].flatMap((list) => json(`lists/${list}`).items);
  const barcodes = [...read('content/pages/flexmobex.json').matchAll(/"code":"([^"]*)"/g)];
  finder = createFinder([
    ...[name, shortName, ...drawn.map((item: { name: string }) => item.name)],
    ...dateWords('de-DE', ['UTC', ...offices.map((office: { timeZone: string }) => office.timeZone)]),
    ...barcodes.map(([, code = '']) => code),
    ...raciCodes.filter((code) => code !== '-'),
    ...[COMPANY.name, COMPANY.shortName, COMPANY.address],
    // What the team gets has some words of the desk, which stays English.
    ...[noPosition, reasonLine('trap'), 'd', 'h', 'm', 'late'],
    resume.name,
  ]);
}, 120_000);

describe('a site whose content folder is translated', () => {
  it('is built in the language of company.json', () => {
    const { status, stderr } = build();
    // The PDF documents are still those in the other language; the build only warns.
    expect(stderr).toMatch(/^\nWARNING: the PDF documents are out of date\.\n(- public\/media\/.*\n)+$/);
    expect(status).toBe(0);
    expect(read('dist/site/index.html')).toContain('<html lang="de">');
  }, 300_000);

  it('shows no hard-coded text in its pages', () => {
    const pages = globSync('dist/site/**/*.html', { cwd: copy });
    expect(pages.length).toBeGreaterThan(25);
    expect(pages.flatMap((page) => foundIn(page, read(page)))).toEqual([]);
  });

  it('has no hard-coded sentence in its scripts', () => {
    /** Errors that no visitor sees. */
    const errors =
      /^(?:The connection was lost before|Unable to preload CSS|A form control is used outside|The select item )/;
    const scripts = globSync('dist/site/assets/*.js', { cwd: copy });
    const found = scripts
      .filter((script) => !/\/(?:framework|query-client|toaster)-/.test(script))
      .flatMap((script) => sentencesIn(read(script)).map((text) => [script, text] as const));
    expect(found.filter(([, text]) => !errors.test(text))).toEqual([]);
  });

  it('prints no hard-coded text in its documents', async () => {
    const { renderPrintedDocument } = await load('src/documents/document.tsx');
    const { documents } = await load('src/generated/documents.ts');
    expect(documents.length).toBeGreaterThan(0);
    const found = documents.flatMap((record: { file: string }) =>
      foundIn(record.file, renderPrintedDocument({ record, styles: '' })),
    );
    expect(found).toEqual([]);
  });
});

describe('the server of that site', () => {
  let forms: TestForms;
  let open: typeof openTestForms;
  /** Hard-coded texts in pages and replies. */
  const found: string[] = [];

  async function check(place: string, reply: Promise<LightMyRequestResponse>): Promise<void> {
    const { statusCode, headers, body } = await reply;
    const isHtml = String(headers['content-type']).startsWith('text/html');
    const texts = isHtml ? finder.inHtml(body) : stringsOf(body).flatMap(finder.inText);
    found.push(...texts.map((text) => `${place} (${statusCode}): ${text}`));
  }
  const get = (url: string) => forms.app.inject({ url });
  const press = (url: string, payload = '') =>
    forms.app.inject({ method: 'POST', url, payload, headers: FORM });
  const confirmationLink = async () => {
    const open = (await forms.submissions()).find((row) => row.confirm_token && row.confirmed_at === null);
    return `${ENDPOINTS.confirmSubscription}?token=${open?.confirm_token}`;
  };

  beforeAll(async () => {
    ({ openTestForms: open } = await load('tests/server/test-backend.ts'));
    const { renderAnswer } = await load('dist/render/answers.js');
    forms = await open({}, undefined, renderAnswer);
  }, 60_000);
  afterAll(() => forms.close());

  it('answers requests without hard-coded texts', async () => {
    for (const [{ endpoint }, fields] of [
      [CONTACT_FORM, CONTACT],
      [NEWSLETTER_FORM, NEWSLETTER],
    ] as const) {
      await check(endpoint, forms.post(endpoint, typed(fields)));
      await check(`${endpoint}, empty`, forms.post(endpoint, {}));
      await check(`${endpoint}, empty and without script`, press(endpoint, 'name=1'));
    }
    const empty = applicationForm({}, null);
    await check('application', forms.apply(applicationForm(typed(APPLICATION), resume)));
    await check('application, empty', forms.apply(empty));
    await check('application, empty and without script', forms.apply(empty, { headers: FORM_PAGE }));
    // Into quarantine.
    await forms.post(CONTACT_FORM.endpoint, typed(CONTACT), { [REQUEST_HEADERS.trap]: '1' });

    const confirmation = await confirmationLink();
    await check('confirmation', get(confirmation));
    await check('confirmation, done', forms.confirm());
    await check('confirmation, again', get(confirmation));
    await forms.post(NEWSLETTER_FORM.endpoint, typed({ ...NEWSLETTER, topic: 'finance' }));
    await check('confirmation of a change', get(await confirmationLink()));
    for (const path of [...Object.values(ENDPOINTS), '/none', '/api/none', CONTACT_FORM.endpoint])
      await check(path, get(`${path}?token=none`));
    await check('a list', forms.post(CONTACT_FORM.endpoint, '1', { 'content-type': 'text/csv' }));
    expect(found).toEqual([]);
  });

  it('sends mails and answers their links without hard-coded texts', async () => {
    // Long enough ago for a reminder.
    await forms.storage.db
      .updateTable('submissions')
      .set({ created_at: Date.now() - 4 * 86_400_000 })
      .where('form', '=', 'contact')
      .execute();
    const days = 'mon,tue,wed,thu,fri,sat,sun';
    const another = await open({ DATA_DIR: forms.dataDir, DIGEST_HOUR: '0', DIGEST_DAYS: days });
    await another.app.ready();
    const sent = async () =>
      (await another.mails()).filter(({ state }) => state === 'sent').map(({ kind }) => kind);
    await expect
      .poll(async () => [...new Set(await sent())].sort())
      .toEqual(['acknowledgement', 'company', 'confirmation', 'digest', 'reminder', 'welcome']);
    const mails = (await readAllMails(join(forms.dataDir, 'mail'))).map(decodedMail);
    expect(
      mails.flatMap(({ subject, html }) => [...finder.inText(subject), ...foundIn(subject, html)]),
    ).toEqual([]);
    for (const { html } of mails) expect(html).toContain('<html lang="de">');

    const links = new Set(
      mails.flatMap(({ html }) => html.match(/\/api\/mail\/action\?token=[\w-]+/g) ?? []),
    );
    for (const link of links) {
      const action = /token=(\w+?)_/.exec(link)?.[1];
      await check(`link to ${action}`, get(link));
      await check(`link to ${action}, pressed`, press(link));
      await check(`link to ${action}, again`, get(link));
    }
    const { token } = await forms.storage.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();
    await check('unsubscribing', get(`${ENDPOINTS.unsubscribe}?token=${token}`));
    await check('unsubscribing, done', press(`${ENDPOINTS.unsubscribe}?token=${token}`));
    await another.close();
    expect(found).toEqual([]);
  });
});

/** Headers of a browser that submits a form without script. */
const FORM_PAGE = { accept: 'text/html' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', ...FORM_PAGE };

/** What a visitor of the translated site types. */
function typed(fields: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'email' && name !== 'website' ? translated(value) : value,
    ]),
  );
}

function stringsOf(body: string): string[] {
  const strings: string[] = [];
  try {
    JSON.parse(body, (_key, value) => {
      if (typeof value === 'string') strings.push(value);
      return value;
    });
    return strings;
  } catch {
    return [body];
  }
}

/** As nodemailer encodes it. */
function decodedMail(source: string): { subject: string; html: string } {
  const words = [...headerOf(source, 'Subject').matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)];
  const html = source
    .slice(source.indexOf('<!doctype'), source.indexOf('</html>'))
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
  return {
    subject: words.map(([, text = '']) => Buffer.from(text, 'base64').toString('utf8')).join(''),
    html,
  };
}
