import { writeFileSync } from 'node:fs';
import { pdfResume } from '../fixtures/resumes.ts';
import { test } from './journey.ts';
import type { Visitor } from './visitor.ts';

/** Values for a form: text, options and checkboxes by field name. */
interface Filling {
  readonly path: string;
  readonly island: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly checked: readonly string[];
}

export const contact: Filling = {
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

export const newsletter: Filling = {
  path: '/',
  island: 'newsletter-form',
  typed: { firstName: 'Imani', lastName: 'Okafor', email: 'imani@engines.example' },
  chosen: { topic: 'finance' },
  checked: ['acceptsPrivacyPolicy'],
};

export const careers: Filling = {
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

const inForm = ({ island }: Filling, name: string) => `[data-island="${island}"] [name="${name}"]`;

/** Opens the page, focuses the form, which hydrates it, and fills it in. */
export async function fillIn(visitor: Visitor, filling: Filling, instead: Record<string, string> = {}) {
  await visitor.visit(filling.path);
  await visitor.focus(`[data-island="${filling.island}"] input:not([type="hidden"])`);
  await visitor.sees(
    'the form answers',
    (island) => document.querySelector(`[data-island="${island}"]`)?.hasAttribute('data-hydrated'),
    filling.island,
  );
  await fillFields(visitor, filling, instead);
}

export async function fillFields(visitor: Visitor, filling: Filling, instead: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(filling.chosen)) {
    await visitor.select(inForm(filling, name), value);
  }
  for (const [name, text] of Object.entries({ ...filling.typed, ...instead })) {
    await visitor.fill(inForm(filling, name), text);
  }
  for (const name of filling.checked) {
    await visitor.focus(inForm(filling, name));
    await visitor.key('Space');
  }
}

export async function chooseResume(visitor: Visitor, name = 'imani-okafor-cv.pdf'): Promise<void> {
  const file = test.info().outputPath(name);
  writeFileSync(file, name.endsWith('.pdf') ? pdfResume() : 'No resume');
  await visitor.tab.choose(inForm(careers, 'resume'), file);
}

export async function send(visitor: Visitor, { island }: Filling): Promise<void> {
  await visitor.press(`[data-island="${island}"] button[type="submit"]`);
}

export function seesValue(visitor: Visitor, filling: Filling, name: string, value: string): Promise<unknown> {
  return visitor.sees(
    `${name} holds "${value}"`,
    (selector, value) => document.querySelector<HTMLInputElement>(selector)?.value === value,
    inForm(filling, name),
    value,
  );
}
