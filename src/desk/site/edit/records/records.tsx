import { useState } from 'react';
import { recordTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { counted } from '../../../components/counted.ts';
import { asHead, asRow, asRows, asTable } from '../../../components/page.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useKeys } from '../../../keys/key-bindings.tsx';
import { Link } from '../../../router/router.tsx';
import { useOffice } from '../../../time/office.ts';
import { useNow } from '../../../time/use-now.ts';
import { dayOf } from '../../../time/when.ts';
import { useSaveOrTell } from '../../changes/use-discard.ts';
import { newEntryId } from '../../draft.ts';
import { nameOf, titleOf } from '../../file-names.ts';
import { siteAddress } from '../../site-address.ts';
import { useSite } from '../../site-data.tsx';
import { EditHead } from '../edit-head.tsx';
import { entryIn, useEditPlace } from '../edit-place.ts';
import { focusFirstField } from '../form/focus-field.ts';
import { useForm } from '../form/form-context.tsx';
import { emptyValue, type Node, resolved } from '../form/schema-node.ts';
import { singular } from '../form/singular.ts';
import { eye, plus } from '../icons.ts';
import { kindOf, sectionsOf, withNewIds } from '../page/sections.ts';
import { useReorder } from '../reorder.tsx';
import { schemaName } from '../tree/page-tree.ts';
import { layoutOf, type RecordContext, statusOf } from './record-columns.ts';
import { RecordRow } from './record-row.tsx';

const PATH = 'items';

/** A list of records as a table. A row opens in place. */
export function Records({ title }: { readonly title: string }) {
  const { file, content, schema, canWrite } = useForm();
  const { schema: site } = useSite();
  const { path, show } = useEditPlace();
  const { timeZone } = useOffice();
  const now = useNow();
  const saveOrTell = useSaveOrTell();
  const [added, setAdded] = useState<string | null>(null);
  const items = valueAt(content, PATH);
  const records = Array.isArray(items) ? (items as readonly Json[]) : [];
  const ids = records.map((record) => String(valueAt(record, '$id')));
  const list = schemaName(file);
  const layout = layoutOf(list);
  const context: RecordContext = { facts: site.facts, today: dayOf(now, timeZone) };
  const openId = entryIn(PATH, path);
  const noun = singular(title);
  const listNode = resolved(schema.properties?.[PATH] ?? {}, schema);
  const node = resolved((listNode.items || {}) as Node, schema);

  const reorder = useReorder({
    ids,
    noun: noun.charAt(0).toUpperCase() + noun.slice(1),
    onMove: (id, to) => {
      const others = ids.filter((one) => one !== id);
      void saveOrTell([{ op: 'move', file, path: `${PATH}.#${id}`, after: others[to - 1] ?? null }]);
    },
  });
  const add = (entry: Json, after: string | null) => {
    const record = withNewIds(entry, newEntryId);
    const id = String(valueAt(record, '$id'));
    void saveOrTell([{ op: 'add', file, path: PATH, after, entry: record }]);
    setAdded(id);
    show(file, `${PATH}.#${id}`);
    focusFirstField(`${PATH}.#${id}`);
  };
  const remove = async (id: string) => {
    const at = ids.indexOf(id);
    const entry = records[at];
    if (entry === undefined || !(await saveOrTell([{ op: 'remove', file, path: `${PATH}.#${id}` }]))) return;
    if (openId === id) show(file, null);
    showToast({
      text: filled(texts.removed, { noun: noun.charAt(0).toUpperCase() + noun.slice(1) }),
      detail: nameOf(entry) ?? '',
      undo: () => void saveOrTell([{ op: 'add', file, path: PATH, after: ids[at - 1] ?? null, entry }]),
    });
  };
  useKeys(['j', 'k', 'Escape'], (key) => {
    const openers = [...document.querySelectorAll<HTMLElement>('.opens-record')];
    const at = openers.indexOf(document.activeElement as HTMLElement);
    const from = at >= 0 ? at : ids.indexOf(openId ?? '');
    if (key === 'Escape') show(file, null);
    openers[
      key === 'Escape' ? from : Math.min(Math.max(from + (key === 'j' ? 1 : -1), 0), openers.length - 1)
    ]?.focus();
  });

  const canRemove = canWrite && records.length > (listNode.minItems ?? 0);
  return (
    <section className="records edit-pane" aria-label={title} data-scrolls="">
      <EditHead title={title} hasPreview={false} />
      <div className="records-head">
        <p className="quiet">
          <Lead records={records} list={list} context={context} hasStatus={layout.hasStatus} />
        </p>
        <div className="actions">
          <PreviewLink list={list} />
          {canWrite && (
            <button
              type="button"
              className="button"
              onClick={() => add(emptyValue(node, schema), ids.at(-1) ?? null)}
            >
              <Icon of={plus} size={14} />
              {filled(texts.add, { noun })}
            </button>
          )}
        </div>
      </div>
      <table className="table stacking record-table" {...asTable}>
        <caption className="visually-hidden">{title}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th className="record-order" {...asHead}>
              {texts.order}
            </th>
            <th className="record-name" {...asHead}>
              {noun.charAt(0).toUpperCase() + noun.slice(1)}
            </th>
            {layout.columns.map(({ label, isNarrow }) => (
              <th key={label} className={isNarrow ? 'is-narrow' : undefined} {...asHead}>
                {label}
              </th>
            ))}
            <th className="record-status" {...asHead}>
              {layout.hasStatus ? texts.status : texts.changes}
            </th>
            <th className="record-more" {...asHead}>
              <span className="visually-hidden">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {records.map((record, index) => {
            const id = ids[index] ?? '';
            return (
              <RecordRow
                key={id}
                record={record}
                id={id}
                node={node}
                number={index + 1}
                count={records.length}
                noun={noun}
                layout={layout}
                context={context}
                isOpen={id === openId}
                isAdded={id === added}
                reorder={reorder}
                onOpen={() => show(file, id === openId ? null : `${PATH}.#${id}`)}
                onAddBelow={() => add(emptyValue(node, schema), id)}
                onDuplicate={() => add(record, id)}
                onRemove={canRemove ? () => void remove(id) : undefined}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface LeadProps {
  readonly records: readonly Json[];
  readonly list: string;
  readonly context: RecordContext;
  readonly hasStatus: boolean;
}

/** "6 open, 1 closed. Careers shows them in this order." */
function Lead({ records, list, context, hasStatus }: LeadProps) {
  const shown = useShownOn(list);
  const open = records.filter((record) => statusOf(record, context.today) === 'open').length;
  const count = hasStatus
    ? filled(texts.openAndClosed, { open, closed: records.length - open })
    : counted(texts.count, records.length);
  if (shown === null) return count;
  // The site sorts these by date.
  const order = list === 'insights' ? texts.newestFirst : texts.inOrder;
  return `${count} ${filled(order, { page: shown.title })}`;
}

function PreviewLink({ list }: { readonly list: string }) {
  const shown = useShownOn(list);
  if (shown === null) return null;
  return (
    <Link className="button plain" href={siteAddress({ file: shown.file, path: shown.path })}>
      <Icon of={eye} size={15} />
      {filled(texts.previewOn, { page: shown.title })}
    </Link>
  );
}

/** The first section that shows the list. */
function useShownOn(list: string) {
  const { draft } = useSite();
  for (const [file, content] of Object.entries(draft)) {
    const section = file.startsWith('pages/')
      ? sectionsOf(content).find((one) => kindOf(one) === list)
      : undefined;
    if (section === undefined) continue;
    return { file, title: titleOf(file, content), path: `sections.#${String(valueAt(section, '$id'))}` };
  }
  return null;
}
