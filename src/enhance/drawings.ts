/** A drawing moves while it is in view. art.css moves what carries the class, and brings it to rest. */
export function startDrawings(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) entry.target.classList.toggle('is-moving', entry.isIntersecting);
  });
  for (const drawing of document.querySelectorAll('[data-scene]')) observer.observe(drawing);
}
