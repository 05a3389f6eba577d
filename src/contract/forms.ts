/** Every form of the site. Islands import the record of their own form only, to stay small. */
import { CAREERS_FORM } from './careers.ts';
import { CONTACT_FORM } from './contact.ts';
import { FORM_KINDS, type FormKind, type FormRecord } from './form-record.ts';
import { NEWSLETTER_FORM } from './newsletter.ts';

const RECORDS = {
  contact: CONTACT_FORM,
  careers: CAREERS_FORM,
  newsletter: NEWSLETTER_FORM,
} as const;

export type FormName = keyof typeof RECORDS;
export type FormIsland = (typeof RECORDS)[FormName]['island'];

export const FORMS: Readonly<Record<FormName, FormRecord & { readonly island: FormIsland }>> = RECORDS;

export const FORM_NAMES = Object.keys(FORMS) as readonly FormName[];

export function kindOf(form: FormName) {
  return FORM_KINDS[FORMS[form].kind];
}

export function isSubscription(form: FormName): boolean {
  return FORMS[form].kind === 'subscription';
}

export function formsOfKind(kind: FormKind): readonly FormName[] {
  return FORM_NAMES.filter((form) => FORMS[form].kind === kind);
}

export const ANSWERED_FORMS = FORM_NAMES.filter((form) => kindOf(form).isAnswered);

/** The label of a field; its payload name when the form no longer has the field. */
export function fieldLabel(form: FormName, name: string): string {
  const field = FORMS[form].fields[name];
  return field?.shortLabel ?? field?.label ?? name;
}
