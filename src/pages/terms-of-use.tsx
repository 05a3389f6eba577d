import { lastUpdated, next, sections, summary } from '#content/pages/terms-of-use.ts';
import { LegalPage } from '#sections/legal-page.tsx';
import { NextPages } from '#sections/next-pages.tsx';

export default function TermsOfUsePage() {
  return (
    <>
      <LegalPage page="terms-of-use" lastUpdated={lastUpdated} summary={summary} sections={sections} />
      <NextPages ids={next} tone="paper" />
    </>
  );
}
