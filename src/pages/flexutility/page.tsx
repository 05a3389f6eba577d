import { Accordion } from '#sections/accordion.tsx';
import { Actions } from '#sections/actions.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { DefinitionSplit } from '#sections/definition-split.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { RequirementSheet } from '#sections/requirement-sheet.tsx';
import { SectionHead } from '#sections/section-head.tsx';
import { SpecColumns } from '#sections/spec-columns.tsx';
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
