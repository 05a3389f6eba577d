import { TRAP_FIELD } from '#contract/endpoints.ts';
import { formTexts } from '#generated/texts/site.ts';

/** A honeypot field: not visible, not in the tab order, hidden from screen readers. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {formTexts.trap}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
