/** Adds a fourth form in seven files, as CONTRIBUTING.md describes, and expects it wherever the other forms are. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Submission, SubmissionPage } from '#contract/desk/submissions.ts';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { freePort } from '../fixtures/free-port.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { editContent } from '../helpers/edit-content.ts';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy, build, run } = prepareTreeCopy('new-form', { whole: true });

const record = `import { asOptions, type Fields } from './form-field.ts';
import type { FormRecord } from './form-record.ts';

const FIELDS = {
  name: { label: 'Your name', kind: 'line', required: true, maxLength: 200, autoComplete: 'name' },
  email: { label: 'Your email', kind: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  phone: { label: 'Call me at', kind: 'phone', required: true, maxLength: 40, autoComplete: 'tel' },
  time: {
    label: 'Best time',
    kind: 'choice',
    required: true,
    placeholder: 'Choose a time',
    options: asOptions(['Morning', 'Afternoon']),
    problem: 'Please select a time.',
  },
} as const satisfies Fields;

export const CALLBACK_FORM = {
  name: 'callback',
  kind: 'enquiry',
  label: 'Callback',
  endpoint: '/api/email/callback',
  island: 'callback-form',
  fields: FIELDS,
  nameFields: ['name'],
  subjectField: 'time',
  hasReplyPromise: true,
  messages: {
    success: { title: 'We will call you', text: 'Thank you. The phone will ring.' },
    refused: { title: 'Not sent', text: 'Please check the form and send it again.' },
    failed: { title: 'Not sent', text: 'Please try again.' },
  },
  submit: { label: 'Call me back', busy: 'Sending...' },
} as const satisfies FormRecord;
`;

const schema = `    callback: {
      companyMail: {
        _: 'eyebrow',
        subject: template('the text', 'time', 'name', 'reference'),
        preview: template('the text', 'name', 'phone'),
        title: template('the text', 'name'),
      },
      acknowledgement: {
        _: 'title thanks',
        subject: template('the text', 'reference'),
        preview: template('the text', 'reference'),
        eyebrow: template('the text', 'time'),
      },
      answerPage: { _: 'heading', back: link },
    },
`;

const texts = {
  companyMail: {
    subject: 'Callback: {time}, {name} [{reference}]',
    preview: '{name}, {phone}',
    eyebrow: 'Callback',
    title: '{name}',
  },
  acknowledgement: {
    subject: 'We will call you [{reference}]',
    preview: 'Reference {reference}',
    eyebrow: '{time}',
    title: 'We will call you',
    thanks: 'Thank you for asking.',
  },
  answerPage: { heading: 'Your callback', back: { label: 'Back to contact', to: 'contact' } },
};

const island = `import { type FormEvent, useRef } from 'react';
import { CALLBACK_FORM } from '#contract/callback.ts';
import { toast } from '#features/feedback/toast.tsx';
import { FormFields, TrapField } from '#features/forms/form-field.tsx';
import { sendJson } from '#features/forms/send-json.ts';
import type { FormProps } from '#features/forms/submitted-form.ts';
import { readForm, useSubmission } from '#features/forms/use-submission.ts';
import { Button } from '#ui/button.tsx';

const { name, fields, endpoint, messages, submit: labels } = CALLBACK_FORM;

export function CallbackForm({ submitted }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, errors, submit } = useSubmission(form, submitted?.errors);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const payload = readForm(fields, event.currentTarget);
    const outcome = await submit((headers) => sendJson(endpoint, payload, headers));
    if (!outcome) return;
    const { title, text } = messages[outcome.kind];
    toast({ title, description: text, variant: outcome.kind === 'success' ? 'default' : 'destructive' });
  }

  return (
    <form ref={form} method="post" action={endpoint} onSubmit={onSubmit} className="relative grid gap-6">
      <FormFields form={name} fields={fields} errors={errors} submittedValues={submitted?.values ?? {}} />
      <TrapField />
      <Button type="submit" busy={sending} busyLabel={labels.busy}>
        {labels.label}
      </Button>
    </form>
  );
}
`;

const changedFiles = new Set<string>();

function add(file: string, text: string): void {
  changedFiles.add(file);
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** Inserts text before a marker. */
function insert(file: string, marker: string, text: string): void {
  const source = readFileSync(join(copy, file), 'utf8');
  if (!source.includes(marker)) throw new Error(`${file} does not contain ${marker}`);
  add(
    file,
    source.replace(marker, () => text + marker),
  );
}

