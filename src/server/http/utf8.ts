/** With a code by which the answer says what is wrong; the message itself is for the log. */
export class NotUtf8Error extends Error {
  readonly statusCode: 400 | 415;
  readonly code = 'NOT_UTF8';

  constructor(statusCode: 400 | 415) {
    super('The body is not in UTF-8');
    this.statusCode = statusCode;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });
const READABLE = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * The text of a body. Other encodings are refused: read as UTF-8, each of their letters beyond ASCII would be kept as a
 * question mark, and the name of a visitor would be lost for good.
 */
export function utf8Of(body: Buffer, contentType = ''): string {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? [];
  if (!READABLE.has(charset.toLowerCase())) throw new NotUtf8Error(415);
  return decode(body);
}

/** The same for what a browser sends as application/x-www-form-urlencoded: the bytes that its signs stand for count. */
export function fieldsOf(body: Buffer, contentType = ''): URLSearchParams {
  const text = utf8Of(body, contentType);
  if (text.includes('%')) {
    const byteOf = (_sign: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
    decode(Buffer.from(body.toString('latin1').replace(/%([0-9a-f]{2})/gi, byteOf), 'latin1'));
  }
  return new URLSearchParams(text);
}

/** What a decoder puts where it finds bytes that are not UTF-8, and its own bytes. */
const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/**
 * For texts that a parser of multipart bodies decoded already: one with a replacement sign lost letters on the way, unless
 * the sender wrote that sign. So the bytes are watched for it as they pass.
 */
export function createUtf8Watch() {
  let isWritten = false;
  let end: Buffer = Buffer.alloc(0);
  return {
    pass(chunk: Buffer): void {
      // It may begin at the end of one chunk and go on in the next.
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
