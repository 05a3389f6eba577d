import { httpErrorMessage } from '#contract/messages.ts';

/** A reply without success. Its message is the status, a colon and a space, then the body or the status text. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super(httpErrorMessage(status, body, statusText));
    this.status = status;
    this.body = body;
  }
}

/**
 * Every call of the site goes through here: a JSON content type only with a body, cookies always included, and an error
 * for whatever is not a success.
 */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'include',
  });
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText);
  return response;
}
