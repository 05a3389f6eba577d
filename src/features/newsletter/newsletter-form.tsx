import { type FormEvent, useRef } from 'react';
import { formTexts } from '#content/forms.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_MESSAGES, SUBMIT_LABELS } from '#contract/messages.ts';
import { NEWSLETTER_FIELDS } from '#contract/newsletter.ts';
import { toast } from '#features/feedback/toast.tsx';
import { FormField, FormFields } from '#features/forms/form-field.tsx';
import { readForm } from '#features/forms/read-form.ts';
import { sendJson } from '#features/forms/send-json.ts';
import type { FormProps } from '#features/forms/sent-before.ts';
import { TrapField } from '#features/forms/trap-field.tsx';
import { clearDraft, useDraft } from '#features/forms/use-draft.ts';
import { useSubmission } from '#features/forms/use-submission.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Button } from '#ui/button.tsx';

const formName = 'newsletter';

interface NewsletterFormProps extends FormProps {
  /** URL of the privacy policy. */
  readonly privacyPolicy: string;
  /** Uses the alternative endpoint, and shows the server's reason if a subscription is refused. */
  readonly alternative?: boolean;
}

export function NewsletterForm({ sentBefore, privacyPolicy, alternative = false }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, errors, submit } = useSubmission(form, sentBefore?.errors);
  const state = { form: formName, errors, before: sentBefore?.values ?? {} } as const;
  useDraft(formName, form);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const payload = readForm(NEWSLETTER_FIELDS, event.currentTarget);
    const endpoint = alternative ? ENDPOINTS.newsletterAlternative : ENDPOINTS.newsletter;
    const outcome = await submit((headers) => sendJson(endpoint, payload, headers));
    if (!outcome) return;
    if (outcome.kind === 'success') {
      form.current?.reset();
      clearDraft(formName);
    }
    const { title, text } = NEWSLETTER_MESSAGES[outcome.kind];
    const description = (alternative && outcome.kind === 'refused' && outcome.error) || text;
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
      <FormFields
        {...state}
        fields={NEWSLETTER_FIELDS}
        special={{
          acceptsPrivacyPolicy: (
            <FormField {...state} name="acceptsPrivacyPolicy" field={NEWSLETTER_FIELDS.acceptsPrivacyPolicy}>
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
        <Button type="submit" busy={sending} busyLabel={SUBMIT_LABELS.newsletter}>
          {formTexts.send.newsletter}
        </Button>
      </div>
    </form>
  );
}
