/**
 * Runs in previewed documents inside the editor: marks the sections with their ids, reports what is pressed, and shows what the
 * editor asks for. The document has an opaque origin, so both sides check only that the message comes from the other window.
 */
export const previewScript = `
const tell = (message) => parent.postMessage(message, '*');
for (const mark of document.querySelectorAll('template[data-section]')) {
  const section = mark.nextElementSibling;
  if (section) section.dataset.deskSection = mark.dataset.section;
  mark.remove();
}
// Laid out at once, so that positions are exact.
for (const later of document.querySelectorAll('.later')) later.style.contentVisibility = 'visible';
for (const field of document.querySelectorAll('form input, form textarea, form select, form button')) field.disabled = true;

let shown = [];
const sectionOf = (node) => node.closest('[data-desk-section]');
const textOf = (node) => node.textContent.replace(/\\s+/g, ' ').trim();

function outline(node, width) {
  node.style.outline = width + 'px solid var(--color-blue-500)';
  node.style.outlineOffset = '2px';
  shown.push(node);
}

function find(root, text) {
  const all = [...root.querySelectorAll('*')].filter((node) => textOf(node).includes(text));
  return all.at(-1);
}

addEventListener('message', ({ source, data }) => {
  if (source !== parent) return;
  if (data?.type === 'desk:scroll') scrollTo(0, data.y);
  if (data?.type !== 'desk:show') return;
  for (const node of shown) node.style.outline = '';
  shown = [];
  const section = data.section === null ? document.body : document.querySelector('[data-desk-section="' + CSS.escape(data.section) + '"]');
  if (!section) return;
  const text = data.text?.replace(/\\s+/g, ' ').trim();
  const target = text ? find(section, text) : undefined;
  if (data.section !== null) outline(section, 2);
  if (target) outline(target, 2);
  (target ?? section).scrollIntoView({ block: target ? 'center' : 'start', behavior: 'instant' });
});

addEventListener('scroll', () => tell({ type: 'desk:scrolled', y: scrollY }), { passive: true });

addEventListener('click', (event) => {
  const node = event.target;
  if (!(node instanceof Element)) return;
  const link = node.closest('a[href]');
  event.preventDefault();
  if (link) {
    const [, path] = /^\\/api\\/preview\\/[^/]+\\/(?:draft|live)(\\/[^#?]*)/.exec(new URL(link.href).pathname) ?? [];
    if (path && event.detail > 1) return tell({ type: 'desk:link', path });
  }
  tell({ type: 'desk:pressed', section: sectionOf(node)?.dataset.deskSection ?? null, text: textOf(node) });
}, true);

tell({ type: 'desk:ready', height: document.documentElement.scrollHeight });
`;
