import type { ViewerMessage } from '#contract/desk/resume-viewer.ts';
import { openPdf } from './open-pdf.ts';
import { showPages } from './show-pages.ts';

/** Runs in a frame of no origin: it is handed the bytes of one file, draws its pages, and can do nothing else. */
const pages = document.getElementById('pages');
if (pages === null) throw new Error('resume-viewer.html has no element for the pages.');

// What scrolls can be scrolled with the keyboard.
pages.tabIndex = 0;

function tell(message: ViewerMessage): void {
  // The frame has no origin and cannot name the one of the desk; what is said is no secret.
  parent.postMessage(message, '*');
}

addEventListener('message', async (event: MessageEvent<ArrayBuffer>) => {
  if (event.source !== parent || !(event.data instanceof ArrayBuffer)) return;
  const opened = await openPdf(event.data);
  if (typeof opened === 'string') tell({ type: 'failed', why: opened });
  else await showPages(opened, pages, (page) => tell({ type: 'page', page, count: opened.numPages }));
});
tell({ type: 'ready' });
