import { type HeldKey, heldKeyCodes, type Key, keyCodes } from './tab.ts';

/** WebDriver input actions. Both WebDriver protocols use the same format. */
export type InputActions = readonly object[];

export function pointing(x: number, y: number): InputActions {
  return [mouse([moveTo(x, y)])];
}

export function pressing(x: number, y: number): InputActions {
  return [mouse([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])];
}

export function wheeling(x: number, y: number, down: number): InputActions {
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

export function pressingKey(key: Key, held?: HeldKey): InputActions {
  const inner = [keyAction('keyDown', keyCodes[key]), keyAction('keyUp', keyCodes[key])];
  if (held === undefined) return [keyboard(inner)];
  const code = heldKeyCodes[held];
  return [keyboard([keyAction('keyDown', code), ...inner, keyAction('keyUp', code)])];
}

export function typing(text: string): InputActions {
  return [keyboard([...text].flatMap((sign) => [keyAction('keyDown', sign), keyAction('keyUp', sign)]))];
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
