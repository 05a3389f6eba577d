import { useState } from 'react';
import { actionWords } from '#content/desk/actions.ts';
import { itemWords } from '#content/desk/item.ts';
import { assignWords } from '#content/desk/items.ts';
import type { Item } from '#contract/desk/items.ts';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '../components/dialog.tsx';
import { dots } from '../components/icons.ts';
import { useRight } from '../data/use-me.ts';
import { isAside, isSubscription } from './actions.ts';
import { AssignDialog } from './assign.tsx';
import type { ReplyKind } from './use-reply.ts';
import { useDeeds } from './use-submission-actions.ts';

interface ThumbBarProps {
  readonly item: Item;
  readonly onWrite: (kind: ReplyKind) => void;
  readonly onErase: () => void;
}

/** On a phone: what is done most, at the thumb; the rest in a sheet. */
export function ThumbBar({ item, onWrite, onErase }: ThumbBarProps) {
  const deeds = useDeeds();
  const mayAnswer = useRight('answer');
  const mayDecide = useRight('decide');
  const mayErase = useRight('erase');
  const [open, setOpen] = useState<'more' | 'assign' | null>(null);
  if (!mayAnswer) return null;
  const isAnswered = item.status === 'answered';
  const isHeldBack = isAside(item);
  const isAnswerable = !isHeldBack && !isSubscription(item);
  const andClose = (act: () => void) => () => {
    setOpen(null);
    act();
  };
  return (
    <div className="thumb-bar">
      {isHeldBack && (
        <button
          type="button"
          className="button primary"
          onClick={() => void deeds([item], { kind: 'released' })}
        >
          {item.status === 'spam' ? actionWords.notSpam : actionWords.release}
        </button>
      )}
      {isAnswerable && (
        <>
          <button type="button" className="button primary" onClick={() => onWrite('answer')}>
            {actionWords.answer}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void deeds([item], { kind: isAnswered ? 'reopened' : 'answered' })}
          >
            {isAnswered ? actionWords.reopen : actionWords.markAnswered}
          </button>
        </>
      )}
      {item.status === 'held' && (
        <button type="button" className="button" onClick={() => void deeds([item], { kind: 'spam' })}>
          {actionWords.spam}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        aria-label={itemWords.moreNarrow}
        onClick={() => setOpen('more')}
      >
        <Icon of={dots} size={18} />
      </button>
      {open === 'more' && (
        <Sheet name={itemWords.moreSheet} onClose={() => setOpen(null)}>
          {isAnswerable && (
            <button type="button" onClick={() => setOpen('assign')}>
              {assignWords.button.nobody}
            </button>
          )}
          <button type="button" onClick={andClose(() => onWrite('note'))}>
            {actionWords.note}
          </button>
          {mayDecide && isAnswerable && (
            <button type="button" onClick={andClose(() => void deeds([item], { kind: 'spam' }))}>
              {actionWords.spam}
            </button>
          )}
          {mayErase && (
            <button type="button" className="danger" onClick={andClose(onErase)}>
              {actionWords.erase}
            </button>
          )}
        </Sheet>
      )}
      {open === 'assign' && <AssignDialog rows={[item]} onClose={() => setOpen(null)} />}
    </div>
  );
}
