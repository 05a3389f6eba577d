import { readFileSync } from 'node:fs';
import { drawWordmark } from '../../src/art/brand/wordmarks.ts';
import type { DrawnFile } from '../../src/art/drawn-file.ts';
import { parseJson } from '../../src/content/parse-json.ts';
/** The logos of clients and partners, from the names in their lists: 'client-<name>', 'partner-<name>'. */
export function drawLogos(): DrawnFile[] {
  return [...logosOf('client', 'clients'), ...logosOf('partner', 'partners')];
}
/** Skips entries without a name, which the content check reports later. */
function logosOf(kind: 'client' | 'partner', list: string): DrawnFile[] {
  const { value } = parseJson(readFileSync(`content/lists/${list}.json`, 'utf8'));
  const items = (value as { items?: { name?: unknown }[] } | undefined)?.items ?? [];
  const names = new Set(items.flatMap(({ name }) => (typeof name === 'string' && name.trim() ? [name] : [])));
  return [...names].map((name) => drawWordmark(kind, name));
/** Names of companies whose logos are drawn. */
export interface LogoNames {
  readonly clients: readonly string[];
  readonly partners: readonly string[];
/** The logos of clients and partners: 'client-<name>', 'partner-<name>'. */
export function drawLogos({ clients, partners }: LogoNames): DrawnFile[] {
  return [...logosOf('client', clients), ...logosOf('partner', partners)];
function logosOf(kind: 'client' | 'partner', names: readonly string[]): DrawnFile[] {
  return [...new Set(names)].map((name) => drawWordmark(kind, name));
}
