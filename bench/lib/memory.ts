import { readFileSync } from 'node:fs';

/** Resident memory of a process and its children in MB (Linux), or NaN once it has exited. */
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
