import { printed } from '#documents/parts/blocks.tsx';
import { Bullets } from '#documents/parts/bullets.tsx';
import { Cards } from '#documents/parts/cards.tsx';
import { ScreenOnPaper } from '#documents/parts/figures.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { ProductScreen } from '#sections/screen-columns/product-screen.tsx';
import { ProofDocument } from '#sections/signed-document/proof-document.tsx';
import { example } from './brochure/example.ts';
import { implementationPlan } from './brochure/implementation.ts';
import { price } from './brochure/price.ts';
import { RecordFlow } from './brochure/record-flow.tsx';
import { sap } from './brochure/sap.ts';
import * as content from './content.ts';

const { headings } = content;
const marks = { Clean: 'ok', Disputed: 'disputed', Open: 'open' } as const;
const rows = content.tour.drops.map(({ stop, delivery, state }) => ({
  number: stop,
  title: delivery,
  state,
  mark: marks[state],
}));
const screens = [
  <ProductScreen key="phone" screen={{ type: 'phone', ...content.phone }} />,
  <ProductScreen key="call" screen={{ type: 'call', ...content.call }} />,
  <ProductScreen key="window" screen={{ type: 'window', ...content.tour, rows }} />,
];

const channels = (
  <ul className="doc-cards doc-columns-3">
    {content.channels.map((channel, index) => (
      <li key={channel.title} className="doc-card">
        <ScreenOnPaper className="doc-screen-tile">{screens[index]}</ScreenOnPaper>
        <p className="doc-label">{channel.subtitle}</p>
        <h3>{channel.title}</h3>
        <p>{channel.description}</p>
        <Bullets title={headings.channels.features} items={channel.features} />
        <p className="doc-label doc-list-name">{headings.channels.devices}</p>
        <p>{channel.devices.join(', ')}</p>
      </li>
    ))}
  </ul>
);

export const plan: DocumentPlan = {
  lead: content.hero.lead,
  sheets: [
    [{ ...headings.channels, body: channels }],
    [{ ...headings.workflow, body: <RecordFlow steps={content.steps} branch={content.dispute} /> }],
    [
      {
        title: content.proof.title,
        note: content.proof.note,
        body: (
          <ScreenOnPaper className="doc-screen-field">
            <ProofDocument document={content.proof} />
          </ScreenOnPaper>
        ),
      },
      { ...headings.benefits, body: <Cards items={content.benefits} columns={2} /> },
    ],
    [printed(sap)],
    [printed(example)],
    [printed(implementationPlan), printed(price)],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
