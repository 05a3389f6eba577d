import { CONTACT_FIELDS, COUNTRY_CODES, DEFAULT_COUNTRY_CODE } from '#contract/contact.ts';
import type { FieldErrors } from '#features/forms/use-submission.ts';
import { Field, Input, Select } from '#ui/field.tsx';

const codes = COUNTRY_CODES.map(({ code, label }) => ({ value: code, label: `${code} (${label})` }));

interface PhoneFieldProps {
  readonly form: string;
  readonly errors: FieldErrors;
  /** What the form was sent with before. */
  readonly before: Readonly<Record<string, string>>;
}

/** Country code and number side by side. */
export function PhoneField({ form, errors, before }: PhoneFieldProps) {
  const { label, maxLength } = CONTACT_FIELDS.phoneNumber;
  return (
    <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,6fr)] gap-2">
      <Field id={`${form}-countryCode`} label="Country code" required error={errors.countryCode}>
        <Select
          name="countryCode"
          defaultValue={before.countryCode ?? DEFAULT_COUNTRY_CODE}
          options={codes}
          autoComplete="tel-country-code"
        />
      </Field>
      <Field id={`${form}-phoneNumber`} label={label} required error={errors.phoneNumber}>
        <Input
          name="phoneNumber"
          defaultValue={before.phoneNumber}
          type="tel"
          inputMode="tel"
          maxLength={maxLength}
          autoComplete="tel-national"
        />
      </Field>
    </div>
  );
}
