/**
 * The home page's hero: three screens tall, one stage visible at a time. The markup shows stage 0; this script follows the
 * scroll position. If a stage is taller than the window, its end would be out of reach: then only the first stage is shown.
 */
export function startHeroStage(): void {
  const hero = document.querySelector<HTMLElement>('.scroll-hero');
  const frame = hero?.querySelector<HTMLElement>('.scroll-hero-frame');
  if (!hero || !frame) return;
  const slides = [...hero.querySelectorAll<HTMLElement>('.hero-slide')];
  const steps = [...hero.querySelectorAll<HTMLElement>('.hero-step')];
  let track: Track;
  let shown: Stage = 0;

  // No layout reads while scrolling: `track` was measured before.
  const update = () => {
    if (scrollY > 0) hero.dataset.moved = '';
    const stage = stageAt(progressAt(scrollY, track));
    if (stage === shown) return;
    shown = stage;
    hero.dataset.stage = String(stage);
    for (const [index, slide] of slides.entries()) {
      // Hidden slides must not be reachable by keyboard or screen reader.
      slide.inert = index !== stage;
      slide.classList.toggle('hero-slide-shown', index === stage);
    }
    for (const [index, step] of steps.entries()) {
      if (index === stage) step.setAttribute('aria-current', 'step');
      else step.removeAttribute('aria-current');
    }
  };
  const measure = () => {
    delete hero.dataset.alone;
    if (isOverflowing(frame)) hero.dataset.alone = '';
    track = trackOf(hero);
    update();
  };
  measure();
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', measure);
  // In the next frame: resizing the frame within the callback would be a ResizeObserver loop.
  new ResizeObserver(() => requestAnimationFrame(measure)).observe(frame);
  for (const [index, step] of steps.entries()) {
    step.addEventListener('click', () => {
      const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = scrollForStage(index as Stage, trackOf(hero));
      scrollTo({ top, behavior: reduced ? 'instant' : 'smooth' });
    });
  }
}

/** Whether the text has stretched the frame beyond its minimum height. */
function isOverflowing(frame: HTMLElement): boolean {
  return frame.offsetHeight > Math.ceil(Number.parseFloat(getComputedStyle(frame).minHeight));
}

function trackOf(hero: HTMLElement): Track {
  const { top, height } = hero.getBoundingClientRect();
  return { start: top + scrollY, length: 'alone' in hero.dataset ? 0 : height - innerHeight };
}

/** The first stage lasts up to 33% of the scroll progress, the second up to 66%. */
type Stage = 0 | 1 | 2;

const stageThresholds = [0.33, 0.66] as const;

function stageAt(progress: number): Stage {
  if (progress <= stageThresholds[0]) return 0;
  return progress <= stageThresholds[1] ? 1 : 2;
}

/** Where the hero starts on the page, and how far the page scrolls until the hero's end is in view. */
interface Track {
  readonly start: number;
  readonly length: number;
}

function progressAt(scrollY: number, track: Track): number {
  if (track.length <= 0) return 0;
  return Math.min(1, Math.max(0, (scrollY - track.start) / track.length));
}

/** The scroll position in the middle of a stage. */
function scrollForStage(stage: Stage, track: Track): number {
  const middle = [0, (stageThresholds[0] + stageThresholds[1]) / 2, 0.9][stage] ?? 0;
  return track.start + middle * track.length;
}
