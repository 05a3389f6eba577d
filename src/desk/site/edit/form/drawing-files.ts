/** The addresses of all drawings of the site. A module of its own, as only forms with pictures need it. */
const files = import.meta.glob<string>('../../../../generated/art/images/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** By name of the file. */
export const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]),
);
