import { useEffect, useState } from 'react';

/** The section a reader is in: the last one that begins at or above the reading line, or -1 before the first. */
export function sectionAt(tops: readonly number[], line: number): number {
  return tops.findLastIndex((top) => top <= line);
}

/**
 * How far below the top of the window the reading line lies: a little below where an anchor comes to rest, so that
 * the section jumped to is the one marked, however short it is.
 */
const readingLine = 180;

/** The id of the section in view, for an index that marks it. Undefined before the first section and without script. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').map((id) => document.getElementById(id));
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = sections.map(
        (section) => section?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      );
      setCurrent(sections[sectionAt(tops, readingLine)]?.id);
    };
    // Once a frame at most: scroll events come faster than anything can be shown.
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [key]);
  return current;
}
