import { createContext, useContext } from 'react';

/** What is open in the editor, and how to open something else. */
export interface EditPlace {
  readonly file: string;
  /** The path in the address: a section, a record or a field. */
  readonly path: string | null;
  /** Grows with each request to open a path. */
  readonly request: number;
  /** Opens a file, and in it a field, which gets the focus. */
  readonly open: (file: string, path?: string | null) => void;
  /** The same, but focus stays where it is. */
  readonly show: (file: string, path: string | null) => void;
  /** Below 1280 pixels, the preview replaces the form. */
  readonly isPreviewShown: boolean;
  readonly showPreview: (isShown: boolean) => void;
  /** The pages and lists are folded away beside a wide preview. */
  readonly isTreeFolded: boolean;
  readonly unfoldTree: () => void;
}

export const EditPlaceContext = createContext<EditPlace | null>(null);

export function useEditPlace(): EditPlace {
  const place = useContext(EditPlaceContext);
  if (place === null) throw new Error('The place is known only in the editor.');
  return place;
}

/** The id of the entry of a list that the path leads to: "k3f" in "sections.#k3f.title". */
export function entryIn(list: string, path: string | null): string | null {
  if (!path?.startsWith(`${list}.#`)) return null;
  return path.slice(list.length + 2).split('.')[0] ?? null;
}
