import { closestName } from '#content/closest-name.ts';

/** A reference to something that does not exist, such as a page. The message is for the editor. */
export class UnknownName extends Error {
  override readonly name = 'UnknownName';
}

/** 'there is no page "contacts". Did you mean "contact"?', or with a place: 'there is no anchor "top" on /about.' */
export function unknownName(kind: string, name: string, known: readonly string[], place = ''): string {
  const closest = closestName(name, known);
  return `there is no ${kind} "${name}"${place}.${closest === undefined ? '' : ` Did you mean "${closest}"?`}`;
}
