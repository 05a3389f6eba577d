import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Sheet {
  /** Without spaces: a PDF stores the positions of letters, not words. */
  readonly text: string;
  /** Text that extends beyond the paper. */
  readonly outside: readonly string[];
}

export interface PrintedHeading {
  readonly title: string;
  /** The text from its top edge to the end of the sheet, including its own, without spaces. */
  readonly textBelow: string;
  readonly sheet: number;
  /** Distance from its top edge to the bottom of the paper, in millimeters. */
  readonly spaceBelow: number;
}

interface TextRun {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly number[];
}

/** Reads a PDF that was printed with `outline` and `tagged`: its bookmarks have the positions of headings. */
export async function readSheets(
  pdf: Buffer,
): Promise<{ sheets: readonly Sheet[]; headings: readonly PrintedHeading[] }> {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const runsBySheet: TextRun[][] = [];
  const sheets: Sheet[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { width } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    runsBySheet.push(runs);
    sheets.push({
      text: textOf(runs),
      outside: runs.filter((run) => left(run) < 0 || left(run) + run.width > width).map(({ str }) => str),
    });
  }
  const headings = await Promise.all(
    (await bookmarks(file)).map(async ({ title, dest: [page, , , top] }) => {
      const sheet = await file.getPageIndex(page);
      const below = runsBySheet[sheet]?.filter((run) => baseline(run) < top) ?? [];
      return { title, sheet, textBelow: textOf(below), spaceBelow: (top / 72) * 25.4 };
    }),
  );
  await file.loadingTask.destroy();
  return { sheets, headings };
}

export function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u200b]/g, '');
}

interface Bookmark {
  readonly title: string;
  /** The page, the fit mode, and the top left corner in points from the bottom. */
  readonly dest: [{ num: number; gen: number }, unknown, number, number];
  readonly items: readonly Bookmark[];
}

async function bookmarks(file: PDFDocumentProxy): Promise<Bookmark[]> {
  const flat = (all: readonly Bookmark[]): Bookmark[] => all.flatMap((one) => [one, ...flat(one.items)]);
  // Null if a dialog is open: the page behind it is inert, so it has no bookmarks.
  return flat(((await file.getOutline()) ?? []) as unknown as Bookmark[]);
}

function textOf(runs: readonly TextRun[]): string {
  return withoutSpaces(runs.map(({ str }) => str).join(''));
}

function left({ transform }: TextRun): number {
  return transform[4] ?? 0;
}

function baseline({ transform }: TextRun): number {
  return transform[5] ?? 0;
}
