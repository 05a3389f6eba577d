import type { Block, Entry, Letter, Link } from './letter.ts';

export function toPlainText({ title, blocks, footer, footerLink }: Letter): string {
  const link = footerLink ? [`${footerLink.label}: ${footerLink.url}`] : [];
  return [
    title,
    '='.repeat(Math.min(title.length, 72)),
    '',
    blocks.map(blockText).join('\n\n'),
    '',
    // The mark by which mail programs know that the signature begins.
    '-- ',
    ...footer,
    ...link,
    '',
  ].join('\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'warning':
      return `! ${block.text}`;
    case 'reference':
      return `${block.label}: ${block.value}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'long-text':
      return `${block.label}:\n\n${block.text}`;
    case 'link':
      return linkText(block);
    case 'actions':
      return [...block.links.map(linkText), '', block.note].join('\n');
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 72))}`;
    case 'entries':
      return block.entries.map(entryText).join('\n\n');
  }
}

function linkText({ label, url }: Link): string {
  return `${label}: ${url}`;
}

function entryText({ title, reference, lines, quote, links }: Entry): string {
  const head = [title, reference].filter((part) => part !== '').join(' ');
  const words = quote === '' ? [] : [`> ${quote}`];
  return [head, ...words, ...lines, ...links.map(linkText)].join('\n');
}
