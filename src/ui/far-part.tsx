import { type ReactNode, Suspense, useState } from 'react';

/** How far below the window a part may be when its code is fetched: far enough to be ready when it is reached. */
const reach = '150%';

interface FarPartProps {
  readonly id: string;
  /** A lazy component whose loader is made by `whenNear` with the same id. */
  readonly children: ReactNode;
}

/**
 * A part far down a long page. It stands in the prerendered document like everything else; its code comes when a
 * visitor comes near, so those who do not scroll that far never pay for it. Reached from another page, where nothing is
 * prerendered, it arrives together with its page.
 */
export function FarPart({ id, children }: FarPartProps) {
  // One element for good: an update would make React give up the prerendered content before the code is there.
  const [part] = useState(() =>
    isPrerendered(id) ? <Suspense fallback={null}>{children}</Suspense> : children,
  );
  return <div id={id}>{part}</div>;
}

/** True while prerendering, and for a document that came with the part. */
function isPrerendered(id: string): boolean {
  return typeof document === 'undefined' || document.getElementById(id) !== null;
}

/** Puts off loading until the prerendered part is near the window or takes focus. Where there is none it loads at once. */
export function whenNear<Module>(id: string, load: () => Promise<Module>): () => Promise<Module> {
  return () => near(id).then(load);
}

function near(id: string): Promise<void> {
  const part = globalThis.document?.getElementById(id);
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `0px 0px ${reach} 0px` },
    );
    observer.observe(part);
    part.addEventListener('focusin', () => resolve(), { once: true });
  });
}
