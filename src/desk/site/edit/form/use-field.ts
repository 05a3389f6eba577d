import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changesTexts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import { type Change, type Json, valueAt } from '#contract/desk/content-tree.ts';
import type { SiteEdit, SiteProblem } from '#contract/desk/site.ts';
import { showToast } from '../../../components/toast-store.ts';
import { operationsToRedo } from '../../changes/change-operations.ts';
import { useSaveOrTell } from '../../changes/use-discard.ts';
import { useSite } from '../../site-data.tsx';
import { type Conflict, setConflict, useConflict } from './conflicts.ts';
import { isAt, useForm } from './form-context.tsx';

export interface Field {
  readonly path: string;
  /** As typed, null for none. */
  readonly value: Json | null;
  readonly liveValue: Json | null;
  /** Not saved yet. */
  readonly isTyping: boolean;
  /** Saves when typing pauses. */
  readonly type: (value: Json | null) => void;
  /** Saves now what was typed. */
  readonly flush: () => void;
  /** Saves now. */
  readonly set: (value: Json | null) => void;
  /** Unpublished changes of the field. */
  readonly changes: readonly Change[];
  /** The last one. */
  readonly edit: SiteEdit | null;
  /** What the server's check found. */
  readonly problems: readonly SiteProblem[];
  readonly conflict: Conflict | null;
  readonly resolve: (value: Json | null) => void;
}

const PAUSE_MS = 800;

/** A field of the form: its values, and saving. */
export function useField(path: string): Field {
  const { file, content, liveContent, changes, problems, edits } = useForm();
  const { save } = useSite();
  const client = useQueryClient();
  const saved = valueAt(content, path);
  const conflict = useConflict(file, path);
  const [typed, setTyped] = useState<{ readonly value: Json | null } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ readonly value: Json | null; readonly seen: Json | null } | null>(null);

  const send = useCallback(
    async (value: Json | null, seen: Json | null) => {
      const result = await save([{ op: 'set', file, path, seen, value }]);
      if (result.kind === 'failed') showToast({ text: result.message, isProblem: true });
      if (result.kind !== 'conflict') return;
      // Otherwise the form would show the colleague's text only with the next poll.
      void client.invalidateQueries({ queryKey: ['site'] });
      const { value: theirs, by, at } = result.conflict;
      // Typed since.
      const newer = waiting.current;
      clearTimeout(timer.current);
      waiting.current = null;
      setTyped(null);
      setConflict(file, path, { mine: newer ? newer.value : value, theirs, by, at });
    },
    [save, client, file, path],
  );
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const last = waiting.current;
    waiting.current = null;
    setTyped(null);
    if (last && !isSame(last.value, last.seen)) void send(last.value, last.seen);
  }, [send]);
  useEffect(() => flush, [flush]);

  const type = (value: Json | null) => {
    if (conflict) {
      setConflict(file, path, { ...conflict, mine: value });
      return;
    }
    waiting.current = { value, seen: waiting.current === null ? saved : waiting.current.seen };
    setTyped({ value });
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE_MS);
  };

  return {
    path,
    value: conflict ? conflict.mine : typed ? typed.value : saved,
    liveValue: valueAt(liveContent ?? undefined, path),
    isTyping: typed !== null,
    type,
    flush,
    set: (value) => {
      type(value);
      flush();
    },
    changes: changes.filter((change) => isAt(change.path, path)),
    edit: edits.find((edit) => isAt(edit.path, path) || isAt(path, edit.path)) ?? null,
    problems: problems.filter((problem) => isAt(problem.path, path)),
    conflict,
    resolve: (value) => {
      if (conflict === null) return;
      setConflict(file, path, null);
      if (!isSame(value, conflict.theirs)) void send(value, conflict.theirs);
    },
  };
}

/** Without what concerns the fields inside, which show it themselves. */
export function ownOnly(field: Field): Field {
  const isOwn = ({ path }: { readonly path: string }) => path === field.path;
  return { ...field, changes: field.changes.filter(isOwn), problems: field.problems.filter(isOwn) };
}

/** Returns fields to their live values, with Undo. */
export function useDiscardFields() {
  const { draft } = useSite();
  const saveOrTell = useSaveOrTell();
  return async (changes: readonly Change[], label: string) => {
    const redo = changes.flatMap((change) => operationsToRedo(change, draft));
    if (!(await saveOrTell(changes.map(({ id }) => ({ op: 'discard', change: id }))))) return;
    showToast({
      text: changesTexts.discarded,
      detail: filled(changesTexts.discardedText[changes[0]?.kind ?? 'set'], { place: label }),
      undo: () => void saveOrTell(redo),
    });
  };
}

function isSame(one: Json | null, other: Json | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
