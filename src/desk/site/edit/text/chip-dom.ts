import { type Piece, piecesOf } from './pieces.ts';

/** A caret needs a text node before, between and after values; this makes an empty one. It isn't part of the text. */
const CARET_HOST = '\u200b';

export type CreateChip = (value: string) => HTMLElement;

/** Shows the text in the element. Keeps text nodes if possible, so that the browser keeps its spelling marks. */
export function draw(root: HTMLElement, text: string, createChip: CreateChip): void {
  const wanted = withHosts(piecesOf(text));
  const present = [...root.childNodes];
  const isSame =
    present.length === wanted.length &&
    wanted.every((piece, index) => {
      const node = present[index];
      return piece.kind === 'value' ? chipValue(node) === piece.text : node instanceof Text;
    });
  if (!isSame) {
    root.replaceChildren(
      ...wanted.map((piece) => (piece.kind === 'value' ? createChip(piece.text) : new Text(piece.text))),
    );
    return;
  }
  for (const [index, piece] of wanted.entries()) {
    const node = present[index];
    if (node instanceof Text) change(node, piece.text);
  }
}

export function readText(root: HTMLElement): string {
  return [...root.childNodes].map(textOf).join('');
}

/** The offset in the text of a point in the document. */
export function offsetAt(root: HTMLElement, node: Node, offset: number): number {
  if (node === root) return lengthOf([...root.childNodes].slice(0, offset));
  const child = [...root.childNodes].find((one) => one.contains(node));
  if (child === undefined) return 0;
  const before = lengthOf([...root.childNodes].slice(0, [...root.childNodes].indexOf(child)));
  if (chipValue(child) !== null) {
    const isInSecondHalf = node instanceof Text ? offset * 2 > node.length : offset > 0;
    return before + (isInSecondHalf ? textOf(child).length : 0);
  }
  if (node instanceof Text) return before + plain(node.data.slice(0, offset)).length;
  return before + (offset > 0 ? textOf(child).length : 0);
}

/** The point in the document of an offset in the text, in a text node. */
export function pointAt(root: HTMLElement, at: number): readonly [node: Node, offset: number] {
  let start = 0;
  for (const node of root.childNodes) {
    const { length } = textOf(node);
    if (node instanceof Text && at <= start + length) {
      return [node, length === 0 ? node.length : at - start];
    }
    start += length;
  }
  return [root, root.childNodes.length];
}

/** The value of a chip; null for other nodes. */
export function chipValue(node: Node | null | undefined): string | null {
  return node instanceof HTMLElement ? (node.dataset.value ?? null) : null;
}

function withHosts(pieces: readonly Piece[]): readonly Pick<Piece, 'kind' | 'text'>[] {
  const host = { kind: 'words', text: CARET_HOST } as const;
  const nodes: Pick<Piece, 'kind' | 'text'>[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'value' && nodes.at(-1)?.kind !== 'words') nodes.push(host);
    nodes.push(piece);
  }
  return nodes.at(-1)?.kind === 'words' ? nodes : [...nodes, host];
}

function change(node: Text, words: string): void {
  const { data } = node;
  if (data === words) return;
  const shorter = Math.min(data.length, words.length);
  let start = 0;
  while (start < shorter && data[start] === words[start]) start++;
  let end = 0;
  while (end < shorter - start && data.at(-1 - end) === words.at(-1 - end)) end++;
  node.replaceData(start, data.length - start - end, words.slice(start, words.length - end));
}

function textOf(node: Node): string {
  return chipValue(node) ?? plain(node.textContent ?? '');
}

function lengthOf(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => sum + textOf(node).length, 0);
}

function plain(words: string): string {
  return words.replaceAll(CARET_HOST, '');
}
