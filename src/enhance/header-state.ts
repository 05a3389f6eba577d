import { useEffect, useState } from 'react';

/** How far the page must have moved before the header takes its scrolled state. */
export const scrolledAfter = 10;

export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(scrollY > scrolledAfter);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return scrolled;
}
