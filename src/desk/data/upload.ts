import { requestTexts } from '#content/desk/states.ts';
import { RequestError, sentenceIn, session } from './request.ts';

/** Sends a file. By XMLHttpRequest, as fetch does not report progress. Rejects with a RequestError, or AbortError. */
export function uploadFile<Data>(
  path: string,
  file: File,
  { signal, onProgress }: { readonly signal: AbortSignal; onProgress(share: number): void },
): Promise<Data> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onerror = () => reject(new RequestError(0, requestTexts.noAnswer));
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) return resolve(response as Data);
      if (status === 401) session.dispatchEvent(new Event('over'));
      reject(new RequestError(status, sentenceIn(response) ?? requestTexts.failed, response));
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
