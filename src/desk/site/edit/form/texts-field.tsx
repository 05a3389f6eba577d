import { useRef, useState } from 'react';
import { checkTexts } from '#content/desk/site-checks.ts';
import { entriesTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown, close } from '#ui/icons.ts';
import { newEntryId } from '../../draft.ts';
import { useSite } from '../../site-data.tsx';
import { chevronUp, plus } from '../icons.ts';
import { Grip, useReorder } from '../reorder.tsx';
import { TextBox } from '../text/text-box.tsx';
import type { ControlProps } from './control.ts';
import { FieldFrame } from './field-frame.tsx';
import { focusField } from './focus-field.ts';
import { helpOf, type Node } from './schema-node.ts';
import { singular } from './singular.ts';
import { checkText } from './text-checks.ts';
import { type Field, useField } from './use-field.ts';

const LONGEST_TOKEN = 28;

/** A list of texts: words in one row, longer texts in rows. */
export function TextsField(props: ControlProps) {
  const field = useField(props.path);
  const words = textsOf(field);
  // Doesn't change while somebody types.
  const [isWords] = useState(
    () =>
      words.length > 0 &&
      !props.node.prefixItems &&
      words.every((text) => text.length <= LONGEST_TOKEN && !text.includes('{')),
  );
  return isWords ? <Words {...props} field={field} /> : <Rows {...props} field={field} />;
}

type ListProps = ControlProps & { readonly field: Field };

