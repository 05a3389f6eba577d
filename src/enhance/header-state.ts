/** How far the page must have moved before the header takes its scrolled state. */
const scrolledAfter = 10;

export function startHeaderState(): void {
  const header = document.querySelector('.site-header');
  const update = () => header?.classList.toggle('scrolled', scrollY > scrolledAfter);
  update();
  addEventListener('scroll', update, { passive: true });
}
