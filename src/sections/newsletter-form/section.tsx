import { Island } from '#features/island.tsx';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import type { SectionProps } from '#generated/section-props.ts';
import { formTexts } from '#generated/texts/site.ts';
import { pages } from '#site/pages.ts';
import { FormSplit } from '../parts/form-split.tsx';

export default function NewsletterFormSection(split: SectionProps<'newsletter-form'>) {
  return (
    <FormSplit {...split} className="print:hidden">
      <Island
        name="newsletter-form"
        of={NewsletterForm}
        props={{ privacyPolicy: pages['privacy-policy'].path }}
        draft="newsletter"
        failure={formTexts.failure}
      />
    </FormSplit>
  );
}
