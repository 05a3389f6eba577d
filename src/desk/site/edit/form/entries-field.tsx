import { useEffect, useState } from 'react';
import { entriesTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown, close } from '#ui/icons.ts';
import { announce } from '../../../components/announcer.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useSaveOrTell } from '../../changes/use-discard.ts';
import { newEntryId } from '../../draft.ts';
import { fieldName, nameOf } from '../../file-names.ts';
import { useEditPlace } from '../edit-place.ts';
import { textsIn } from '../find/texts.ts';
import { chevronUp, plus } from '../icons.ts';
import { ChangeMark, NewMark } from '../marks.tsx';
import { Grip, useReorder } from '../reorder.tsx';
import type { ControlProps } from './control.ts';
import { Drawing, pictureIn } from './drawing.tsx';
import { FieldFrame } from './field-frame.tsx';
import { focusFirstField } from './focus-field.ts';
import { countAt, isAt, useForm } from './form-context.tsx';
import { ObjectFields } from './object-fields.tsx';
import { emptyValue, helpOf, resolved } from './schema-node.ts';
import { singular } from './singular.ts';
import { ownOnly, useField } from './use-field.ts';

/** Repeated entries, such as cards. One is open at a time. */
export function EntriesField({ path, node, label, isOptional, onRemove }: ControlProps) {
  const { file, schema } = useForm();
  const { path: target, request } = useEditPlace();
  const saveOrTell = useSaveOrTell();
  const field = useField(path);
  const entries = Array.isArray(field.value) ? (field.value as readonly Json[]) : [];
  const ids = entries.map((entry) => String(valueAt(entry, '$id')));
  const [open, setOpen] = useState<string | null>(null);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = node;
  const items = resolved(node.items || {}, schema);
  const noun = singular(label);
  const nounText = noun.charAt(0).toUpperCase() + noun.slice(1);

  const asked = target === null ? undefined : ids.find((id) => isAt(target, `${path}.#${id}`));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens the entry again.
  useEffect(() => {
    if (asked) setOpen(asked);
  }, [asked, request]);

  const move = (id: string, to: number) => {
    const others = ids.filter((one) => one !== id);
    void saveOrTell([{ op: 'move', file, path: `${path}.#${id}`, after: others[to - 1] ?? null }]);
  };
  const reorder = useReorder({ ids, noun: nounText, onMove: move });
  const add = async (after: string | null) => {
    const id = newEntryId();
    const entry = { $id: id, ...(emptyValue(items, schema) as object) } as Json;
    const isSaved =
      field.value === null
        ? saveOrTell([{ op: 'set', file, path, seen: null, value: [entry] }])
        : saveOrTell([{ op: 'add', file, path, after, entry }]);
    setOpen(id);
    focusFirstField(`${path}.#${id}`);
    announce(filled(texts.added, { noun: nounText }));
    await isSaved;
  };
  const remove = async (id: string) => {
    const at = ids.indexOf(id);
    const entry = entries[at];
    if (entry === undefined || !(await saveOrTell([{ op: 'remove', file, path: `${path}.#${id}` }]))) return;
    showToast({
      text: filled(texts.removed, { noun: nounText }),
      detail: titleOfEntry(entry, noun, at),
      undo: () => void saveOrTell([{ op: 'add', file, path, after: ids[at - 1] ?? null, entry }]),
    });
  };

  const isFull = entries.length >= maxItems;
  return (
    <FieldFrame
      field={ownOnly(field)}
      label={label}
      help={helpOf(node)}
      isOptional={isOptional}
      onRemove={onRemove}
      isGroup
      count={
        <span className="count">
          {maxItems === Number.POSITIVE_INFINITY
            ? entries.length
            : filled(texts.count, { count: entries.length, max: maxItems })}
        </span>
      }
    >
      {() => (
        <>
          <ol className="entries">
            {entries.map((entry, index) => {
              const id = ids[index] ?? '';
              const isOpen = id === open;
              const title = titleOfEntry(entry, noun, index);
              return (
                <li
                  key={id}
                  className={classes('entry', isOpen && 'is-open')}
                  {...reorder.row(id)}
                  data-field={`${path}.#${id}`}
                >
                  <EntryRow
                    path={`${path}.#${id}`}
                    title={title}
                    noun={noun}
                    number={index + 1}
                    picture={pictureIn(entry)}
                    isOpen={isOpen}
                    isFirst={index === 0}
                    isLast={index === entries.length - 1}
                    reorder={reorder}
                    id={id}
                    onOpen={() => setOpen(isOpen ? null : id)}
                    onRemove={entries.length > minItems ? () => void remove(id) : undefined}
                    onAddBelow={isFull ? undefined : () => void add(id)}
                  />
                  {isOpen && (
                    <div className="entry-form">
                      <ObjectFields path={`${path}.#${id}`} node={items} />
                    </div>
                  )}
                </li>
              );
            })}
          </ol>
          {!isFull && (
            <div className="actions">
              <button type="button" className="button" onClick={() => void add(ids.at(-1) ?? null)}>
                <Icon of={plus} size={14} />
                {filled(texts.add, { noun })}
              </button>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}

interface EntryRowProps {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly noun: string;
  readonly number: number;
  readonly picture: string | null;
  readonly isOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly reorder: ReturnType<typeof useReorder>;
  readonly onOpen: () => void;
  readonly onRemove: (() => void) | undefined;
  readonly onAddBelow: (() => void) | undefined;
}

function EntryRow(props: EntryRowProps) {
  const { id, path, title, noun, number, picture, isOpen, isFirst, isLast, reorder, onRemove } = props;
  const { changes, problems, liveContent } = useForm();
  const isNew =
    changes.some((change) => change.path === path && change.kind === 'add') && liveContent !== null;
  const onKeys = reorder.onKeyDown(id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside.
    <div
      className={classes('entry-row', picture !== null && 'has-picture')}
      onKeyDown={(event) => {
        onKeys(event);
        if (event.key !== 'Enter' || !event.altKey || !props.onAddBelow) return;
        event.preventDefault();
        props.onAddBelow();
      }}
    >
      <Grip label={title} {...reorder.grip(id)} />
      {picture !== null && <Drawing name={picture} />}
      <button type="button" className="entry-title clip" aria-expanded={isOpen} onClick={props.onOpen}>
        {title}
      </button>
      {isNew ? (
        <NewMark />
      ) : (
        <ChangeMark changes={countAt(changes, path)} problems={countAt(problems, path)} />
      )}
      <span className="entry-buttons">
        <button
          type="button"
          className="button plain icon-only"
          aria-label={filled(texts.up, { noun, number })}
          disabled={isFirst}
          data-repeatable=""
          onClick={() => reorder.by(id, -1)}
        >
          <Icon of={chevronUp} size={14} />
        </button>
        <button
          type="button"
          className="button plain icon-only"
          aria-label={filled(texts.down, { noun, number })}
          disabled={isLast}
          data-repeatable=""
          onClick={() => reorder.by(id, 1)}
        >
          <Icon of={chevronDown} size={14} />
        </button>
        {onRemove && (
          <button
            type="button"
            className="button plain icon-only is-remove"
            aria-label={filled(texts.remove, { noun, number })}
            onClick={onRemove}
          >
            <Icon of={close} size={14} />
          </button>
        )}
      </span>
    </div>
  );
}

/** Its title, or its first text, or "Card 2". */
export function titleOfEntry(entry: Json, noun: string, index: number): string {
  const text = nameOf(entry) ?? textsIn(entry, ' ').find((one) => one.text !== '')?.text;
  return text ?? filled(texts.numbered, { noun: fieldName(noun), number: index + 1 });
}
