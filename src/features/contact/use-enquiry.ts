import { type RefObject, useLayoutEffect, useState } from 'react';
import { CONTACT_FORM } from '#contract/contact.ts';
import { findOption } from '#contract/options.ts';
import { readDraft } from '#features/forms/use-draft.ts';

export interface Enquiry {
  readonly type: string | undefined;
  /** Initial value of the category. */
  readonly category: string;
  readonly setType: (type: string) => void;
}

/**
 * The enquiry type and its category: from the query of a link; otherwise as chosen before hydration; otherwise from an
 * unfinished draft.
 */
export function useEnquiry(
  form: RefObject<HTMLFormElement | null>,
  before: Readonly<Record<string, string>>,
): Enquiry {
  const [choice, setChoice] = useState(() => read(before.enquiryType, before.specificCategory));

  // A layout effect, so that the category does not flicker.
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem('enquiryType');
    if (!(field instanceof HTMLSelectElement)) return;
    const asked = new URLSearchParams(location.search);
    const draft = readDraft('contact');
    const linked = read(asked.get('enquiryType'), asked.get('specificCategory'));
    const wanted = linked.type ? linked : read(field.value || draft.enquiryType, draft.specificCategory);
    if (!wanted.type) return;
    field.value = wanted.type;
    setChoice(wanted);
  }, [form]);

  return {
    ...choice,
    // Each type has its own categories.
    setType: (type) => setChoice(read(type, '')),
  };
}

function read(type: string | null | undefined, category: string | null | undefined) {
  const enquiryType = findOption(CONTACT_FORM.fields.enquiryType, type);
  const found = findOption(CONTACT_FORM.fields.specificCategory, category, { enquiryType });
  return { type: enquiryType, category: found ?? '' };
}
