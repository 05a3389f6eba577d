/**
 * Which pages the browser may prepare before they are asked for: those a visitor points at for a moment. Sent by a
 * response header, because the content-security policy allows no inline script.
 */
export function speculationRules(): string {
  const pagesOfOurs = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/api/*', '/media/*'] } },
      { not: { selector_matches: '[target], [download]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where: pagesOfOurs, eagerness: 'moderate' }] });
}
