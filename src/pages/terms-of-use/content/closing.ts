import { company, legalName, oneLineAddress } from '#content/company.ts';
import { type LegalSections, paragraph } from '#content/legal.ts';

export const closingTerms: LegalSections = {
  privacy: [
    paragraph(
      'How we handle personal data, and what the website stores on your device, is set out in our ',
      { label: 'privacy policy', to: { page: 'privacy-policy' } },
      '. The policy informs you about what we do; it is not a contract and you are not asked to agree to it in order to read the website.',
    ),
  ],
  'disclaimers-and-liability': [
    { subtitle: 'The website “as is”' },
    paragraph(
      'The website is provided free of charge, “as is” and “as available.” To the extent the law allows, we give no warranty, express or implied, that it is complete, current, uninterrupted, free of errors or fit for a particular purpose.',
    ),
    { subtitle: 'Limits of our liability' },
    paragraph(
      'To the extent the law allows, we are not liable for indirect or consequential loss, nor for loss of profit, revenue, data or goodwill, that arises from the use of the website or from the inability to use it. Our total liability for all other claims in connection with the website is limited to INR 10,000.',
    ),
    { subtitle: 'What is not limited' },
    paragraph(
      'Nothing in these terms excludes or limits liability for fraud, for death or personal injury caused by negligence, for intent or gross negligence, or for anything else for which liability cannot be excluded by law. If you are a consumer, the mandatory rights of the country in which you live stay with you.',
    ),
    { subtitle: 'Claims caused by misuse' },
    paragraph(
      'If a third party makes a claim against us because you used the website in breach of these terms, you will compensate us for the reasonable loss and cost that follow, to the extent that you are at fault.',
    ),
  ],
  changes: [
    paragraph(
      'We may change these terms when the website, our business or the law changes. The month of the last update is shown at the top of this page.',
    ),
    paragraph(
      'We give 30 days’ notice of material changes by a notice on this website before they take effect. Changes that only correct an error, describe a new function or are required by law may take effect at once.',
    ),
    paragraph(
      'If you go on using the website after a change has taken effect, the changed terms apply to you. If you do not agree with them, please stop using the website.',
    ),
  ],
  'governing-law': [
    paragraph(
      `These terms, and any dispute or claim in connection with them or with the website, are governed by the laws of ${company.jurisdiction.laws}, without regard to rules on conflict of laws. The courts in ${company.jurisdiction.courts}, have exclusive jurisdiction.`,
    ),
    paragraph(
      'Before going to court, each side will try to settle the matter in good faith for at least 30 days after it has been described in writing. This does not keep either side from seeking urgent relief.',
    ),
    paragraph(
      'If you are a consumer, mandatory consumer protection law and the jurisdiction of the courts where you live are not affected.',
    ),
    paragraph(
      'If a provision of these terms is invalid, the others stay in force. If we do not enforce a provision at once, we have not given it up. These terms are the whole agreement between you and us about the use of the website.',
    ),
  ],
  contact: [
    paragraph(
      'For questions about these terms, or for permission to use content, write to ',
      { label: company.email.general, to: { url: `mailto:${company.email.general}` } },
      ' or use the form on our ',
      { label: 'contact page', to: { page: 'contact' } },
      '.',
    ),
    {
      facts: company.offices.map((office) => ({
        term: office.title,
        text: `${legalName}, ${oneLineAddress(office)}, ${office.country}`,
      })),
    },
  ],
};
