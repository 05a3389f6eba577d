import type { ReactNode } from 'react';
import { changesTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import { type Change, type Json, valueAt } from '#contract/desk/content-tree.ts';
import type { Files } from '#contract/desk/site.ts';
import { nameOf, titleOf } from '../file-names.ts';
import { movedEntries, valueText } from './change-sentences.ts';
import { type Piece, wordDiff } from './word-diff.ts';

interface DiffProps {
  readonly change: Change;
  readonly after: Files;
  readonly labels: { readonly before: string; readonly after: string };
  /** Below each text. */
  readonly actions?: { readonly before?: ReactNode; readonly after?: ReactNode };
}

/** What a change does: two texts side by side, or one sentence for new, removed and moved entries. */
export function Diff({ change, after, labels, actions }: DiffProps) {
  const { kind, file, path } = change;
  if (kind === 'move') {
    const list = valueAt(after[file], path);
    return (
      <Single title={texts.moved}>
        {movedEntries(change, list).map(({ name, from, to }) => (
          <p key={name}>
            {name}: <del>{ordinal(from)}</del> <ins>{ordinal(to)}</ins>
          </p>
        ))}
      </Single>
    );
  }
  if (kind === 'add') {
    return (
      <Single title={addedTitle(change, after)} action={actions?.after}>
        <p>
          <ins>{entryName(change, change.after)}</ins>
        </p>
        <Summary of={change.after} />
      </Single>
    );
  }
  if (kind === 'remove') {
    return (
      <Single title={texts.removed} action={actions?.before}>
        <p>
          <del>{entryName(change, change.before)}</del>
        </p>
        <Summary of={change.before} />
      </Single>
    );
  }
  const pieces = wordDiff(valueText(change.before), valueText(change.after));
  return (
    <div className="diff">
      {(['before', 'after'] as const).map((side) => (
        <div key={side}>
          <p className="diff-label">{labels[side]}</p>
          <Words pieces={pieces} side={side} />
          {actions?.[side]}
        </div>
      ))}
    </div>
  );
}

interface SingleProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Single({ title, action, children }: SingleProps) {
  return (
    <div className="diff">
      <div className="whole">
        <p className="diff-label">{title}</p>
        {children}
        {action}
      </div>
    </div>
  );
}

function Words({ pieces, side }: { readonly pieces: readonly Piece[]; readonly side: 'before' | 'after' }) {
  const shown = pieces.filter(({ kind }) => kind === 'same' || kind === side);
  if (shown.length === 0) return <p className="quiet">{texts.nothing}</p>;
  const Changed = side === 'before' ? 'del' : 'ins';
  return (
    <p className="diff-text">
      {shown.map(({ kind, text }, index) => {
        const words = text.trim();
        const [before, after] = text.split(words);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place.
          <span key={index}>
            {words === '' ? text : before}
            {kind === 'same' ? (
              <Values text={shortened(words, index > 0, index < shown.length - 1)} />
            ) : (
              words && (
                <Changed>
                  <Values text={words} />
                </Changed>
              )
            )}
            {words !== '' && after}
          </span>
        );
      })}
    </p>
  );
}

const LONGEST_SAME = 500;
const SHOWN_BESIDE = 160;

/** Of a long text that stays, such as a legal text, only what is next to a change. */
function shortened(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  if (text.length <= LONGEST_SAME) return text;
  const start = isAfterChange ? text.slice(0, SHOWN_BESIDE) : '';
  const end = isBeforeChange ? text.slice(-SHOWN_BESIDE) : '';
  return `${start} … ${end}`.trim();
}

/** Shows {headquarters.city} as one unit, as in the editor. */
function Values({ text }: { readonly text: string }) {
  const [words = '', value, ...rest] = text.split(/(\{[^{}\s]+\})/);
  if (value === undefined) return words;
  return (
    <>
      {words}
      <span className="value">{value}</span>
      <Values text={rest.join('')} />
    </>
  );
}

function entryName({ file, path }: Change, entry: Json | null): string {
  const value = entry ?? undefined;
  return path === '' ? titleOf(file, value) : (nameOf(value) ?? texts.unnamed);
}

const SUMMARY_FIELDS = ['lead', 'text', 'description', 'detail', 'position', 'to'] as const;

function Summary({ of: entry }: { readonly of: Json | null }) {
  const field = SUMMARY_FIELDS.find((name) => typeof valueAt(entry ?? undefined, name) === 'string');
  if (field === undefined) return null;
  return <p className="hint">{valueText(valueAt(entry ?? undefined, field))}</p>;
}

/** "New, 3rd of 10" */
function addedTitle({ file, path }: Change, after: Files): string {
  if (path === '') return file.startsWith('pages/') ? texts.page : texts.added;
  const at = path.lastIndexOf('.');
  const list = valueAt(after[file], path.slice(0, Math.max(0, at)));
  if (!Array.isArray(list)) return texts.added;
  const place = list.findIndex((one) => valueAt(one, '$id') === path.slice(at + 2)) + 1;
  return place === 0 ? texts.added : filled(texts.addedAt, { place: ordinal(place), count: list.length });
}

const ORDER = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** "3rd" */
function ordinal(number: number): string {
  const ending = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' }[
    ORDER.select(number)
  ];
  return `${number}${ending}`;
}
