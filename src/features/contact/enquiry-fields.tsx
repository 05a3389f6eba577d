import { ENQUIRY_CATEGORIES, ENQUIRY_TYPES } from '#contract/contact.ts';
import { useHydrated } from '#features/forms/use-hydrated.ts';
import type { FieldErrors } from '#features/forms/use-submission.ts';
import { Field, Select } from '#ui/field.tsx';
import type { Enquiry } from './use-enquiry.ts';

const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const allCategories = ENQUIRY_TYPES.map((type) => ({
  label: type,
  options: asOptions(ENQUIRY_CATEGORIES[type]),
}));

interface EnquiryFieldsProps {
  readonly form: string;
  readonly errors: FieldErrors;
  readonly enquiry: Enquiry;
  /** The form comes back from the server: all its fields must be seen, with script and without. */
  readonly isAnswer: boolean;
}

/**
 * The category appears once a type is chosen, and goes back to none when another type is. Without script there is one
 * list of all categories.
 */
export function EnquiryFields({ form, errors, enquiry, isAnswer }: EnquiryFieldsProps) {
  const hydrated = useHydrated();
  const { type, category } = enquiry;
  const categoryField = {
    id: `${form}-specificCategory`,
    label: 'Specific category',
    required: true,
    error: errors.specificCategory,
  };
  const categorySelect = {
    name: 'specificCategory',
    // The form checks this one itself, so that its message can stand at the field.
    required: false,
    defaultValue: category,
    placeholder: 'Choose a category',
  };
  return (
    <>
      <Field id={`${form}-enquiryType`} label="Enquiry type" required error={errors.enquiryType}>
        <Select
          name="enquiryType"
          defaultValue={type ?? ''}
          onChange={(event) => enquiry.setType(event.target.value)}
          placeholder="Choose a type"
          options={asOptions(ENQUIRY_TYPES)}
        />
      </Field>
      {!hydrated && (
        <Field {...categoryField} className={isAnswer ? 'md:col-span-2' : 'without-script md:col-span-2'}>
          <Select {...categorySelect} groups={allCategories} />
        </Field>
      )}
      {hydrated && type && (
        <Field {...categoryField} className="md:col-span-2">
          <Select key={type} {...categorySelect} options={asOptions(ENQUIRY_CATEGORIES[type])} />
        </Field>
      )}
    </>
  );
}
