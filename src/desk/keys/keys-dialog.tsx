import { useState } from 'react';
import { keyWords } from '#content/desk/keys.ts';
import { Window } from '../parts/window.tsx';
import { areKeysOn, turnKeys } from './key-bindings.ts';

/** All keys, and the switch that turns them off for good. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setIsOn] = useState(areKeysOn);
  const turn = (next: boolean) => {
    turnKeys(next);
    setIsOn(next);
  };
  return (
    <Window title={keyWords.title} onClose={onClose} isWide>
      <dl className="keymap">
        {keyWords.list.map(({ keys, does }) => (
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
