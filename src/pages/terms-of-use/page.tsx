import { NextPages } from '#sections/next-pages/section.tsx';
import { LegalPage } from '#sections/parts/legal-page.tsx';
import { LegalProse } from '#sections/parts/legal-prose.tsx';
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
