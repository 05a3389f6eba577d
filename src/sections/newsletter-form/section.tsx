import type { z } from 'zod';
import { Island } from '#features/island.tsx';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { formTexts } from '#generated/texts/site.ts';
import { pages } from '#site/pages.ts';
import { FormSplit } from '../parts/form-split.tsx';
import type { schema } from './schema.ts';

export default function NewsletterFormSection(split: z.infer<typeof schema>) {
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
