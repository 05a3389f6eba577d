import { onCLS, onINP, onLCP } from 'web-vitals';
import { report } from './report.ts';
import { pathOf } from './visit-record.ts';

type Vitals = Record<'lcp' | 'inp' | 'cls', number | null>;

const unknown: Vitals = { lcp: null, inp: null, cls: null };
let vitals = unknown;
let isMeasuring = false;

/** Tells how fast the page felt when it is left or put aside, once each time it is shown. */
export function measurePage(signal: AbortSignal): void {
  let isReported = false;
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) isReported = false;
  };
  const tell = () => {
    if (isReported || Object.values(vitals).every((value) => value === null)) return;
    isReported = true;
    report({ kind: 'felt', path: pathOf(location), ...vitals });
    vitals = unknown;
  };
  // Before our own listener: the browser's last figures come with the same event.
  if (!isMeasuring) startMeasuring();
  addEventListener('pageshow', onReturn, { signal });
  addEventListener('pagehide', tell, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && tell(), { signal });
}

/** Cannot be ended, but stays in the page: what is told is decided above. */
function startMeasuring(): void {
  isMeasuring = true;
  const take = (name: keyof Vitals, digits: number) => {
    return ({ value }: { readonly value: number }) => {
      vitals = { ...vitals, [name]: Number(value.toFixed(digits)) };
    };
  };
  const options = { reportAllChanges: true };
  onLCP(take('lcp', 0), options);
  onINP(take('inp', 0), options);
  onCLS(take('cls', 4), options);
}
