import { useState } from 'react';
import { checkTexts } from '#content/desk/site-checks.ts';
import { pageTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { valueAt } from '#contract/desk/content-tree.ts';
import { useSaveOrTell } from '../../changes/use-discard.ts';
import { titleOf } from '../../file-names.ts';
import { useSite } from '../../site-data.tsx';
import { FieldFrame } from '../form/field-frame.tsx';
import { useForm } from '../form/form-context.tsx';
import { ObjectFields } from '../form/object-fields.tsx';
import { ReadOnlyField } from '../form/read-only-field.tsx';
import type { Node } from '../form/schema-node.ts';
import { useField } from '../form/use-field.ts';
import { HOME } from '../tree/page-tree.ts';
import { kindOf, sectionsOf, showsPageHeading } from './sections.ts';

/** What search engines, menus and shared links show of a page. */
export const SEARCH_FIELDS: readonly string[] = ['title', 'menuTitle', 'tagline', 'description', 'keywords'];

/** Address, whether the page is off, its place in menus, and its look. */
export function PageSettings() {
  const { file, content, schema, canWrite } = useForm();
  const [first] = sectionsOf(content);
  const isHeadingElsewhere = first !== undefined && showsPageHeading(kindOf(first));
  const without = ['path', 'off', 'sections', ...SEARCH_FIELDS, ...(isHeadingElsewhere ? ['heading'] : [])];
  return (
    <div className="form">
      {canWrite ? (
        <AddressField key={file} />
      ) : (
        <ReadOnlyField path="path" node={schema.properties?.path as Node} label={texts.address} />
      )}
      {canWrite && file !== HOME && <OffField />}
      <ObjectFields path="" node={schema as Node} without={without} />
    </div>
  );
}

const PATH = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** Not saved while typing: each address that was published would become a redirect. */
function AddressField() {
  const { file, content, liveContent } = useForm();
  const { draft } = useSite();
  const saveOrTell = useSaveOrTell();
  const field = useField('path');
  const address = String(valueAt(content, 'path') ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? address;
  const other = Object.entries(draft).find(
    ([name, page]) => name !== file && name.startsWith('pages/') && valueAt(page, 'path') === shown,
  );
  const problem = other
    ? filled(texts.addressTaken, { title: titleOf(...other) })
    : PATH.test(shown) || file === HOME
      ? null
      : checkTexts.lowercase;
  const isChanged = shown !== address;
  const save = async () => {
    if (problem !== null || !isChanged) return;
    if (await saveOrTell([{ op: 'rename', file, seen: address, value: shown }])) setTyped(null);
  };
  return (
    <FieldFrame
      field={field}
      label={texts.address}
      help={liveContent === null || file === HOME ? null : texts.addressHelp}
      problem={isChanged && problem ? { message: problem } : null}
    >
      {({ inputId, describedBy, isInvalid }) => (
        <div className="address-field">
          <input
            className="input"
            id={inputId}
            type="text"
            spellCheck={false}
            autoCapitalize="off"
            readOnly={file === HOME}
            value={shown}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void save();
              else if (event.key === 'Escape') setTyped(null);
            }}
          />
          {isChanged && (
            <button type="button" className="button" disabled={problem !== null} onClick={() => void save()}>
              {texts.changeAddress}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function OffField() {
  const field = useField('off');
  const isOff = field.value === true;
  return (
    <FieldFrame field={field} label={texts.visibility} help={isOff ? texts.offHelp : null}>
      {({ inputId, describedBy }) => (
        <label className="switch-line" htmlFor={inputId}>
          <input
            className="check"
            id={inputId}
            type="checkbox"
            checked={isOff}
            aria-describedby={describedBy}
            onChange={({ currentTarget: { checked } }) => field.set(checked ? true : null)}
          />
          {texts.turnOff}
        </label>
      )}
    </FieldFrame>
  );
}
