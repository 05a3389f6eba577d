import { pictureOf } from '#art/picture-of.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { backgroundTone } from '../parts/background-tone.ts';
import { TagList } from '../parts/tag-list.tsx';

/** The heading takes only the left half, because the right column extends up beside it. */
export default function OffsetGallery({ title, tone, id, items }: SectionProps<'offset-gallery'>) {
  return (
    <Band tone={tone} id={id}>
      <Reveal as="header" className="mb-12 lg:mb-16 lg:w-1/2 lg:pr-16">
        <h2>{title}</h2>
      </Reveal>
      <ul className="grid gap-x-16 gap-y-14 lg:grid-cols-2 lg:gap-y-20">
        {items.map((item) => (
          <li key={item.title} className="lg:even:relative lg:even:-top-32">
            <Reveal>
              <div className={classes(`band-${backgroundTone(item.image)}`, 'overflow-hidden rounded-md')}>
                <Picture
                  {...pictureOf(item.image, { width: 260, height: 200 })}
                  className="mx-auto h-[clamp(240px,30vw,400px)] w-[86%] object-contain py-6"
                />
              </div>
              <h3 className="mt-7 text-[clamp(1.5rem,1.2rem+1.1vw,2.125rem)]">{item.title}</h3>
              <p className="mt-3 mb-5 max-w-[52ch] text-muted">{item.description}</p>
              {item.tags && <TagList tags={item.tags} />}
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  );
}