function textsOf({ value }: Field): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function limitsOfList({ minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Node) {
  return { minItems, maxItems };
}

function Count({ count, max }: { readonly count: number; readonly max: number }) {
  return (
    <span className="count">
      {max === Number.POSITIVE_INFINITY ? count : filled(texts.count, { count, max })}
    </span>
  );
}

/** Tags: Enter adds one, Backspace in the empty field removes the last. */
function Words({ field, node, label, isOptional, onRemove }: ListProps) {
  const [typed, setTyped] = useState('');
  const words = textsOf(field);
  const { minItems, maxItems } = limitsOfList(node);
  const noun = singular(label);
  const add = () => {
    const word = typed.trim();
    setTyped('');
    if (word !== '' && !words.includes(word)) field.set([...words, word]);
  };
  const remove = (word: string) => words.length > minItems && field.set(words.filter((one) => one !== word));
  return (
    <FieldFrame
      field={field}
      label={label}
      help={helpOf(node)}
      isOptional={isOptional}
      onRemove={onRemove}
      count={<Count count={words.length} max={maxItems} />}
    >
      {({ inputId, describedBy, isInvalid }) => (
        <div className="tokens">
          {words.map((word) => (
            <span key={word} className="token">
              {word}
              {words.length > minItems && (
                <button
                  type="button"
                  aria-label={filled(texts.removeNamed, { name: word })}
                  data-repeatable=""
                  onClick={() => remove(word)}
                >
                  <Icon of={close} size={12} />
                </button>
              )}
            </span>
          ))}
          {words.length < maxItems && (
            <input
              id={inputId}
              type="text"
              placeholder={filled(texts.add, { noun })}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onBlur={add}
              onKeyDown={(event) => {
                const last = words.at(-1);
                if (event.key === 'Enter' || event.key === ',') add();
                else if (event.key === 'Backspace' && typed === '' && last) remove(last);
                else return;
                event.preventDefault();
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function Rows({ field, path, node, label, isOptional, onRemove }: ListProps) {
  const { facts } = useSite().schema;
  const rows = textsOf(field);
  const { minItems, maxItems } = limitsOfList(node);
  const ids = useRowIds(rows.length);
  const noun = singular(label);
  const nounText = noun.charAt(0).toUpperCase() + noun.slice(1);
  const isFixed = node.prefixItems !== undefined;
  const reorder = useReorder({
    ids: ids.current,
    noun: nounText,
    onMove: (id, to) => {
      const from = ids.current.indexOf(id);
      ids.current = moved(ids.current, from, to);
      field.set(moved(rows, from, to));
    },
  });
  const add = (at: number) => {
    ids.current = ids.current.toSpliced(at, 0, newEntryId());
    field.type(rows.toSpliced(at, 0, ''));
    focusField(`${path}.${at}`);
  };
  const remove = (at: number) => {
    ids.current = ids.current.toSpliced(at, 1);
    field.set(rows.toSpliced(at, 1));
  };
  const items = node.items || {};
  const bad = field.isTyping
    ? []
    : rows.filter((row) => row !== '' && checkText(row, { node: items, facts, openNames: [] }));
  const problem = bad[0] === undefined ? null : checkText(bad[0], { node: items, facts, openNames: [] });
  return (
    <FieldFrame
      field={field}
      label={label}
      help={helpOf(node)}
      isOptional={isOptional}
      onRemove={onRemove}
      isGroup
      count={<Count count={rows.length} max={maxItems} />}
      problem={problem ?? (rows.includes('') && !field.isTyping ? { message: checkTexts.empty } : null)}
      onFix={(text) => field.set(rows.map((row) => (row === bad[0] ? text : row)))}
    >
      {({ describedBy }) => (
        <>
          <ol className="text-rows">
            {rows.map((row, index) => {
              const id = ids.current[index] ?? String(index);
              return (
                <li key={id} className="text-row" {...reorder.row(id)} data-field={`${path}.${index}`}>
                  {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the text inside. */}
                  <div
                    className="contents"
                    onKeyDown={(event) => {
                      reorder.onKeyDown(id)(event);
                      if (event.key !== 'Enter' || !event.altKey || rows.length >= maxItems) return;
                      event.preventDefault();
                      add(index + 1);
                    }}
                  >
                    {isFixed ? (
                      <span />
                    ) : (
                      <Grip
                        label={filled(texts.numbered, { noun, number: index + 1 })}
                        {...reorder.grip(id)}
                      />
                    )}
                    <TextBox
                      label={filled(texts.ofList, { label, number: index + 1 })}
                      describedBy={describedBy}
                      isInvalid={bad.includes(row)}
                      value={row}
                      onType={(text) => field.type(rows.with(index, text))}
                      onDone={field.flush}
                    />
                    <span className="entry-buttons">
                      {!isFixed && (
                        <>
                          <RowButton
                            icon={chevronUp}
                            label={filled(texts.up, { noun, number: index + 1 })}
                            isDisabled={index === 0}
                            onPress={() => reorder.by(id, -1)}
                          />
                          <RowButton
                            icon={chevronDown}
                            label={filled(texts.down, { noun, number: index + 1 })}
                            isDisabled={index === rows.length - 1}
                            onPress={() => reorder.by(id, 1)}
                          />
                        </>
                      )}
                      {rows.length > minItems && (
                        <RowButton
                          icon={close}
                          label={filled(texts.remove, { noun, number: index + 1 })}
                          onPress={() => remove(index)}
                        />
                      )}
                    </span>
                  </div>
                </li>
              );
            })}
          </ol>
          {rows.length < maxItems && (
            <div className="actions">
              <button type="button" className="button" onClick={() => add(rows.length)}>
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

interface RowButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function RowButton({ icon, label, isDisabled = false, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      className="button plain icon-only"
      aria-label={label}
      disabled={isDisabled}
      data-repeatable=""
      onClick={onPress}
    >
      <Icon of={icon} size={14} />
    </button>
  );
}

/** Texts have no ids, so that a row that moves keeps its caret, the rows have some. */
function useRowIds(count: number) {
  const ids = useRef<readonly string[]>([]);
  if (ids.current.length !== count) {
    ids.current = Array.from({ length: count }, (_, index) => ids.current[index] ?? newEntryId());
  }
  return ids;
}

function moved<One>(list: readonly One[], from: number, to: number): readonly One[] {
  const one = list[from];
  return one === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** Numbers in one line, separated by commas. */
export function NumbersField({ path, node, label, isOptional, onRemove }: ControlProps) {
  const field = useField(path);
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (Array.isArray(field.value) ? field.value.join(', ') : '');
  const isWrong = draft !== null && !field.isTyping && numbersIn(draft) === null;
  return (
    <FieldFrame
      field={field}
      label={label}
      help={helpOf(node) ?? texts.numbers}
      isOptional={isOptional}
      onRemove={onRemove}
      problem={isWrong ? { message: checkTexts.notNumber } : null}
    >
      {({ inputId, describedBy, isInvalid }) => (
        <input
          className="input"
          id={inputId}
          type="text"
          value={shown}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
            const numbers = numbersIn(currentTarget.value);
            if (numbers !== null) field.type(numbers);
          }}
          onBlur={() => {
            field.flush();
            if (numbersIn(shown) !== null) setDraft(null);
          }}
        />
      )}
    </FieldFrame>
  );
}

export function numbersIn(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const numbers = parts.map(Number);
  return numbers.some(Number.isNaN) ? null : numbers;
}
