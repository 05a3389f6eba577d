declare const __ART_VERSION__: string;

/** The address of a drawn file. It carries the version of all art, so that it may be cached for ever. */
export function artUrl(name: string): string {
  return `/art/${__ART_VERSION__}/${name}.svg`;
}
