import { lastUpdated, sections, summary } from '#content/pages/privacy-policy.ts';
import { LegalPage } from '#sections/legal-page.tsx';

export default function PrivacyPolicyPage() {
  return <LegalPage page="privacy-policy" lastUpdated={lastUpdated} summary={summary} sections={sections} />;
}
