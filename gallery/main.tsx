/** The design system on one page, for developers: every primitive and section in its states, at three widths. */
import '#ui/styles/site.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { bodyClass } from '#ui/scroll-animation.ts';
import { primitives } from './primitives.tsx';
import { sections } from './sections.tsx';
import { Workbench } from './workbench.tsx';

const exhibits = [...primitives, ...sections];
const name = new URLSearchParams(location.search).get('alone');
const alone = exhibits.find((exhibit) => exhibit.name === name);
const root = document.getElementById('root');

document.body.classList.add(bodyClass);
if (root) createRoot(root).render(alone ? alone.render() : <Workbench exhibits={exhibits} />);
