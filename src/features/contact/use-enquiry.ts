import { type RefObject, useLayoutEffect, useState } from 'react';
import { CONTACT_FIELDS } from '#contract/contact.ts';
import { findOption } from '#contract/options.ts';
import { readDraft } from '#features/forms/use-draft.ts';

export interface Enquiry {
  readonly type: string | undefined;
  /** What the category's field starts with. */
  readonly category: string;
  readonly setType: (type: string) => void;
}

/**
 * The enquiry type and its category. A link from another page may have chosen them; otherwise what was picked before the
 * form's code was there is taken up, or an unfinished draft.
 */
export function useEnquiry(
  form: RefObject<HTMLFormElement | null>,
  before: Readonly<Record<string, string>>,
): Enquiry {
  const [choice, setChoice] = useState(() => read(before.enquiryType, before.specificCategory));

  // Before the screen is drawn: the category must not disappear for a moment.
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
    // The categories of one type mean nothing to another.
    setType: (type) => setChoice(read(type, '')),
  };
}

function read(type: string | null | undefined, category: string | null | undefined) {
  const enquiryType = findOption(CONTACT_FIELDS.enquiryType, type);
  const found = findOption(CONTACT_FIELDS.specificCategory, category, { enquiryType });
  return { type: enquiryType, category: found ?? '' };
}
