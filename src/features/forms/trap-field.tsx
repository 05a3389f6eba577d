import { formTexts } from '#content/forms.ts';
import { TRAP_FIELD } from '#contract/endpoints.ts';

/** Out of everybody's way but a machine's: not on screen, not in the tab order, not read out. */
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
