import { useSyncExternalStore } from 'react';
import { keyWords } from '#content/desk/keys.ts';
import { areKeysOn } from '../keys/key-bindings.ts';

/** The keys that are used most, at the foot of a list. Gone when keys are turned off. */
export function KeyLine() {
  const isOn = useSyncExternalStore(nothingToHear, areKeysOn);
  if (!isOn) return null;
  return (
    <p className="keys" aria-hidden="true">
      {keyWords.hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  );
}

function nothingToHear(): () => void {
  return () => {};
}
