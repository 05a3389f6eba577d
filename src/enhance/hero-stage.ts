/**
 * The home page's hero: three screens tall, one stage in view at a time. The markup shows stage 0; this follows the scroll
 * position. A stage whose words are higher than the window could not be read to its end: then the first stands alone.
 */
export function startHeroStage(): void {
  const hero = document.querySelector<HTMLElement>('.scroll-hero');
  const frame = hero?.querySelector<HTMLElement>('.scroll-hero-frame');
  if (!hero || !frame) return;
  const slides = [...hero.querySelectorAll<HTMLElement>('.hero-slide')];
  const steps = [...hero.querySelectorAll<HTMLElement>('.hero-step')];
  let track: Track;
  let shown: Stage = 0;

  // While scrolling nothing is measured: only the position is compared with what was measured before.
  const update = () => {
    if (scrollY > 0) hero.dataset.moved = '';
    const stage = stageAt(progressAt(scrollY, track));
    if (stage === shown) return;
    shown = stage;
    hero.dataset.stage = String(stage);
    for (const [index, slide] of slides.entries()) {
      // Out of its turn a slide is out of reach for every kind of visitor.
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
    if (isOverfull(frame)) hero.dataset.alone = '';
    track = trackOf(hero);
    update();
  };
  measure();
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', measure);
  // Not within the report, which must not change what it reports on.
  new ResizeObserver(() => requestAnimationFrame(measure)).observe(frame);
  for (const [index, step] of steps.entries()) {
    step.addEventListener('click', () => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = scrollForStage(index as Stage, trackOf(hero));
      scrollTo({ top, behavior: still ? 'instant' : 'smooth' });
    });
  }
}

/** Whether the words have made the frame higher than it would be by itself. */
function isOverfull(frame: HTMLElement): boolean {
  return frame.offsetHeight > Math.ceil(Number.parseFloat(getComputedStyle(frame).minHeight));
}

function trackOf(hero: HTMLElement): Track {
  const { top, height } = hero.getBoundingClientRect();
  return { start: top + scrollY, length: 'alone' in hero.dataset ? 0 : height - innerHeight };
}

/** Which of the three stages a scroll progress shows: the first up to 33 %, the second up to 66 %, then the third. */
type Stage = 0 | 1 | 2;

const stageThresholds = [0.33, 0.66] as const;

function stageAt(progress: number): Stage {
  if (progress <= stageThresholds[0]) return 0;
  return progress <= stageThresholds[1] ? 1 : 2;
}

/** Where the hero starts on the page, and how far the page scrolls until its end has come into view. */
interface Track {
  readonly start: number;
  readonly length: number;
}

function progressAt(scrollY: number, track: Track): number {
  if (track.length <= 0) return 0;
  return Math.min(1, Math.max(0, (scrollY - track.start) / track.length));
}

/** Where to scroll to see a stage: the middle of its share of the way. */
function scrollForStage(stage: Stage, track: Track): number {
  const middle = [0, (stageThresholds[0] + stageThresholds[1]) / 2, 0.9][stage] ?? 0;
  return track.start + middle * track.length;
}
