import { useEffect, useRef, useState } from 'react';

/** What a button opens beside it: focus goes to the first of `inside`, and a press elsewhere closes it. */
export function useOpened(inside: string) {
  const [isOpen, setIsOpen] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    holder.current?.querySelector<HTMLElement>(inside)?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen, inside]);
  return { isOpen, setIsOpen, holder };
}
