import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { RESUME_FIELD, RESUME_MAX_BYTES, resumeKindOf } from '#contract/resume.ts';
import { clientKey } from '../http/client-address.ts';
import { createUtf8Watch, NotUtf8Error } from '../http/utf8.ts';
import type { Upload } from './receive.ts';
import { HEAD_BYTES, mayBeResume } from './resume-content.ts';
import { watchForStall } from './stall-watch.ts';

/** The file, the texts of the form and the multipart overhead. */
export const LARGEST_REQUEST = RESUME_MAX_BYTES + 512 * 1024;

const MULTIPART_OPTIONS = {
  limits: {
    fieldNameSize: 100,
    fieldSize: 64 * 1024,
    fields: 40,
    files: 5,
    parts: 45,
    headerPairs: 50,
    // One more than allowed, so that a file of exactly the allowed size is not reported as truncated.
    fileSize: RESUME_MAX_BYTES + 1,
  },
  // The rest of a long file is skipped, so that the response can report this field along with all others.
  throwFileSizeLimit: false,
};

interface ReceivedApplication {
  readonly fields: Readonly<Record<string, string>>;
  readonly upload: Upload;
  /** To be called when the bytes are no longer needed. */
  release(): void;
}

/** With the fields read so far. */
export class UploadRefusedError extends Error {
  readonly statusCode: number;
  /** Selects a more specific text than the status. */
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

/** Streams the form. Keeps the bytes of one resume at most, and only while they look like one. */
export async function receiveApplication(
  request: FastifyRequest,
  budget: UploadBudget,
): Promise<ReceivedApplication> {
  const fields: Record<string, string> = {};
  const refused = Promise.withResolvers<never>();
  const chunks: Buffer[] = [];
  const allocation = budget.open(clientKey(request.ip), () => refused.reject(new UploadRefusedError(429)));
  const keep = (chunk: Buffer): void => {
    if (!allocation.take(chunk.length)) throw new UploadRefusedError(429);
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
  // The parser waits forever on some malformed parts, such as one whose headers have no end.
  const stopWatching = watchForStall(request.raw, () => refused.reject(new UploadRefusedError(400)));
  try {
    const reading = readParts(request, fields, { chunks, keep });
    const upload = await Promise.race([reading, refused.promise]);
    if (Object.values(fields).some(utf8.isDamaged)) throw new NotUtf8Error(400);
    allocation.settle();
    return { fields, upload, release: allocation.close };
  } catch (error) {
    allocation.close();
    // The pending reader would keep them in memory.
    chunks.length = 0;
    // Drains the rest of the body: a client that is cut off never reads the response.
    request.raw.unpipe().resume();
    throw refusalOf(error, fields);
  } finally {
    request.raw.off('data', count);
    stopWatching();
    refused.promise.catch(() => {});
  }
}

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
  // Browsers send an empty file field as a file without name and bytes.
  if (size === 0 && !part.filename) return 'missing';
  if (size > RESUME_MAX_BYTES || part.file.truncated) return 'too-large';
  if (!isWanted) return 'wrong-type';
  return { declaredType: part.mimetype, fileName: part.filename, bytes: Buffer.concat(chunks) };
}

/** Any error while reading is about what the client sent, so it is never a 5xx. */
function refusalOf(error: unknown, fields: ReceivedApplication['fields']): UploadRefusedError {
  const { statusCode } = error as { statusCode?: unknown };
  const status = [413, 415, 429].find((known) => known === statusCode) ?? 400;
  return new UploadRefusedError(status, { cause: error, fields });
}

/** Memory for uploads in progress, shared by all clients. */
export interface UploadBudget {
  /** For one upload. After `onEvicted` its memory belongs to another upload. */
  open(client: string, onEvicted: () => void): UploadAllocation;
}

interface UploadAllocation {
  /** Allocates all the bytes or, when it returns false, none. */
  take(bytes: number): boolean;
  /** The upload is complete and can no longer be evicted. */
  settle(): void;
  close(): void;
}

/** A dozen of the largest resumes at once, or hundreds of ordinary ones. */
export const UPLOAD_BUDGET_BYTES = 128 * 1024 * 1024;

/** Leaves memory for the next client without evicting uploads of a busy office. */
const SHARE_PER_CLIENT = 0.5;

/** An upload without data for this long counts as stalled and is evicted first. */
const STALLED_MS = 5000;

interface Allocation {
  readonly client: string;
  readonly onEvicted: () => void;
  held: number;
  lastArrival: number;
  isSettled: boolean;
}

/**
 * When full, evicts stalled uploads first, and then those of the client that holds most in favor of one that would hold less.
 * So however many uploads an attacker leaves unfinished, the next client gets a fair share.
 */
export function createUploadBudget(limit: number, now: () => number = () => performance.now()): UploadBudget {
  const allocations = new Set<Allocation>();
  let total = 0;

  const heldBy = (client: string): number => {
    let held = 0;
    for (const allocation of allocations) if (allocation.client === client) held += allocation.held;
    return held;
  };
  const close = (allocation: Allocation): void => {
    if (allocations.delete(allocation)) total -= allocation.held;
  };

  /** Evicts one upload, or returns false. */
  function evictFor(allocation: Allocation, wanted: number): boolean {
    const stalledBefore = now() - STALLED_MS;
    const others = [...allocations]
      .filter((other) => other !== allocation && other.held > 0 && !other.isSettled)
      .sort((a, b) => a.lastArrival - b.lastArrival);
    let victim = others.find((other) => other.lastArrival <= stalledBefore);
    if (victim === undefined) {
      let max = wanted;
      for (const other of others) {
        const held = other.client === allocation.client ? 0 : heldBy(other.client);
        if (held > max) [victim, max] = [other, held];
      }
    }
    if (victim === undefined) return false;
    close(victim);
    victim.onEvicted();
    return true;
  }

  return {
    open(client, onEvicted) {
      const allocation: Allocation = { client, onEvicted, held: 0, lastArrival: now(), isSettled: false };
      allocations.add(allocation);
      return {
        take(bytes) {
          const wanted = heldBy(client) + bytes;
          if (!allocations.has(allocation) || wanted > limit * SHARE_PER_CLIENT) return false;
          while (total + bytes > limit) if (!evictFor(allocation, wanted)) return false;
          allocation.held += bytes;
          allocation.lastArrival = now();
          total += bytes;
          return true;
        },
        settle() {
          allocation.isSettled = true;
        },
        close: () => close(allocation),
      };
    },
  };
}
