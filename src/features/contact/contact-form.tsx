import { type FormEvent, useRef, useState } from 'react';
import { CONTACT_FIELDS, CONTACT_PROBLEMS, type ContactPayload } from '#contract/contact.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { CONTACT_MESSAGES, SUBMIT_LABELS } from '#contract/messages.ts';
import { RuleField } from '#features/forms/rule-field.tsx';
import { sendJson } from '#features/forms/send-json.ts';
import type { FormProps } from '#features/forms/sent-before.ts';
import { TrapField } from '#features/forms/trap-field.tsx';
import { clearDraft, useDraft } from '#features/forms/use-draft.ts';
import { useSubmission } from '#features/forms/use-submission.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Notice } from '#ui/notice.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { useEnquiry } from './use-enquiry.ts';

export const formName = 'contact';

export function ContactForm({ sentBefore }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, errors, setErrors, submit } = useSubmission(form, sentBefore?.errors);
  const before = sentBefore?.values ?? {};
  const [notice, setNotice] = useState<keyof typeof CONTACT_MESSAGES>();
  useDraft(formName, form);
  const enquiry = useEnquiry(form, before);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: keyof ContactPayload) => String(data.get(name) ?? '');
    const payload: ContactPayload = {
      name: text('name'),
      email: text('email'),
      countryCode: text('countryCode'),
      phoneNumber: text('phoneNumber'),
      organization: text('organization'),
      role: text('role'),
      enquiryType: text('enquiryType'),
      specificCategory: text('specificCategory'),
      specificDetails: text('specificDetails'),
      recaptcha: data.has('recaptcha'),
    };
    setNotice(undefined);
    if (!payload.specificCategory) return setErrors({ specificCategory: CONTACT_PROBLEMS.specificCategory });
    if (!payload.recaptcha) return setNotice('recaptcha');
    const outcome = await submit((headers) => sendJson(ENDPOINTS.contact, payload, headers));
    if (!outcome) return;
    if (outcome.kind === 'success') {
      form.current?.reset();
      enquiry.setType('');
      clearDraft(formName);
    }
    setNotice(outcome.kind);
  }

  const message = notice && CONTACT_MESSAGES[notice];
  return (
    <form
      ref={form}
      method="post"
      action={ENDPOINTS.contact}
      onSubmit={onSubmit}
      className="relative grid gap-6 md:grid-cols-2"
    >
      <RuleField
        form={formName}
        name="name"
        rule={CONTACT_FIELDS.name}
        errors={errors}
        defaultValue={before.name}
        autoComplete="name"
      />
      <RuleField
        form={formName}
        name="email"
        rule={CONTACT_FIELDS.email}
        errors={errors}
        defaultValue={before.email}
        autoComplete="email"
      />
      <PhoneField form={formName} errors={errors} before={before} />
      <RuleField
        form={formName}
        name="organization"
        rule={CONTACT_FIELDS.organization}
        errors={errors}
        defaultValue={before.organization}
        autoComplete="organization"
      />
      <RuleField
        form={formName}
        name="role"
        rule={CONTACT_FIELDS.role}
        errors={errors}
        defaultValue={before.role}
        autoComplete="organization-title"
      />
      <EnquiryFields form={formName} errors={errors} enquiry={enquiry} isAnswer={sentBefore !== undefined} />
      <RuleField
        form={formName}
        name="specificDetails"
        rule={CONTACT_FIELDS.specificDetails}
        errors={errors}
        defaultValue={before.specificDetails}
        placeholder="What are you trying to change, and by when?"
        className="md:col-span-2"
      />
      <div className="md:col-span-2">
        <Checkbox
          id={`${formName}-recaptcha`}
          name="recaptcha"
          defaultChecked={before.recaptcha !== undefined}
          error={errors.recaptcha}
        >
          I'm not a robot
        </Checkbox>
      </div>
      <TrapField />
      {message && (
        <div className="md:col-span-2">
          <Notice
            kind={notice === 'success' ? 'success' : 'error'}
            title={message.title}
            text={message.text}
          />
        </div>
      )}
      <div className="md:col-span-2">
        <Button type="submit" busy={sending} busyLabel={SUBMIT_LABELS.contact}>
          Send message
          <Icon of={arrowRight} />
        </Button>
      </div>
    </form>
  );
}
