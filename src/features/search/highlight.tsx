interface HighlightProps {
  readonly text: string;
  readonly query: string;
}

/** Marks the match in a title. */
export function Highlight({ text, query }: HighlightProps) {
  const term = query.trim().toLowerCase();
  const start = term === '' ? -1 : text.toLowerCase().indexOf(term);
  const end = start + term.length;
  // A new element for each match: browser translation replaces text nodes, which React then fails to update (react#11538).
  const key = `${start} ${end}`;
  if (start < 0) return <span key={key}>{text}</span>;
  return (
    <span key={key}>
      {text.slice(0, start)}
      <mark className="bg-straw-300 text-inherit">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
