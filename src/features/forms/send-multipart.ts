import { HttpError } from './request.ts';

/** Posts a form with a file. Not with fetch, which has no upload progress. */
export function sendMultipart(
  path: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  onProgress: (fraction: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    upload.open('POST', path);
    upload.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) upload.setRequestHeader(name, value);
    upload.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    upload.onload = () => {
      if (upload.status >= 200 && upload.status < 300) resolve(upload.responseText);
      else reject(new HttpError(upload.status, upload.responseText, upload.statusText));
    };
    const fail = () => reject(new Error('The connection was lost before the server answered.'));
    upload.onerror = fail;
    // The browser's Stop button aborts the upload too.
    upload.onabort = fail;
    upload.ontimeout = fail;
    upload.send(form);
  });
}
