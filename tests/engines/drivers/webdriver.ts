import { commandTimeout } from './tab.ts';

/** Sends a WebDriver command over HTTP (https://www.w3.org/TR/webdriver2). */
export async function sendCommand(
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  // biome-ignore lint/suspicious/noExplicitAny: the result depends on the command
): Promise<any> {
  const response = await fetch(address + path, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    signal: AbortSignal.timeout(commandTimeout),
  }).catch((cause) => {
    throw new Error(`${method} ${path}: no response within ${commandTimeout / 1000} s`, { cause });
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
