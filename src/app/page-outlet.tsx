import { type ComponentType, use } from 'react';
import type { PageKey, PageSource } from './page-key.ts';

interface PageOutletProps {
  readonly pageKey: PageKey;
  readonly source: PageSource;
}

export function PageOutlet({ pageKey, source }: PageOutletProps) {
  const page = source(pageKey);
  const Page: ComponentType = page instanceof Promise ? use(page) : page;
  return <Page />;
}
