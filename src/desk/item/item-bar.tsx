import type { ReactNode } from 'react';
import { actionWords, doneWords } from '#content/desk/actions.ts';
import { itemWords } from '#content/desk/item.ts';
import type { Item } from '#contract/desk/items.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '../address/link.tsx';
import { useRight } from '../data/use-me.ts';
import { isAside } from '../items/aside.ts';
import { isSubscription } from '../items/subscription.ts';
import { useDeeds } from '../items/use-deeds.ts';
import { back as backIcon, check, dots } from '../parts/desk-icons.ts';
import { KeyHint } from '../parts/key-hint.tsx';
import { Menu } from '../parts/menu.tsx';
import { MenuItem } from '../parts/menu-item.tsx';
import { showToast } from '../parts/toast-store.ts';
import { AssignMenu } from './assign-menu.tsx';
import { Presence } from './presence.tsx';

interface ItemBarProps {
  readonly item: Item;
  readonly backHref: string;
  readonly before?: ReactNode;
  readonly onErase: () => void;
}

/** What can be done with the item, who else is on it, and its reference. Readers get no actions. */
export function ItemBar({ item, backHref, before, onErase }: ItemBarProps) {
  const deeds = useDeeds();
  const mayAnswer = useRight('answer');
  const mayAssign = useRight('assign');
  const mayDecide = useRight('decide');
  const mayErase = useRight('erase');
  const isAnswered = item.status === 'answered';
  const isHeldBack = isAside(item);
  const isAnswerable = !isHeldBack && !isSubscription(item);
  const mayMarkSpam = mayDecide && (isAnswerable || item.status === 'held');
  const markSpam = () => void deeds([item], { kind: 'spam' });
  return (
    <header className="item-bar">
      <Link className="button plain icon-only back" href={backHref} aria-label={itemWords.back}>
        <Icon of={backIcon} size={18} />
      </Link>
      {before}
      {mayAnswer && isAnswerable && (
        <button
          type="button"
          className="button wide-only"
          onClick={() => void deeds([item], { kind: isAnswered ? 'reopened' : 'answered' })}
        >
          {!isAnswered && <Icon of={check} size={15} />}
          {isAnswered ? actionWords.reopen : actionWords.markAnswered}
          <KeyHint of="e" />
        </button>
      )}
      {mayAssign && isAnswerable && <AssignMenu item={item} />}
      {mayDecide && isHeldBack && (
        <button
          type="button"
          className="button wide-only"
          onClick={() => void deeds([item], { kind: 'released' })}
        >
          {item.status === 'spam' ? actionWords.notSpam : actionWords.release}
        </button>
      )}
      {mayMarkSpam && (
        <button type="button" className="button plain wide-only roomy-only" onClick={markSpam}>
          {actionWords.spam}
        </button>
      )}
      <span className="wide-only">
        <Menu buttonClass="button plain icon-only" name={itemWords.more} label={<Icon of={dots} size={16} />}>
          {(close) => (
            <>
              <MenuItem
                onChoose={() => {
                  close();
                  void copy(item.email);
                }}
              >
                {actionWords.copyAddress}
              </MenuItem>
              {mayMarkSpam && (
                <MenuItem
                  onChoose={() => {
                    close();
                    markSpam();
                  }}
                >
                  {actionWords.spam}
                </MenuItem>
              )}
              {mayErase && (
                <MenuItem
                  isDangerous
                  onChoose={() => {
                    close();
                    onErase();
                  }}
                >
                  {actionWords.erase}
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      </span>
      <span className="reference">
        <Presence reference={item.reference} />
        <span className="num">{item.reference}</span>
      </span>
    </header>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ text: doneWords.copied, detail: address });
  } catch {
    // Forbidden by the browser, or the desk is not at an https address.
    showToast({ text: doneWords.notCopied, detail: address, isProblem: true });
  }
}
