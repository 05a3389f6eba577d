import { type RefObject, useEffect, useState } from 'react';
import { nextTyping, typedText, typingStart } from './typing.ts';

/** The current text of the typing animation. It stops while paused or out of view. */
export function useTypedWord(
  words: readonly string[],
  paused: boolean,
  element: RefObject<HTMLElement | null>,
): { text: string; isTyping: boolean } {
  const [typing, setTyping] = useState(() => typingStart(words));
  const isTyping = useInView(element) && !paused;
  useEffect(() => {
    if (!isTyping || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { next, after } = nextTyping(words, typing);
    const timer = setTimeout(() => setTyping(next), after);
    return () => clearTimeout(timer);
  }, [words, isTyping, typing]);
  return { text: typedText(words, typing), isTyping };
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
