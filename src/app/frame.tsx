import { useDeferredValue, useEffect } from 'react';
import { CookieSettings } from '#features/consent/cookie-settings.tsx';
import { Footer } from '#features/navigation/footer.tsx';
import { Header } from '#features/navigation/header.tsx';
import { SkipLink } from '#features/navigation/skip-link.tsx';
import { pages } from '#site/pages.ts';
import { NavigateContext } from '#ui/anchor.tsx';
import { bodyClass } from '#ui/scroll-animation.ts';
import { delegateLinks } from './link-delegation.ts';
import { type PageSource, pageKeyAt } from './page-key.ts';
import { PageOutlet } from './page-outlet.tsx';
import { navigate, usePath } from './router.ts';
import { useArrival } from './use-arrival.ts';

interface AppProps {
  readonly pageSource: PageSource;
  /** Where the app is rendered without a browser that would know. */
  readonly path?: string;
  readonly onMounted?: () => void;
}

export function App({ pageSource, path, onMounted }: AppProps) {
  useEffect(() => {
    document.body.classList.add(bodyClass);
    const stopDelegation = delegateLinks();
    onMounted?.();
    return () => {
      document.body.classList.remove(bodyClass);
      stopDelegation();
    };
  }, [onMounted]);
  return (
    <NavigateContext value={navigate}>
      <Site pageSource={pageSource} path={path} />
    </NavigateContext>
  );
}

function Site({ pageSource, path }: Pick<AppProps, 'pageSource' | 'path'>) {
  const requested = pageKeyAt(usePath(path));
  // The page on screen stays until the next one's code and pictures are there.
  const shown = useDeferredValue(requested);
  const announcement = useArrival(shown);
  const area = shown === 'not-found' ? 'company' : pages[shown].area;
  return (
    <>
      <SkipLink />
      <Header area={area} current={shown === 'not-found' ? undefined : shown} />
      <main id="main" data-area={area} aria-busy={requested !== shown || undefined}>
        <PageOutlet key={shown} pageKey={shown} source={pageSource} />
      </main>
      <Footer />
      <CookieSettings />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
