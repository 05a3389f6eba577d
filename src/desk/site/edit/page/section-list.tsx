import { useState } from 'react';
import { sectionTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useKeys } from '../../../keys/key-bindings.tsx';
import { useSaveOrTell } from '../../changes/use-discard.ts';
import { newEntryId } from '../../draft.ts';
import { useSite } from '../../site-data.tsx';
import { entryIn, useEditPlace } from '../edit-place.ts';
import { focusFirstField } from '../form/focus-field.ts';
import { useForm } from '../form/form-context.tsx';
import { plus } from '../icons.ts';
import { useReorder } from '../reorder.tsx';
import { CopyFromPage, CopyToPage } from './copy-sections.tsx';
import { NoSections } from './no-sections.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionPicker } from './section-picker.tsx';
import { SectionRow } from './section-row.tsx';
import { sectionsOf, withNewIds } from './sections.ts';
import { useSectionName } from './use-section-name.ts';

type Dialog =
  | { readonly name: 'add'; readonly after: string | null }
  | { readonly name: 'copyFrom'; readonly after: string | null }
  | { readonly name: 'copyTo'; readonly section: Json };

const PATH = 'sections';

/** The sections of a page in order. One is open at a time. */
export function SectionList() {
  const { file, content, canWrite } = useForm();
  const { path, show } = useEditPlace();
  const { schema } = useSite();
  const nameOf = useSectionName();
  const saveOrTell = useSaveOrTell();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const sections = sectionsOf(content);
  const ids = sections.map((section) => String(valueAt(section, '$id')));
  const openId = entryIn(PATH, path);

  const move = (id: string, to: number) => {
    const others = ids.filter((one) => one !== id);
    void saveOrTell([{ op: 'move', file, path: `${PATH}.#${id}`, after: others[to - 1] ?? null }]);
  };
  const reorder = useReorder({ ids, noun: texts.section, onMove: move });

  const add = (entries: readonly Json[], after: string | null) => {
    const added = entries.map((entry) => withNewIds(entry, newEntryId));
    let last = after;
    const operations = added.map((entry) => {
      const operation = { op: 'add' as const, file, path: PATH, after: last, entry };
      last = String(valueAt(entry, '$id'));
      return operation;
    });
    setDialog(null);
    void saveOrTell(operations);
    const [first] = added;
    if (first === undefined) return;
    const at = `${PATH}.#${String(valueAt(first, '$id'))}`;
    show(file, at);
    focusFirstField(at);
  };
  const remove = async (id: string) => {
    const at = ids.indexOf(id);
    const entry = sections[at];
    if (entry === undefined || !(await saveOrTell([{ op: 'remove', file, path: `${PATH}.#${id}` }]))) return;
    if (openId === id) show(file, null);
    showToast({
      text: texts.removed,
      detail: nameOf(entry),
      undo: () => void saveOrTell([{ op: 'add', file, path: PATH, after: ids[at - 1] ?? null, entry }]),
    });
  };
  const focusRow = (steps: number) => {
    const titles = [...document.querySelectorAll<HTMLElement>('.section-title')];
    const at = titles.indexOf(document.activeElement as HTMLElement);
    const from = at >= 0 ? at : ids.indexOf(openId ?? '');
    titles[Math.min(Math.max(from + steps, 0), titles.length - 1)]?.focus();
  };
  useKeys(['j', 'k', 'Escape'], (key) => {
    if (key !== 'Escape') focusRow(key === 'j' ? 1 : -1);
    else if (openId !== null) {
      show(file, null);
      requestAnimationFrame(() => focusRow(0));
    }
  });

  return (
    <>
      {sections.length === 0 ? (
        <NoSections
          onAdd={canWrite ? () => setDialog({ name: 'add', after: null }) : undefined}
          onCopy={() => setDialog({ name: 'copyFrom', after: null })}
        />
      ) : (
        <ol className="sections">
          {sections.map((section, index) => {
            const id = ids[index] ?? '';
            return (
              <SectionRow
                key={id}
                section={section}
                id={id}
                number={index + 1}
                count={sections.length}
                isOpen={id === openId}
                reorder={reorder}
                onOpen={() => show(file, id === openId ? null : `${PATH}.#${id}`)}
                actions={{
                  addBelow: () => setDialog({ name: 'add', after: id }),
                  duplicate: () => add([section], id),
                  copy: () => setDialog({ name: 'copyTo', section }),
                  remove: () => void remove(id),
                }}
              >
                <SectionForm section={section} path={`${PATH}.#${id}`} isFirst={index === 0} />
              </SectionRow>
            );
          })}
        </ol>
      )}
      {canWrite && sections.length > 0 && (
        <div className="add-section">
          <button
            type="button"
            className="button"
            onClick={() => setDialog({ name: 'add', after: ids.at(-1) ?? null })}
          >
            <Icon of={plus} size={14} />
            {texts.add}
          </button>
        </div>
      )}
      {dialog?.name === 'add' && (
        <SectionPicker
          title={
            dialog.after === null
              ? texts.add
              : filled(texts.addAfter, { name: nameOf(sections[ids.indexOf(dialog.after)] ?? null) })
          }
          onChoose={(kind) => add([schema.kinds[kind]?.example ?? { kind }], dialog.after)}
          onCopy={() => setDialog({ name: 'copyFrom', after: dialog.after })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.name === 'copyFrom' && (
        <CopyFromPage onCopy={(copied) => add(copied, dialog.after)} onClose={() => setDialog(null)} />
      )}
      {dialog?.name === 'copyTo' && <CopyToPage section={dialog.section} onClose={() => setDialog(null)} />}
    </>
  );
}
