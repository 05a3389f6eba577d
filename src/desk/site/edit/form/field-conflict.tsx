import { conflictTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import type { Json } from '#contract/desk/content-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';
import { Avatar, firstName } from '../../../components/person.tsx';
import { useMe } from '../../../data/use-me.ts';
import { useOffice } from '../../../time/office.ts';
import { useNow } from '../../../time/use-now.ts';
import { whenText } from '../../../time/when.ts';
import { valueText } from '../../changes/change-sentences.ts';
import { wordDiff } from '../../changes/word-diff.ts';
import type { Field } from './use-field.ts';

interface FieldConflictProps {
  readonly field: Field;
  readonly label: string;
}

/** Both texts of a field that two people changed. The alert leaves focus where it is. */
export function FieldConflict({ field, label }: FieldConflictProps) {
  const me = useMe();
  const now = useNow();
  const { timeZone } = useOffice();
  const { conflict, resolve } = field;
  if (conflict === null) return null;
  const { mine, theirs, by, at } = conflict;
  const name = by === null ? null : firstName(by);
  const pieces = wordDiff(valueText(theirs), valueText(mine));
  const isText = typeof mine === 'string' && typeof theirs === 'string';
  return (
    <div className="conflict">
      <div className="conflict-head">
        <Icon of={triangleAlert} size={18} />
        <div role="alert">
          <b className="strong">{name === null ? texts.titleBySomebody : filled(texts.title, { name })}</b>
          <p>{filled(texts.text, { label })}</p>
        </div>
        <div className="actions">
          <button type="button" className="button" onClick={() => resolve(mine)}>
            {texts.useMine}
          </button>
          <button type="button" className="button" onClick={() => resolve(theirs)}>
            {name === null ? texts.useTheirs : filled(texts.useNamed, { name })}
          </button>
          {isText && (
            <button type="button" className="button plain" onClick={() => resolve(combined(theirs, mine))}>
              {texts.combine}
            </button>
          )}
        </div>
      </div>
      <div className="conflict-texts">
        <div>
          <p className="person">
            <Avatar of={by} />
            <b className="strong">{by?.name ?? texts.somebody}</b>
            {at !== null && (
              <span className="quiet">{filled(texts.saved, { time: whenText(at, now, timeZone) })}</span>
            )}
          </p>
          <p>
            {pieces
              .filter(({ kind }) => kind !== 'after')
              .map(({ kind, text }, index) => {
                const key = `${index} ${text}`;
                return kind === 'same' ? <span key={key}>{text}</span> : <ins key={key}>{text}</ins>;
              })}
          </p>
        </div>
        <div>
          <p className="person">
            <Avatar of={me.person} />
            <b className="strong">{texts.you}</b>
            <span className="quiet">{texts.notSaved}</span>
          </p>
          <p>
            {pieces
              .filter(({ kind }) => kind !== 'before')
              .map(({ kind, text }, index) => {
                const key = `${index} ${text}`;
                return kind === 'same' ? <span key={key}>{text}</span> : <ins key={key}>{text}</ins>;
              })}
          </p>
        </div>
      </div>
    </div>
  );
}

function combined(theirs: Json | null, mine: Json | null): string {
  return `${theirs ?? ''} ${mine ?? ''}`.trim();
}
