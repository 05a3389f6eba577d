import * as content from '#content/pages/itech-mobile.ts';
import { PhoneHome } from '#sections/screens/phone-home.tsx';
import { SpotDrawing } from '../drawings.tsx';
import { Cards } from '../parts/cards.tsx';
import { Figures, ScreenOnPaper } from '../parts/figures.tsx';
import { SpecTables } from '../parts/spec-tables.tsx';
import type { DocumentPlan } from '../plan.ts';

const { directLine, headings, model } = content;

export const itechMobile: DocumentPlan = {
  hero: content.hero,
  sheets: [
    [
      {
        title: model.title,
        body: (
          <>
            <Figures stats={model.facts} />
            <div className="doc-prose doc-columns-2">
              {model.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </>
        ),
      },
      {
        ...headings.features,
        body: (
          <div className="doc-beside doc-beside-narrow">
            <ScreenOnPaper className="doc-screen-tile">
              <PhoneHome phone={content.phone} />
            </ScreenOnPaper>
            <Cards items={content.features} columns={2} />
          </div>
        ),
      },
    ],
    [{ ...headings.specs, body: <SpecTables groups={content.specGroups} /> }],
    [
      {
        ...headings.benefits,
        body: (
          <div className="doc-beside doc-beside-narrow">
            <SpotDrawing name="itech-mobile" skin="built" area="products" className="doc-plate" />
            <Cards items={content.benefits} columns={1} />
          </div>
        ),
      },
      {
        title: directLine.title,
        note: directLine.text,
        body: (
          <p className="doc-direct">
            <a href={`mailto:${directLine.email}`}>{directLine.email}</a>
          </p>
        ),
      },
    ],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
