import type { FormAnswer } from '#contract/answer.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import type { FormMessage } from '#contract/form-record.ts';
import { FORMS, type FormIsland, type FormName, kindOf } from '#contract/forms.ts';
import type { FieldErrors } from '#contract/reply.ts';
import { Island } from '#features/island.tsx';
import type { islands } from '#features/islands.ts';
import { sections } from '#generated/page-sections.ts';
import { mailTexts } from '#generated/texts/mails.ts';
import { answerTexts, formTexts } from '#generated/texts/site.ts';
import { ActionLink, Actions } from '#sections/parts/actions.tsx';
import { addressOf } from '#site/href.ts';
import { pages } from '#site/pages.ts';
import { Notice } from '#ui/notice.tsx';

export type FormComponent = Awaited<ReturnType<(typeof islands)[FormIsland]>>;

interface AnswerPageProps {
  readonly answer: FormAnswer;
  /** Of the form. */
  readonly component: FormComponent;
}

/** The result of a form submitted without script. A refused form is shown again with the submitted values. */
export function AnswerPage({ answer, component }: AnswerPageProps) {
  const { heading, back } = mailTexts.forms[answer.form].answerPage;
  const notice = noticeOf(answer);
  return (
    <section className="band-paper">
      <div className="wrap grid gap-8 pt-[calc(var(--header-height)+clamp(3rem,2rem+5vw,6rem))] pb-(--space-section)">
        <h1 className="text-h2">{heading}</h1>
        <div role={answer.success ? 'status' : 'alert'} className="max-w-(--measure)">
          <Notice kind={answer.success ? 'success' : 'error'} title={notice.title} text={notice.text} />
        </div>
        {answer.mustConfirm && <p className="max-w-(--measure)">{answerTexts.confirm}</p>}
        {answer.reference && (
          <p>
            <strong className="block text-[1.75rem] font-semibold">{answer.reference}</strong>
            <span className="text-muted">{answerTexts.reference}</span>
          </p>
        )}
        {!answer.success && (
          <div className="max-w-[60rem]">
            <RefusedForm answer={answer} component={component} />
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
  if (form === CONTACT_FORM.name && lacksOnlyRecaptcha(errors)) return CONTACT_FORM.messages.recaptcha;
  const message = FORMS[form].messages[success ? 'success' : 'refused'];
  if (typeof message !== 'string') return message;
  return { title: message, text: !success && kindOf(form).takesResume ? answerTexts.chooseFileAgain : '' };
}

/** Ignores the category, whose error is shown at its field. The browser has already validated the other fields. */
function lacksOnlyRecaptcha({ recaptcha, specificCategory: _category, ...others }: FieldErrors): boolean {
  return recaptcha !== undefined && Object.keys(others).length === 0;
}

const applicationForm = sections.careers?.find(({ kind }) => kind === 'application-form');

/** Props that some islands need in addition to the submitted values. */
const MORE_PROPS: Partial<Record<FormName, object>> = {
  careers: { withoutPosition: addressOf({ page: 'careers', anchor: String(applicationForm?.id) }) },
  // The alternative endpoint: after a refusal, the server's reason helps more than the general message.
  newsletter: { privacyPolicy: pages['privacy-policy'].path, alternative: true },
};

interface RefusedFormProps {
  readonly answer: FormAnswer;
  readonly component: FormComponent;
}

function RefusedForm({ answer: { form, values, errors }, component }: RefusedFormProps) {
  const props = { submitted: { values, errors }, ...MORE_PROPS[form] };
  return (
    <Island name={FORMS[form].island} of={component} props={props as never} failure={formTexts.failure} />
  );
}
