import { answerTexts, chooseFileAgain, confirmText, referenceText } from '#content/answers.ts';
import { formFailure } from '#content/forms.ts';
import type { FormAnswer } from '#contract/answer.ts';
import {
  CAREERS_MESSAGES,
  CONTACT_MESSAGES,
  type FormMessage,
  NEWSLETTER_MESSAGES,
} from '#contract/messages.ts';
import type { FieldErrors } from '#contract/reply.ts';
import { CareerForm } from '#features/careers/career-form.tsx';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { Island } from '#features/island.tsx';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { anchors } from '#pages/careers/content.ts';
import { ActionLink, Actions } from '#sections/actions.tsx';
import { addressOf } from '#site/href.ts';
import { pages } from '#site/pages.ts';
import { Notice } from '#ui/notice.tsx';

/** The result of a form submitted without script. A refused form is shown again with the submitted values. */
export function AnswerPage({ answer }: { readonly answer: FormAnswer }) {
  const { heading, back } = answerTexts[answer.form];
  const notice = noticeOf(answer);
  return (
    <section className="band-paper">
      <div className="wrap grid gap-8 pt-[calc(var(--header-height)+clamp(3rem,2rem+5vw,6rem))] pb-(--space-section)">
        <h1 className="text-h2">{heading}</h1>
        <div role={answer.success ? 'status' : 'alert'} className="max-w-(--measure)">
          <Notice kind={answer.success ? 'success' : 'error'} title={notice.title} text={notice.text} />
        </div>
        {answer.mustConfirm && <p className="max-w-(--measure)">{confirmText}</p>}
        {answer.reference && (
          <p>
            <strong className="block text-[1.75rem] font-semibold">{answer.reference}</strong>
            <span className="text-muted">{referenceText}</span>
          </p>
        )}
        {!answer.success && (
          <div className="max-w-[60rem]">
            <RefusedForm answer={answer} />
          </div>
        )}
        {answer.success ? (
          <Actions links={[back]} />
        ) : (
          <ActionLink link={back} className="justify-self-start" />
        )}
      </div>
    </section>
  );
}

function noticeOf({ form, success, errors }: FormAnswer): FormMessage {
  const outcome = success ? 'success' : 'refused';
  if (form === 'newsletter') return NEWSLETTER_MESSAGES[outcome];
  if (form === 'contact') return CONTACT_MESSAGES[lacksOnlyRecaptcha(errors) ? 'recaptcha' : outcome];
  return { title: CAREERS_MESSAGES[outcome], text: success ? '' : chooseFileAgain };
}

/** The form's own rule: the category shows its error at its field, and the browser has validated the others. */
function lacksOnlyRecaptcha({ recaptcha, specificCategory: _category, ...others }: FieldErrors): boolean {
  return recaptcha !== undefined && Object.keys(others).length === 0;
}

function RefusedForm({ answer: { form, values, errors } }: { readonly answer: FormAnswer }) {
  const sentBefore = { values, errors };
  if (form === 'contact')
    return <Island name="contact-form" of={ContactForm} props={{ sentBefore }} failure={formFailure} />;
  if (form === 'careers') {
    const withoutPosition = addressOf({ page: 'careers', anchor: anchors.apply });
    const props = { sentBefore, withoutPosition };
    return <Island name="career-form" of={CareerForm} props={props} failure={formFailure} />;
  }
  // The alternative endpoint: after a refusal, the server's reason helps more than the general message.
  const props = { sentBefore, privacyPolicy: pages['privacy-policy'].path, alternative: true };
  return <Island name="newsletter-form" of={NewsletterForm} props={props} failure={formFailure} />;
}
