/** An address that can be opened: the wildcard ones can only be listened on. */
export function hostForPeople(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
