import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over an island's markup, the last element of its host. Listens to it from the call on; resolves when it answers. */
export function hydrate(host: HTMLElement, component: ComponentType<never>): Promise<void> {
  const Component = component as ComponentType;
  const props = JSON.parse(host.dataset.props ?? '{}');
  return new Promise((ready) => {
    hydrateRoot(
      host.lastElementChild as Element,
      <Hydrated onReady={ready}>
        <Component {...props} />
      </Hydrated>,
      { identifierPrefix: host.dataset.prefix },
    );
  });
}

function Hydrated({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
