import { drawWordmark } from '../../src/art/brand/wordmarks.ts';
import type { DrawnFile } from '../../src/art/drawn-file.ts';
import { clients } from '../../src/pages/home/content/clients.ts';
import { partners } from '../../src/pages/home/content/partners.ts';

/** The logos of clients and partners, from the names in their records: 'client-<name>', 'partner-<name>'. */
export function drawLogos(): DrawnFile[] {
  return [...logosOf('client', clients), ...logosOf('partner', partners)];
}

/** Skips records without a name, which the content check reports later. */
function logosOf(kind: 'client' | 'partner', records: readonly { readonly name?: string }[]): DrawnFile[] {
  const names = new Set(records.flatMap(({ name }) => (name?.trim() ? [name] : [])));
  return [...names].map((name) => drawWordmark(kind, name));
}
