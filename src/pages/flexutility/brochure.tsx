import { Cards } from '#documents/parts/cards.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { SystemTrace } from './brochure/system-trace.tsx';
import * as content from './content.ts';

const { headings } = content;
const modules = content.modules.map(({ code, ...module }) => ({ ...module, label: code }));

export const plan: DocumentPlan = {
  lead: content.hero.lead,
  sheets: [
    [
      {
        ...headings.systems,
        body: (
          <>
            <Cards items={content.systems} columns={3} />
            <SystemTrace caption={headings.systems.title} systems={content.systems} steps={content.trace} />
          </>
        ),
      },
    ],
    [
      { ...headings.modules, body: <Cards items={modules} columns={2} tinted /> },
      { ...headings.benefits, body: <Cards items={content.benefits} columns={2} /> },
    ],
    [
      { ...headings.processes, body: <Cards items={content.processes} columns={2} /> },
      { ...headings.documentation, body: <Cards items={content.documentation} columns={3} tinted /> },
    ],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
