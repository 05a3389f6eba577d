import { LegalPage } from '#sections/legal-page.tsx';
import { LegalProse } from '#sections/legal-prose.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { contents, lastUpdated, next, sections, summary } from './content.ts';

export default function TermsOfUsePage() {
  return (
    <>
      <LegalPage page="terms-of-use" lastUpdated={lastUpdated} summary={summary} contents={contents}>
        <LegalProse contents={contents} sections={sections} />
      </LegalPage>
      <NextPages ids={next} tone="paper" />
    </>
  );
}
