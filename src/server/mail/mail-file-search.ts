import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Enough for all headers that we write. */
const MOST_HEADER_BYTES = 16_384;

/** The files of mail to this address, and of mail about what it sent: those name it as the one to reply to. */
export async function findMailFiles(folder: string, address: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: string[] = [];
  // A file that was cut off half-way keeps its `.part`.
  for (const name of names.filter((each) => /\.eml(?:\.part)?$/.test(each))) {
    const path = join(folder, name);
    if (addressesOf(await readHeaders(path)).includes(address.toLowerCase())) found.push(path);
  }
  return found;
}

async function readHeaders(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST_HEADER_BYTES));
    return buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1)[0]!;
  } finally {
    await file.close();
  }
}

function addressesOf(headers: string): string[] {
  const unfolded = headers.replace(/\r\n[ \t]+/g, ' ');
  const lines = unfolded.split('\r\n').filter((line) => /^(?:to|reply-to):/i.test(line));
  return lines.flatMap((line) =>
    line
      .slice(line.indexOf(':') + 1)
      .toLowerCase()
      .split(/[\s<>,"]+/),
  );
}
