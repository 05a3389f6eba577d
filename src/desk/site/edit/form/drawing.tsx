import { useEffect, useSyncExternalStore } from 'react';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { picture } from '../icons.ts';
import { useThumbnail } from './use-media.ts';

type Drawings = ReadonlyMap<string, string>;

let loaded: Drawings | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  if (loaded !== null) return;
  loaded = (await import('./drawing-files.ts')).drawings;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address of a drawing by the name that content uses; undefined until they are loaded, and for files of media/. */
export function useDrawings(): (name: string) => string | undefined {
  const drawings = useSyncExternalStore(subscribe, () => loaded);
  useEffect(() => void load(), []);
  return (name) => {
    if (drawings === null || name === '') return undefined;
    const found = [...drawings.keys()].find(
      (file) => file === name || file.startsWith(`spot-${name}.`) || file.startsWith(`scene-${name}.`),
    );
    return found === undefined ? undefined : drawings.get(found);
  };
}

const SIZES = { small: [40, 31], large: [96, 74] } as const;

interface DrawingProps {
  readonly name: string;
  readonly size?: keyof typeof SIZES;
}

/** A small view of a picture, or an icon until it is known. */
export function Drawing({ name, size = 'small' }: DrawingProps) {
  const drawing = useDrawings()(name);
  const thumbnail = useThumbnail(name);
  const url = drawing ?? thumbnail;
  const [width, height] = SIZES[size];
  return (
    <span className={`drawing is-${size}`}>
      {url ? (
        <img src={url} alt="" width={width} height={height} />
      ) : (
        <Icon of={picture} size={size === 'small' ? 16 : 28} />
      )}
    </span>
  );
}

const PICTURE_FIELDS = ['spot', 'image', 'picture', 'photo', 'logo'] as const;

/** The name of the picture of an entry. Null if it has none. */
export function pictureIn(entry: Json): string | null {
  for (const field of PICTURE_FIELDS) {
    const value = valueAt(entry, field);
    const media = valueAt(value ?? undefined, 'media');
    if (typeof value === 'string') return value;
    if (typeof media === 'string') return media;
  }
  return null;
}
