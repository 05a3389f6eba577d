/** The beginning of a text, cut between two words where there are any. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const head = characters.slice(0, most).join('');
  const lastSpace = head.lastIndexOf(' ');
  return `${(lastSpace > most / 2 ? head.slice(0, lastSpace) : head).trimEnd()}…`;
}
