import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DrawnSpot } from '#art/drawn-spot.tsx';
import { filled } from '#content/filled.ts';
import {
  RESUME_ACCEPT,
  RESUME_FIELD,
  RESUME_LABEL,
  RESUME_MAX_BYTES,
  RESUME_PROBLEMS,
  resumeKindOf,
} from '#contract/resume.ts';
import { locale } from '#generated/locale.ts';
import { formTexts } from '#generated/texts/site.ts';
import { IconButton } from '#ui/button.tsx';
import { FieldError, RequiredMark } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { close, file as fileIcon } from '#ui/icons.ts';

const texts = formTexts.resume;

interface ResumeFieldProps {
  readonly form: string;
  readonly file: File | undefined;
  readonly onChange: (file: File | undefined) => void;
  readonly error: string | undefined;
}

/** A file input that also accepts dropped files. Checks type and size before anything is sent. */
export function ResumeField({ form, file, onChange, error }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setIsDragOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = `${form}-${RESUME_FIELD}`;
  const shown = problem ?? error;

  const readEarlyFile = useEffectEvent(() => {
    const early = input.current?.files?.[0];
    if (early) validate(early);
  });
  // A file chosen before hydration.
  useEffect(() => readEarlyFile(), []);

  function validate(chosen: File | undefined) {
    setProblem(undefined);
    if (chosen && !resumeKindOf(chosen.type)) {
      remove();
      alert(RESUME_PROBLEMS.wrongType);
      setProblem(RESUME_PROBLEMS.wrongType);
    } else if (chosen && chosen.size > RESUME_MAX_BYTES) {
      remove();
      setProblem(`${RESUME_PROBLEMS.tooLarge} ${filled(texts.actualSize, { size: sizeText(chosen.size) })}`);
    } else {
      onChange(chosen);
    }
  }

  function remove() {
    setProblem(undefined);
    if (input.current) input.current.value = '';
    onChange(undefined);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDragOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped || !input.current) return;
    // Put the file into the input, so that "required" is satisfied.
    input.current.files = event.dataTransfer.files;
    validate(dropped);
  }

  return (
    <div className="field md:col-span-2">
      <label htmlFor={id} className="field-label">
        {RESUME_LABEL}
        <RequiredMark />
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is an extra; the input inside is the control */}
      <div
        className="file-drop"
        data-over={isDragOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDragOver(true);
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={drop}
      >
        <DrawnSpot name="upload-file" skin="drawn" area="solutions" className="h-24 w-32 object-contain" />
        <p>
          <strong className="block font-semibold">{texts.drop}</strong>
          <span className="text-muted">
            {texts.or} <span className="underline">{texts.choose}</span>
            {filled(texts.limits, { size: sizeText(RESUME_MAX_BYTES) })}
          </span>
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          name={RESUME_FIELD}
          required
          accept={RESUME_ACCEPT}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? `${id}-error` : undefined}
          onChange={(event) => validate(event.target.files?.[0])}
        />
      </div>
      {file && (
        <div className="flex items-center gap-4 rounded-md border-[1.5px] border-steel-300 bg-white py-2 pr-2 pl-4.5">
          <Icon of={fileIcon} />
          <p className="flex-1 leading-snug">
            <strong className="block font-semibold break-all">{file.name}</strong>
            <span className="field-hint">{sizeText(file.size)}</span>
          </p>
          <IconButton label={texts.remove} onClick={remove}>
            <Icon of={close} />
          </IconButton>
        </div>
      )}
      {shown && (
        <FieldError
          id={`${id}-error`}
          // A wrong type was shown in an alert, and errors of the server are read with the field, which gets focus.
          isAnnounced={problem !== undefined && problem !== RESUME_PROBLEMS.wrongType}
        >
          {shown}
        </FieldError>
      )}
    </div>
  );
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return filled(texts.kilobytes, { count: Math.max(1, Math.round(kilobytes)) });
  const count = (kilobytes / 1024).toLocaleString(locale, { maximumFractionDigits: 1 });
  return filled(texts.megabytes, { count });
}
