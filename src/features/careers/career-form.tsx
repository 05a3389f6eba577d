import { type FormEvent, useRef, useState } from 'react';
import { CAREERS_FORM } from '#contract/careers.ts';
import { POSITION_QUERY } from '#contract/endpoints.ts';
import { RESUME_FIELD } from '#contract/resume.ts';
import { FormFields, TrapField } from '#features/forms/form-field.tsx';
import { sendMultipart } from '#features/forms/send-multipart.ts';
import type { FormProps } from '#features/forms/submitted-form.ts';
import { clearDraft, useDraft } from '#features/forms/use-draft.ts';
import { useQueryParameter } from '#features/forms/use-query-parameter.ts';
import { useSubmission } from '#features/forms/use-submission.ts';
import { formTexts } from '#generated/texts/site.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { PositionNote } from './position-note.tsx';
import { ResumeField } from './resume-field.tsx';

const formName = CAREERS_FORM.name;

interface CareerFormProps extends FormProps {
  /** URL of the form without a position. */
  readonly withoutPosition: string;
}

export function CareerForm({ submitted, withoutPosition }: CareerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, errors, setErrors, clearError, submit } = useSubmission(form, submitted?.errors);
  const [resume, setResume] = useState<File>();
  const [progress, setProgress] = useState(0);
  const linkedPosition = useQueryParameter(POSITION_QUERY);
  const position = linkedPosition ?? submitted?.values[POSITION_QUERY];
  const query = position ? `?${new URLSearchParams({ [POSITION_QUERY]: position })}` : '';
  const endpoint = CAREERS_FORM.endpoint + query;
  useDraft(formName, form);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const data = new FormData();
    for (const name of Object.keys(CAREERS_FORM.fields))
      if (typed.has(name)) data.set(name, typed.get(name)!);
    // The file may have changed or disappeared since it was chosen; then the upload would fail each time.
    if (resume && !(await isReadable(resume))) return rejectUnreadableFile();
    if (resume) data.set(RESUME_FIELD, resume);
    setProgress(0);
    const outcome = await submit((headers) => sendMultipart(endpoint, data, headers, setProgress));
    if (!outcome) return;
    if (outcome.kind === 'failed') console.error(outcome.cause);
    if (outcome.kind === 'success') {
      form.current?.reset();
      setResume(undefined);
      clearDraft(formName);
    }
    alert(CAREERS_FORM.messages[outcome.kind]);
  }

  function choose(file: File | undefined) {
    setResume(file);
    clearError(RESUME_FIELD);
  }

  function rejectUnreadableFile() {
    const input = form.current?.elements.namedItem(RESUME_FIELD);
    // Otherwise choosing the same file again would fire no change event.
    if (input instanceof HTMLInputElement) input.value = '';
    setResume(undefined);
    setErrors({ [RESUME_FIELD]: formTexts.resume.changed });
  }

  return (
    <form
      ref={form}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      onSubmit={onSubmit}
      className="relative grid gap-6 md:grid-cols-2"
    >
      {position && <PositionNote position={position} without={withoutPosition} />}
      <FormFields
        form={formName}
        fields={CAREERS_FORM.fields}
        errors={errors}
        submittedValues={submitted?.values ?? {}}
      />
      <ResumeField form={formName} file={resume} onChange={choose} error={errors[RESUME_FIELD]} />
      <TrapField />
      <div className="grid gap-3 md:col-span-2">
        {sending && (
          <progress value={progress} max={1} aria-label={formTexts.upload} className="upload-progress">
            {Math.round(progress * 100)}%
          </progress>
        )}
        <div>
          <Button type="submit" busy={sending} busyLabel={CAREERS_FORM.submit.busy}>
            {CAREERS_FORM.submit.label}
            <Icon of={arrowRight} />
          </Button>
        </div>
      </div>
    </form>
  );
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
