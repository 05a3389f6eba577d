import { type RefObject, useEffect, useState } from 'react';
import { type EnquiryType, findCategory, findEnquiryType } from '#contract/contact.ts';
import { readDraft } from '#features/forms/use-draft.ts';

export interface Enquiry {
  readonly type: EnquiryType | undefined;
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

  useEffect(() => {
    const field = form.current?.elements.namedItem('enquiryType');
    if (!(field instanceof HTMLSelectElement)) return;
    const asked = new URLSearchParams(location.search);
    const draft = readDraft('contact');
    const wanted = findEnquiryType(asked.get('enquiryType') ?? '')
      ? read(asked.get('enquiryType'), asked.get('specificCategory'))
      : read(field.value || draft.enquiryType, draft.specificCategory);
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
  const known = findEnquiryType(type ?? '');
  return { type: known, category: (known && findCategory(known, category ?? '')) ?? '' };
}
