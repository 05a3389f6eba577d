/** The design system on one page, for developers: every primitive and section in its states, at three widths. */
import '#app/site.css';
import './gallery.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startDialogs } from '#enhance/dialogs.ts';
import { primitives } from './primitives.tsx';
import { sections } from './sections.tsx';
import { Workbench } from './workbench.tsx';

const exhibits = [...primitives, ...sections];
const name = new URLSearchParams(location.search).get('alone');
const alone = exhibits.find((exhibit) => exhibit.name === name);
const root = document.getElementById('root');

if (root) {
  const shown = alone ? alone.render() : <Workbench exhibits={exhibits} />;
  flushSync(() => createRoot(root).render(shown));
  startDialogs();
}
