import { describe, expect, it } from 'vitest';
import { type FormTexts, textsByForm } from '#content/form-texts.ts';
import { FORM_NAMES, FORMS, type FormName } from '#contract/forms.ts';

const TEXTS: Readonly<Record<FormName, FormTexts>> = textsByForm;
const namesIn = (texts: object | null | undefined) =>
  [...JSON.stringify(texts ?? {}).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

// The texts are filled in by names that the compiler does not see.
describe.each(FORM_NAMES)('the mails about %s', (form) => {
  const { fields } = FORMS[form];
  const { companyMail, reminder, acknowledgement } = TEXTS[form];

  it('have in brackets what a submission has', () => {
    const known = [...Object.keys(fields), 'name', 'position', 'reference'];
    expect(known).toEqual(expect.arrayContaining([...namesIn(companyMail), ...namesIn(reminder)]));
  });

  it('repeat to the visitor nothing that somebody typed', () => {
    const chosen = Object.keys(fields).filter((name) => fields[name]?.kind === 'choice');
    const { quote, ...others } = acknowledgement ?? {};
    expect([...chosen, 'reference']).toEqual(expect.arrayContaining(namesIn(others)));
    expect(['phone']).toEqual(expect.arrayContaining(namesIn({ quote })));
  });
});
