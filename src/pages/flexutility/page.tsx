import { Accordion } from '#sections/accordion/section.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { Actions } from '#sections/parts/actions.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { RequirementSheet } from '#sections/requirement-sheet/section.tsx';
import { SpecColumns } from '#sections/spec-columns/section.tsx';
import { Band } from '#ui/band.tsx';
import { AccountScreen } from './account-screen.tsx';
import * as content from './content.ts';
import { ModuleCards } from './module-cards.tsx';
import { Swimlanes } from './swimlanes.tsx';

export default function FlexutilityPage() {
  return (
    <>
      <PageHero page="flexutility" hero={content.hero} />
      <Band>
        <div className="wrap">
          <SectionHead {...content.headings.systems} />
          <Swimlanes lanes={content.systems} steps={content.trace} />
        </div>
      </Band>
      <Band tone="tint">
        <div className="wrap">
          <SectionHead {...content.headings.modules} />
          <ModuleCards items={content.modules} />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <SectionHead {...content.headings.processes} />
          <SpecColumns columns={content.processes} area="products" />
        </div>
      </Band>
      <Band tone="deep">
        <div className="wrap">
          <DefinitionSplit
            {...content.headings.benefits}
            items={content.benefits}
            art={<AccountScreen account={content.account} />}
          />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <RequirementSheet {...content.platform} />
        </div>
      </Band>
      <Band tone="paper" id="documentation">
        <div className="wrap">
          <SectionHead {...content.headings.documentation} />
          <Accordion items={content.documentation} />
          <Actions links={[content.download]} className="mt-10" />
        </div>
      </Band>
      <NextPages ids={content.next} />
      <CallToAction record={content.callToAction} page="flexutility" tone="steel" />
    </>
  );
}
