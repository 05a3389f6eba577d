import type { KeyboardEvent } from 'react';
import { replyWords } from '#content/desk/item.ts';
import type { Item } from '#contract/desk/items.ts';
import type { Template } from '#contract/desk/views.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';
import { useMe } from '../data/use-me.ts';
import { Menu } from '../parts/menu.tsx';
import { MenuItem } from '../parts/menu-item.tsx';
import { fillTemplate, mailtoHref, putAbove, subjectOf } from './answer-text.ts';

interface AnswerBoxProps {
  readonly item: Item;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly template: Template | undefined;
  readonly onTemplate: (template: Template) => void;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** An answer by mail: from here through the outbox, or in the person's own mail program. */
export function AnswerBox(props: AnswerBoxProps) {
  const { item, text, onText, template, onTemplate, isSending, onSend } = props;
  const me = useMe();
  const templates = me.templates.filter(({ form }) => form === item.form);
  return (
    <>
      <textarea
        id="answer"
        aria-label={replyWords.answer}
        value={text}
        readOnly={isSending}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => isSendKey(event) && me.hasMail && onSend()}
      />
      <div className="actions">
        {me.hasMail && (
          <button type="submit" className="button primary" disabled={isSending}>
            {isSending ? replyWords.sending : replyWords.send}
          </button>
        )}
        <a className="button" href={mailtoHref(item, subjectOf(template, item, me), text)}>
          {replyWords.mailProgram}
        </a>
        {templates.length > 0 && (
          <span className="to-end">
            <Menu
              buttonClass="button plain"
              placement="above to-right"
              label={
                <>
                  {template ? `${replyWords.template}: ${template.label}` : replyWords.template}
                  <Icon of={chevronDown} size={14} />
                </>
              }
            >
              {(close) =>
                templates.map((one) => (
                  <MenuItem
                    key={one.id}
                    isChosen={one.id === template?.id}
                    onChoose={() => {
                      close();
                      onTemplate(one);
                      onText(putAbove(text, fillTemplate(one.text, item, me)));
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

/** Ctrl or ⌘ with Enter sends, as in mail programs. */
export function isSendKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
