import { company } from '#content/company.ts';
import { mark } from '#generated/mark.ts';
import { navigationTexts } from '#generated/texts/site.ts';
import { pages } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';

export function Logo() {
  return (
    <Anchor
      href={pages.home.path}
      aria-label={`${company.name}, ${navigationTexts.home}`}
      className="mr-auto inline-flex min-h-11 items-center gap-[11px] no-underline"
    >
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path fill="currentColor" d={mark.body} />
        <path className="fill-blue-500" d={mark.vane} />
      </svg>
      <span className="text-[1.25rem] font-semibold tracking-[-0.03em] font-stretch-[114%] md:text-[1.375rem]">
        {company.shortName}
      </span>
    </Anchor>
  );
}
