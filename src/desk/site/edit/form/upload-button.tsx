import { useId, useRef } from 'react';
import { pictureTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';
import type { Upload } from './use-upload.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Chooses a file and uploads it, with its progress and what is wrong with it. */
export function UploadButton({ upload, labelId }: { readonly upload: Upload; readonly labelId: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { progress, problem } = upload;
  const percent = Math.round((progress ?? 0) * 100);
  const state = percent < 100 ? filled(texts.uploading, { percent }) : texts.preparing;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        onChange={({ currentTarget }) => {
          upload.start(currentTarget.files?.[0]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <div className="picture-upload">
        <button
          type="button"
          id={id}
          className="button"
          aria-labelledby={`${id} ${labelId}`}
          // Not disabled, which would lose the focus.
          aria-disabled={progress !== null}
          onClick={() => progress === null && input.current?.click()}
        >
          {texts.upload}
        </button>
        {progress === null ? (
          <small>{texts.drop}</small>
        ) : (
          <>
            <progress aria-label={state} {...(percent < 100 && { value: percent, max: 100 })} />
            <small>{state}</small>
          </>
        )}
        {progress !== null && percent < 100 && (
          <button type="button" className="text-button" onClick={upload.cancel}>
            {texts.cancel}
          </button>
        )}
      </div>
      {problem && (
        <div className="field-problem" role="alert">
          <Icon of={triangleAlert} size={14} />
          <p>{problem}</p>
        </div>
      )}
    </>
  );
}