describe('a form added as CONTRIBUTING.md describes', () => {
  it('needs changes to seven files and builds without warnings', () => {
    add('src/contract/callback.ts', record);
    insert(
      'src/contract/forms.ts',
      'import { CAREERS_FORM',
      "import { CALLBACK_FORM } from './callback.ts';\n",
    );
    insert('src/contract/forms.ts', '} as const;\n\nexport type FormName', '  callback: CALLBACK_FORM,\n');
    insert('src/content/texts.ts', '    newsletter: {\n      companyMail', schema);
    editContent(copy, 'mails.json', ({ forms }) => {
      forms.callback = texts;
    });
    changedFiles.add('content/mails.json');
    add('src/features/callback/callback-form.tsx', island);
    insert(
      'src/features/islands.ts',
      "  'newsletter-form': ",
      "  'callback-form': () => import('./callback/callback-form.tsx').then((module) => module.CallbackForm),\n",
    );
    insert(
      'src/sections/contact-form/section.tsx',
      'import { ContactForm }',
      "import { CallbackForm } from '#features/callback/callback-form.tsx';\n",
    );
    insert(
      'src/sections/contact-form/section.tsx',
      '        <Island\n',
      '        <Island name="callback-form" of={CallbackForm} props={{}} failure={formTexts.failure} />\n',
    );
    expect([...changedFiles]).toHaveLength(7);
    const { status, stderr } = build();
    expect([status, stderr]).toEqual([0, '']);
  }, 300_000);

  it('passes the type check and the import check', () => {
    expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.').stdout).toBe('');
    expect(run('scripts/check-imports.ts').stderr).toBe('');
  }, 300_000);

  describe('on the built site', () => {
    let server: ServerProcess;
    let browser: Browser;
    let cookie: string;
    let deskAddress: string;
    const dataDir = join(copy, 'data');

    beforeAll(async () => {
      const { startServerProcess } = await import(join(copy, 'tests/fixtures/server-process.ts'));
      const port = await freePort();
      deskAddress = `http://127.0.0.1:${port}`;
      server = await startServerProcess({
        API_ONLY: '0',
        SITE_DIR: join(copy, 'dist/site'),
        DATA_DIR: dataDir,
        DESK_PORT: String(port),
        FORM_MIN_FILL_MS: '0',
      });
      browser = await chromium.launch(browserLaunchOptions('light'));
      const token = /\/sign-in\/(\S+)/.exec(server.output())?.[1];
      const signedIn = await fetch(`${deskAddress}/api/sign-in/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: deskAddress },
        body: JSON.stringify({ name: 'Ann Lee', email: 'ann@example.com' }),
      });
      cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    });
    afterAll(async () => {
      await browser?.close();
      await server?.kill('SIGTERM');
    });

    const get = (path: string) => fetch(deskAddress + path, { headers: { cookie } });
    const list = async () =>
      ((await (await get('/api/submissions?kind=enquiry&tab=waiting')).json()) as SubmissionPage).rows;

    async function send(page: Page, name: string): Promise<void> {
      const form = page.locator('[data-island="callback-form"]');
      await form.getByLabel('Your name').fill(name);
      await form.getByLabel('Your email').fill('mia@visitor.example');
      await form.getByLabel('Call me at').fill('+1 713 555 0142');
      await form.getByLabel('Best time').selectOption('Morning');
      await form.getByRole('button', { name: 'Call me back' }).click();
    }

    it('is submitted with JavaScript', async () => {
      const page = await browser.newPage();
      // For a returning visitor the cookie settings do not open.
      await page.addInitScript(() => localStorage.setItem('hasSeenCookieSettings', 'true'));
      await page.goto(`${server.address}/contact`);
      await page.locator('[data-island="callback-form"] input').first().focus();
      await page.locator('[data-island="callback-form"][data-hydrated]').waitFor();
      await send(page, 'Mia Chen');
      await page.getByText('The phone will ring.').first().waitFor();
      await page.close();
    });

    it('is submitted without JavaScript, and the answer page shows validation errors', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${server.address}/contact`);
      // Sent directly, because the validation of the browser would prevent it.
      const rejected = await context.request.post(`${server.address}/api/email/callback`, {
        headers: { accept: 'text/html', origin: server.address },
        form: { name: 'Noa Levi', phone: 'by pigeon' },
      });
      expect(rejected.status()).toBe(400);
      const shown = await rejected.text();
      for (const part of ['Your callback', 'value="Noa Levi"', 'Please select a time.', 'callback-form'])
        expect(shown).toContain(part);
      await send(page, 'Noa Levi');
      await page.waitForURL('**/api/email/callback/sent?reference=*');
      expect(await page.getByRole('status').textContent()).toContain('We will call you');
      await context.close();
    });

    it('is mailed to the company and acknowledged to the visitor', async () => {
      const folder = join(dataDir, 'mail');
      const mails = () =>
        (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.eml'));
      await expect.poll(() => mails().length).toBe(4);
      const mailTexts = mails().map((name) =>
        readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''),
      );
      const toCompany = mailTexts.find((text) => text.includes('Callback: Morning, Mia Chen ['));
      expect(toCompany).toContain('Call me at: +1 713 555 0142');
      expect(toCompany).toContain('Best time: Morning');
      expect(mailTexts.filter((text) => text.includes('Subject: We will call you ['))).toHaveLength(2);
    });

    it('is listed at the desk among the waiting enquiries', async () => {
      const rows = await list();
      expect(rows.map(({ name, form, subject }) => [name, form, subject])).toEqual([
        ['Mia Chen', 'callback', 'Morning'],
        ['Noa Levi', 'callback', 'Morning'],
      ]);
      const open = (await (await get(`/api/submissions/${rows[0]!.reference}`)).json()) as Submission;
      expect(open.facts).toContainEqual({
        name: 'phone',
        label: 'Call me at',
        value: '+1 713 555 0142',
        kind: 'phone',
      });
    });

    it('is exported by the desk and by the command line', async () => {
      const atDesk = await (await get('/api/export/submissions?kind=enquiry&tab=all')).text();
      expect(atDesk.split('\r\n', 1)[0]).toContain('Call me at');
      expect(atDesk).toContain('Noa Levi');
      process.env.DATA_DIR = dataDir;
      const { stdout } = run('src/server/operations/cli/main.ts', 'export', '--form', 'callback');
      delete process.env.DATA_DIR;
      expect(stdout.split('\r\n', 1)[0]).toMatch(/,name,email,phone,time,/);
      expect(stdout).toContain(',Mia Chen,mia@visitor.example,');
    });
  });
});
