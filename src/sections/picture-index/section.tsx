import type { SectionProps } from '#generated/section-props.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { ActionLink, targetProps } from '../parts/actions.tsx';
import { PageSpot } from '../parts/page-spot.tsx';

export default function PictureIndex({
  title,
  note,
  link,
  items,
  area,
  skin = 'drawn',
  tone,
  id,
}: SectionProps<'picture-index'>) {
  return (
    <Band tone={tone} id={id} inner="grid grid-cols-2 gap-2 lg:grid-cols-4 print:grid-cols-4">
      <Reveal className="col-span-full flex flex-col justify-between gap-6 pb-4 lg:col-span-3 lg:pr-6 lg:pb-6">
        <h2>{title}</h2>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <p className="max-w-[46ch] text-muted">{note}</p>
          <ActionLink link={link} />
        </div>
      </Reveal>
      <ul className="contents">
        {items.map((item) => (
          <Reveal as="li" key={item.title} className="grid max-lg:last:col-span-2 print:col-span-1!">
            <Anchor
              {...targetProps(item.to)}
              className="group flex min-h-[196px] flex-col rounded-md bg-white px-4 pt-3 pb-4 no-underline transition-colors duration-(--dur-2) hover:bg-straw-100 md:px-5"
            >
              <PageSpot
                name={item.spot}
                skin={skin}
                area={area}
                className="mb-2 h-[124px] w-full object-contain transition-transform duration-(--dur-3) ease-out group-hover:-translate-y-1.5 md:h-[138px]"
              />
              <p className="text-base leading-tight font-semibold font-stretch-[104%] text-balance max-sm:text-sm max-sm:wrap-anywhere max-sm:font-stretch-[98%]">
                {item.title}
              </p>
              <p className="mt-1.5 text-sm leading-snug text-muted max-md:hidden">{item.description}</p>
            </Anchor>
          </Reveal>
        ))}
      </ul>
    </Band>
  );
}
