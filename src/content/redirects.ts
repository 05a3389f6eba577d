/**
 * Old addresses, for links and bookmarks that are still about. The server reads the list at its start. One record after the
 * other: copy one to add an address. The build names a mistake by file, record and field.
 *
 *   from  the old path, such as '/old-page'; capitals, a closing slash and .html make no difference
 *   to    where it leads now: a path of ours, also with #part, or a whole address. Browsers and search engines are told that it
 *         is for good (308), and what stands behind a question mark comes along
 *   gone  true in place of `to`: the page was taken away and nothing follows it (410), so that search engines forget it
 */
export interface Redirect {
  readonly from: string;
  readonly to?: string;
  readonly gone?: true;
}

export const redirects: readonly Redirect[] = [
  // Where programs looked for it before there was /.well-known.
  { from: '/security.txt', to: '/.well-known/security.txt' },
];
