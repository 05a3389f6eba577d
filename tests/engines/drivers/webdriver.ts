import { patience } from './tab.ts';

/** Asks a WebDriver over HTTP, as https://www.w3.org/TR/webdriver2 says. */
export async function askWebDriver(
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on what was asked
): Promise<any> {
  const response = await fetch(address + path, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    signal: AbortSignal.timeout(patience),
  }).catch((cause) => {
    throw new Error(`${method} ${path}: no answer within ${patience / 1000} s`, { cause });
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok)
    throw new WebDriverError(value.error ?? '', `${method} ${path}: ${value.error}, ${value.message}`);
  return value;
}

export class WebDriverError extends Error {
  /** Such as "no such alert". */
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}
