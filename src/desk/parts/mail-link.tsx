import { MailAddress } from './mail-address.tsx';
import { mailto } from './mailto.ts';

/** Writes to somebody in the reader's own mail program. */
export function MailLink({ address }: { readonly address: string }) {
  return (
    <a className="link" href={mailto(address)}>
      <MailAddress of={address} />
    </a>
  );
}
