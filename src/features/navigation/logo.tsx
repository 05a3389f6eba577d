import { company } from '#content/company.ts';
import { navigationTexts } from '#content/navigation.ts';
import { pages } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';

/** The mark: a stem and two vanes, with the name beside it. */
export function Logo() {
  return (
    <Anchor
      href={pages.home.path}
      aria-label={`${company.name}, ${navigationTexts.home}`}
      className="mr-auto inline-flex min-h-11 items-center gap-[11px] no-underline"
    >
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path fill="currentColor" d="M2 2.5h8v27H2z" />
        <path className="fill-blue-500" d="M12.500 9.300 30 .5v8.900l-17.500 8.800z" />
        <path fill="currentColor" d="m12.500 19.900 4.500-2.250L30 24.100v7.400L12.500 22.700z" />
      </svg>
      <span className="text-[1.25rem] font-semibold tracking-[-0.03em] font-stretch-[114%] md:text-[1.375rem]">
        {company.shortName}
      </span>
    </Anchor>
  );
}
