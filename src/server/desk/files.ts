import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deskPlainTexts } from '#content/desk/server-texts.ts';
import { RESUME_VIEWER_PATH, RESUME_VIEWER_POLICY } from '#contract/desk/resume-viewer.ts';
import { type Answer, textAnswer } from '../http/answers.ts';
import { errorText } from '../http/errors.ts';
import { type SecurityHeaders, toHeaderObject } from '../http/headers.ts';
import { loadFiles, type SiteFile } from '../http/site-files.ts';
import { isPageLike, originForm } from '../http/site-paths.ts';
import {
  answerWithFile,
  chooseForm,
  readyFile,
  type SiteRequest,
  wholeBody,
} from '../http/site-responder.ts';

/** Null when the desk was not built. */
export async function loadDeskFiles(builtSite: string): Promise<readonly SiteFile[] | null> {
  const directory = join(builtSite, '..', 'desk');
  return existsSync(join(directory, 'index.html')) ? loadFiles(directory, ['index.html']) : null;
}

/** Serves files, and index.html for every other path. */
export function createDeskResponder(
  files: readonly SiteFile[] | null,
  security: SecurityHeaders,
): (request: SiteRequest) => Answer {
  const ready = new Map(
    (files ?? []).map((file) => [file.urlPath, readyFile(file, headersOf(file, security))]),
  );
  const app = ready.get('/');
  const type = files?.find(({ urlPath }) => urlPath === '/')?.contentType ?? '';

  return (request) => {
    const { method, headers, secure } = request;
    const withBody = method !== 'HEAD';
    const text = (status: number, message: string): Answer =>
      textAnswer(security, { status, text: message, secure, withBody });
    if (method !== 'GET' && method !== 'HEAD') return text(405, errorText(405));

    const [path = ''] = originForm(request.target).split('?');
    const file = path === '/' ? undefined : ready.get(path);
    if (file !== undefined) return answerWithFile(request, file);
    if (!isPageLike(path)) return text(404, errorText(404));
    if (app === undefined) return text(503, deskPlainTexts.notBuilt);
    const form = chooseForm(app, headers['accept-encoding']);
    return {
      status: 200,
      headers: [
        ...['Content-Length', String(form.size), 'Content-Type', type],
        ...(form.encoding === 'identity' ? [] : ['Content-Encoding', form.encoding]),
        ...['Cache-Control', 'no-store', 'Vary', 'Accept-Encoding'],
        ...security.flat({ secure }),
      ],
      body: withBody ? wholeBody(form) : null,
    };
  };
}

/**
 * The page that renders resumes has an opaque origin, so that a malicious file cannot reach the desk. It needs a separate
 * policy: the desk may frame it, and it may load the app's files, which contain no personal data.
 */
function headersOf({ urlPath }: SiteFile, security: SecurityHeaders): SecurityHeaders {
  if (urlPath === RESUME_VIEWER_PATH) {
    return changed(security, {
      'Content-Security-Policy': RESUME_VIEWER_POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
    });
  }
  if (!urlPath.startsWith('/assets/')) return security;
  return changed(security, {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

function changed(security: SecurityHeaders, changes: Readonly<Record<string, string>>): SecurityHeaders {
  return {
    flat: (options) => Object.entries({ ...toHeaderObject(security.flat(options)), ...changes }).flat(),
  };
}
