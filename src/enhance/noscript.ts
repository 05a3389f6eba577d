/** Shows content that the document has for browsers without script. Until then it is text, not elements. */
export function showNoscript(within: HTMLElement): void {
  for (const content of within.querySelectorAll('noscript')) content.outerHTML = content.textContent;
}
