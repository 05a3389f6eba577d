/** Animates drawings (art.css) only while they are in view. */
export function startDrawings(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) entry.target.classList.toggle('is-moving', entry.isIntersecting);
  });
  for (const drawing of document.querySelectorAll('[data-scene]')) observer.observe(drawing);
}
