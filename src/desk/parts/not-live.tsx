import { useContext, useEffect, useState } from 'react';
import { durationText } from '#content/desk/duration.ts';
import { liveWords } from '#content/desk/states.ts';
import { filled } from '#content/filled.ts';
import { LiveContext, useLiveState } from '../data/use-live.ts';
import { useOffice } from '../time/office.ts';
import { clockText } from '../time/when.ts';
import { Banner } from './banner.tsx';
import { again } from './desk-icons.ts';

/** A connection that is back at once is not worth a word. */
const PATIENCE_MS = 2500;

/** Says that what is shown may be old, since when, and when it will be tried again. */
export function NotLive() {
  const { lostSince, nextAttemptAt } = useLiveState();
  const connection = useContext(LiveContext);
  const { timeZone } = useOffice();
  const now = useSeconds(lostSince !== null);
  if (lostSince === null || nextAttemptAt === null || now - lostSince < PATIENCE_MS) return null;
  const seconds = Math.max(0, Math.ceil((nextAttemptAt - now) / 1000));
  return (
    <Banner
      title={filled(liveWords.notLive, { time: clockText(lostSince, timeZone) })}
      text={filled(liveWords.again, { seconds, duration: durationText(now - lostSince) })}
      icon={again}
    >
      <button type="button" className="button" onClick={connection?.retryNow}>
        {liveWords.retry}
      </button>
    </Banner>
  );
}

function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
