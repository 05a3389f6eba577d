/** The design system on one page, for developers: every primitive and every kind of section, at three widths. */
import '#app/site.css';
import './gallery.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startDialogs } from '#enhance/dialogs.ts';
import { examples } from '#generated/examples.ts';
import type { Exhibit } from './exhibit.ts';
import { primitives } from './primitives.tsx';
import { SectionFrame } from './section-frame.tsx';
import { Workbench } from './workbench.tsx';

const sections = examples.map(
  ({ description, section }): Exhibit => ({
    name: section.kind,
    description,
    group: 'section',
    render: () => (
      <main>
        <SectionFrame section={section} />
      </main>
    ),
  }),
);
const exhibits = [...primitives, ...sections];
const name = new URLSearchParams(location.search).get('alone');
const alone = exhibits.find((exhibit) => exhibit.name === name);
const root = document.getElementById('root');

if (root) {
  const shown = alone ? alone.render() : <Workbench exhibits={exhibits} />;
  flushSync(() => createRoot(root).render(shown));
  startDialogs();
}
