import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { releasesTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import { type Change, changesBetween, type Json, valueAt } from '#contract/desk/content-tree.ts';
import type { Files, ReleaseReply, SiteOperation } from '#contract/desk/site.ts';
import { Loading, Problem } from '../../components/states.tsx';
import { showToast } from '../../components/toast-store.ts';
import { getJson } from '../../data/request.ts';
import { operationToRestore, type RestoreOperation } from '../changes/change-operations.ts';
import { placeOfChange } from '../changes/change-sentences.ts';
import { Diff } from '../changes/diff.tsx';
import { useSaveOrTell } from '../changes/use-discard.ts';
import { titleOf } from '../file-names.ts';
import { useSite } from '../site-data.tsx';

/** What a release changed. A release never changes afterwards. */
export function ReleaseChanges({ number }: { readonly number: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['site-release', number],
    queryFn: ({ signal }) => getJson<ReleaseReply>(`/api/site/releases/${number}`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const files = useMemo(() => data && { before: existing(data.before), after: existing(data.after) }, [data]);
  const changes = useMemo(() => files && changesBetween(files.before, files.after), [files]);
  if (files === undefined || changes === undefined)
    return error ? <Problem error={error} onRetry={refetch} /> : <Loading rows={2} />;
  if (changes.length === 0) return <p className="release-box quiet">{texts.none}</p>;
  return (
    <ul className="release-box">
      {changes.map((change) => (
        <ReleaseChange key={change.id} change={change} number={number} {...files} />
      ))}
    </ul>
  );
}

interface ReleaseChangeProps {
  readonly change: Change;
  readonly number: number;
  readonly before: Files;
  readonly after: Files;
}

function ReleaseChange({ change, number, before, after }: ReleaseChangeProps) {
  const { draft, canWrite } = useSite();
  const { file } = change;
  const place = placeOfChange(change, before, after).join(' › ');
  const actionFor = (value: Json | null) => {
    const operation = canWrite && value !== null ? operationToRestore(change, value, draft) : null;
    return operation && <Restore operation={operation} place={place} />;
  };
  return (
    <li>
      <p className="release-place">
        <b className="strong">{titleOf(file, after[file] ?? before[file])}</b>
        {place}
      </p>
      <Diff
        change={change}
        after={after}
        labels={{ before: texts.before, after: filled(texts.after, { number }) }}
        actions={{ before: actionFor(change.before), after: actionFor(change.after) }}
      />
    </li>
  );
}

/** Changes the draft, never the public site. */
function Restore({ operation, place }: { readonly operation: RestoreOperation; readonly place: string }) {
  const saveOrTell = useSaveOrTell();
  const restore = async () => {
    if (!(await saveOrTell([operation]))) return;
    showToast({
      text: texts.restored,
      detail: texts.restoredText,
      undo: () => void saveOrTell([operationBack(operation)]),
    });
  };
  return (
    <button type="button" className="button plain restore" onClick={() => void restore()}>
      {texts.restore}
      <span className="visually-hidden"> {place}</span>
    </button>
  );
}

function operationBack(operation: RestoreOperation): SiteOperation {
  if (operation.op === 'set') return { ...operation, seen: operation.value, value: operation.seen };
  const { file, path, entry } = operation;
  return { op: 'remove', file, path: `${path}.#${valueAt(entry, '$id')}` };
}

/** Without the files that did not exist. */
function existing(files: Readonly<Record<string, Json | null>>): Files {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, content]) => (content === null ? [] : [[file, content]])),
  );
}
