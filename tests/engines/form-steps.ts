import { writeFileSync } from 'node:fs';
import { pdfResume } from '../fixtures/resumes.ts';
import { test } from './journey.ts';
import type { Visitor } from './visitor.ts';

/** A form and its values: text, options and checkboxes by field name. */
interface FormValues {
  readonly path: string;
  readonly island: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly checked: readonly string[];
}

export const contact: FormValues = {
  path: '/contact',
  island: 'contact-form',
  typed: {
    name: 'Dana Whitfield',
    email: 'dana@engines.example',
    phoneNumber: '713 555 0142',
    organization: 'Halvengard Castings',
    role: 'Plant IT manager',
    specificDetails: 'We must move before support ends.',
  },
  chosen: { enquiryType: 'Solutions', specificCategory: 'Cloud Enablement & Migration' },
  checked: ['recaptcha'],
};

export const newsletter: FormValues = {
  path: '/',
  island: 'newsletter-form',
  typed: { firstName: 'Imani', lastName: 'Okafor', email: 'imani@engines.example' },
  chosen: { topic: 'finance' },
  checked: ['acceptsPrivacyPolicy'],
};

export const careers: FormValues = {
  path: '/careers',
  island: 'career-form',
  typed: {
    firstName: 'Imani',
    lastName: 'Okafor',
    email: 'imani@engines.example',
    age: '31',
    city: 'Austin',
    application: 'I have run release trains for two plants.',
  },
  chosen: {},
  checked: [],
};

const fieldSelector = ({ island }: FormValues, name: string) => `[data-island="${island}"] [name="${name}"]`;

/** Opens the page, focuses the form, which hydrates it, and fills it in. */
export async function openAndFill(
  visitor: Visitor,
  form: FormValues,
  overrides: Record<string, string> = {},
) {
  await visitor.visit(form.path);
  await visitor.focus(`[data-island="${form.island}"] input:not([type="hidden"])`);
  await visitor.waitFor(
    'the form is hydrated',
    (island) => document.querySelector(`[data-island="${island}"]`)?.hasAttribute('data-hydrated'),
    form.island,
  );
  await fillFields(visitor, form, overrides);
}

export async function fillFields(visitor: Visitor, form: FormValues, overrides: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(form.chosen)) {
    await visitor.select(fieldSelector(form, name), value);
  }
  for (const [name, text] of Object.entries({ ...form.typed, ...overrides })) {
    await visitor.fill(fieldSelector(form, name), text);
  }
  for (const name of form.checked) {
    await visitor.focus(fieldSelector(form, name));
    await visitor.press('Space');
  }
}

export async function selectResume(visitor: Visitor, name = 'imani-okafor-cv.pdf'): Promise<void> {
  const file = test.info().outputPath(name);
  writeFileSync(file, name.endsWith('.pdf') ? pdfResume() : 'No resume');
  await visitor.tab.setInputFile(fieldSelector(careers, 'resume'), file);
}

export async function submit(visitor: Visitor, { island }: FormValues): Promise<void> {
  await visitor.click(`[data-island="${island}"] button[type="submit"]`);
}

export function expectValue(
  visitor: Visitor,
  form: FormValues,
  name: string,
  value: string,
): Promise<unknown> {
  return visitor.waitFor(
    `${name} has the value "${value}"`,
    (selector, value) => document.querySelector<HTMLInputElement>(selector)?.value === value,
    fieldSelector(form, name),
    value,
  );
}
