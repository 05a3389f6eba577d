import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist';
// A frame with an opaque origin may start no worker. Imported this way, pdf.js runs its worker code on the main
// thread.
import 'pdfjs-dist/build/pdf.worker.mjs';
import { resumeViewerTexts as texts } from '#content/desk/resume.ts';
import { filled } from '#content/filled.ts';
import type { ViewerMessage } from '#contract/desk/resume-viewer.ts';

/** The image decoders, where the build puts them (vite.desk.config.ts). Nothing else is loaded. */
const DECODERS_URL = new URL(`/assets/pdfjs-${version}/`, location.href).href;
/** In pixels. No resume needs a larger image. */
const LARGEST_IMAGE = 40_000_000;

/** Nothing in the file runs: scripts and forms are off, and so is everything that would be fetched. */
async function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy | 'password' | 'broken'> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      enableXfa: false,
      useSystemFonts: true,
      wasmUrl: DECODERS_URL,
      useWasm: false,
      useWorkerFetch: false,
      disableRange: true,
      disableStream: true,
      disableAutoFetch: true,
      disableWorkerRendering: true,
      maxImageSize: LARGEST_IMAGE,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    return error instanceof PasswordException ? 'password' : 'broken';
  }
}

/** Limits the memory that a whole book would need. */
const MAX_PAGES = 40;
/** The CSS width that pages are rendered for. */
const WIDTH = 900;
const DRAWN_AHEAD = '600px';

/** Reserves space for every page at once, and renders each when scrolled near. `onPage` gets the page in view. */
async function showPages(
  pdf: PDFDocumentProxy,
  holder: HTMLElement,
  onPage: (page: number) => void,
): Promise<void> {
  const shown = Math.min(pdf.numPages, MAX_PAGES);
  const places = new Map<Element, PDFPageProxy>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const page = places.get(target);
        if (!isIntersecting || page === undefined) continue;
        near.unobserve(target);
        draw(page, target).catch(() => target.replaceChildren(damaged(page.pageNumber)));
      }
    },
    { rootMargin: DRAWN_AHEAD },
  );
  const inView = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      const page = seen && places.get(seen.target);
      if (page) onPage(page.pageNumber);
    },
    { rootMargin: '-50% 0px' },
  );

  holder.replaceChildren();
  onPage(1);
  for (let number = 1; number <= shown; number++) {
    // A damaged page does not hide the others.
    const page = await pdf.getPage(number).catch(() => null);
    if (page === null) {
      holder.append(damaged(number));
      continue;
    }
    const place = placeFor(page, pdf.numPages);
    places.set(place, page);
    holder.append(place);
    near.observe(place);
    inView.observe(place);
  }
  if (shown < pdf.numPages) holder.append(sentence(filled(texts.more, { shown, count: pdf.numPages })));
}

function damaged(page: number): HTMLElement {
  return sentence(filled(texts.damaged, { page }));
}

function sentence(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'sentence';
  paragraph.textContent = text;
  return paragraph;
}

function placeFor(page: PDFPageProxy, count: number): HTMLElement {
  const { width, height } = page.getViewport({ scale: 1 });
  const place = document.createElement('section');
  place.className = 'page';
  place.style.aspectRatio = `${width} / ${height}`;
  place.setAttribute('aria-label', filled(texts.page, { page: page.pageNumber, count }));
  return place;
}

/** The canvas, and its text for screen readers. */
async function draw(page: PDFPageProxy, place: Element): Promise<void> {
  const natural = page.getViewport({ scale: 1 });
  const scale = (WIDTH / natural.width) * Math.min(2, Math.max(1, devicePixelRatio));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  canvas.setAttribute('aria-hidden', 'true');
  place.append(canvas);
  // No annotations: links, buttons and form fields of the file are not rendered.
  await page.render({ canvas, viewport, annotationMode: 0 }).promise;

  const { items } = await page.getTextContent();
  const text = document.createElement('p');
  text.className = 'text';
  text.textContent = items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('');
  place.append(text);
  page.cleanup();
}

/** Runs in a frame with an opaque origin: it gets the bytes of one file and renders the pages. */
const pages = document.getElementById('pages');
if (pages === null) throw new Error('resume-viewer.html has no element for the pages.');

// A scrollable region must be reachable by keyboard.
pages.tabIndex = 0;

function tell(message: ViewerMessage): void {
  // With an opaque origin the frame cannot name the desk's origin; the messages are not secret.
  parent.postMessage(message, '*');
}

addEventListener('message', async (event: MessageEvent<ArrayBuffer>) => {
  if (event.source !== parent || !(event.data instanceof ArrayBuffer)) return;
  const opened = await openPdf(event.data);
  if (typeof opened === 'string') tell({ type: 'failed', why: opened });
  else await showPages(opened, pages, (page) => tell({ type: 'page', page, count: opened.numPages }));
});
tell({ type: 'ready' });
