/** One letter box at two names, and dots in the name do not count. */
const GOOGLE = /^(?:gmail|googlemail)\.com$/;

/**
 * The same for all the ways in which an address can be written that lead to one letter box: in capitals, with a tag after
 * a plus, with other dots at Google. What is limited per letter box cannot be got round by them.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const untagged = local.replace(/(?!^)\+.*$/, '');
  return GOOGLE.test(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
