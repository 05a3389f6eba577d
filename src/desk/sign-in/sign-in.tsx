import type { Address } from '../address/address.ts';

export function SignIn({ address }: { readonly address: Address }) {
  return <p>{address.part}</p>;
}
