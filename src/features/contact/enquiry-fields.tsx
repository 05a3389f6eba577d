import { type RefObject, useLayoutEffect, useState } from 'react';
import { CONTACT_FORM } from '#contract/contact.ts';
import { findOption } from '#contract/form-field.ts';
import type { FormState } from '#features/forms/form-field.tsx';
import { readDraft } from '#features/forms/use-draft.ts';
import { useHydrated } from '#features/forms/use-hydrated.ts';
import { Field, Select } from '#ui/field.tsx';

const { enquiryType, specificCategory } = CONTACT_FORM.fields;
const categoriesOf = (type: string) => specificCategory.options.filter(({ when }) => when === type);
const allCategories = enquiryType.options.map(({ value, label }) => ({
  label,
  options: categoriesOf(value),
}));

interface Enquiry {
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
  submittedValues: Readonly<Record<string, string>>,
): Enquiry {
  const [choice, setChoice] = useState(() =>
    findChoice(submittedValues.enquiryType, submittedValues.specificCategory),
  );

  // A layout effect, so that the category does not flicker.
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem('enquiryType');
    if (!(field instanceof HTMLSelectElement)) return;
    const query = new URLSearchParams(location.search);
    const draft = readDraft('contact');
    const linked = findChoice(query.get('enquiryType'), query.get('specificCategory'));
    const choiceToApply = linked.type
      ? linked
      : findChoice(field.value || draft.enquiryType, draft.specificCategory);
    if (!choiceToApply.type) return;
    field.value = choiceToApply.type;
    setChoice(choiceToApply);
  }, [form]);

  return {
    ...choice,
    // Each type has its own categories.
    setType: (type) => setChoice(findChoice(type, '')),
  };
}

function findChoice(type: string | null | undefined, category: string | null | undefined) {
  const found = findOption(enquiryType, type);
  return { type: found, category: findOption(specificCategory, category, { enquiryType: found }) ?? '' };
}

interface EnquiryFieldsProps extends Pick<FormState, 'form' | 'errors'> {
  readonly enquiry: Enquiry;
  /** The server returned the form with errors: all its fields must be visible, with and without script. */
  readonly isAnswer: boolean;
  /** Called when another type is chosen, which has other categories. */
  readonly onType: () => void;
}

/**
 * The category appears once a type is chosen, and is reset when another type is. Without script one select lists all
 * categories.
 */
export function EnquiryFields({ form, errors, enquiry, isAnswer, onType }: EnquiryFieldsProps) {
  const hydrated = useHydrated();
  const { type, category } = enquiry;
  const categoryField = {
    id: `${form}-specificCategory`,
    label: specificCategory.label,
    required: specificCategory.required,
    error: errors.specificCategory,
  };
  const categorySelect = {
    name: 'specificCategory',
    // Validated by the form itself, so that the message is shown at the field.
    required: false,
    defaultValue: category,
    placeholder: specificCategory.placeholder,
  };
  return (
    <>
      <Field
        id={`${form}-enquiryType`}
        label={enquiryType.label}
        required={enquiryType.required}
        error={errors.enquiryType}
      >
        <Select
          name="enquiryType"
          defaultValue={type ?? ''}
          onChange={(event) => {
            enquiry.setType(event.target.value);
            onType();
          }}
          placeholder={enquiryType.placeholder}
          options={enquiryType.options}
        />
      </Field>
      {!hydrated && (
        <Field {...categoryField} className={isAnswer ? 'md:col-span-2' : 'without-script md:col-span-2'}>
          <Select {...categorySelect} groups={allCategories} />
        </Field>
      )}
      {hydrated && type && (
        <Field {...categoryField} className="md:col-span-2">
          <Select key={type} {...categorySelect} options={categoriesOf(type)} />
        </Field>
      )}
    </>
  );
}
