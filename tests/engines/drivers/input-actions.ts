import { type Key, keyCodes, type Modifier, modifierCodes } from './tab.ts';

/** WebDriver input actions. Both WebDriver protocols use the same format. */
export type InputActions = readonly object[];

export function mouseMove(x: number, y: number): InputActions {
  return [mouse([moveTo(x, y)])];
}

export function mouseClick(x: number, y: number): InputActions {
  return [mouse([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])];
}

export function wheelScroll(x: number, y: number, down: number): InputActions {
  const scroll = {
    type: 'scroll',
    x: Math.round(x),
    y: Math.round(y),
    deltaX: 0,
    deltaY: down,
    duration: 50,
  };
  return [{ type: 'wheel', id: 'wheel', actions: [scroll] }];
}

export function keyPress(key: Key, modifier?: Modifier): InputActions {
  const presses = [keyAction('keyDown', keyCodes[key]), keyAction('keyUp', keyCodes[key])];
  if (modifier === undefined) return [keyboard(presses)];
  const code = modifierCodes[modifier];
  return [keyboard([keyAction('keyDown', code), ...presses, keyAction('keyUp', code)])];
}

export function keyPresses(text: string): InputActions {
  return [
    keyboard(
      [...text].flatMap((character) => [keyAction('keyDown', character), keyAction('keyUp', character)]),
    ),
  ];
}

function mouse(actions: readonly object[]): object {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

/** Moves over a short time, like a user. */
function moveTo(x: number, y: number): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 40 };
}

function keyboard(actions: readonly object[]): object {
  return { type: 'key', id: 'keyboard', actions };
}

function keyAction(type: 'keyDown' | 'keyUp', value: string): object {
  return { type, value };
}
