import { CONTACT_FORM } from '#contract/contact.ts';
import type { FormState } from '#features/forms/form-field.tsx';
import { useHydrated } from '#features/forms/use-hydrated.ts';
import { Field, Select } from '#ui/field.tsx';
import type { Enquiry } from './use-enquiry.ts';

const { enquiryType, specificCategory } = CONTACT_FORM.fields;
const categoriesOf = (type: string) => specificCategory.options.filter(({ when }) => when === type);
const allCategories = enquiryType.options.map(({ value, label }) => ({
  label,
  options: categoriesOf(value),
}));

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
