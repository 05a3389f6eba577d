import type { Json } from '#contract/desk/content-tree.ts';

/** A text of a file, with its path. The texts of a plain list are counted: "features.2". */
export interface FoundText {
  readonly path: string;
  readonly text: string;
}

/** Names and settings, which visitors don't read. */
const NOT_TEXT: readonly string[] = [
  '$id',
  '$schema',
  'area',
  'colors',
  'currency',
  'id',
  'image',
  'kind',
  'media',
  'page',
  'pages',
  'per',
  'scene',
  'shows',
  'skin',
  'spot',
  'to',
  'tone',
];

/** All texts of a file or a part of it. A text is read by its lines. */
export function textsIn(content: Json, path = ''): readonly FoundText[] {
  if (typeof content === 'string') {
    if (path !== '') return [{ path, text: content }];
    return content.split('\n').flatMap((text) => (text.trim() === '' ? [] : [{ path: '', text }]));
  }
  if (typeof content !== 'object' || content === null) return [];
  const steps: readonly (readonly [string, Json])[] = Array.isArray(content)
    ? content.map((entry: Json, index) => [idOf(entry) ?? String(index), entry])
    : Object.entries(content).filter(([key, value]) => !NOT_TEXT.includes(key) || isRecord(value));
  return steps.flatMap(([step, value]) => textsIn(value, path === '' ? step : `${path}.${step}`));
}

/** The alternative text of a picture is a text. */
function isRecord(value: Json): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(entry: Json): string | null {
  const isEntry = typeof entry === 'object' && entry !== null && '$id' in entry;
  return isEntry ? `#${String(entry.$id)}` : null;
}
