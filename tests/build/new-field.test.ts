/**
 * Adds a field of each kind to the record of each form, and expects it wherever fields are used. Only the records are replaced:
 * code with its own list of fields would miss the new ones.
 */

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { CareerForm } from '#features/careers/career-form.tsx';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { companyLetter } from '#server/mail/company-mail.ts';
import { toPlainText } from '#server/mail/letter.ts';
import { createMailSender } from '#server/mail/sender.ts';
import { parseConfig } from '#server/settings/config.ts';
import { answerText } from '#server/submissions/answer-text.ts';
import { APPLICATION, applicationForm, CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { createInbox } from '../helpers/inbox.ts';
import {
  answerIn,
  CONTACT_SENT,
  NEWSLETTER_SENT,
  renderAnswer,
  submit,
  submitMultipart,
} from '../server/plain-browser.ts';
import { COMPANY, openTestForms, type TestForms } from '../server/test-backend.ts';

const { added } = vi.hoisted(() => ({
  added: {
    machine: { label: 'Oldest machine', kind: 'line', required: true, maxLength: 40, autoComplete: 'off' },
    shift: {
      label: 'Best shift',
      kind: 'choice',
      required: true,
      options: [
        { value: 'early', label: 'Early shift' },
        { value: 'late', label: 'Late shift' },
      ],
      problem: 'Please select a shift.',
    },
    hour: {
      label: 'Best hour',
      kind: 'choice',
      required: false,
      dependsOn: 'shift',
      options: [
        { value: '6', label: '6 am', when: 'early' },
        { value: '22', label: '10 pm', when: 'late' },
      ],
      problem: 'Please select an hour of the shift.',
    },
    worries: { label: 'Worries', kind: 'text', required: false, maxLength: 500 },
    staff: { label: 'Staff', kind: 'number', required: false, maxLength: 5, min: 1, max: 99_999 },
    visit: { label: 'Wants a visit', kind: 'checkbox', required: false, problem: 'Please say yes or no.' },
  },
}));
type Records = Readonly<Record<string, { readonly fields: object }>>;
const withAdded = vi.hoisted(() => (records: Records, name: string) => {
  const record = records[name]!;
  return { ...records, [name]: { ...record, fields: { ...record.fields, ...added } } };
});
vi.mock('#contract/contact.ts', async (original) => withAdded(await original<Records>(), 'CONTACT_FORM'));
vi.mock('#contract/newsletter.ts', async (original) =>
  withAdded(await original<Records>(), 'NEWSLETTER_FORM'),
);
vi.mock('#contract/careers.ts', async (original) => withAdded(await original<Records>(), 'CAREERS_FORM'));

/** The values as sent in JSON, as sent by a browser without JavaScript, and as stored. */
const sent = {
  machine: 'Lathe of 1931',
  shift: 'late',
  hour: '22',
  worries: 'Belts.\nOil.',
  staff: '12',
  visit: true,
};
const sentWithoutScript = { ...sent, visit: 'on' };
const stored = { ...sent, staff: 12 };
const missing = { machine: 'Please fill in this field.', shift: 'Please select a shift.' };

/** The three forms, submitted with or without JavaScript. */
const FORMS = {
  contact: {
    withScript: (forms: TestForms, more: object) =>
      forms.post(CONTACT_FORM.endpoint, { ...CONTACT, ...more }),
    withoutScript: (forms: TestForms, more: object) =>
      submit(forms, CONTACT_FORM.endpoint, { ...CONTACT_SENT, ...more }),
    added: sent,
    markup: (submitted?: SubmittedForm) => renderToString(createElement(ContactForm, { submitted })),
  },
  newsletter: {
    withScript: (forms: TestForms, more: object) =>
      forms.post(NEWSLETTER_FORM.endpoint, { ...NEWSLETTER, ...more }),
    withoutScript: (forms: TestForms, more: object) =>
      submit(forms, NEWSLETTER_FORM.endpoint, { ...NEWSLETTER_SENT, ...more }),
    added: sent,
    markup: (submitted?: SubmittedForm) =>
      renderToString(createElement(NewsletterForm, { submitted, privacyPolicy: '/privacy-policy' })),
  },
  careers: {
    withScript: (forms: TestForms, more: object) => forms.apply(applicationForm({ ...APPLICATION, ...more })),
    withoutScript: (forms: TestForms, more: object) =>
      submitMultipart(forms, CAREERS_FORM.endpoint, applicationForm({ ...APPLICATION, ...more })),
    added: sentWithoutScript,
    markup: (submitted?: SubmittedForm) =>
      renderToString(createElement(CareerForm, { submitted, withoutPosition: '/careers#apply' })),
  },
};
interface SubmittedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

let forms: TestForms;
beforeEach(async () => {
  forms = await openTestForms({}, undefined, renderAnswer);
});
afterEach(() => forms.close());

describe.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
  'fields added to the record of the %s form',
  (name) => {
    const form = FORMS[name];
    const onlyRow = async () => {
      const [row, ...others] = await forms.submissions();
      expect(others).toEqual([]);
      return row!;
    };

    it('are validated as required, and stored', async () => {
      const rejected = await form.withScript(forms, {});
      expect([rejected.statusCode, rejected.json()]).toEqual([400, { success: false, errors: missing }]);
      expect((await form.withScript(forms, form.added)).json().success).toBe(true);
      expect(JSON.parse((await onlyRow()).payload)).toMatchObject(stored);
    });

    it('can be omitted if they are optional', async () => {
      const { machine, shift } = sent;
      expect((await form.withScript(forms, { machine, shift })).json().success).toBe(true);
      const defaults = { hour: '', worries: '', staff: null, visit: false };
      expect(JSON.parse((await onlyRow()).payload)).toMatchObject({ machine, shift, ...defaults });
    });

    it('are rejected in invalid combinations', async () => {
      const { errors } = (await form.withScript(forms, { ...form.added, hour: '6' })).json();
      expect(errors).toEqual({ hour: 'Please select an hour of the shift.' });
    });

    it('are read from a form submitted without JavaScript', async () => {
      const rejected = answerIn(await form.withoutScript(forms, { ...sentWithoutScript, machine: '' }));
      expect(rejected.errors).toEqual({ machine: missing.machine });
      expect(rejected.values).toMatchObject({ ...sentWithoutScript, machine: '' });
      expect(answerText(rejected)).toContain('Oldest machine: Please fill in this field.');
      expect((await form.withoutScript(forms, sentWithoutScript)).statusCode).toBe(303);
      expect(JSON.parse((await onlyRow()).payload)).toMatchObject(stored);
    });

    it('are rendered in the form, empty or with the submitted values', () => {
      const empty = form.markup();
      const filled = form.markup({ values: { ...sentWithoutScript }, errors: missing });
      for (const [field, { label }] of Object.entries(added)) {
        expect(empty).toContain(`id="${name}-${field}"`);
        expect(empty).toContain(label);
        expect(empty).toMatch(new RegExp(`name="${field}"`));
      }
      for (const part of [
        'value="Lathe of 1931"',
        '>Belts.\nOil.</textarea>',
        'value="12"',
        ...Object.values(missing),
      ])
        expect(filled).toContain(part);
      expect(filled).toMatch(/<option value="late" selected="">Late shift/);
      expect(filled).toMatch(/name="visit" checked=""/);
    });

    it('are included in the mail to the company and in the export', async () => {
      await form.withScript(forms, form.added);
      const row = await onlyRow();
      const sender = createMailSender(COMPANY, parseConfig({}).mail);
      const mail = toPlainText(companyLetter(sender, row, null).letter);
      for (const line of [
        'Oldest machine: Lathe of 1931',
        'Best shift: Late shift',
        'Best hour: 10 pm',
        'Staff: 12',
        'Wants a visit: yes',
      ])
        expect(mail).toContain(`\n${line}\n`);
      expect(mail).toContain('\nWorries:\n\nBelts.\nOil.\n');

      const inbox = createInbox({ DATA_DIR: forms.dataDir }, forms.dataDir);
      expect(await inbox.json('export')).toMatchObject([{ fields: stored }]);

      const csv = (await inbox.run('export', '--form', name)).out;
      const columns = csv.split('\r\n')[0]!.split(',');
      expect(columns).toEqual(expect.arrayContaining(Object.keys(added)));
      expect(csv).toContain('Lathe of 1931');
    });
  },
);

it('fields added to the newsletter form are columns of the subscriber export', async () => {
  await FORMS.newsletter.withScript(forms, sent);
  await forms.confirm();
  const inbox = createInbox({ DATA_DIR: forms.dataDir }, forms.dataDir);
  const { out } = await inbox.run('export', 'subscribers');
  const [header] = out.split('\r\n', 1);
  expect(header).toBe(
    `email,firstName,lastName,topic,${Object.keys(added)},state,subscribedAt,updatedAt,unsubscribedAt,unsubscribeUrl`,
  );
  expect(out).toContain(',tech,Lathe of 1931,late,22,"Belts.\nOil.",12,true,active,');
  expect(await inbox.json('export', 'subscribers')).toMatchObject([stored]);
});
