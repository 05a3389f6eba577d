import { lastUpdated, next, sections, summary } from '#content/pages/privacy-policy.ts';
import { LegalPage } from '#sections/legal-page.tsx';
import { NextPages } from '#sections/next-pages.tsx';

export default function PrivacyPolicyPage() {
  return (
    <>
      <LegalPage page="privacy-policy" lastUpdated={lastUpdated} summary={summary} sections={sections} />
      <NextPages ids={next} tone="paper" />
    </>
  );
}
