import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { RESUME_FIELD, RESUME_MAX_BYTES, resumeKindOf } from '#contract/resume.ts';
import { HEAD_BYTES, mayBeResume } from '../submissions/resume-content.ts';
import type { Upload } from '../submissions/submissions.ts';
import { clientKey } from './client-key.ts';
import { watchForStall } from './stall-watch.ts';
import type { UploadBudget } from './upload-budget.ts';
import { createUtf8Watch, NotUtf8Error } from './utf8.ts';

/** The texts of the form, names of fields and the frame around them come on top of the file. */
export const LARGEST_REQUEST = RESUME_MAX_BYTES + 512 * 1024;

const MULTIPART_OPTIONS = {
  limits: {
    fieldNameSize: 100,
    fieldSize: 64 * 1024,
    fields: 40,
    files: 5,
    parts: 45,
    headerPairs: 50,
    // One more than allowed, so that a file of exactly the allowed size is not taken for a longer one.
    fileSize: RESUME_MAX_BYTES + 1,
  },
  // The rest of a long file is passed over, so that the answer can name the field along with all others.
  throwFileSizeLimit: false,
};

export interface ReceivedApplication {
  readonly fields: Readonly<Record<string, string>>;
  readonly upload: Upload;
  /** To be called when the bytes are no longer needed. */
  release(): void;
}

/** Carries the status to answer with, and the texts that had been read by then. */
export class UploadRefusedError extends Error {
  readonly statusCode: number;
  /** What the answer says beyond the status, where there is more to say. */
  readonly code: string | undefined;
  readonly fields: ReceivedApplication['fields'];

  constructor(
    statusCode: number,
    { fields = {}, ...options }: ErrorOptions & Partial<Pick<ReceivedApplication, 'fields'>> = {},
  ) {
    super('The upload was refused', options);
    this.statusCode = statusCode;
    this.code = options.cause instanceof NotUtf8Error ? options.cause.code : undefined;
    this.fields = fields;
  }
}

/** Reads the form as it arrives. Keeps the bytes of one resume at most, and only while they look like one. */
export async function receiveApplication(
  request: FastifyRequest,
  budget: UploadBudget,
): Promise<ReceivedApplication> {
  const fields: Record<string, string> = {};
  const refused = Promise.withResolvers<never>();
  const chunks: Buffer[] = [];
  const room = budget.open(clientKey(request.ip), () => refused.reject(new UploadRefusedError(429)));
  const keep = (chunk: Buffer): void => {
    if (!room.take(chunk.length)) throw new UploadRefusedError(429);
    chunks.push(chunk);
  };

  let received = 0;
  const utf8 = createUtf8Watch();
  const count = (chunk: Buffer): void => {
    received += chunk.length;
    utf8.pass(chunk);
    if (received > LARGEST_REQUEST) refused.reject(new UploadRefusedError(413));
  };
  request.raw.on('data', count);
  // The parser waits for ever on some parts, such as one whose head has no end.
  const stopWatching = watchForStall(request.raw, () => refused.reject(new UploadRefusedError(400)));
  try {
    const reading = readParts(request, fields, { chunks, keep });
    const upload = await Promise.race([reading, refused.promise]);
    if (Object.values(fields).some(utf8.isDamaged)) throw new NotUtf8Error(400);
    room.settle();
    return { fields, upload, release: room.close };
  } catch (error) {
    room.close();
    // Whoever waits for the rest of the file would hold on to them.
    chunks.length = 0;
    // What is still coming goes nowhere, but it is taken: a client that is cut off never reads the answer.
    request.raw.unpipe().resume();
    throw refusalOf(error, fields);
  } finally {
    request.raw.off('data', count);
    stopWatching();
    refused.promise.catch(() => {});
  }
}

/** The bytes of the resume so far, and how to add to them. */
interface Bytes {
  readonly chunks: Buffer[];
  keep(chunk: Buffer): void;
}

async function readParts(
  request: FastifyRequest,
  fields: Record<string, string>,
  bytes: Bytes,
): Promise<Upload> {
  let upload: Upload = 'missing';
  for await (const part of request.parts(MULTIPART_OPTIONS)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] ??= part.value;
    } else if (part.fieldname === RESUME_FIELD && upload === 'missing') {
      upload = await receiveResume(part, bytes);
    } else {
      part.file.resume();
    }
  }
  return upload;
}

async function receiveResume(part: MultipartFile, { chunks, keep }: Bytes): Promise<Upload> {
  let size = 0;
  let isWanted = resumeKindOf(part.mimetype) !== undefined;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (!isWanted) continue;
    keep(chunk);
    const isHeadComplete = size >= HEAD_BYTES && size - chunk.length < HEAD_BYTES;
    if (isHeadComplete && !mayBeResume(Buffer.concat(chunks).subarray(0, HEAD_BYTES))) {
      isWanted = false;
      chunks.length = 0;
    }
  }
  // A file field that was left empty is sent as a file without name and bytes.
  if (size === 0 && !part.filename) return 'missing';
  if (size > RESUME_MAX_BYTES || part.file.truncated) return 'too-large';
  if (!isWanted) return 'wrong-type';
  return { declaredType: part.mimetype, fileName: part.filename, bytes: Buffer.concat(chunks) };
}

/** Whatever goes wrong while reading is about the bytes that were sent, so it is never our error. */
function refusalOf(error: unknown, fields: ReceivedApplication['fields']): UploadRefusedError {
  const { statusCode } = error as { statusCode?: unknown };
  const status = [413, 415, 429].find((known) => known === statusCode) ?? 400;
  return new UploadRefusedError(status, { cause: error, fields });
}
