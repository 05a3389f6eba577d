/** What somebody has typed or chosen in an island before its code was there. */
interface Typed {
  readonly id: string;
  readonly value: string;
  readonly isTicked: boolean;
  readonly files: FileList | null;
  readonly hasFocus: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function readTyped(host: HTMLElement): readonly Typed[] {
  return [...host.querySelectorAll<Control>('input, textarea, select')].map((control) => ({
    id: control.id,
    value: control.value,
    isTicked: control instanceof HTMLInputElement && control.checked,
    files: control instanceof HTMLInputElement ? control.files : null,
    hasFocus: control === document.activeElement,
  }));
}

/** Puts it into controls that were made anew, as if it was typed there. */
export function putBack(typed: readonly Typed[]): void {
  for (const { id, value, isTicked, files, hasFocus } of typed) {
    const control = document.getElementById(id) as Control | null;
    if (control === null) continue;
    if (isTicked !== (control instanceof HTMLInputElement && control.checked)) control.click();
    else if (files?.length) tell(Object.assign(control, { files }));
    else if (files === null && value !== '' && value !== control.value)
      tell(Object.assign(control, { value }));
    if (hasFocus) control.focus();
  }
}

function tell(control: Control): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
