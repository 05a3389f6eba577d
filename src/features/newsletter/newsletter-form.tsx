import { type FormEvent, useRef } from 'react';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_MESSAGES, SUBMIT_LABELS } from '#contract/messages.ts';
import {
  NEWSLETTER_FIELDS,
  type NewsletterPayload,
  TOPIC_PLACEHOLDER,
  TOPICS,
} from '#contract/newsletter.ts';
import { toast } from '#features/feedback/toast.tsx';
import { RuleField } from '#features/forms/rule-field.tsx';
import { sendJson } from '#features/forms/send-json.ts';
import type { FormProps } from '#features/forms/sent-before.ts';
import { TrapField } from '#features/forms/trap-field.tsx';
import { clearDraft, useDraft } from '#features/forms/use-draft.ts';
import { useSubmission } from '#features/forms/use-submission.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox, Field, Select } from '#ui/field.tsx';

const formName = 'newsletter';

interface NewsletterFormProps extends FormProps {
  /** The address of the privacy policy. */
  readonly privacyPolicy: string;
}

export function NewsletterForm({ sentBefore, privacyPolicy }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, errors, submit } = useSubmission(form, sentBefore?.errors);
  const before = sentBefore?.values ?? {};
  useDraft(formName, form);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: keyof NewsletterPayload) => String(data.get(name) ?? '');
    const outcome = await submit((headers) =>
      sendJson(
        ENDPOINTS.newsletter,
        {
          firstName: text('firstName'),
          lastName: text('lastName'),
          email: text('email'),
          topic: text('topic'),
          acceptsPrivacyPolicy: data.has('acceptsPrivacyPolicy'),
        },
        headers,
      ),
    );
    if (!outcome) return;
    if (outcome.kind === 'success') {
      form.current?.reset();
      clearDraft(formName);
    }
    const { title, text: description } = NEWSLETTER_MESSAGES[outcome.kind];
    toast({ title, description, variant: outcome.kind === 'success' ? 'default' : 'destructive' });
  }

  return (
    <form
      ref={form}
      method="post"
      action={ENDPOINTS.newsletter}
      onSubmit={onSubmit}
      className="relative grid gap-6 md:grid-cols-2"
    >
      <RuleField
        form={formName}
        name="firstName"
        rule={NEWSLETTER_FIELDS.firstName}
        errors={errors}
        defaultValue={before.firstName}
        autoComplete="given-name"
      />
      <RuleField
        form={formName}
        name="lastName"
        rule={NEWSLETTER_FIELDS.lastName}
        errors={errors}
        defaultValue={before.lastName}
        autoComplete="family-name"
      />
      <RuleField
        form={formName}
        name="email"
        rule={NEWSLETTER_FIELDS.email}
        errors={errors}
        defaultValue={before.email}
        autoComplete="email"
      />
      <Field id={`${formName}-topic`} label="Topic" required error={errors.topic}>
        <Select
          name="topic"
          defaultValue={before.topic ?? ''}
          placeholder={TOPIC_PLACEHOLDER}
          options={TOPICS}
        />
      </Field>
      <div className="md:col-span-2">
        <Checkbox
          id={`${formName}-acceptsPrivacyPolicy`}
          name="acceptsPrivacyPolicy"
          required
          defaultChecked={before.acceptsPrivacyPolicy !== undefined}
          error={errors.acceptsPrivacyPolicy}
        >
          I accept the{' '}
          <Anchor href={privacyPolicy} className="underline">
            privacy policy
          </Anchor>
          <span className="field-required" aria-hidden="true">
            *
          </span>
        </Checkbox>
      </div>
      <TrapField />
      <div className="md:col-span-2">
        <Button type="submit" busy={sending} busyLabel={SUBMIT_LABELS.newsletter}>
          Subscribe
        </Button>
      </div>
    </form>
  );
}
