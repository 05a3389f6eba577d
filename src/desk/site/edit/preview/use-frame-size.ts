import { useEffect, useRef, useState } from 'react';

/** How a page of the target width is shown in the space there is. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Scales a page down to the width of its holder, never up. */
export function useFrameSize(target: number) {
  const holder = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: target, height: 0 });
  useEffect(() => {
    const element = holder.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSpace({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, space.width / target) || 1;
  const size: FrameSize = { width: target, height: space.height / scale, scale };
  return { holder, size };
}
