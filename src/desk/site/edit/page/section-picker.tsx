import { type KeyboardEvent, useState } from 'react';
import { sectionTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { Window } from '../../../components/dialog.tsx';
import { useSite } from '../../site-data.tsx';
import { SectionDrawing } from './section-drawing.tsx';

interface SectionPickerProps {
  readonly title: string;
  readonly onChoose: (kind: string) => void;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** All kinds of sections. Arrow keys move, Enter adds. */
export function SectionPicker({ title, onChoose, onCopy, onClose }: SectionPickerProps) {
  const { kinds, schemas } = useSite().schema;
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const descriptionOf = (kind: string) => schemas.page?.$defs?.[kind]?.description ?? '';
  const shown = Object.entries(kinds).filter(([kind, { label }]) =>
    `${label} ${descriptionOf(kind)}`.toLowerCase().includes(wanted),
  );
  return (
    <Window title={title} onClose={onClose} isWide>
      <div className="kind-search">
        <input
          className="input"
          type="search"
          aria-label={texts.searchKinds}
          placeholder={texts.searchKinds}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('.kinds button')?.focus();
          }}
        />
      </div>
      <ul className="kinds" onKeyDown={moveFocus}>
        {shown.map(([kind, { label }]) => (
          <li key={kind}>
            <button type="button" onClick={() => onChoose(kind)}>
              <span className="kind-drawing">
                <SectionDrawing kind={kind} width={128} />
              </span>
              <b className="strong">{label}</b>
              <small>{descriptionOf(kind)}</small>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="hint">{filled(texts.noKinds, { query: query.trim() })}</p>}
      <p className="hint mt-4">
        {texts.alsoPossible}{' '}
        <button type="button" className="text-button" onClick={onCopy}>
          {texts.copyFromOther}
        </button>
        {texts.newKind}
      </p>
    </Window>
  );
}

/** Up and down go to the button in the row above or below that is closest. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const top = buttons[0]?.offsetTop;
  const columns = Math.max(1, buttons.filter((button) => button.offsetTop === top).length);
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (steps === undefined || at < 0) return;
  event.preventDefault();
  buttons[at + steps]?.focus();
}
