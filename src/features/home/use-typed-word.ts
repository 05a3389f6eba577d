import { type RefObject, useEffect, useState } from 'react';
import { nextTyping, typedText, typingStart } from './typing.ts';

/** The text that is typed at this moment. It rests while paused and while nobody can see it. */
export function useTypedWord(
  words: readonly string[],
  paused: boolean,
  element: RefObject<HTMLElement | null>,
): string {
  const [typing, setTyping] = useState(() => typingStart(words));
  const inView = useInView(element);
  useEffect(() => {
    if (paused || !inView || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { next, after } = nextTyping(words, typing);
    const timer = setTimeout(() => setTyping(next), after);
    return () => clearTimeout(timer);
  }, [words, paused, inView, typing]);
  return typedText(words, typing);
}

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
