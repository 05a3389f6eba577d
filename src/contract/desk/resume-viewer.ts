/** The page that renders a resume, in a frame with `sandbox="allow-scripts"` and no other permission. */
export const RESUME_VIEWER_PATH = '/resume-viewer';

/**
 * The content security policy of the viewer page. The page has an opaque origin, so it can load only public files:
 * those under /assets need `Access-Control-Allow-Origin: *` and `Cross-Origin-Resource-Policy: cross-origin`, and the
 * page must not have `X-Frame-Options: DENY`. Without connect-src it can send no requests.
 */
export const RESUME_VIEWER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/** Messages from the viewer to the desk. The desk sends only the bytes of the file, as an ArrayBuffer. */
export type ViewerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'page'; readonly page: number; readonly count: number }
  | { readonly type: 'failed'; readonly why: 'password' | 'broken' };
