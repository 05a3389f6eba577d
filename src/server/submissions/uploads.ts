import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { RESUME_FIELD, RESUME_MAX_BYTES, resumeKindOf } from '#contract/resume.ts';
import { createUtf8Watch, NotUtf8Error } from '../http/utf8.ts';
import { clientKey } from '../shared/client-address.ts';
import type { Upload } from './receive.ts';
import { HEAD_BYTES, mayBeResume } from './resume-content.ts';

/** Far more turns of the event loop than it takes to read what is in memory already. */
const TURNS_TO_GO_ON = 200;

/**
 * Calls back when whoever reads the stream has stopped for good: the stream has ended or waits for its reader, and turn
 * after turn nothing happens. A slow sender is not meant, as the reader then waits for the stream. Returns how to stop
 * watching.
 */
export function watchForStall(stream: Readable, onStall: () => void): () => void {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;

  const takeTurn = (): void => {
    next = undefined;
    if (!stream.readableEnded && !stream.isPaused()) return;
    turns += 1;
    if (turns > TURNS_TO_GO_ON) onStall();
    else next = setImmediate(takeTurn);
  };
  const begin = (): void => {
    turns = 0;
    next ??= setImmediate(takeTurn);
  };

  stream.on('pause', begin).on('end', begin);
  return () => {
    stream.off('pause', begin).off('end', begin);
    clearImmediate(next);
  };
}

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

interface ReceivedApplication {
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

/** Room in memory for the uploads that are under way, shared by all clients. */
export interface UploadBudget {
  /** For one upload. It hears when its room went to somebody else, and has none from then on. */
  open(client: string, onEvicted: () => void): UploadRoom;
}

/** Grows with the bytes that have arrived. */
interface UploadRoom {
  /** False when there is no room for these bytes; nothing is taken then. */
  take(bytes: number): boolean;
  /** All of it has arrived, so it keeps its room until it is closed. */
  settle(): void;
  close(): void;
}

/** A dozen of the largest resumes at once, or hundreds of ordinary ones. */
export const UPLOAD_BUDGET_BYTES = 128 * 1024 * 1024;

/** So that one office with many uploads seldom has to give way to the next visitor. */
const SHARE_PER_CLIENT = 0.5;

/** An upload that has not moved for so long gives way first. */
const QUIET_MS = 5000;

interface Room {
  readonly client: string;
  readonly onEvicted: () => void;
  held: number;
  lastArrival: number;
  isSettled: boolean;
}

/**
 * Once it is full, uploads that stand still give way, and then those of the client that holds most, to one that would hold
 * less. So however many uploads somebody leaves unfinished, the next client finds an equal share.
 */
export function createUploadBudget(limit: number, now: () => number = () => performance.now()): UploadBudget {
  const rooms = new Set<Room>();
  let total = 0;

  const heldBy = (client: string): number => {
    let held = 0;
    for (const room of rooms) if (room.client === client) held += room.held;
    return held;
  };
  const close = (room: Room): void => {
    if (rooms.delete(room)) total -= room.held;
  };

  /** Makes room, or returns false. */
  function evictFor(room: Room, wanted: number): boolean {
    const quietBefore = now() - QUIET_MS;
    const others = [...rooms]
      .filter((other) => other !== room && other.held > 0 && !other.isSettled)
      .sort((a, b) => a.lastArrival - b.lastArrival);
    let victim = others.find((other) => other.lastArrival <= quietBefore);
    if (victim === undefined) {
      let most = wanted;
      for (const other of others) {
        const held = other.client === room.client ? 0 : heldBy(other.client);
        if (held > most) [victim, most] = [other, held];
      }
    }
    if (victim === undefined) return false;
    close(victim);
    victim.onEvicted();
    return true;
  }

  return {
    open(client, onEvicted) {
      const room: Room = { client, onEvicted, held: 0, lastArrival: now(), isSettled: false };
      rooms.add(room);
      return {
        take(bytes) {
          const wanted = heldBy(client) + bytes;
          if (!rooms.has(room) || wanted > limit * SHARE_PER_CLIENT) return false;
          while (total + bytes > limit) if (!evictFor(room, wanted)) return false;
          room.held += bytes;
          room.lastArrival = now();
          total += bytes;
          return true;
        },
        settle() {
          room.isSettled = true;
        },
        close: () => close(room),
      };
    },
  };
}
