import { type RefObject, useEffect } from 'react';

/** What a link from another page may choose for the visitor. */
const chosenByLink = ['enquiryType', 'specificCategory', 'request'];

/**
 * With the first change the draft holds all that stands in the form, what the link chose as well. From then on a reload must
 * not choose it again, so the link's part is taken out of the address.
 */
export function useLinkOnce(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const forget = () => {
      const address = new URL(location.href);
      // An answer of the server has nothing to take out. Touching its address would make a reload ask for it in vain.
      if (!chosenByLink.some((name) => address.searchParams.has(name))) return;
      for (const name of chosenByLink) address.searchParams.delete(name);
      history.replaceState(history.state, '', address);
    };
    element?.addEventListener('input', forget, { once: true });
    return () => element?.removeEventListener('input', forget);
  }, [form]);
}
