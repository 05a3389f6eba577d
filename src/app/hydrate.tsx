import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readUserInput, restoreUserInput } from './user-input.ts';

/** Hydrates an island's markup, the last element of its host. Resolves when it is interactive. */
export function hydrate(host: HTMLElement, component: ComponentType<never>, props: object): Promise<void> {
  const Component = component as ComponentType;
  const input = readUserInput(host);
  return new Promise((ready) => {
    // React loses what was typed into textareas before hydration (compare react#26974). On a page that the browser has translated, the
    // markup does not match, and React renders the whole island again.
    const onReady = () => {
      restoreUserInput(input);
      ready();
    };
    hydrateRoot(
      host.lastElementChild as Element,
      <Hydrated onReady={onReady}>
        <Component {...props} />
      </Hydrated>,
      { identifierPrefix: host.dataset.prefix },
    );
  });
}

/**
 * Ready after the render in which useHydrated is true. Layout effects run before the next paint, so no field is painted without the value that the visitor entered.
 */
function Hydrated({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => setIsShown(true), []);
  useLayoutEffect(() => {
    if (isShown) onReady();
  }, [isShown, onReady]);
  return children;
}
