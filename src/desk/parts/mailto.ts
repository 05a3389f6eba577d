/** What a visitor typed as an address must not add a subject or a copy of its own. */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}
