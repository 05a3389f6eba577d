/** Scroll distance in pixels. */
const scrolledAfter = 10;

export function startHeaderState(): void {
  const header = document.querySelector('.site-header');
  const update = () => header?.classList.toggle('scrolled', scrollY > scrolledAfter);
  update();
  addEventListener('scroll', update, { passive: true });
}
