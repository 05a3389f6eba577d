import type { ViewProps } from '../view-props.ts';
export function Enquiries({ address }: ViewProps) {
  return <p>{address.view}</p>;
}
