interface HighlightProps {
  readonly text: string;
  readonly query: string;
}

/** Marks the part of a title that was searched for. */
export function Highlight({ text, query }: HighlightProps) {
  const wanted = query.trim().toLowerCase();
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  const end = start + wanted.length;
  // Made anew for another part: a browser that translates the page takes the place of words that React would change.
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
