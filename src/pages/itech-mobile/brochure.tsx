import { SpotDrawing } from '#documents/drawings.tsx';
import { Cards } from '#documents/parts/cards.tsx';
import { Figures, ScreenOnPaper } from '#documents/parts/figures.tsx';
import { SpecTables } from '#documents/parts/spec-tables.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import * as content from './content.ts';
import { PhoneHome } from './phone-home.tsx';

const { directLine, headings, model } = content;

export const plan: DocumentPlan = {
  lead: content.hero.lead,
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
