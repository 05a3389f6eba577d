import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { DeskMessage, FrameMessage } from './messages.ts';
import { readMessage } from './messages.ts';

export interface FrameHandle {
  readonly post: (message: DeskMessage) => void;
}

interface PreviewFrameProps {
  readonly url: string;
  /** A new version is loaded in the background and shown when it is ready. */
  readonly version: number;
  readonly title: string;
  /** What is outlined, again in each new document. */
  readonly shown: DeskMessage & { readonly type: 'desk:show' };
  readonly onMessage: (message: FrameMessage) => void;
  readonly ref: Ref<FrameHandle>;
}

interface Loaded {
  readonly url: string;
  readonly version: number;
}

/** A page without the script that reports that it is ready, such as an error page. */
const READY_TIMEOUT_MS = 4000;
/** For the new document to scroll and paint. */
const PAINT_MS = 80;

/** The previewed page. Two frames take turns, so that nothing flashes. */
export function PreviewFrame({ url, version, title, shown, onMessage, ref }: PreviewFrameProps) {
  const [current, setCurrent] = useState<Loaded>({ url, version });
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const scrolled = useRef(0);
  const wanted: Loaded = { url, version };
  const isLoading = keyOf(wanted) !== keyOf(current);

  const postTo = (key: string, message: DeskMessage) =>
    // The frame has no origin, as it is sandboxed.
    frames.current.get(key)?.contentWindow?.postMessage(message, '*');
  useImperativeHandle(ref, () => ({ post: (message) => postTo(keyOf(current), message) }));

  const swap = useEffectEvent(() => setCurrent(wanted));
  const onReady = useEffectEvent((key: string) => {
    if (url === current.url) postTo(key, { type: 'desk:scroll', y: scrolled.current });
    else scrolled.current = 0;
    postTo(key, { ...shown });
    if (key === keyOf(wanted) && isLoading) setTimeout(swap, PAINT_MS);
  });
  const take = useEffectEvent((event: MessageEvent) => {
    const key = [...frames.current].find(([, frame]) => frame.contentWindow === event.source)?.[0];
    const message = key === undefined ? null : readMessage(event.data);
    if (key === undefined || message === null) return;
    if (message.type === 'desk:ready') onReady(key);
    if (key !== keyOf(current)) return;
    if (message.type === 'desk:scrolled') scrolled.current = message.y;
    onMessage(message);
  });
  useEffect(() => {
    addEventListener('message', take);
    return () => removeEventListener('message', take);
  }, []);
  const wantedKey = keyOf(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new document has its own time.
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(swap, READY_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoading, wantedKey]);

  return (isLoading ? [current, wanted] : [current]).map((one) => {
    const key = keyOf(one);
    const isShown = key === keyOf(current);
    return (
      <iframe
        key={key}
        ref={(frame) => {
          if (frame) frames.current.set(key, frame);
          else frames.current.delete(key);
        }}
        className={isShown ? 'preview-frame' : 'preview-frame is-loading'}
        title={title}
        src={one.url}
        sandbox="allow-scripts"
        aria-hidden={!isShown || undefined}
        tabIndex={isShown ? undefined : -1}
      />
    );
  });
}

function keyOf({ url, version }: Loaded): string {
  return `${version} ${url}`;
}
