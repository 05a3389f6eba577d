import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MetricFamily } from './exposition.ts';

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/** What the process itself uses. Watching the event loop costs a timer, so this is made where someone will ask. */
export function createProcessMetrics(): () => MetricFamily[] {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();

  /** The timer fires late by the lag; the time it would have waited anyway is none. Nothing measured yet reads as NaN. */
  const lag = (nanoseconds: number): number =>
    Math.max(0, (nanoseconds || 0) / NANOSECONDS - RESOLUTION_MS / 1000);

  return () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    const lags = [
      { labels: { quantile: '0.5' }, value: lag(delay.percentile(50)) },
      { labels: { quantile: '0.99' }, value: lag(delay.percentile(99)) },
      { labels: { quantile: '1' }, value: lag(delay.max) },
    ];
    delay.reset();
    return [
      gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', startedAt),
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time used.',
        type: 'counter',
        samples: [{ value: (userCPUTime + systemCPUTime) / 1e6 }],
      },
      gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use.', heapUsed),
      gauge('nodejs_heap_size_total_bytes', 'JavaScript heap taken from the system.', heapTotal),
      gauge(
        'nodejs_external_memory_bytes',
        'Memory outside of the JavaScript heap, such as buffers.',
        external,
      ),
      {
        name: 'nodejs_eventloop_lag_seconds',
        help: 'How late the event loop was since the last time someone asked.',
        type: 'gauge',
        samples: lags,
      },
    ];
  };
}

function gauge(name: string, help: string, value: number): MetricFamily {
  return { name, help, type: 'gauge', samples: [{ value }] };
}
