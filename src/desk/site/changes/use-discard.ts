import { siteTexts, changesTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import type { Change } from '#contract/desk/content-tree.ts';
import type { SiteOperation } from '#contract/desk/site.ts';
import { useShortName } from '../../components/person.tsx';
import { showToast } from '../../components/toast-store.ts';
import { useSite } from '../site-data.tsx';
import { operationsToRedo } from './change-operations.ts';
import { placeOfChange } from './change-sentences.ts';

/** Saves operations; a refusal is a toast. True if they were saved. */
export function useSaveOrTell(): (operations: readonly SiteOperation[]) => Promise<boolean> {
  const { save } = useSite();
  const shortName = useShortName();
  return async (operations) => {
    const result = await save(operations);
    if (result.kind === 'saved') return true;
    const text =
      result.kind === 'failed'
        ? result.message
        : filled(texts.notSaved, {
            name: result.conflict.by ? shortName(result.conflict.by) : texts.somebody,
          });
    showToast({ text, isProblem: true });
    return false;
  };
}

/** Returns to the live text, with Undo. */
export function useDiscard(): (change: Change) => void {
  const { draft, state } = useSite();
  const saveOrTell = useSaveOrTell();
  return (change) => {
    const redo = operationsToRedo(change, draft);
    const place = placeOfChange(change, state.liveFiles, draft).at(-1) ?? siteTexts.wholeFile;
    void saveOrTell([{ op: 'discard', change: change.id }]).then((isSaved) => {
      if (!isSaved) return;
      showToast({
        text: texts.discarded,
        detail: filled(texts.discardedText[change.kind], { place }),
        undo: () => void saveOrTell(redo),
      });
    });
  };
}
