import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly source: string;
  readonly messageId: string;
}

/** What to do with the next message: null takes it, a number refuses it with that reply code. */
export type Verdict = (mail: ReceivedMail) => number | null | Promise<number | null>;

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  /** How many messages were offered, taken or not. */
  offered: number;
  verdict: Verdict;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it takes. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream: SMTPServerDataStream, session, done) {
      text(stream)
        .then(async (source) => {
          const mail = {
            to: session.envelope.rcptTo.map(({ address }) => address),
            source,
            messageId: headerOf(source, 'Message-ID'),
          };
          server.offered += 1;
          const code = await server.verdict(mail);
          if (code !== null) throw Object.assign(new Error(`not now ${mail.to}`), { responseCode: code });
          received.push(mail);
        })
        .then(() => done(), done);
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const { port: actual } = smtp.server.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    offered: 0,
    verdict: () => null,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
  return server;
}

/** The value of a header, unfolded. */
export function headerOf(source: string, name: string): string {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}
