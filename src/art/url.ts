declare const __ART_VERSION__: string;

/** The URL of a generated drawing. Contains the version of all drawings, so that it may be cached forever. */
export function artUrl(name: string): string {
  return `/art/${__ART_VERSION__}/${name}.svg`;
}
