import { headerOf, type MailServer, startMailServer } from '../../tests/fixtures/mail-server.ts';

/** Recipients of all notifications at the company. */
export const RECIPIENTS = ['team@company.example', 'boss@company.example'] as const;

/** Temporary faults of the mail server. */
export const MAIL_FAULTS = [
  'accepts everything',
  'is down',
  'refuses one recipient for now',
  'refuses our account',
  'refuses every message for now',
] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

export interface SoakMail {
  readonly port: number;
  simulate(fault: MailFault): Promise<void>;
  /** How often each recipient got the mail about each visitor: "visitor-7@soak.example boss@company.example". */
  readonly delivered: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** An SMTP server with realistic faults. Records recipients, not mails. */
export async function startSoakMail(): Promise<SoakMail> {
  const delivered = new Map<string, number>();
  let server: MailServer | null = await startMailServer();
  const { port } = server;

  const collect = (): void => {
    for (const { source, to } of server?.received.splice(0) ?? []) {
      const visitor = /visitor-\d+@soak\.example/.exec(headerOf(source, 'Reply-To'))?.[0];
      // Mails to visitors are not counted.
      for (const recipient of visitor === undefined ? [] : to) {
        const key = `${visitor} ${recipient}`;
        delivered.set(key, (delivered.get(key) ?? 0) + 1);
      }
    }
  };
  const collecting = setInterval(collect, 200);

  async function stop(): Promise<void> {
    await server?.close();
    // After closing: until then it still accepts mails in progress.
    collect();
    server = null;
  }

  return {
    port,
    delivered,
    async simulate(fault) {
      if (fault === 'is down') return stop();
      server ??= await startMailServer(port);
      server.recipientVerdict = (address) =>
        fault === 'refuses one recipient for now' && address === RECIPIENTS[1]
          ? '451 4.7.1 Greylisted'
          : null;
      server.verdict = () => {
        if (fault === 'refuses our account') return '550 5.4.5 Daily limit exceeded';
        return fault === 'refuses every message for now' ? '452 4.3.1 Not enough room' : null;
      };
    },
    async close() {
      clearInterval(collecting);
      await stop();
    },
  };
}
