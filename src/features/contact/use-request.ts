import { type RefObject, useEffect } from 'react';

/** Longer than any button and title, and too short to write somebody else's message. */
const mostLetters = 120;

/** Puts what was pressed on the page before on top of the message, where the visitor sees it and may change it. */
export function useRequest(form: RefObject<HTMLFormElement | null>, isAnswer: boolean): void {
  useEffect(() => {
    const message = form.current?.elements.namedItem('specificDetails');
    const request = new URLSearchParams(location.search).get('request')?.replace(/\s+/g, ' ').trim();
    if (!(message instanceof HTMLTextAreaElement) || !request || isAnswer) return;
    const line = request.slice(0, mostLetters);
    if (!message.value.includes(line)) message.value = `${line}\n\n${message.value}`;
  }, [form, isAnswer]);
}
