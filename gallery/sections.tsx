import { Spot } from '#art/spot.tsx';
import { Bento } from '#pages/home/bento.tsx';
import { Accordion } from '#sections/accordion/section.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { CardGrid } from '#sections/card-grid/section.tsx';
import { ComparisonTable } from '#sections/comparison-table/section.tsx';
import { LegalProse } from '#sections/legal-text/legal-prose.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { Plate } from '#sections/plate/section.tsx';
import { RequirementSheet } from '#sections/requirement-sheet/section.tsx';
import { SpecColumns } from '#sections/spec-columns/section.tsx';
import { StatBand } from '#sections/stat-band/section.tsx';
import { Timeline } from '#sections/timeline/section.tsx';
import { Band, type Tone } from '#ui/band.tsx';
import type { Exhibit } from './exhibit.ts';
import { comparison, links, milestones, services, stats } from './samples.ts';

function section(name: string, tone: Tone, content: Exhibit['render']): Exhibit {
  return {
    name,
    kind: 'section',
    render: () => (
      <div data-area="solutions">
        <Band tone={tone}>
          <div className="wrap">{content()}</div>
        </Band>
      </div>
    ),
  };
}

function bare(name: string, content: Exhibit['render']): Exhibit {
  return { name, kind: 'section', render: () => <div data-area="solutions">{content()}</div> };
}

export const sections: readonly Exhibit[] = [
  section('Section head', 'white', () => (
    <SectionHead title="Four services, each one step higher" note="Take them in order." />
  )),
  section('Bento', 'white', () => (
    <Bento
      tiles={services.map((item, index) => ({
        ...item,
        href: `/#${index}`,
        area: 'solutions',
        wide: index === 0,
      }))}
    />
  )),
  section('Card grid', 'tint', () => <CardGrid items={services} area="solutions" columns={2} />),
  section('Comparison table', 'white', () => <ComparisonTable comparison={comparison} />),
  section('Definition split', 'deep', () => (
    <DefinitionSplit
      title="What changes after the move"
      items={services}
      art={
        <Spot name="cloud-enablement" skin="run" area="solutions" className="mt-10 w-full max-w-[420px]" />
      }
    />
  )),
  section('Spec columns', 'white', () => <SpecColumns columns={services.slice(0, 3)} area="solutions" />),
  section('Stat band', 'deep', () => <StatBand stats={stats} />),
  section('Accordion', 'white', () => <Accordion items={services} />),
  section('Requirement sheet', 'deep', () => (
    <RequirementSheet
      title="System requirements"
      columns={['First release', 'Today']}
      groups={[
        { title: 'Browser', items: ['Symbol browser'], current: ['Chrome', 'Edge', 'Safari'] },
        { title: 'Devices', items: ['Windows CE terminals'], current: ['Android handhelds'] },
      ]}
    />
  )),
  section('Timeline', 'paper', () => <Timeline milestones={milestones} />),
  section('Legal prose', 'white', () => (
    <div className="prose max-w-(--measure)">
      <LegalProse
        sections={services.map(({ title, description }) => ({
          id: title,
          title,
          blocks: [{ text: description }],
        }))}
      />
    </div>
  )),
  bare('Plate', () => (
    <Plate
      title="Automotive"
      subtitle="Launch faster without losing the thread"
      description="Model mix, supplier tiers and recall windows all move at once."
      items={services}
      spot="industry-automotive"
      skin="built"
      area="company"
      tone="steel"
    />
  )),
  bare('Next pages', () => <NextPages ids={['sap-implementation', 'managed-services', 'analytics']} />),
  bare('Call to action', () => (
    <CallToAction
      record={{ title: 'Start with an inventory', text: 'Two weeks, fixed price.', actions: links }}
      page="cloud-enablement"
    />
  )),
];
