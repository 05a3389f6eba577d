import { type RefObject, useEffect } from 'react';

/** Longer than any label with title, and too short for a link to forge a message. */
const mostLetters = 120;

/** Puts the `request` of the link (site/enquiry-link.ts) at the top of the message, where the visitor can edit it. */
export function useRequest(form: RefObject<HTMLFormElement | null>, isAnswer: boolean): void {
  useEffect(() => {
    const message = form.current?.elements.namedItem('specificDetails');
    const request = new URLSearchParams(location.search).get('request')?.replace(/\s+/g, ' ').trim();
    if (!(message instanceof HTMLTextAreaElement) || !request || isAnswer) return;
    const line = request.slice(0, mostLetters);
    if (!message.value.includes(line)) message.value = `${line}\n\n${message.value}`;
  }, [form, isAnswer]);
}
