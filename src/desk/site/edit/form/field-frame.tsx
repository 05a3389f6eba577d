import { type ReactNode, useId, useState } from 'react';
import { changesTexts } from '#content/desk/site.ts';
import { fieldTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import type { Json } from '#contract/desk/content-tree.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';
import { dots } from '../../../components/icons.ts';
import { Menu, MenuItem } from '../../../components/menu.tsx';
import { Avatar, firstName } from '../../../components/person.tsx';
import { useMe } from '../../../data/use-me.ts';
import { useOffice } from '../../../time/office.ts';
import { useNow } from '../../../time/use-now.ts';
import { whenText } from '../../../time/when.ts';
import { valueText } from '../../changes/change-sentences.ts';
import { FieldConflict } from './field-conflict.tsx';
import { useForm } from './form-context.tsx';
import type { TextProblem } from './text-checks.ts';
import { type Field, useDiscardFields } from './use-field.ts';

/** For the control inside the frame. */
export interface ControlIds {
  readonly inputId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

export interface FieldFrameProps {
  readonly field: Field;
  readonly label: string;
  readonly help?: string | null;
  readonly isOptional?: boolean;
  /** Removes the optional field. */
  readonly onRemove?: (() => void) | undefined;
  readonly count?: ReactNode;
  readonly problem?: TextProblem | null;
  readonly onFix?: (text: string) => void;
  /** A button beside the label. */
  readonly action?: ReactNode;
  /** The control is not one input, so its label isn't a label element. */
  readonly isGroup?: boolean;
  /** The control is a text with chips, which a label element can't name. */
  readonly isTextBox?: boolean;
  readonly isShort?: boolean;
  readonly children: (ids: ControlIds) => ReactNode;
}

/** A field: label, control, help, what is wrong with it, and who changed it. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, label, help, problem, isGroup = false, isShort = false, children } = props;
  const id = useId();
  const helpId = `${id}-help`;
  const problemId = `${id}-problem`;
  // What the browser finds is newer than the server's check.
  const checked = field.isTyping ? [] : field.problems.map(({ message }) => message);
  const found = problem ? [problem.message] : checked;
  // An entry that was just added is empty: say so when the user has passed the field.
  const [isPassed, setIsPassed] = useState(found.length > 0);
  const messages = isPassed || !isEmpty(field.value) ? found : [];
  const described = [messages.length > 0 && problemId, help && helpId].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the field only shows its problem.
    <div
      className={classes(
        'field',
        field.changes.length > 0 && 'is-changed',
        messages.length > 0 && 'is-wrong',
        isShort && 'is-short',
      )}
      data-field={field.path}
      onBlur={() => setIsPassed(true)}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <FieldHead {...props} id={id} />
      {field.conflict && <FieldConflict field={field} label={label} />}
      {children({
        inputId: id,
        labelId: `${id}-label`,
        describedBy: described || undefined,
        isInvalid: messages.length > 0,
      })}
      {help && (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      )}
      {messages.length > 0 && (
        <div className="field-problem" id={problemId}>
          <Icon of={triangleAlert} size={14} />
          <p>
            {messages.map((message) => (
              <span key={message}>{message} </span>
            ))}
            {problem?.fix && (
              <button
                type="button"
                className="text-button"
                onClick={() => problem.fix && props.onFix?.(problem.fix.text)}
              >
                {problem.fix.label}
              </button>
            )}
          </p>
        </div>
      )}
      {field.changes.length > 0 && <ChangedBy {...props} />}
    </div>
  );
}

function isEmpty(value: Json | null): boolean {
  return value === null || value === '';
}

function FieldHead(props: FieldFrameProps & { readonly id: string }) {
  const { id, label, isOptional = false, onRemove, count, isGroup = false, isTextBox = false } = props;
  return (
    <div className="field-head">
      {isGroup || isTextBox ? (
        // Like a label element; the keyboard reaches the text itself.
        <span
          className="label"
          id={`${id}-label`}
          onPointerUp={isTextBox ? () => document.getElementById(id)?.focus() : undefined}
        >
          {label}
        </span>
      ) : (
        <label className="label" id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      )}
      {isOptional && <span className="optional">{texts.optional}</span>}
      {props.action}
      {count}
      {onRemove && (
        <Menu
          buttonClass="button plain icon-only"
          placement="to-right"
          name={filled(texts.moreFor, { label })}
          label={<Icon of={dots} size={15} />}
        >
          {(close) => (
            <MenuItem
              isDangerous
              onChoose={() => {
                close();
                onRemove();
              }}
            >
              {texts.remove}
            </MenuItem>
          )}
        </Menu>
      )}
    </div>
  );
}

/** Who changed the field, its live text, and the way back to it. */
function ChangedBy({ field, label }: FieldFrameProps) {
  const { canWrite } = useForm();
  const discard = useDiscardFields();
  const [isLiveShown, setIsLiveShown] = useState(false);
  return (
    <>
      <div className="field-below">
        {field.edit && <Author field={field} />}
        <button
          type="button"
          className="text-button"
          aria-expanded={isLiveShown}
          onClick={() => setIsLiveShown(!isLiveShown)}
        >
          {isLiveShown ? texts.hideLive : texts.showLive}
        </button>
        {canWrite && (
          <button type="button" className="text-button" onClick={() => void discard(field.changes, label)}>
            {changesTexts.discard}
          </button>
        )}
      </div>
      {isLiveShown && (
        <p className="live-text">
          <b className="strong">{texts.live}</b> {valueText(field.liveValue) || texts.nothing}
        </p>
      )}
    </>
  );
}

function Author({ field: { edit } }: Pick<FieldFrameProps, 'field'>) {
  const me = useMe();
  const now = useNow();
  const { timeZone } = useOffice();
  if (edit === null) return null;
  const time = whenText(edit.at, now, timeZone);
  const { by } = edit;
  if (by === null) return <span>{filled(texts.changed, { time })}</span>;
  const name = by.id === me.person.id ? changesTexts.you : firstName(by);
  return (
    <span className="author">
      <Avatar of={by} />
      {filled(texts.changedBy, { name, time })}
    </span>
  );
}
