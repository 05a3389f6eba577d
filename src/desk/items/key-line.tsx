import { useSyncExternalStore } from 'react';
import { keyWords } from '#content/desk/keys.ts';
import { mayDo, type Right } from '#contract/desk/people.ts';
import { useMe } from '../data/use-me.ts';
import { areKeysOn } from '../keys/key-bindings.ts';

interface Hint {
  readonly keys: readonly string[];
  readonly does: string;
  readonly right?: Right;
}

/** The keys that are used most, at the foot of a list, as far as the person's role allows them. Gone when keys are turned off. */
export function KeyLine() {
  const isOn = useSyncExternalStore(nothingToHear, areKeysOn);
  const { role } = useMe().person;
  if (!isOn) return null;
  const hints: readonly Hint[] = keyWords.hints;
  return (
    <p className="keys" aria-hidden="true">
      {hints
        .filter(({ right }) => right === undefined || mayDo(role, right))
        .map(({ keys, does }) => (
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
