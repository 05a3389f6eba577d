import { type RefObject, useEffect, useState } from 'react';
import { progressAt, type Stage, scrollForStage, stageAt, type Track } from './stage.ts';

interface HeroStage {
  /** The stage that the page's scroll position shows. */
  readonly stage: Stage;
  /** Whether the page has ever been scrolled. */
  readonly moved: boolean;
  readonly goTo: (stage: Stage) => void;
}

export function useHeroStage(hero: RefObject<HTMLElement | null>): HeroStage {
  const [stage, setStage] = useState<Stage>(0);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    let track = trackOf(hero.current);
    // While scrolling nothing is measured: only the position is compared with what was measured before.
    const update = () => {
      setStage(stageAt(progressAt(scrollY, track)));
      if (scrollY > 0) setMoved(true);
    };
    const measure = () => {
      track = trackOf(hero.current);
      update();
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', measure);
    };
  }, [hero]);
  const goTo = (wanted: Stage) => {
    scrollTo({ top: scrollForStage(wanted, trackOf(hero.current)), behavior: 'smooth' });
  };
  return { stage, moved, goTo };
}

function trackOf(hero: HTMLElement | null): Track {
  const box = hero?.getBoundingClientRect();
  return box ? { start: box.top + scrollY, length: box.height - innerHeight } : { start: 0, length: 0 };
}
