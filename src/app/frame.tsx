import type { ReactNode } from 'react';
import { CookieDrawer } from '#features/consent/cookie-drawer.tsx';
import { Footer } from '#features/navigation/footer.tsx';
import { Header } from '#features/navigation/header.tsx';
import { SkipLink } from '#features/navigation/skip-link.tsx';
import { SearchDialog } from '#features/search/search-dialog.tsx';
import type { PageId } from '#generated/page-id.ts';
import { CurrentPage } from '#sections/parts/current-page.ts';
import { pages } from '#site/pages.ts';
import type { DocumentAssets } from './document.ts';

interface FrameProps {
  /** Undefined for error pages and answers to forms, which are not in the registry. */
  readonly page: PageId | undefined;
  readonly assets: Pick<DocumentAssets, 'search'>;
  readonly children: ReactNode;
}

/** What all pages share: header, footer and the two dialogs. */
export function Frame({ page, assets, children }: FrameProps) {
  const area = page ? pages[page].area : 'company';
  return (
    <>
      <SkipLink />
      <Header current={page} />
      <main id="main" data-area={area}>
        <CurrentPage value={page}>{children}</CurrentPage>
      </main>
      <Footer />
      <SearchDialog data={assets.search} />
      <CookieDrawer />
    </>
  );
}
