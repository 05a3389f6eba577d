import { useEffect, useState } from 'react';
import { loadingWords } from '#content/desk/states.ts';

const SHOWN_AFTER_MS = 120;
const WIDTHS = [62, 48, 70, 56, 64, 52];

/** Gray lines in the measure of the rows to come, and only when they take a while. */
export function Loading({ rows = 4 }: { readonly rows?: number }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true" aria-label={loadingWords.loading} className="loading">
      {isShown &&
        Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
          <div className="loading-row" key={row}>
            <span className="skeleton" style={{ width: `${WIDTHS[row % WIDTHS.length]}%` }} />
            <span className="skeleton thin" />
            <span className="skeleton thin short" />
          </div>
        ))}
    </div>
  );
}
