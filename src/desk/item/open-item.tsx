import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { itemWords } from '#content/desk/item.ts';
import { reasonFor } from '#content/desk/suspicion.ts';
import { filled } from '#content/filled.ts';
import type { Item } from '#contract/desk/items.ts';
import { useRight } from '../data/use-me.ts';
import { isAside } from '../items/aside.ts';
import { isSubscription } from '../items/subscription.ts';
import { sayReadOnly } from '../items/use-row-keys.ts';
import { useKeys } from '../keys/use-keys.ts';
import { ConflictBanner } from './conflict-banner.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { Facts, NewerMessages } from './facts.tsx';
import { ItemBar } from './item-bar.tsx';
import { Promised } from './promise.tsx';
import { ReplyBox } from './reply-box.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import { Timeline } from './timeline.tsx';
import { Undelivered } from './undelivered.tsx';
import { useReply } from './use-reply.ts';
import { useReportPresence } from './use-report-presence.ts';
import { useWriting } from './use-writing.ts';
import { Words } from './words.tsx';

interface OpenItemProps {
  readonly item: Item;
  readonly backHref: string;
  /** What stands first in the bar. */
  readonly before?: ReactNode;
  /** What stands below the name instead of the promise. */
  readonly head?: ReactNode;
  /** What stands at the right instead of the facts. */
  readonly aside?: ReactNode;
}

/** An item: actions, the promise, the visitor's words, what happened, and the box for an answer. */
export function OpenItem({ item, backHref, before, head, aside }: OpenItemProps) {
  const mayAnswer = useRight('answer') && !isAside(item) && !isSubscription(item);
  const reply = useReply(item, mayAnswer ? 'answer' : 'note');
  const writing = useWriting(reply);
  const [isErasing, setIsErasing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useReportPresence(item.reference, reply.isWriting);
  const mayNote = useRight('note');
  useKeys(['n'], () => (mayNote ? writing.begin('note') : sayReadOnly()));

  // On a phone the list is gone, and with it the row that had focus.
  useEffect(() => {
    const isListHidden = document.activeElement === document.body || matchMedia('(max-width: 767px)').matches;
    if (isListHidden && location.hash !== '#answer') title.current?.focus({ preventScroll: true });
  }, []);

  const conflict = useRef<HTMLDivElement>(null);
  // On a phone the box covers it, and below a long item it is out of sight.
  const showConflict = () => {
    writing.end();
    conflict.current?.focus();
  };
  const onConflict = useEffectEvent(showConflict);
  const newest = reply.clash?.conflict;
  useEffect(() => {
    if (newest) onConflict();
  }, [newest]);

  /** After a reply the keys work again: undo, or on to the next item. */
  const send = async () => {
    const { kind } = reply;
    if (!(await reply.send()) || kind !== 'answer') return;
    writing.end();
    title.current?.focus({ preventScroll: true });
  };

  const role = item.facts.find(({ name }) => name === 'role')?.value;
  const erase = () => setIsErasing(true);
  return (
    <article className="item" aria-labelledby="item-name">
      <ItemBar item={item} backHref={backHref} before={before} onErase={erase} />
      <div className="conflict" ref={conflict} tabIndex={-1}>
        {reply.clash && (
          <ConflictBanner
            clash={reply.clash}
            onSendMine={() => void reply.sendAgain(reply.clash?.kind ?? 'answer')}
            onKeepAsNote={() => void reply.sendAgain('note')}
            onDismiss={reply.dismissClash}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be scrolled with the keyboard. */}
      <section className="read" tabIndex={0} aria-label={itemWords.reading[item.form]}>
        <NewerMessages item={item} />
        <h1 className="name" id="item-name" ref={title} tabIndex={-1}>
          {item.name}
        </h1>
        {head ?? (
          <>
            <p className="organization">
              {[role, item.organization].filter(Boolean).join(', ') || item.subject}
            </p>
            <Promised item={item} />
          </>
        )}
        {item.suspicion !== null && (
          <p className="hint">{filled(itemWords.heldBecause, { why: reasonFor(item.suspicion).what })}</p>
        )}
        <Undelivered item={item} />
        <Words item={item} />
        <Timeline item={item} />
        <ReplyBox
          item={item}
          reply={reply}
          // What a colleague did is seen before anything is sent.
          onSend={reply.clash ? showConflict : () => void send()}
          isOpen={writing.isOpen}
          onClose={writing.end}
        />
      </section>
      {aside ?? <Facts item={item} />}
      <ThumbBar item={item} onWrite={writing.begin} onErase={erase} />
      {isErasing && <EraseDialog item={item} backHref={backHref} onClose={() => setIsErasing(false)} />}
    </article>
  );
}
