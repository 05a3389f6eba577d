import { type FormEvent, useRef } from 'react';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { toast } from '#features/feedback/toast.tsx';
import { FormField, FormFields, TrapField } from '#features/forms/form-field.tsx';
import { sendJson } from '#features/forms/send-json.ts';
import type { FormProps } from '#features/forms/submitted-form.ts';
import { clearDraft, useDraft } from '#features/forms/use-draft.ts';
import { readForm, useSubmission } from '#features/forms/use-submission.ts';
import { formTexts } from '#generated/texts/site.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Button } from '#ui/button.tsx';

const formName = NEWSLETTER_FORM.name;

interface NewsletterFormProps extends FormProps {
  /** URL of the privacy policy. */
  readonly privacyPolicy: string;
  /** Uses the alternative endpoint, and shows the server's reason if a subscription is refused. */
  readonly alternative?: boolean;
}

export function NewsletterForm({ submitted, privacyPolicy, alternative = false }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, errors, submit } = useSubmission(form, submitted?.errors);
  const state = { form: formName, errors, submittedValues: submitted?.values ?? {} } as const;
  useDraft(formName, form);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const payload = readForm(NEWSLETTER_FORM.fields, event.currentTarget);
    const endpoint = alternative ? NEWSLETTER_FORM.alternative : NEWSLETTER_FORM.endpoint;
    const outcome = await submit((headers) => sendJson(endpoint, payload, headers));
    if (!outcome) return;
    if (outcome.kind === 'success') {
      form.current?.reset();
      clearDraft(formName);
    }
    const { title, text } = NEWSLETTER_FORM.messages[outcome.kind];
    const description = (alternative && outcome.kind === 'refused' && outcome.error) || text;
    toast({ title, description, variant: outcome.kind === 'success' ? 'default' : 'destructive' });
  }

  return (
    <form
      ref={form}
      method="post"
      action={NEWSLETTER_FORM.endpoint}
      onSubmit={onSubmit}
      className="relative grid gap-6 md:grid-cols-2"
    >
      <FormFields
        {...state}
        fields={NEWSLETTER_FORM.fields}
        special={{
          acceptsPrivacyPolicy: (
            <FormField
              {...state}
              name="acceptsPrivacyPolicy"
              field={NEWSLETTER_FORM.fields.acceptsPrivacyPolicy}
            >
              {formTexts.privacy.accept}{' '}
              <Anchor href={privacyPolicy} className="underline">
                {formTexts.privacy.policy}
              </Anchor>
            </FormField>
          ),
        }}
      />
      <TrapField />
      <div className="md:col-span-2">
        <Button type="submit" busy={sending} busyLabel={NEWSLETTER_FORM.submit.busy}>
          {NEWSLETTER_FORM.submit.label}
        </Button>
      </div>
    </form>
  );
}
