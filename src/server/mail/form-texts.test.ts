import { describe, expect, it } from 'vitest';
import type { FormTexts } from '#content/form-texts.ts';
import { FORM_NAMES, FORMS, type FormName } from '#contract/forms.ts';
import { mailTexts } from '#generated/texts/mails.ts';

const TEXTS: Readonly<Record<FormName, FormTexts>> = mailTexts.forms;
const placeholdersIn = (texts: object | null | undefined) =>
  [...JSON.stringify(texts ?? {}).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

// Placeholders are part of the texts, where the compiler cannot check them.
describe.each(FORM_NAMES)('the mails about %s', (form) => {
  const { fields } = FORMS[form];
  const { companyMail, reminder, acknowledgement } = TEXTS[form];

  it('use only placeholders that a submission can fill', () => {
    const known = [...Object.keys(fields), 'name', 'position', 'reference'];
    expect(known).toEqual(
      expect.arrayContaining([...placeholdersIn(companyMail), ...placeholdersIn(reminder)]),
    );
  });

  it('repeat no free text of the visitor in the acknowledgement', () => {
    const chosen = Object.keys(fields).filter((name) => fields[name]?.kind === 'choice');
    const { quote, ...others } = acknowledgement ?? {};
    expect([...chosen, 'reference']).toEqual(expect.arrayContaining(placeholdersIn(others)));
    expect(['phone']).toEqual(expect.arrayContaining(placeholdersIn({ quote })));
  });
});
