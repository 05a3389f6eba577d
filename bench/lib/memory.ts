import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process and its children hold (Linux), or NaN once it is gone. */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + residentMegabytes(Number(child)), own);
  } catch {
    return Number.NaN;
  }
}
