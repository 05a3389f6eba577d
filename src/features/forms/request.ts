/** A reply that is not 2xx. Its message is "status: body", or "status: status text" without a body. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
  }
}

/**
 * The fetch of all JSON requests of the site: a JSON content type only with a body, cookies always included, and an HttpError
 * if the status is not 2xx.
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
