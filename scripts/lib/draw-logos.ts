import { drawWordmark } from '../../src/art/brand/wordmarks.ts';
import type { DrawnFile } from '../../src/art/drawn-file.ts';

/** Names of companies whose logos are drawn. */
export interface LogoNames {
  readonly clients: readonly string[];
  readonly partners: readonly string[];
}

/** The logos of clients and partners: 'client-<name>', 'partner-<name>'. */
export function drawLogos({ clients, partners }: LogoNames): DrawnFile[] {
  return [...logosOf('client', clients), ...logosOf('partner', partners)];
}

function logosOf(kind: 'client' | 'partner', names: readonly string[]): DrawnFile[] {
  return [...new Set(names)].map((name) => drawWordmark(kind, name));
}
