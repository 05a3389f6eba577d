import { lastUpdated, summary } from '#content/pages/terms-of-use.ts';
import { LegalPage } from '#sections/legal-page.tsx';

export default function TermsOfUsePage() {
  return (
    <LegalPage
      page="terms-of-use"
      lastUpdated={lastUpdated}
      paragraphs={summary}
      links={[
        { label: 'Privacy policy', to: { page: 'privacy-policy' } },
        { label: 'Contact', to: { page: 'contact' } },
      ]}
    />
  );
}
