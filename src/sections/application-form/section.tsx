import { use } from 'react';
import { CareerForm } from '#features/careers/career-form.tsx';
import { Island } from '#features/island.tsx';
import type { SectionProps } from '#generated/section-props.ts';
import { formTexts } from '#generated/texts/site.ts';
import { addressOf } from '#site/href.ts';
import { CurrentPage } from '../parts/current-page.ts';
import { FormSplit } from '../parts/form-split.tsx';

export default function ApplicationForm({ id, ...split }: SectionProps<'application-form'>) {
  const page = use(CurrentPage);
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
