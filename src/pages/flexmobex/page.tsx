import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { ScreenBesideText } from '#sections/parts/screen-beside-text.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { RequirementSheet } from '#sections/requirement-sheet/section.tsx';
import { RuledQuad } from '#sections/ruled-quad/section.tsx';
import { SpecColumns } from '#sections/spec-columns/section.tsx';
import { Band } from '#ui/band.tsx';
import * as content from './content.ts';
import { DeviceMatrix } from './device-matrix.tsx';
import { HandheldSequence } from './handheld-sequence.tsx';
import { ScanList } from './scan-list.tsx';
import { TechnologyStrip } from './technology-strip.tsx';

export default function FlexmobexPage() {
  return (
    <>
      <PageHero page="flexmobex" hero={content.hero} />
      <Band>
        <div className="wrap">
          <ScreenBesideText title={content.pick.title} note={content.pick.note} stat={content.pick.accuracy}>
            <HandheldSequence label={content.pick.label} screens={content.pick.screens} />
          </ScreenBesideText>
        </div>
      </Band>
      <Band tone="tint">
        <div className="wrap">
          <SectionHead {...content.headings.capabilities} />
          <ScanList items={content.capabilities} />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <SectionHead title={content.headings.devices.title} note={content.headings.devices.note} />
          <DeviceMatrix
            caption={content.headings.devices.caption}
            devices={content.devices}
            rows={content.deviceFits}
            labels={content.fitLabels}
          />
        </div>
      </Band>
      <Band tone="paper">
        <div className="wrap">
          <SectionHead {...content.headings.technologies} />
          <TechnologyStrip items={content.technologies} />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <SectionHead {...content.headings.warehouses} />
          <SpecColumns columns={content.warehouses} area="products" />
        </div>
      </Band>
      <Band tone="deep" id="requirements">
        <div className="wrap">
          <RequirementSheet {...content.requirements} />
        </div>
      </Band>
      <Band tone="paper">
        <div className="wrap">
          <SectionHead {...content.headings.terms} />
          <RuledQuad items={content.terms} />
        </div>
      </Band>
      <NextPages ids={content.next} />
      <CallToAction record={content.callToAction} page="flexmobex" tone="steel" />
    </>
  );
}
