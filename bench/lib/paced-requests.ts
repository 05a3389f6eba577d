import { connect, type Socket } from 'node:net';

const TICK_MS = 5;

/**
 * Sends requests at an even pace over connections that stay open, each written beforehand, so that whoever measures the
 * server leaves it the processor. Returns how many answers of which status came.
 */
export async function sendPaced(
  address: string,
  options: { readonly perSecond: number; readonly seconds: number; readonly connections: number },
  requestOf: (serial: number) => string,
): Promise<Map<string, number>> {
  const { perSecond, seconds, connections } = options;
  const { hostname, port } = new URL(address);
  const answers = new Map<string, number>();
  let answered = 0;
  const onAnswers = (data: Buffer): void => {
    for (const [, status = ''] of data.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g)) {
      answers.set(status, (answers.get(status) ?? 0) + 1);
      answered += 1;
    }
  };
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => open(Number(port), hostname, onAnswers)),
  );
  const started = performance.now();
  const all = perSecond * seconds;
  let sent = 0;
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const elapsed = performance.now() - started;
      const due = Math.min(all, Math.floor((elapsed / 1000) * perSecond));
      for (; sent < due; sent += 1) sockets[sent % connections]!.write(requestOf(sent));
      const isLate = elapsed > seconds * 1000 + 5000;
      if (answered < all && !isLate) return;
      clearInterval(timer);
      done();
    }, TICK_MS);
  });
  for (const socket of sockets) socket.destroy();
  return answers;
}

function open(port: number, host: string, onData: (data: Buffer) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => resolve(socket))
      .on('data', onData)
      .on('error', reject);
    socket.setNoDelay(true);
  });
}
