import { formTexts } from '#generated/texts/site.ts';
import { CareerForm } from '#features/careers/career-form.tsx';
import { Island } from '#features/island.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { FormSplit } from '#sections/parts/form-split.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { SpecColumns } from '#sections/spec-columns/section.tsx';
import { Timeline } from '#sections/timeline/section.tsx';
import { addressOf } from '#site/href.ts';
import { Band } from '#ui/band.tsx';
import { positions } from './content/positions.ts';
import {
  anchors,
  application,
  benefits,
  callToAction,
  hero,
  next,
  positionsIntro,
  process,
  reasons,
} from './content.ts';
import { openOn } from './open-positions.ts';
import { PositionRows } from './position-rows.tsx';

export default function CareersPage() {
  const open = openOn(positions, new Date());
  return (
    <>
      <PageHero page="careers" hero={hero} />
      <Band>
        <div className="wrap">
          <SectionHead title={reasons.title} />
          <SpecColumns columns={reasons.items} area="company" />
        </div>
      </Band>
      <Band tone="paper" id={anchors.opportunities}>
        <div className="wrap">
          <SectionHead title={positionsIntro.titleOf(open)} note={positionsIntro.noteOf(open)} />
          <PositionRows
            positions={open}
            applyLabel={positionsIntro.applyLabel}
            dutiesLabel={positionsIntro.duties}
            applyTo={({ title }) => ({
              page: 'careers',
              query: { position: title },
              anchor: anchors.apply,
            })}
          />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <DefinitionSplit {...benefits} />
        </div>
      </Band>
      <Band tone="deep">
        <div className="wrap">
          <SectionHead title={process.title} />
          <Timeline milestones={process.milestones} />
        </div>
      </Band>
      <Band id={anchors.apply}>
        <FormSplit {...application}>
          <Island
            name="career-form"
            of={CareerForm}
            props={{ withoutPosition: addressOf({ page: 'careers', anchor: anchors.apply }) }}
            draft="careers"
            parameters={['position']}
            failure={formTexts.failure}
          />
        </FormSplit>
      </Band>
      <NextPages ids={next} tone="paper" />
      <div data-area="solutions">
        <CallToAction record={callToAction} page="careers" tone="field" />
      </div>
    </>
  );
}
