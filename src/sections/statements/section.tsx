import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';

export default function Statements({ items, tone, id }: SectionProps<'statements'>) {
  return (
    <Band tone={tone} id={id} inner="stagger grid gap-x-16 gap-y-12 lg:grid-cols-2">
      {items.map((item) => (
        <Reveal key={item.title} className="border-t-[1.5px] border-current pt-6">
          <h2 className="text-h3">{item.title}</h2>
          <p className="mt-6 text-[clamp(1.625rem,1.1rem+1.8vw,2.625rem)] leading-[1.16] font-medium tracking-[-0.02em] font-stretch-[106%] text-balance">
            {item.text}
          </p>
          <p className="mt-5 max-w-[52ch] text-muted">{item.meaning}</p>
        </Reveal>
      ))}
    </Band>
  );
}
