import { useId } from 'react';
import { keptTexts as texts } from '#content/desk/site.ts';
import { type Change, valueAt } from '#contract/desk/content-tree.ts';
import type { KeptEdit } from '#contract/desk/site.ts';
import { showToast } from '../../components/toast-store.ts';
import { useAction } from '../../data/use-action.ts';
import { labelOf, titleOf } from '../file-names.ts';
import { useSite } from '../site-data.tsx';
import { operationToRestore } from './change-operations.ts';
import { Diff } from './diff.tsx';
import { useSaveOrTell } from './use-discard.ts';

/** Texts that both the desk and a deployment have changed. */
export function KeptEdits() {
  const { state, canWrite } = useSite();
  const titleId = useId();
  const action = useAction(['site']);
  if (state.kept.length === 0) return null;
  return (
    <section className="kept" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <p className="hint">{texts.text}</p>
      <ul>
        {state.kept.map((edit) => (
          <Kept key={`${edit.file} ${edit.path}`} edit={edit} />
        ))}
      </ul>
      {canWrite && (
        <button
          type="button"
          className="button mt-4"
          onClick={() => void action('/api/site/kept/dismiss', {}, texts.dismissed)}
        >
          {texts.dismiss}
        </button>
      )}
    </section>
  );
}

function Kept({ edit: { file, path, shipped } }: { readonly edit: KeptEdit }) {
  const { draft, canWrite } = useSite();
  const saveOrTell = useSaveOrTell();
  const content = draft[file];
  const own = valueAt(content, path);
  const change: Change = { id: '', file, path, kind: 'set', before: own, after: shipped };
  const operation = operationToRestore(change, shipped, draft);
  const place = [titleOf(file, content), labelOf(path, file, content)].filter(Boolean).join(' › ');
  const use = async () => {
    if (operation === null || !(await saveOrTell([operation]))) return;
    const back = { op: 'set', file, path, seen: shipped, value: own } as const;
    showToast({ text: texts.used, detail: texts.usedText, undo: () => void saveOrTell([back]) });
  };
  return (
    <li>
      <h3>{place}</h3>
      <Diff
        change={change}
        after={draft}
        labels={{ before: texts.ours, after: texts.shipped }}
        actions={{
          after: canWrite && operation !== null && (
            <button type="button" className="button mt-2" onClick={() => void use()}>
              {texts.use}
            </button>
          ),
        }}
      />
    </li>
  );
}
