import { useId, useState } from 'react';
import { sectionTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { Window } from '../../../components/dialog.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useSaveOrTell } from '../../changes/use-discard.ts';
import { newEntryId } from '../../draft.ts';
import { nameOf, titleOf } from '../../file-names.ts';
import { useSite } from '../../site-data.tsx';
import { useForm } from '../form/form-context.tsx';
import { pageIdOf, pageOptions } from '../form/link-options.ts';
import { Picker } from '../picker.tsx';
import { SectionDrawing } from './section-drawing.tsx';
import { kindOf, sectionsOf, withNewIds } from './sections.ts';
import { useKindLabel, useSectionName } from './use-section-name.ts';

interface PagePickerProps {
  readonly page: string | null;
  readonly onChoose: (page: string) => void;
}

function PagePicker({ page, onChoose }: PagePickerProps) {
  const { draft } = useSite();
  const { file } = useForm();
  const id = useId();
  const options = pageOptions(draft).filter(({ value }) => value !== pageIdOf(file));
  return (
    <div className="field mt-4">
      <span className="label" id={`${id}-label`}>
        {texts.page}
      </span>
      <Picker
        id={id}
        labelId={`${id}-label`}
        describedBy={undefined}
        isInvalid={false}
        selected={options.find(({ value }) => value === page) ?? null}
        placeholder={texts.choosePage}
        options={options}
        onChoose={onChoose}
      />
    </div>
  );
}

interface CopyFromPageProps {
  readonly onCopy: (sections: readonly Json[]) => void;
  readonly onClose: () => void;
}

/** Copies one section of another page, or all. */
export function CopyFromPage({ onCopy, onClose }: CopyFromPageProps) {
  const { draft } = useSite();
  const labelOf = useKindLabel();
  const [page, setPage] = useState<string | null>(null);
  const sections = sectionsOf(page === null ? null : (draft[`pages/${page}.json`] ?? null));
  return (
    <Window title={texts.copyFromPage} onClose={onClose}>
      <PagePicker page={page} onChoose={setPage} />
      <ul className="copied-sections">
        {sections.map((section) => (
          <li key={String(valueAt(section, '$id'))}>
            <button type="button" onClick={() => onCopy([section])}>
              <SectionDrawing kind={kindOf(section)} width={36} />
              <span className="clip">
                <b className="strong">{nameOf(section) ?? labelOf(kindOf(section))}</b>
                <small>{labelOf(kindOf(section))}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="actions">
        {sections.length > 1 && (
          <button type="button" className="button" onClick={() => onCopy(sections)}>
            {filled(texts.copyAll, { count: sections.length })}
          </button>
        )}
        <button type="button" className="button plain" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </Window>
  );
}

interface CopyToPageProps {
  readonly section: Json;
  readonly onClose: () => void;
}

/** Copies a section to the end of another page. */
export function CopyToPage({ section, onClose }: CopyToPageProps) {
  const { draft } = useSite();
  const name = useSectionName()(section);
  const saveOrTell = useSaveOrTell();
  const [page, setPage] = useState<string | null>(null);
  const copy = async () => {
    if (page === null) return;
    const file = `pages/${page}.json`;
    const last = sectionsOf(draft[file] ?? null).at(-1);
    const after = last === undefined ? null : String(valueAt(last, '$id'));
    const entry = withNewIds(section, newEntryId);
    onClose();
    if (!(await saveOrTell([{ op: 'add', file, path: 'sections', after, entry }]))) return;
    showToast({
      text: filled(texts.copied, { page: titleOf(file, draft[file]) }),
      detail: name,
      undo: () =>
        void saveOrTell([{ op: 'remove', file, path: `sections.#${String(valueAt(entry, '$id'))}` }]),
    });
  };
  return (
    <Window title={filled(texts.copyTitle, { name })} onClose={onClose}>
      <PagePicker page={page} onChoose={setPage} />
      <p className="hint mt-2">{texts.copyHint}</p>
      <div className="actions">
        <button type="button" className="button primary" disabled={page === null} onClick={() => void copy()}>
          {texts.copySection}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </Window>
  );
}
