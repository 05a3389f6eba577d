import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const IDLE = 15;

/**
 * Gives way to everything else on the machine, with all processes started from here: a browser that root starts lifts
 * its graphics process above the others, and a rendering keeps it busy for minutes.
 */
export const stepBack = (): void => {
  setPriority(IDLE);
  if (!existsSync('/proc/self/stat')) return;
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    const parent = /^\d+$/.test(entry) ? parentOf(entry) : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const visit = (id: number): void => {
    for (const child of children.get(id) ?? []) {
      for (const thread of threadsOf(child)) lower(thread);
      visit(child);
    }
  };
  visit(process.pid);
};

const parentOf = (id: string): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // It has ended meanwhile.
  }
};

const threadsOf = (id: number): number[] => {
  try {
    return readdirSync(`/proc/${id}/task`).map(Number);
  } catch {
    return [];
  }
};

const lower = (thread: number): void => {
  try {
    setPriority(thread, IDLE);
  } catch {
    // It has ended meanwhile.
  }
};
