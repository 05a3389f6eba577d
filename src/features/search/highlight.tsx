interface HighlightProps {
  readonly text: string;
  readonly query: string;
}

/** Marks the part of a title that was searched for. */
export function Highlight({ text, query }: HighlightProps) {
  const wanted = query.trim().toLowerCase();
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (start < 0) return <span>{text}</span>;
  const end = start + wanted.length;
  return (
    <span>
      {text.slice(0, start)}
      <mark className="bg-straw-300 text-inherit">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
