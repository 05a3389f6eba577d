import { type RefObject, useEffect } from 'react';

/** Query parameters by which a link presets the form. */
const chosenByLink = ['enquiryType', 'specificCategory', 'request'];

/**
 * Removes the presets from the URL at the first change: from then on the draft contains them, and a reload must not apply
 * them again.
 */
export function useLinkOnce(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const forget = () => {
      const address = new URL(location.href);
      // The URL of a form that the server returned must stay: with replaceState, a reload would GET the endpoint.
      if (!chosenByLink.some((name) => address.searchParams.has(name))) return;
      for (const name of chosenByLink) address.searchParams.delete(name);
      history.replaceState(history.state, '', address);
    };
    element?.addEventListener('input', forget, { once: true });
    return () => element?.removeEventListener('input', forget);
  }, [form]);
}
