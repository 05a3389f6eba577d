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
  return [...host.querySelectorAll<Control>('input, textarea, select')]
    .filter((control) => isTouched(control) || control === document.activeElement)
    .map((control) => ({
      id: control.id,
      value: control.value,
      isTicked: control instanceof HTMLInputElement && control.checked,
      files: control instanceof HTMLInputElement ? control.files : null,
      hasFocus: control === document.activeElement,
    }));
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, initial);
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

/** Puts back what is lost, as if it was typed there. What was typed since is left alone. */
export function putBack(typed: readonly Typed[]): void {
  for (const { id, value, isTicked, files, hasFocus } of typed) {
    const control = document.getElementById(id) as Control | null;
    if (control === null) continue;
    if (!isTouched(control)) {
      if (isTicked !== (control instanceof HTMLInputElement && control.checked)) control.click();
      else if (files?.length) tell(Object.assign(control, { files }));
      else if (!files && value !== control.value) tell(Object.assign(control, { value }));
    }
    if (hasFocus && document.activeElement === document.body) control.focus();
  }
}

function tell(control: Control): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
