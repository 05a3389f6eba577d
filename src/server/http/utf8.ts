/** The code selects the text of the response; the message is for the log. */
export class NotUtf8Error extends Error {
  readonly statusCode: 400 | 415;
  readonly code = 'NOT_UTF8';

  constructor(statusCode: 400 | 415) {
    super('The body is not UTF-8');
    this.statusCode = statusCode;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });
const ACCEPTED_CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * The text of a body. Other encodings are refused: decoded as UTF-8, each of their letters beyond ASCII would be stored as a
 * replacement character, and the name of a visitor would be lost for good.
 */
export function utf8Of(body: Buffer, contentType = ''): string {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? [];
  if (!ACCEPTED_CHARSETS.has(charset.toLowerCase())) throw new NotUtf8Error(415);
  return decode(body);
}

/** The same for application/x-www-form-urlencoded, where the percent-decoded bytes must be UTF-8. */
export function fieldsOf(body: Buffer, contentType = ''): URLSearchParams {
  const text = utf8Of(body, contentType);
  if (text.includes('%')) {
    const byteOf = (_escape: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
    decode(Buffer.from(body.toString('latin1').replace(/%([0-9a-f]{2})/gi, byteOf), 'latin1'));
  }
  return new URLSearchParams(text);
}

/** U+FFFD, which a decoder puts in place of invalid bytes. */
const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/**
 * For texts that the multipart parser has decoded already: a replacement character means lost letters, unless the sender
 * wrote that character. So the raw chunks are searched for it.
 */
export function createUtf8Watch() {
  let isWritten = false;
  let end: Buffer = Buffer.alloc(0);
  return {
    pass(chunk: Buffer): void {
      // The character may be split between two chunks.
      const seam = Buffer.concat([end, chunk.subarray(0, REPLACEMENT_BYTES.length - 1)]);
      isWritten ||= chunk.includes(REPLACEMENT_BYTES) || seam.includes(REPLACEMENT_BYTES);
      end = Buffer.concat([end, chunk.subarray(-(REPLACEMENT_BYTES.length - 1))]).subarray(
        -(REPLACEMENT_BYTES.length - 1),
      );
    },
    isDamaged: (text: string): boolean => !isWritten && text.includes(REPLACEMENT),
  };
}

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new NotUtf8Error(400);
  }
}
