import { shellWords } from '#content/desk/shell.ts';
import { filled } from '#content/filled.ts';
import { Link } from '../address/link.tsx';
import { useMe } from '../data/use-me.ts';

const STEM = 'M2 2.5h8v27H2z';
const UPPER_VANE = 'M12.5 9.3 30 .5v8.9l-17.500 8.8z';
const LOWER_VANE = 'M12.5 19.9l4.5-2.25L30 24.1v7.4L12.500 22.7z';

/** The mark in the colors of the theme. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path fill="currentColor" d={STEM + LOWER_VANE} />
      <path fill="var(--status-new-glyph)" d={UPPER_VANE} />
    </svg>
  );
}

export function Brand() {
  const { company } = useMe();
  return (
    <Link
      className="brand"
      href="/"
      aria-label={filled(shellWords.brandLabel, { company: company.shortName })}
    >
      <Mark size={20} />
      {company.shortName} <span>{shellWords.name}</span>
    </Link>
  );
}
