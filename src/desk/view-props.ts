import type { Address } from './address/address.ts';

/** What every view is given: the rest it asks for itself. */
export interface ViewProps {
  readonly address: Address;
}
