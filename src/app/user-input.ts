/**
 * A control that the visitor changed before hydration. React resets some of them to the served value (react#26974, react#12955).
 */
interface UserInput {
  readonly id: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly files: FileList | null;
  readonly hasFocus: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function readUserInput(host: HTMLElement): readonly UserInput[] {
  return [...host.querySelectorAll<Control>('input, textarea, select')]
    .filter((control) => isChanged(control) || control === document.activeElement)
    .map((control) => ({
      id: control.id,
      value: control.value,
      isChecked: control instanceof HTMLInputElement && control.checked,
      files: control instanceof HTMLInputElement ? control.files : null,
      hasFocus: control === document.activeElement,
    }));
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, initial);
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

/** Restores lost values and dispatches the events that typing would. Keeps what was entered since. */
export function restoreUserInput(typed: readonly UserInput[]): void {
  for (const { id, value, isChecked, files, hasFocus } of typed) {
    const control = document.getElementById(id) as Control | null;
    if (control === null) continue;
    if (!isChanged(control)) {
      if (isChecked !== (control instanceof HTMLInputElement && control.checked)) control.click();
      else if (files?.length) dispatchInput(Object.assign(control, { files }));
      else if (!files && value !== control.value) dispatchInput(Object.assign(control, { value }));
    }
    if (hasFocus && document.activeElement === document.body) control.focus();
  }
}

function dispatchInput(control: Control): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
