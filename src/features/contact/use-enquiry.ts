import { type RefObject, useEffect, useState } from 'react';
import { findCategory, findEnquiryType } from '#contract/contact.ts';
import { readDraft } from '#features/forms/use-draft.ts';
import { useQueryParameter } from '#ui/location.ts';

export interface Enquiry {
  readonly type: string;
  readonly category: string;
  readonly setType: (type: string) => void;
  readonly setCategory: (category: string) => void;
  readonly clear: () => void;
}

/**
 * The enquiry type and its category. A link from another page may have chosen them; otherwise an unfinished draft, or
 * what was picked before the app was there, is taken up.
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>): Enquiry {
  const [choice, setChoice] = useState({ type: '', category: '' });
  const askedType = useQueryParameter('enquiryType');
  const askedCategory = useQueryParameter('specificCategory');

  useEffect(() => {
    const draft = readDraft('contact');
    const picked = form.current?.querySelector<HTMLSelectElement>('[name="enquiryType"]')?.value;
    const type = findEnquiryType(askedType ?? picked ?? draft.enquiryType ?? '');
    const wantedCategory = (askedType ? askedCategory : draft.specificCategory) ?? '';
    if (type) setChoice({ type, category: findCategory(type, wantedCategory) ?? '' });
  }, [askedType, askedCategory, form]);

  return {
    ...choice,
    // The categories of one type mean nothing to another.
    setType: (type) => setChoice({ type, category: '' }),
    setCategory: (category) => setChoice({ ...choice, category }),
    clear: () => setChoice({ type: '', category: '' }),
  };
}
