import { request } from './request.ts';

/**
 * Posts a payload and gives back the text of the reply. The query client is fetched with the first submission. A form is not
 * held up where it cannot be had: after one failure some browsers refuse the same file until the page is loaded anew.
 */
export async function sendJson(
  path: string,
  payload: object,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const client = await import('./query-client.ts').catch(() => null);
  const post = async () => (await request('POST', path, payload, headers)).text();
  return client ? client.mutate(post) : post();
}
