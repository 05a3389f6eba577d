import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { putBack, readTyped } from './typed.ts';

/** Takes over an island's markup, the last element of its host. Listens to it from the call on; resolves when it answers. */
export function hydrate(host: HTMLElement, component: ComponentType<never>): Promise<void> {
  const Component = component as ComponentType;
  const props = JSON.parse(host.dataset.props ?? '{}');
  const typed = readTyped(host);
  let isMadeAnew = false;
  return new Promise((ready) => {
    const onReady = () => {
      if (isMadeAnew) putBack(typed);
      ready();
    };
    hydrateRoot(
      host.lastElementChild as Element,
      <Hydrated onReady={onReady}>
        <Component {...props} />
      </Hydrated>,
      {
        identifierPrefix: host.dataset.prefix,
        // Where the browser has translated the page, React does not find its words and makes the island anew.
        onRecoverableError(error) {
          isMadeAnew = true;
          reportError(error);
        },
      },
    );
  });
}

function Hydrated({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
