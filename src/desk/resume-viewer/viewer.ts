import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist';
// A frame of no origin may start no worker. Loaded this way, pdf.js finds its worker and runs it here.
import 'pdfjs-dist/build/pdf.worker.mjs';
import { resumeViewerWords as words } from '#content/desk/resume.ts';
import { filled } from '#content/filled.ts';
import type { ViewerMessage } from '#contract/desk/resume-viewer.ts';

/** Where the build puts what decodes scanned pages (vite.desk.config.ts). Anything else that a file needs is in it, or missing. */
const DECODERS = new URL(`/assets/pdfjs-${version}/`, location.href).href;
/** More than this in one picture is no photograph of an applicant. */
const LARGEST_IMAGE = 40_000_000;

/** Nothing in the file runs: scripts and forms are never asked for, and everything that would be fetched is off. */
async function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy | 'password' | 'broken'> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      enableXfa: false,
      useSystemFonts: true,
      wasmUrl: DECODERS,
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

/** A resume has a few pages; a book that was sent instead does not fill the memory. */
const MOST_PAGES = 40;
/** Drawn sharp up to this width, which is enough to read and to enlarge. */
const WIDTH = 900;
const DRAWN_AHEAD = '600px';

/** Makes room for every page at once, and draws each when it comes near. `onPage` hears which one is in sight. */
async function showPages(
  pdf: PDFDocumentProxy,
  holder: HTMLElement,
  onPage: (page: number) => void,
): Promise<void> {
  const shown = Math.min(pdf.numPages, MOST_PAGES);
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
  const inSight = new IntersectionObserver(
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
    // The other pages may be whole.
    const page = await pdf.getPage(number).catch(() => null);
    if (page === null) {
      holder.append(damaged(number));
      continue;
    }
    const place = placeFor(page, pdf.numPages);
    places.set(place, page);
    holder.append(place);
    near.observe(place);
    inSight.observe(place);
  }
  if (shown < pdf.numPages) holder.append(sentence(filled(words.more, { shown, count: pdf.numPages })));
}

function damaged(page: number): HTMLElement {
  return sentence(filled(words.damaged, { page }));
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
  place.setAttribute('aria-label', filled(words.page, { page: page.pageNumber, count }));
  return place;
}

/** The picture, and for those who do not see it the words on it. */
async function draw(page: PDFPageProxy, place: Element): Promise<void> {
  const natural = page.getViewport({ scale: 1 });
  const scale = (WIDTH / natural.width) * Math.min(2, Math.max(1, devicePixelRatio));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  canvas.setAttribute('aria-hidden', 'true');
  place.append(canvas);
  // Annotations stay out: links, buttons and fields of the file are not part of the picture.
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
