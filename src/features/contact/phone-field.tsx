import { CONTACT_FORM } from '#contract/contact.ts';
import { FormField, type FormState } from '#features/forms/form-field.tsx';

/** Country code and number side by side. */
export function PhoneField(state: FormState) {
  return (
    <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,6fr)] gap-2">
      <FormField {...state} name="countryCode" field={CONTACT_FORM.fields.countryCode} />
      <FormField {...state} name="phoneNumber" field={CONTACT_FORM.fields.phoneNumber} />
    </div>
  );
}
