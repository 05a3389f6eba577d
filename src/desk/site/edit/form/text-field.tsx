import { useRef } from 'react';
import { fieldTexts as texts } from '#content/desk/site-edit.ts';
import { classes } from '#ui/classes.ts';
import { useSite } from '../../site-data.tsx';
import { TextBox, type TextBoxHandle } from '../text/text-box.tsx';
import { openNames, shownText } from '../text/values.ts';
import type { ControlProps } from './control.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.tsx';
import { helpOf, type Limits, limitsOf } from './schema-node.ts';
import { checkAddress, checkText } from './text-checks.ts';
import { useField } from './use-field.ts';

/** From this share of the limit on, the count warns. */
const NEAR = 0.92;

/** One text. It grows with its lines. */
export function TextField({ path, node, label, isOptional, onRemove, isShort }: ControlProps) {
  const { file } = useForm();
  const { facts } = useSite().schema;
  const field = useField(path);
  const box = useRef<TextBoxHandle>(null);
  const text = typeof field.value === 'string' ? field.value : '';
  const names = typeof field.liveValue === 'string' ? openNames(field.liveValue) : [];
  const limits = limitsOf(node) ?? searchLimits(file, path);
  // A new entry isn't wrong before somebody has written in it; the server's check says what is missing.
  const isChecked = !field.isTyping && text !== '';
  const problem = isChecked
    ? checkText(text, {
        node,
        facts,
        openNames: names,
        isForSearch: file.startsWith('pages/') && path === 'description',
      })
    : null;
  const type = (value: string) => field.type(value === '' && isOptional ? null : value);
  return (
    <FieldFrame
      field={field}
      label={label}
      help={helpOf(node)}
      isOptional={isOptional}
      onRemove={onRemove}
      isShort={isShort}
      isTextBox
      count={limits && <Count length={shownText(text, facts).length} limits={limits} />}
      problem={problem}
      onFix={field.set}
      action={
        <button type="button" className="text-button insert-value" onClick={() => box.current?.insertValue()}>
          {texts.insertValue}
        </button>
      }
    >
      {({ inputId, labelId, describedBy, isInvalid }) => (
        <TextBox
          ref={box}
          id={inputId}
          labelledBy={labelId}
          describedBy={describedBy}
          isInvalid={isInvalid}
          value={text}
          openNames={names}
          onType={type}
          onDone={field.flush}
        />
      )}
    </FieldFrame>
  );
}

/** Search engines cut titles, which may be longer. */
const TITLE_LIMITS: Limits = { min: 0, max: 60 };

function searchLimits(file: string, path: string): Limits | null {
  return file.startsWith('pages/') && path === 'title' ? TITLE_LIMITS : null;
}

function Count({ length, limits: { max } }: { readonly length: number; readonly limits: Limits }) {
  return (
    <span className={classes('count', length > max ? 'is-over' : length >= max * NEAR && 'is-near')}>
      {length} / {max}
    </span>
  );
}

/** A web or email address, which has no values. */
export function AddressField({ path, node, label, isOptional, onRemove }: ControlProps) {
  const field = useField(path);
  const text = typeof field.value === 'string' ? field.value : '';
  const isWeb = node.format === 'uri';
  const problem = !field.isTyping && text !== '' && isWeb ? checkAddress(text) : null;
  return (
    <FieldFrame
      field={field}
      label={label}
      help={helpOf(node)}
      isOptional={isOptional}
      onRemove={onRemove}
      problem={problem}
      onFix={field.set}
    >
      {({ inputId, describedBy, isInvalid }) => (
        <input
          className="input"
          id={inputId}
          type="text"
          inputMode={isWeb ? 'url' : 'email'}
          spellCheck={false}
          value={text}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={({ currentTarget }) => field.type(currentTarget.value)}
          onBlur={field.flush}
        />
      )}
    </FieldFrame>
  );
}
