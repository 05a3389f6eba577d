import { type FormEvent, useId, useState } from 'react';
import { checkTexts } from '#content/desk/site-checks.ts';
import { newPageTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { valueAt } from '#contract/desk/content-tree.ts';
import { Window } from '../../../components/dialog.tsx';
import { SelectField } from '../../../components/fields.tsx';
import { useSaveOrTell } from '../../changes/use-discard.ts';
import { titleOf } from '../../file-names.ts';
import { useSite } from '../../site-data.tsx';
import { useEditPlace } from '../edit-place.ts';
import { pageIdOf, pageOptions } from '../form/link-options.ts';
import { newPage, pathOfName } from './new-page-content.ts';

/** Name and address, and a page to copy the sections from. */
export function NewPage({ onClose }: { readonly onClose: () => void }) {
  const { draft, schema } = useSite();
  const { open } = useEditPlace();
  const saveOrTell = useSaveOrTell();
  const id = useId();
  const [name, setName] = useState('');
  /** Null as long as it follows from the name. */
  const [typedPath, setTypedPath] = useState<string | null>(null);
  const [source, setSource] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const path = typedPath ?? pathOfName(name);
  const file = `pages/${path.split('/').at(-1)}.json`;
  const other = Object.entries(draft).find(
    ([one, content]) => pageIdOf(one) !== null && (one === file || valueAt(content, 'path') === path),
  );
  const nameProblem = name.trim() === '' ? texts.nameMissing : null;
  const pathProblem = other
    ? filled(texts.taken, { title: titleOf(...other) })
    : /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path)
      ? null
      : checkTexts.lowercase;

  const create = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (nameProblem !== null || pathProblem !== null) return;
    const content = newPage({ name: name.trim(), path, source: source || null, draft, schema });
    onClose();
    if (await saveOrTell([{ op: 'create', file, content }])) open(file);
  };
  return (
    <Window title={texts.title} onClose={onClose}>
      <form className="touch-fields mt-4 grid gap-4" onSubmit={(event) => void create(event)} noValidate>
        <div>
          <label className="label" htmlFor={`${id}-name`}>
            {texts.name}
          </label>
          <input
            className="input"
            id={`${id}-name`}
            value={name}
            aria-invalid={(isAsked && nameProblem !== null) || undefined}
            aria-describedby={`${id}-name-problem`}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <p className="dialog-problem" id={`${id}-name-problem`}>
            {isAsked && nameProblem}
          </p>
        </div>
        <div>
          <label className="label" htmlFor={`${id}-path`}>
            {texts.address}
          </label>
          <input
            className="input"
            id={`${id}-path`}
            spellCheck={false}
            value={path}
            aria-invalid={(isAsked && pathProblem !== null) || undefined}
            aria-describedby={`${id}-path-problem`}
            onChange={({ currentTarget }) => setTypedPath(currentTarget.value)}
          />
          <p className="dialog-problem" id={`${id}-path-problem`}>
            {(isAsked || (name !== '' && other)) && pathProblem}
          </p>
        </div>
        <SelectField
          label={texts.sections}
          value={source}
          options={[
            ['', texts.empty],
            ...pageOptions(draft).map(
              (page) => [page.value, filled(texts.copyOf, { title: page.name })] as const,
            ),
          ]}
          onChange={setSource}
        />
        <p className="hint">{texts.hint}</p>
        <div className="actions">
          <button type="submit" className="button primary">
            {texts.create}
          </button>
          <button type="button" className="button plain" onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Window>
  );
}
