import { type RefObject, useEffect, useState } from 'react';
import { progressAt, type Stage, scrollForStage, stageAt, type Track } from './stage.ts';

/** The stage that the page's scroll position shows, and a way to go to another. */
export function useHeroStage(hero: RefObject<HTMLElement | null>): readonly [Stage, (stage: Stage) => void] {
  const [stage, setStage] = useState<Stage>(0);
  useEffect(() => {
    let track = trackOf(hero.current);
    // While scrolling nothing is measured: only the position is compared with what was measured before.
    const update = () => setStage(stageAt(progressAt(scrollY, track)));
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
  return [stage, goTo];
}

function trackOf(hero: HTMLElement | null): Track {
  const box = hero?.getBoundingClientRect();
  return box ? { start: box.top + scrollY, length: box.height - innerHeight } : { start: 0, length: 0 };
}
