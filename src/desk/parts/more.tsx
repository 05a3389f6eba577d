import { useEffect, useRef } from 'react';
import { listControls } from '#content/desk/items.ts';

interface MoreProps {
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** The next page of a list: it comes by itself when the end is near, and at a press. */
export function More({ isLoading, onMore }: MoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (element === null || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, onMore]);
  return (
    <button ref={button} type="button" className="button plain more" disabled={isLoading} onClick={onMore}>
      {listControls.more}
    </button>
  );
}
