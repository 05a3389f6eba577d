interface TagListProps {
  readonly tags: readonly string[];
}

export function TagList({ tags }: TagListProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-sm bg-[color-mix(in_srgb,var(--area)_12%,transparent)] px-2.5 py-2 text-[0.84375rem] leading-none font-medium text-accent"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
