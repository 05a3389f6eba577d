import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

export interface MountedHook<Result> {
  /** The result of the last render. */
  readonly result: () => Result;
  /** Renders again, so that the hook is called with other arguments. */
  readonly rerender: (call: () => Result) => void;
  readonly unmount: () => void;
}

/**
 * Mounts a component that calls a hook and renders nothing, so React needs little of a browser: effects run, and the component
 * renders again when its state changes. Wrap state changes in React's `act`. The stubbed globals stay until
 * `vi.unstubAllGlobals()`.
 */
export function mountHook<Result>(
  call: () => Result,
  wrap: (hook: ReactNode) => ReactNode = (hook) => hook,
): MountedHook<Result> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', { HTMLIFrameElement: class {} });
  const root = createRoot(emptyElement());
  const results: Result[] = [];
  const onResult = (result: Result) => results.push(result);
  const render = (call: () => Result) =>
    act(() => root.render(wrap(createElement(Caller<Result>, { call, onResult }))));
  render(call);
  return {
    result: () => results.at(-1)!,
    rerender: render,
    unmount: () => act(() => root.unmount()),
  };
}

interface CallerProps<Result> {
  readonly call: () => Result;
  readonly onResult: (result: Result) => void;
}

function Caller<Result>({ call, onResult }: CallerProps<Result>) {
  onResult(call());
  return null;
}

/** The part of an element that React needs when nothing is rendered into it. */
function emptyElement(): Element {
  const ownerDocument = { nodeType: 9, addEventListener() {}, activeElement: null };
  return {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    addEventListener() {},
    ownerDocument,
  } as unknown as Element;
}
