import type { FormName } from './answer.ts';
import { CAREERS_FIELDS } from './careers.ts';
import { CONTACT_FIELDS } from './contact.ts';
import type { Fields } from './form-field.ts';
import { NEWSLETTER_FIELDS } from './newsletter.ts';

/** For what is done alike with every form. Pages take the records of their own form, and load no others. */
export const FORM_FIELDS: Readonly<Record<FormName, Fields>> = {
  contact: CONTACT_FIELDS,
  careers: CAREERS_FIELDS,
  newsletter: NEWSLETTER_FIELDS,
};

/** A field's name for people; its name in the payload when the form has no such field any more. */
export function fieldLabel(form: FormName, name: string): string {
  const field = FORM_FIELDS[form][name];
  return field?.shortLabel ?? field?.label ?? name;
}
