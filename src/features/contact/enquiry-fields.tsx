import { ENQUIRY_CATEGORIES, ENQUIRY_TYPES, findEnquiryType } from '#contract/contact.ts';
import type { FieldErrors } from '#features/forms/use-submission.ts';
import { Field, Select } from '#ui/field.tsx';
import type { Enquiry } from './use-enquiry.ts';

const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

interface EnquiryFieldsProps {
  readonly form: string;
  readonly errors: FieldErrors;
  readonly enquiry: Enquiry;
}

/** The category appears once a type is chosen, and goes back to none when another type is. */
export function EnquiryFields({ form, errors, enquiry }: EnquiryFieldsProps) {
  const type = findEnquiryType(enquiry.type);
  return (
    <>
      <Field id={`${form}-enquiryType`} label="Enquiry type" required error={errors.enquiryType}>
        <Select
          name="enquiryType"
          value={enquiry.type}
          onChange={(event) => enquiry.setType(event.target.value)}
          placeholder="Choose a type"
          options={asOptions(ENQUIRY_TYPES)}
        />
      </Field>
      {type && (
        <Field
          id={`${form}-specificCategory`}
          label="Specific category"
          required
          error={errors.specificCategory}
          className="md:col-span-2"
        >
          <Select
            name="specificCategory"
            // The form checks this one itself, so that its message can stand at the field.
            required={false}
            value={enquiry.category}
            onChange={(event) => enquiry.setCategory(event.target.value)}
            placeholder="Choose a category"
            options={asOptions(ENQUIRY_CATEGORIES[type])}
          />
        </Field>
      )}
    </>
  );
}
