import { AppWindow } from '#sections/parts/screen.tsx';
import { classes } from '#ui/classes.ts';
import type { RequestState, TransportRequest } from './content/landscape.ts';

interface RequestQueueProps {
  readonly queue: {
    readonly label: string;
    readonly title: string;
    readonly aside: string;
    readonly columns: readonly string[];
    readonly requests: readonly TransportRequest[];
  };
}

const stateColors: Readonly<Record<RequestState, string>> = {
  Imported: 'text-success-700',
  Approved: 'text-blue-700',
  Scheduled: 'text-violet-700',
  Waiting: 'text-straw-700',
  Held: 'text-danger-600',
};

const row =
  'grid grid-cols-[28px_1fr_auto] items-baseline gap-x-4 px-4 md:grid-cols-[64px_130px_1fr_100px_250px] md:px-6';

/** A release as a queue: what is imported when, who has yet to agree, and what must not go first. */
export function RequestQueue({ queue }: RequestQueueProps) {
  return (
    <AppWindow label={queue.label} title={queue.title} aside={queue.aside}>
      <div className={classes(row, 'bg-steel-100 py-2.5 text-xs text-steel-600 max-md:hidden')}>
        {queue.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul>
        {queue.requests.map((request) => (
          <li
            key={request.request}
            className={classes(
              row,
              'border-steel-200 py-3.5 not-first:border-t',
              request.state === 'Held' && 'bg-danger-50',
            )}
          >
            <span className="text-data text-[1.25rem] leading-none">{request.order}</span>
            <span className="text-data max-md:hidden">{request.request}</span>
            <span className="font-medium">{request.text}</span>
            <span className="text-steel-600 max-md:hidden">{request.owner}</span>
            <span className="text-data flex items-center gap-2.5">
              <span className={classes('rhombus', stateColors[request.state])} />
              <span className={classes('font-semibold', stateColors[request.state])}>{request.state}</span>
              <span className="text-steel-600 max-md:hidden">{request.detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </AppWindow>
  );
}
