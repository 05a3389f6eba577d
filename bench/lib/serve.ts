import startServer from '../../tests/fixtures/start-server.ts';

/** Runs a measurement against the built site on its own server. */
export async function withServer<Result>(measure: (address: string) => Promise<Result>): Promise<Result> {
  const stop = await startServer();
  try {
    return await measure(process.env.SITE_ADDRESS ?? '');
  } finally {
    await stop();
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
