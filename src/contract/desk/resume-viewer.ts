/** The page that draws a resume, shown in a frame with `sandbox="allow-scripts"` and nothing else allowed. */
export const RESUME_VIEWER_PATH = '/resume-viewer';

/**
 * The policy of that page. It has no origin of its own, so it can load only what the server gives to everybody: the files
 * under /assets need `Access-Control-Allow-Origin: *` and `Cross-Origin-Resource-Policy: cross-origin`, and the page
 * itself no `X-Frame-Options: DENY`. It can ask for nothing: there is no connect-src.
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

/** What the viewer tells the desk. The desk sends it one thing: the bytes of the file, as an ArrayBuffer. */
export type ViewerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'page'; readonly page: number; readonly count: number }
  | { readonly type: 'failed'; readonly why: 'password' | 'broken' };
