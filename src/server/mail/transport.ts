import { Readable } from 'node:stream';
import type { Mailbox } from '../setting-values.ts';

/** A message before it is encoded. */
export interface MailMessage {
  readonly messageId: string;
  readonly from: Mailbox;
  /** Who the head names. */
  readonly to: readonly string[];
  /** The one of them that this copy goes to. */
  readonly recipient: string;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly date: Date;
  readonly attachment?: { readonly filename: string; readonly contentType: string; readonly content: Buffer };
  /** For those who look at files: what it is, in words that make a file name. */
  readonly slug: string;
}

export interface MailTransport {
  /**
   * Returns when the message is in safe hands, with what the server said, if there is one. Else throws, preferably a
   * DeliveryError.
   */
  send(message: MailMessage): Promise<string | null>;
  close(): void;
}

/** In the words of the library that encodes messages. */
export function toMailOptions(message: MailMessage) {
  const { messageId, from, to, replyTo, subject, text, html, headers, date, attachment } = message;
  return {
    messageId,
    from,
    to: [...to],
    ...(replyTo ? { replyTo } : {}),
    subject,
    text,
    html,
    headers: { ...headers },
    date,
    ...(attachment
      ? { attachments: [{ ...attachment, content: Readable.from(piecesOf(attachment.content)) }] }
      : {}),
    // Nothing in a message may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const PIECE_BYTES = 64 * 1024;

/** The library encodes what it is given in one piece, several copies of it at once. */
function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += PIECE_BYTES) {
    yield content.subarray(start, start + PIECE_BYTES);
  }
}
