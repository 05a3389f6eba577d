import { type KeyboardEvent, useRef } from 'react';
import { replyTexts } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import { type Placeholder, placeholdersIn } from '#contract/desk/placeholders.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import type { Template } from '#contract/desk/views.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';
import { Menu, MenuItem } from '../components/menu.tsx';
import { useMe } from '../data/use-me.ts';
import { fillTemplate, mailtoHref, subjectOf } from './answer-text.ts';

interface AnswerBoxProps {
  readonly submission: Submission;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly template: Template | undefined;
  readonly onTemplate: (template: Template) => void;
  /** Sending was refused because a placeholder of a saved reply is not filled in. */
  readonly isBlankLeft: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** A reply by email: sent by the desk, or in the person's own email app. */
export function AnswerBox(props: AnswerBoxProps) {
  const { submission, text, onText, template, onTemplate, isBlankLeft, isSending, onSend } = props;
  const me = useMe();
  const box = useRef<HTMLTextAreaElement>(null);
  const templates = me.templates.filter(({ form }) => form === submission.form);
  const blanks = placeholdersIn(text, me.templates);
  return (
    <>
      <textarea
        ref={box}
        id="answer"
        aria-label={replyTexts.answer}
        aria-describedby="blank-left"
        value={text}
        readOnly={isSending}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isSendKey(event) && me.hasMail) onSend();
          else if (event.key === 'Tab' && !event.ctrlKey && !event.altKey) {
            const next = nextBlank(blanks, event.currentTarget, event.shiftKey);
            if (next === undefined) return;
            event.preventDefault();
            select(event.currentTarget, next);
          }
        }}
      />
      <p className="hint" id="blank-left" role="status">
        {isBlankLeft && blankText(blanks)}
      </p>
      <div className="actions">
        {me.hasMail && (
          <button type="submit" className="button primary" disabled={isSending}>
            {isSending ? replyTexts.sending : replyTexts.send}
          </button>
        )}
        <a
          className="button"
          href={mailtoHref(submission, subjectOf(template, submission, me), text)}
          onClick={(event) => {
            if (blanks.length === 0) return;
            event.preventDefault();
            onSend();
          }}
        >
          {replyTexts.emailApp}
        </a>
        {templates.length > 0 && (
          <span className="ml-auto">
            <Menu
              buttonClass="button plain"
              placement="above to-right"
              label={
                <>
                  {template ? `${replyTexts.template}: ${template.label}` : replyTexts.template}
                  <Icon of={chevronDown} size={14} />
                </>
              }
            >
              {(close) =>
                templates.map((one) => (
                  <MenuItem
                    key={one.id}
                    isSelected={one.id === template?.id}
                    onChoose={() => {
                      close();
                      onTemplate(one);
                      // After the menu has returned focus to its button.
                      requestAnimationFrame(() => {
                        if (box.current)
                          insert(box.current, fillTemplate(one.text, submission, me), me.templates);
                      });
                    }}
                  >
                    {one.label}
                  </MenuItem>
                ))
              }
            </Menu>
          </span>
        )}
      </div>
    </>
  );
}

/** "1 blank left: [Your answer]." */
function blankText(blanks: readonly Placeholder[]): string | undefined {
  const [first] = blanks;
  if (first === undefined) return undefined;
  const words = replyTexts.blankLeft[blanks.length === 1 ? 'one' : 'many'];
  return filled(words, { count: blanks.length, placeholder: first.text });
}

/**
 * Inserts at the caret as if typed, so that Ctrl+Z undoes it, and selects the first placeholder of the inserted text.
 */
function insert(box: HTMLTextAreaElement, text: string, templates: readonly Template[]): void {
  const { value, selectionEnd: at } = box;
  const before = value.slice(0, at);
  const after = value.slice(at);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const trail = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  box.focus();
  // Keeps the selected text.
  box.setSelectionRange(at, at);
  // Deprecated, but the only way to change a field that keeps the undo history in all browsers.
  document.execCommand('insertText', false, lead + text + trail);
  const start = at + lead.length;
  const blank = placeholdersIn(box.value, templates).find((one) => one.start >= start);
  if (blank && blank.end <= start + text.length) select(box, blank);
}

/** Undefined after the last one, so that Tab leaves the box. */
function nextBlank(
  blanks: readonly Placeholder[],
  { selectionStart, selectionEnd }: HTMLTextAreaElement,
  isBackward: boolean,
): Placeholder | undefined {
  return isBackward
    ? blanks.findLast(({ end }) => end <= selectionStart)
    : blanks.find(
        ({ start, end }) => start >= selectionEnd || (start >= selectionStart && end > selectionEnd),
      );
}

/** Selects a placeholder, so that typing replaces it. */
export function select(box: HTMLTextAreaElement, { start, end }: Placeholder): void {
  // Chromium scrolls a textarea to its caret only on focus.
  box.blur();
  box.setSelectionRange(start, end);
  box.focus();
}

/** Ctrl or ⌘ with Enter sends, as in email apps. */
export function isSendKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
