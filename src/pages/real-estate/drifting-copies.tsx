import { Screen } from '#sections/parts/screen.tsx';
import { classes } from '#ui/classes.ts';

interface DriftingCopiesProps {
  readonly copies: {
    readonly label: string;
    readonly title: string;
    readonly rows: readonly {
      readonly system: string;
      readonly value: string;
      readonly note: string;
      readonly differs?: boolean;
    }[];
  };
}

/** One value as several systems hold it, before anybody joined them. */
export function DriftingCopies({ copies }: DriftingCopiesProps) {
  return (
    <Screen label={copies.label} className="mt-10 max-w-[480px] text-sm leading-snug">
      <p className="mb-3 font-semibold">{copies.title}</p>
      <ul className="grid grid-cols-2 gap-2">
        {copies.rows.map((row) => (
          <li
            key={row.system}
            className={classes('rounded-md p-4', row.differs ? 'bg-danger-50' : 'bg-steel-50')}
          >
            <p className="text-steel-600">{row.system}</p>
            <p
              className={classes(
                'text-data mt-3 text-[1.75rem] leading-none tracking-[-0.02em]',
                row.differs && 'text-danger-600',
              )}
            >
              {row.value}
            </p>
            <p className="mt-1.5 text-xs text-steel-600">{row.note}</p>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
