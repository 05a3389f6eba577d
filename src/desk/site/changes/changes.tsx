import { useEffect, useState } from 'react';
import { siteTexts, changesTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import type { Change } from '#contract/desk/content-tree.ts';
import type { SiteProblem } from '#contract/desk/site.ts';
import { counted } from '../../components/counted.ts';
import { Empty } from '../../components/states.tsx';
import { useMe } from '../../data/use-me.ts';
import { useKeys } from '../../keys/key-bindings.tsx';
import { Link } from '../../router/router.tsx';
import { focusNextRow, referenceInFocus } from '../../submissions/row-focus.ts';
import { useOffice } from '../../time/office.ts';
import { useNow } from '../../time/use-now.ts';
import { whenInSentence } from '../../time/when.ts';
import { siteAddress } from '../site-address.ts';
import { PublishButton } from '../site-bar.tsx';
import { useSite } from '../site-data.tsx';
import { ChangeGroups } from './change-groups.tsx';
import { editOf } from './change-sentences.ts';
import { KeptEdits } from './kept-edits.tsx';
import { ProblemBlock } from './problem-block.tsx';
import { ReviewBanner } from './review.tsx';
import { ChangesSide } from './side.tsx';
import { useDiscard } from './use-discard.ts';

interface ChangesProps {
  readonly open: readonly Change[];
  readonly blocked: ReadonlyMap<string, SiteProblem>;
  readonly selected: ReadonlySet<string>;
  /** Takes changes out of the next release; all others go. */
  readonly onExclude: (ids: ReadonlySet<string>) => void;
  readonly onPublish: (ids?: readonly string[]) => void;
}

/** All changes of the draft, with what keeps them from being published. */
export function Changes(props: ChangesProps) {
  const { open, blocked, selected, onPublish } = props;
  const { state, canWrite, canPublish } = useSite();
  const lead = useLead(open.length - blocked.size);
  const isPublishing = canPublish ? selected.size > 0 : open.length > 0;
  useKeptPlace(open.length);
  return (
    <>
      <ReviewBanner />
      <div className="page">
        {open.length > 0 && (
          <div className="head">
            <div>
              <h1>{counted(siteTexts.changes, open.length)}</h1>
              <p className="subtitle">{lead}</p>
            </div>
            {(canPublish || (canWrite && state.review === null)) && (
              <div className="actions">
                <PublishButton
                  count={canPublish ? selected.size : open.length}
                  onPublish={isPublishing ? () => onPublish() : undefined}
                />
              </div>
            )}
          </div>
        )}
        <div className="site-columns">
          <div>
            <ProblemBlock blocked={blocked} />
            <KeptEdits />
            {open.length === 0 ? <NothingToPublish /> : <ChangeList {...props} />}
          </div>
          <ChangesSide open={open} />
        </div>
      </div>
    </>
  );
}

/** After publishing, the button that had the focus can be gone. */
function useKeptPlace(count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the changes are others.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [count]);
}

/** "5 are ready to publish. Last saved 10:41 AM today." */
function useLead(ready: number): string {
  const { savedAt, isChecking } = useSite();
  const { timeZone } = useOffice();
  const now = useNow();
  const saved =
    savedAt === null ? '' : filled(texts.lastSaved, { time: whenInSentence(savedAt, now, timeZone) });
  return `${isChecking ? texts.checking : counted(texts.ready, ready)} ${saved}`;
}

function NothingToPublish() {
  const { canWrite, state } = useSite();
  const { timeZone } = useOffice();
  const { number, at } = state.live;
  const text = filled(texts.emptyText, { number, time: whenInSentence(at, useNow(), timeZone) });
  return (
    <Empty picture="done" title={texts.emptyTitle} text={text} isPageTitle>
      {canWrite && (
        <Link className="button" href={siteAddress()}>
          {texts.toEditor}
        </Link>
      )}
    </Empty>
  );
}

type Filter = 'all' | 'ready' | 'problems' | 'mine';

function ChangeList({ open, blocked, selected, onExclude, onPublish }: ChangesProps) {
  const { state, canWrite, canPublish } = useSite();
  const { person } = useMe();
  const [filter, setFilter] = useState<Filter>('all');
  const discard = useDiscard();
  const lists: Readonly<Record<Filter, readonly Change[]>> = {
    all: open,
    ready: open.filter(({ id }) => !blocked.has(id)),
    problems: open.filter(({ id }) => blocked.has(id)),
    mine: open.filter((change) => editOf(change, state.edits)?.by?.id === person.id),
  };
  // Publishing or discarding can empty a filter.
  const current = lists[filter].length === 0 ? 'all' : filter;

  const select = (ids: readonly string[], isSelected: boolean) => {
    const excluded = new Set(lists.ready.map(({ id }) => id).filter((id) => !selected.has(id)));
    for (const id of ids) isSelected ? excluded.delete(id) : excluded.add(id);
    onExclude(excluded);
  };
  useKeys(canWrite ? ['j', 'k', 'x', 'd'] : ['j', 'k'], (key) => {
    if (key === 'j' || key === 'k') return focusNextRow(key === 'j' ? 1 : -1);
    const change = open.find(({ id }) => id === referenceInFocus());
    if (change === undefined) return;
    if (key === 'd') discard(change);
    else if (canPublish && !blocked.has(change.id)) select([change.id], !selected.has(change.id));
  });
  const ready = lists.ready.map(({ id }) => id);
  const areAll = ready.length > 0 && selected.size === ready.length;
  return (
    <>
      <div className="change-filter">
        <fieldset className="segments" aria-label={texts.filters.label}>
          {(Object.keys(lists) as Filter[]).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === current}
              disabled={lists[one].length === 0}
              onClick={() => setFilter(one)}
            >
              {texts.filters[one]} {lists[one].length}
            </button>
          ))}
        </fieldset>
        {canPublish && ready.length > 0 && (
          <>
            <span className="hint ml-auto">{filled(texts.selected, { count: selected.size })}</span>
            <button type="button" className="button plain" onClick={() => select(ready, !areAll)}>
              {areAll ? texts.selectNone : texts.selectAll}
            </button>
          </>
        )}
      </div>
      <ChangeGroups
        changes={lists[current]}
        blocked={blocked}
        selected={selected}
        onSelect={(id, isSelected) => select([id], isSelected)}
        onDiscard={discard}
        onPublish={(id) => onPublish([id])}
      />
    </>
  );
}
