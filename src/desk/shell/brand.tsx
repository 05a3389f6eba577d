import { shellWords } from '#content/desk/shell.ts';
import { filled } from '#content/filled.ts';
import { mark } from '#generated/mark.ts';
import { Link } from '../address/link.tsx';
import { useMe } from '../data/use-me.ts';

/** The mark in the colors of the theme. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path fill="currentColor" d={mark.body} />
      <path fill="var(--status-new-glyph)" d={mark.vane} />
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
