import { useEffect, useEffectEvent, useState } from 'react';
import { useAddress } from '../address/use-address.ts';
import type { Reply, ReplyKind } from './use-reply.ts';

/** Puts the cursor into the answer or the note; on a phone their box opens over the page. */
export function useWriting(reply: Reply) {
  const [isOpen, setIsOpen] = useState(false);
  const address = useAddress();
  const begin = (kind: ReplyKind) => {
    reply.setKind(kind);
    setIsOpen(true);
    requestAnimationFrame(() => {
      const box = document.getElementById(kind);
      if (!(box instanceof HTMLTextAreaElement)) return;
      box.focus();
      box.setSelectionRange(box.value.length, box.value.length);
    });
  };

  // "Answer" on Today, and the key r, lead here with #answer in the address.
  const onAddress = useEffectEvent(() => {
    if (location.hash !== '#answer') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    begin('answer');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever the address changes.
  useEffect(onAddress, [address]);

  return { isOpen, begin, end: () => setIsOpen(false) };
}
