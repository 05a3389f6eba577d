import { useState } from 'react';
import { keyWords } from '#content/desk/keys.ts';
import { filled } from '#content/filled.ts';
import { useMe } from '../data/use-me.ts';
import { Window } from '../parts/window.tsx';
import { goToKeys } from '../shell/go-to.ts';
import { areKeysOn, turnKeys } from './key-bindings.ts';

/** All keys, and the switch that turns them off for good. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setIsOn] = useState(areKeysOn);
  const turn = (next: boolean) => {
    turnKeys(next);
    setIsOn(next);
  };
  const goTo = goToKeys(useMe()).map(({ keys, label }) => ({
    keys,
    does: filled(keyWords.goTo, { view: label }),
  }));
  return (
    <Window title={keyWords.title} onClose={onClose} isWide>
      <div className="keymaps">
        <KeyList of={keyWords.list} />
        <KeyList of={goTo} />
      </div>
      <label className="check-line">
        <input
          type="checkbox"
          className="check"
          checked={isOn}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        {keyWords.areOn}
      </label>
      <p className="hint">{keyWords.note}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {keyWords.close}
        </button>
      </div>
    </Window>
  );
}

interface KeyListProps {
  readonly of: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

function KeyList({ of: list }: KeyListProps) {
  return (
    <dl className="keymap">
      {list.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
