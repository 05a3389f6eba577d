/**
 * Lets the browser prerender pages whose links are hovered. Sent by a response header, because the content-security policy
 * allows no inline script.
 */
export function speculationRules(): string {
  const internalLinks = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/api/*', '/media/*'] } },
      { not: { selector_matches: '[target], [download]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where: internalLinks, eagerness: 'moderate' }] });
}
