import type { ReactNode } from 'react';
import { actionTexts, doneTexts } from '#content/desk/actions.ts';
import { presenceTexts, submissionTexts } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import type { Presence as Present } from '#contract/desk/views.ts';
import { Icon } from '#ui/icon.tsx';
import { copyText } from '../components/copy-text.ts';
import { back as backIcon, check, dots } from '../components/icons.ts';
import { Menu, MenuItem } from '../components/menu.tsx';
import { Avatar, firstName } from '../components/person.tsx';
import { showToast } from '../components/toast-store.ts';
import { usePresence } from '../data/presence.ts';
import { useMe, useRight } from '../data/use-me.ts';
import { KeyHint } from '../keys/key-bindings.tsx';
import { Link } from '../router/router.tsx';
import { isFilteredOut, isSubscription } from './actions.ts';
import { AssignMenu } from './assign.tsx';
import { useSubmissionActions } from './use-submission-actions.ts';

/** Who else views or writes. */
function Presence({ reference }: { readonly reference: string }) {
  const me = useMe();
  const others = usePresence(reference).filter(({ id }) => id !== me.person.id);
  return (
    <span className="person presence not-empty:mr-3" role="status">
      {others.map((person) => (
        <Avatar key={person.id} of={person} />
      ))}
      {others.length > 0 && presenceText(others)}
    </span>
  );
}

/** "Jun is viewing", "Jun and Priya are writing". Writing takes precedence. */
function presenceText(people: readonly Present[]): string {
  const writing = people.filter(({ isWriting }) => isWriting);
  const [named, words] =
    writing.length > 0 ? [writing, presenceTexts.writing] : [people, presenceTexts.viewing];
  const names = named.map(firstName);
  const last = names.at(-1) ?? '';
  const first = names.slice(0, -1).join(', ');
  return first === ''
    ? filled(words.one, { names: last })
    : filled(words.many, { names: filled(presenceTexts.and, { first, last }) });
}

interface SubmissionToolbarProps {
  readonly submission: Submission;
  readonly backHref: string;
  readonly before?: ReactNode;
  readonly onErase: () => void;
}

/** Actions, presence and the reference. Readers get no actions. */
export function SubmissionToolbar({ submission, backHref, before, onErase }: SubmissionToolbarProps) {
  const actions = useSubmissionActions();
  const mayAnswer = useRight('answer');
  const mayAssign = useRight('assign');
  const mayDecide = useRight('decide');
  const mayErase = useRight('erase');
  const isAnswered = submission.status === 'answered';
  const isHeldBack = isFilteredOut(submission);
  const isAnswerable = !isHeldBack && !isSubscription(submission);
  const mayMarkSpam = mayDecide && (isAnswerable || submission.status === 'quarantined');
  const markSpam = () => void actions([submission], { kind: 'spam' });
  return (
    <header className="toolbar">
      <Link
        className="button plain icon-only back lg:hidden"
        href={backHref}
        aria-label={submissionTexts.back}
      >
        <Icon of={backIcon} size={18} />
      </Link>
      {before}
      {mayAnswer && isAnswerable && (
        <button
          type="button"
          className="button max-md:hidden"
          onClick={() => void actions([submission], { kind: isAnswered ? 'reopened' : 'answered' })}
        >
          {!isAnswered && <Icon of={check} size={15} />}
          {isAnswered ? actionTexts.reopen : actionTexts.close}
          <KeyHint of="e" />
        </button>
      )}
      {mayAssign && isAnswerable && <AssignMenu submission={submission} />}
      {mayDecide && isHeldBack && (
        <button
          type="button"
          className="button max-md:hidden"
          onClick={() => void actions([submission], { kind: 'released' })}
        >
          {submission.status === 'spam' ? actionTexts.notSpam : actionTexts.release}
        </button>
      )}
      {mayMarkSpam && (
        <button type="button" className="button plain max-xl:hidden" onClick={markSpam}>
          {actionTexts.spam}
        </button>
      )}
      <span className="max-md:hidden">
        <Menu
          buttonClass="button plain icon-only"
          name={submissionTexts.more}
          label={<Icon of={dots} size={16} />}
        >
          {(close) => (
            <>
              <MenuItem
                onChoose={() => {
                  close();
                  void copy(submission.email);
                }}
              >
                {actionTexts.copyAddress}
              </MenuItem>
              {mayMarkSpam && (
                <MenuItem
                  onChoose={() => {
                    close();
                    markSpam();
                  }}
                >
                  {actionTexts.spam}
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
                  {actionTexts.erase}
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      </span>
      <span className="reference flex items-center text-13 text-(--text-2)">
        <Presence reference={submission.reference} />
        <span className="num whitespace-nowrap">{submission.reference}</span>
      </span>
    </header>
  );
}

async function copy(address: string): Promise<void> {
  const isCopied = await copyText(address);
  showToast({
    text: isCopied ? doneTexts.copied : doneTexts.notCopied,
    detail: address,
    isProblem: !isCopied,
  });
}
