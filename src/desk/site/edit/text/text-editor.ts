import { type CreateChip, chipValue, draw, offsetAt, pointAt, readText } from './chip-dom.ts';
import { type Direction, erase, insert, next, range, type Typed, type Unit } from './pieces.ts';
import { createUndo } from './undo.ts';

export interface TextEditorOptions {
  readonly createChip: CreateChip;
  /** The text or the selection changed. */
  readonly onChange: (typed: Typed, isNewText: boolean) => void;
}

export interface TextEditor {
  readonly typed: () => Typed;
  /** Replaces the text from outside. */
  readonly setText: (text: string) => void;
  readonly apply: (typed: Typed) => void;
  readonly destroy: () => void;
}

/** How far each kind of deletion goes. */
const DELETIONS: Readonly<Record<string, readonly [Direction, Unit]>> = {
  deleteContentBackward: [-1, 'character'],
  deleteContentForward: [1, 'character'],
  deleteWordBackward: [-1, 'word'],
  deleteWordForward: [1, 'word'],
  deleteSoftLineBackward: [-1, 'line'],
  deleteSoftLineForward: [1, 'line'],
  deleteHardLineBackward: [-1, 'line'],
  deleteHardLineForward: [1, 'line'],
  deleteContent: [-1, 'character'],
};

/**
 * Edits one line of text with chips in a contenteditable element. It makes all changes itself, because browsers differ
 * in what they do beside elements that can't be edited. Only what an input method composes is read from the document.
 */
