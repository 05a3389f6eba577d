import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own rhythm. */
const PER_SECOND = 100;
const USER = 11;
const SYSTEM = 12;

/** Seconds of processor time that a process has used so far, its own and the kernel's for it (Linux). */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) / PER_SECOND;
}
