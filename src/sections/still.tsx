import { type ReactNode, use } from 'react';
import { useAdopted } from '#art/use-adopted.ts';
import type { PageId } from '#content/page-id.ts';
import { pages } from '#site/pages.ts';
import { drawing } from '#ui/drawing.ts';

interface StillProps {
  readonly page: PageId;
  /** Unique on its page. */
  readonly name: string;
  /** `{drawing && <TheScreen ... />}` */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A part of a page that never changes and answers to nothing, so it needs no script: the app keeps what stands in the
 * document, and after a navigation takes it from the document of the page.
 */
export function Still({ page, name, children, className }: StillProps) {
  const adopted = useAdopted();
  if (drawing) {
    return (
      <div data-still={name} className={className}>
        {children}
      </div>
    );
  }
  const markup = adopted ? '' : use(partsOf(page)).get(name);
  return (
    <div
      data-still={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, made at build time
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  );
}

type Parts = ReadonlyMap<string, string>;

const fetched = new Map<PageId, Promise<Parts>>();

function partsOf(page: PageId): Promise<Parts> {
  let parts = fetched.get(page);
  if (!parts) {
    // A page without its pictures is better than no page.
    parts = fetchParts(pages[page].path).catch(() => new Map());
    fetched.set(page, parts);
  }
  return parts;
}

async function fetchParts(path: string): Promise<Parts> {
  const response = await fetch(path);
  const html = new DOMParser().parseFromString(await response.text(), 'text/html');
  return new Map(
    [...html.querySelectorAll<HTMLElement>('[data-still]')].map((element) => [
      element.dataset.still ?? '',
      element.innerHTML,
    ]),
  );
}
