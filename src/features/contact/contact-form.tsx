import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { CONTACT_FORM } from '#contract/contact.ts';
import { FormField, FormFields, type FormState, TrapField } from '#features/forms/form-field.tsx';
import { sendJson } from '#features/forms/send-json.ts';
import type { FormProps } from '#features/forms/submitted-form.ts';
import { clearDraft, useDraft } from '#features/forms/use-draft.ts';
import { readForm, useSubmission } from '#features/forms/use-submission.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Notice } from '#ui/notice.tsx';
import { EnquiryFields, useEnquiry } from './enquiry-fields.tsx';

const formName = CONTACT_FORM.name;

export function ContactForm({ submitted }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, errors, setErrors, clearError, submit } = useSubmission(form, submitted?.errors);
  const state = { form: formName, errors, submittedValues: submitted?.values ?? {} } as const;
  const [notice, setNotice] = useState<{ outcome: keyof typeof CONTACT_FORM.messages; press: number }>();
  useDraft(formName, form);
  const enquiry = useEnquiry(form, state.submittedValues);
  useRequestLine(form, submitted !== undefined);
  useClearPresets(form);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const press = event.timeStamp;
    const payload = readForm(CONTACT_FORM.fields, event.currentTarget);
    const { specificCategory } = CONTACT_FORM.fields;
    setErrors(payload.specificCategory ? {} : { specificCategory: specificCategory.problem });
    setNotice(payload.recaptcha ? undefined : { outcome: 'recaptcha', press });
    if (!payload.specificCategory || !payload.recaptcha) return;
    const outcome = await submit((headers) => sendJson(CONTACT_FORM.endpoint, payload, headers));
    if (!outcome) return;
    if (outcome.kind === 'success') {
      form.current?.reset();
      enquiry.setType('');
      clearDraft(formName);
    }
    setNotice({ outcome: outcome.kind, press });
  }

  return (
    <form
      ref={form}
      method="post"
      action={CONTACT_FORM.endpoint}
      onSubmit={onSubmit}
      className="relative grid gap-6 md:grid-cols-2"
    >
      <FormFields
        {...state}
        fields={CONTACT_FORM.fields}
        special={{
          countryCode: <PhoneField {...state} />,
          phoneNumber: null,
          enquiryType: (
            <EnquiryFields
              {...state}
              enquiry={enquiry}
              isAnswer={submitted !== undefined}
              onType={() => clearError('specificCategory')}
            />
          ),
          specificCategory: null,
          // Not `required`: a notice says what is missing.
          recaptcha: (
            <FormField
              {...state}
              name="recaptcha"
              field={{ ...CONTACT_FORM.fields.recaptcha, required: false }}
            />
          ),
        }}
      />
      <TrapField />
      <div className="md:col-span-2">
        {/* Rendered before it has content: screen readers often ignore a status region that is added together with its text. */}
        <div role="status">
          {notice?.outcome === 'success' && (
            <div className="mb-6">
              <Notice kind="success" {...CONTACT_FORM.messages.success} />
            </div>
          )}
        </div>
        {notice && notice.outcome !== 'success' && (
          // A new element for each submission, so that the same text is announced again.
          <div key={notice.press} role="alert" className="mb-6">
            <Notice kind="error" {...CONTACT_FORM.messages[notice.outcome]} />
          </div>
        )}
        <Button type="submit" busy={sending} busyLabel={CONTACT_FORM.submit.busy}>
          {CONTACT_FORM.submit.label}
          <Icon of={arrowRight} />
        </Button>
      </div>
    </form>
  );
}

/** Country code and number side by side. */
function PhoneField(state: FormState) {
  return (
    <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,6fr)] gap-2">
      <FormField {...state} name="countryCode" field={CONTACT_FORM.fields.countryCode} />
      <FormField {...state} name="phoneNumber" field={CONTACT_FORM.fields.phoneNumber} />
    </div>
  );
}

/** Longer than any button label with page title, but too short to forge a message by a link. */
const maxRequestLength = 120;

/** Puts the `request` of the link (site/enquiry-link.ts) at the top of the message, where the visitor can edit it. */
function useRequestLine(form: RefObject<HTMLFormElement | null>, isAnswer: boolean): void {
  useEffect(() => {
    const message = form.current?.elements.namedItem('specificDetails');
    const request = new URLSearchParams(location.search).get('request')?.replace(/\s+/g, ' ').trim();
    if (!(message instanceof HTMLTextAreaElement) || !request || isAnswer) return;
    const line = request.slice(0, maxRequestLength);
    if (!message.value.includes(line)) message.value = `${line}\n\n${message.value}`;
  }, [form, isAnswer]);
}

/** Query parameters with which a link presets the form. */
const presetParameters = ['enquiryType', 'specificCategory', 'request'];

/**
 * Removes the presets from the URL at the first change: from then on the draft contains them, and a reload must not apply
 * them again.
 */
function useClearPresets(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const clearPresets = () => {
      const address = new URL(location.href);
      // The URL of a form that the server returned must stay: with replaceState, a reload would GET the endpoint.
      if (!presetParameters.some((name) => address.searchParams.has(name))) return;
      for (const name of presetParameters) address.searchParams.delete(name);
      history.replaceState(history.state, '', address);
    };
    element?.addEventListener('input', clearPresets, { once: true });
    return () => element?.removeEventListener('input', clearPresets);
  }, [form]);
}
