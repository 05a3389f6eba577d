import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly source: string;
  readonly messageId: string;
}

/** Null takes it; a reply code, or a whole reply such as `550 5.1.1 No such user`, refuses it. */
export type Reply = number | string | null;
export type Verdict = (mail: ReceivedMail) => Reply | Promise<Reply>;

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  /** How many messages were offered, taken or not. */
  offered: number;
  /** How many told their password. */
  signIns: number;
  /** What to do with the next message. */
  verdict: Verdict;
  /** What to do with the next recipient, before the message comes. */
  recipientVerdict: (address: string) => Reply;
  /** What whoever signs in has to know. */
  password: string;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it takes. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      server.signIns += 1;
      if (password === server.password) done(null, { user: username });
      else done(refusal('535 5.7.8 Username and password not accepted', ''));
    },
    onRcptTo({ address }, _session, done) {
      done(refusal(server.recipientVerdict(address), address));
    },
    onData(stream: SMTPServerDataStream, session, done) {
      text(stream)
        .then(async (source) => {
          const mail = {
            to: session.envelope.rcptTo.map(({ address }) => address),
            source,
            messageId: headerOf(source, 'Message-ID'),
          };
          server.offered += 1;
          const refused = refusal(await server.verdict(mail), mail.to.join());
          if (refused !== null) throw refused;
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
    signIns: 0,
    verdict: () => null,
    recipientVerdict: () => null,
    password: 'password',
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
  return server;
}

function refusal(reply: Reply, about: string): Error | null {
  if (reply === null) return null;
  const [, code, words] = /^(\d{3}) ?(.*)$/.exec(String(reply))!;
  return Object.assign(new Error(words || `not now ${about}`), { responseCode: Number(code) });
}

/** The value of a header, unfolded. */
export function headerOf(source: string, name: string): string {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}
