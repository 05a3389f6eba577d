import { request } from './request.ts';

/**
 * Posts a payload and returns the text of the reply. The query client is loaded with the first submission. If that fails, the
 * form is sent without: some browsers cache a failed dynamic import until the page is reloaded.
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
