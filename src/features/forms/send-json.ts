import { request } from './request.ts';

/** Posts a payload and gives back the text of the reply. The query client is fetched with the first submission. */
export async function sendJson(
  path: string,
  payload: object,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const { mutate } = await import('./query-client.ts');
  return mutate(async () => (await request('POST', path, payload, headers)).text());
}
