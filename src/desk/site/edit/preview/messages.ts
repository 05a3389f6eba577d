/** From the previewed page. Its script may be anything, so each message is checked. */
export type FrameMessage =
  | { readonly type: 'desk:ready'; readonly height: number }
  | { readonly type: 'desk:scrolled'; readonly y: number }
  | { readonly type: 'desk:pressed'; readonly section: string | null; readonly text: string }
  | { readonly type: 'desk:link'; readonly path: string };

/** To the previewed page. */
export type DeskMessage =
  | { readonly type: 'desk:show'; readonly section: string | null; readonly text: string | null }
  | { readonly type: 'desk:scroll'; readonly y: number };

/** Null for what isn't a message of the previewed page. */
export function readMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type, height, y, section, text, path } = data as Record<string, unknown>;
  if (type === 'desk:ready') return { type, height: typeof height === 'number' ? height : 0 };
  if (type === 'desk:scrolled' && typeof y === 'number') return { type, y };
  if (type === 'desk:pressed' && typeof text === 'string') {
    return { type, section: typeof section === 'string' ? section : null, text };
  }
  return type === 'desk:link' && typeof path === 'string' ? { type, path } : null;
}
