import { useEffect, useEffectEvent } from 'react';
import { addBindings, type Bindings } from './key-bindings.ts';

/** Keys that work while the component is shown. `names` must stay the same; what they do may change. */
export function useKeys(names: readonly string[], act: (name: string) => void): void {
  const onKey = useEffectEvent(act);
  const joined = names.join('\n');
  useEffect(() => {
    const bindings: Bindings = Object.fromEntries(
      joined.split('\n').map((name) => [name, () => onKey(name)] as const),
    );
    return joined === '' ? undefined : addBindings(bindings);
  }, [joined]);
}
