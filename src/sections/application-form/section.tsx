import { use } from 'react';
import type { z } from 'zod';
import { CareerForm } from '#features/careers/career-form.tsx';
import { Island } from '#features/island.tsx';
import { formTexts } from '#generated/texts/site.ts';
import { addressOf } from '#site/href.ts';
import { FormSplit } from '../parts/form-split.tsx';
import { PageShown } from '../parts/page-shown.ts';
import type { schema } from './schema.ts';

export default function ApplicationForm({ id, ...split }: z.infer<typeof schema>) {
  const page = use(PageShown);
  return (
    <FormSplit {...split} id={id}>
      <Island
        name="career-form"
        of={CareerForm}
        props={{ withoutPosition: addressOf(page ? { page, anchor: id } : { anchor: id }) }}
        draft="careers"
        parameters={['position']}
        failure={formTexts.failure}
      />
    </FormSplit>
  );
}
