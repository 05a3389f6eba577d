import type { SectionProps } from '#generated/section-props.ts';
import { navigationTexts } from '#generated/texts/site.ts';
import { isOn, pages, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';

export default function NextPages({
  pages: ids,
  title = navigationTexts.next,
  tone,
}: SectionProps<'next-pages'>) {
  const shown = ids.filter(isOn);
  if (shown.length === 0) return null;
  return (
    <Band tone={tone} className="print:hidden" inner="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <h2 className="text-[clamp(1.75rem,1.3rem+1.4vw,2.5rem)]">{title}</h2>
      <ul className="stagger border-b border-rule">
        {shown.map((id) => (
          <Reveal as="li" key={id} className="border-t border-rule">
            <Anchor
              href={pathOf(id)}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-1 py-5 no-underline md:grid-cols-[2fr_3fr_auto]"
            >
              <span className="text-h3 leading-tight font-semibold tracking-[-0.012em] font-stretch-[106%] group-hover:underline group-hover:decoration-[1.5px]">
                {pages[id].title}
              </span>
              <span className="text-muted max-md:col-start-1 max-md:row-start-2">{pages[id].tagline}</span>
              <Icon
                of={arrowRight}
                className="transition-transform duration-(--dur-3) group-hover:translate-x-1"
              />
            </Anchor>
          </Reveal>
        ))}
      </ul>
    </Band>
  );
}
