import { todayWords } from '#content/desk/today.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { dueGroups } from './due-groups.ts';
import { WaitingRow } from './waiting-row.tsx';

/** The rest of those who wait, in groups by when they fall due. */
export function WaitingGroups({ rows }: { readonly rows: readonly ItemRow[] }) {
  const now = useNow();
  const office = useOffice();
  if (rows.length === 0) return null;
  return (
    <section aria-label={todayWords.waiting}>
      {dueGroups(rows, now, office).map((group) => (
        <div key={group.label} className="waiting">
          <h2 className="group">
            <b>{group.label}</b>
            <span>{group.counted}</span>
          </h2>
          <ol>
            {group.rows.map((row) => (
              <li key={row.reference}>
                <WaitingRow row={row} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