export function createTextEditor(root: HTMLElement, text: string, options: TextEditorOptions): TextEditor {
  let typed: Typed = { text, from: text.length, to: text.length };
  let isComposing = false;
  let dragged: Typed | null = null;
  const undo = createUndo();

  const show = () => draw(root, typed.text, options.createChip);
  const select = () => {
    const [anchor, focus] = [pointAt(root, typed.from), pointAt(root, typed.to)];
    root.ownerDocument.getSelection()?.setBaseAndExtent(...anchor, ...focus);
  };
  const apply = (changed: Typed, isTyping = false) => {
    if (changed.text !== typed.text) undo.add(typed, isTyping);
    take(changed);
    show();
    select();
  };
  const take = (changed: Typed) => {
    const isNewText = changed.text !== typed.text;
    typed = changed;
    options.onChange(typed, isNewText);
  };
  const restore = (earlier: Typed | null) => {
    if (earlier === null) return;
    take(earlier);
    show();
    select();
  };

  const readSelection = () => {
    const selection = root.ownerDocument.getSelection();
    if (!selection?.anchorNode || !selection.focusNode) return;
    if (!root.contains(selection.anchorNode) || !root.contains(selection.focusNode)) return;
    const from = offsetAt(root, selection.anchorNode, selection.anchorOffset);
    const to = offsetAt(root, selection.focusNode, selection.focusOffset);
    markSelected();
    if (from !== typed.from || to !== typed.to) take({ ...typed, from, to });
  };
  const markSelected = () => {
    const [start, end] = range(typed);
    let at = 0;
    for (const node of root.childNodes) {
      const value = chipValue(node);
      const length = value?.length ?? (node.textContent ?? '').replaceAll('\u200b', '').length;
      if (value !== null && node instanceof HTMLElement) {
        node.classList.toggle('is-selected', start <= at && end >= at + length && start !== end);
      }
      at += length;
    }
  };

  const onBeforeInput = (event: InputEvent) => {
    if (event.isComposing || !event.cancelable) return;
    event.preventDefault();
    readSelection();
    const { inputType } = event;
    const deletion = DELETIONS[inputType];
    const words = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (deletion) apply(erase(typed, ...deletion), inputType === 'deleteContentBackward');
    else if (inputType === 'insertText') apply(insert(typed, oneLine(words)), true);
    else if (inputType === 'historyUndo') restore(undo.back(typed));
    else if (inputType === 'historyRedo') restore(undo.forward(typed));
    else if (inputType === 'insertReplacementText') {
      const [target] = event.getTargetRanges();
      if (target) {
        const from = offsetAt(root, target.startContainer, target.startOffset);
        apply(
          insert(
            { ...typed, from, to: offsetAt(root, target.endContainer, target.endOffset) },
            oneLine(words),
          ),
        );
      }
    } else if (inputType.startsWith('insertFrom')) apply(insert(typed, oneLine(words)));
  };
  /** After a composition, or a change that the browser doesn't let us prevent. */
  const onInput = () => {
    const before = typed;
    const text = readText(root);
    const selection = root.ownerDocument.getSelection();
    const at = selection?.focusNode
      ? offsetAt(root, selection.focusNode, selection.focusOffset)
      : text.length;
    if (text !== before.text) undo.add(before, true);
    take({ text, from: at, to: at });
    if (isComposing) return;
    show();
    select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const isCommand = event.metaKey || event.ctrlKey;
    const key = event.key.toLowerCase();
    if (isCommand && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault();
      restore(key === 'y' || event.shiftKey ? undo.forward(typed) : undo.back(typed));
      return;
    }
    if (isCommand || event.altKey || (key !== 'arrowleft' && key !== 'arrowright')) return;
    event.preventDefault();
    readSelection();
    take(moved(typed, key === 'arrowleft' ? -1 : 1, event.shiftKey));
    select();
  };
  const onCopy = (event: ClipboardEvent) => {
    const [start, end] = range(typed);
    if (start === end) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', typed.text.slice(start, end));
    if (event.type === 'cut') apply(insert(typed, ''));
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    readSelection();
    apply(insert(typed, oneLine(event.clipboardData?.getData('text/plain') ?? '')));
  };
  const onDragStart = (event: DragEvent) => {
    const [start, end] = range(typed);
    if (start === end) return;
    dragged = typed;
    event.dataTransfer?.clearData();
    event.dataTransfer?.setData('text/plain', typed.text.slice(start, end));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const words = oneLine(event.dataTransfer?.getData('text/plain') ?? '');
    const at = offsetUnder(root, event.clientX, event.clientY);
    const [start, end] = dragged ? range(dragged) : [0, 0];
    dragged = null;
    if (words === '' || at === null) return;
    if (at > start && at < end) return;
    const isCopy = start === end || event.ctrlKey || event.altKey;
    const without = isCopy ? typed : insert({ ...typed, from: start, to: end }, '');
    const place = isCopy || at <= start ? at : at - (end - start);
    const dropped = insert({ ...without, from: place, to: place }, words);
    apply({ ...dropped, from: place });
  };
  const onDragEnd = () => {
    dragged = null;
  };
  const onClick = (event: MouseEvent) => {
    const chip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-value]') : null;
    if (chip === null) return;
    const at = offsetAt(root, root, [...root.childNodes].indexOf(chip));
    take({ ...typed, from: at, to: at + (chip.dataset.value ?? '').length });
    select();
  };
  const onCompositionStart = () => {
    isComposing = true;
  };
  const onCompositionEnd = () => {
    isComposing = false;
    onInput();
  };

  const stop = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => root.addEventListener(name, listener, { signal: stop.signal });
  listen('beforeinput', onBeforeInput);
  listen('input', onInput);
  listen('keydown', onKeyDown);
  listen('copy', onCopy);
  listen('cut', onCopy);
  listen('paste', onPaste);
  listen('dragstart', onDragStart);
  listen('drop', onDrop);
  listen('dragend', onDragEnd);
  listen('click', onClick);
  listen('compositionstart', onCompositionStart);
  listen('compositionend', onCompositionEnd);
  root.ownerDocument.addEventListener('selectionchange', readSelection, { signal: stop.signal });
  show();

  return {
    typed: () => typed,
    setText: (changed) => {
      if (changed === typed.text || isComposing) return;
      const at = Math.min(typed.to, changed.length);
      typed = { text: changed, from: at, to: at };
      show();
      if (root.ownerDocument.activeElement === root) select();
    },
    apply,
    destroy: () => stop.abort(),
  };
}

/** An arrow key selects a value beside the caret before it goes past it, so that its value can be read. */
function moved(typed: Typed, direction: Direction, isExtending: boolean): Typed {
  const to = next(typed.text, typed.to, direction);
  if (isExtending) return { ...typed, to };
  if (typed.from !== typed.to) {
    const [start, end] = range(typed);
    const at = direction < 0 ? start : end;
    return { ...typed, from: at, to: at };
  }
  const crossed = typed.text.slice(Math.min(typed.to, to), Math.max(typed.to, to));
  const isValue = crossed.length > 1 && crossed.startsWith('{');
  return { ...typed, from: isValue ? typed.to : to, to };
}

/** Texts have no line breaks. */
function oneLine(words: string): string {
  return words.replace(/\s*[\r\n]+\s*/g, ' ').replace(/[\u00a0\t]/g, ' ');
}

function offsetUnder(root: HTMLElement, x: number, y: number): number | null {
  const { ownerDocument } = root;
  const caret = ownerDocument.caretPositionFromPoint?.(x, y);
  const older = caret ? null : ownerDocument.caretRangeFromPoint?.(x, y);
  const node = caret?.offsetNode ?? older?.startContainer;
  if (!node || !root.contains(node)) return null;
  return offsetAt(root, node, caret?.offset ?? older?.startOffset ?? 0);
}
