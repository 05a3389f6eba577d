import * as content from '#content/pages/flexutility.ts';
import { Cards } from '../parts/cards.tsx';
import { SystemTrace } from '../parts/system-trace.tsx';
import type { DocumentPlan } from '../plan.ts';

const { headings } = content;
const modules = content.modules.map(({ code, ...module }) => ({ ...module, label: code }));

export const flexutility: DocumentPlan = {
  hero: content.hero,
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
