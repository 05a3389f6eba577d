import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { putBack, readTyped } from './typed.ts';

/** Takes over an island's markup, the last element of its host. Listens to it from the call on; resolves when it answers. */
export function hydrate(host: HTMLElement, component: ComponentType<never>): Promise<void> {
  const Component = component as ComponentType;
  const props = JSON.parse(host.dataset.props ?? '{}');
  const typed = readTyped(host);
  return new Promise((ready) => {
    // React sets long texts back to what was served. Where the browser has translated the page it does not find its words,
    // and makes the whole island anew.
    const onReady = () => {
      putBack(typed);
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
 * Ready once what is there only with script is there too (useHydrated). In layout effects, so that nobody sees a field without
 * what was typed into it.
 */
function Hydrated({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => setIsShown(true), []);
  useLayoutEffect(() => {
    if (isShown) onReady();
  }, [isShown, onReady]);
  return children;
}
