import { company } from '#content/company.ts';
import { lastUpdated, summary } from '#content/pages/privacy-policy.ts';
import { LegalPage } from '#sections/legal-page.tsx';

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      page="privacy-policy"
      lastUpdated={lastUpdated}
      paragraphs={summary}
      links={[
        { label: company.email.privacy, to: { url: `mailto:${company.email.privacy}` } },
        { label: company.phone.display, to: { url: `tel:${company.phone.dial}` } },
      ]}
    />
  );
}
