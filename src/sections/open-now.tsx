import { useEffect, useRef, useState } from 'react';
import { company, type Office } from '#content/company.ts';
import { type OpenState, openState } from '#site/business-hours.ts';
import { classes } from '#ui/classes.ts';
import { useNear } from '#ui/use-near.ts';

/**
 * Whether an office is open. Known only in the browser: a prerendered page cannot know when it is read. Asked only
 * when somebody comes near: browsers take their time to look up a time zone.
 */
export function OpenNow({ office }: { readonly office: Office }) {
  const line = useRef<HTMLParagraphElement>(null);
  const near = useNear(line);
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    if (!near) return undefined;
    const look = () => setState(openState(company.businessHours, office.timeZone, new Date()));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [near, office.timeZone]);
  return (
    // The line keeps its height while it is empty, so that nothing moves when it is filled.
    <p ref={line} className="flex min-h-6 items-center gap-2.5 text-sm font-medium">
      {state && (
        <>
          <span
            aria-hidden="true"
            className={classes('rhombus', state.open ? 'text-success-700' : 'text-steel-500')}
          />
          {sentence(state)}
        </>
      )}
    </p>
  );
}

function sentence(state: OpenState): string {
  if (state.open) return `Open now, until ${state.until}`;
  return state.opens ? `Closed now, opens ${state.opens.day} at ${state.opens.at}` : 'Closed now';
}
