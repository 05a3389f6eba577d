import { pictureOf } from '#art/picture-of.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { backgroundTone } from '../parts/background-tone.ts';
import { BulletList } from '../parts/bullet-list.tsx';
import { BleedBand } from '../parts/titled-band.tsx';

/** The second row starts with the text. */
export default function CheckerPlates({ items, ...head }: SectionProps<'checker-plates'>) {
  return (
    <BleedBand {...head}>
      <ul className="grid lg:grid-cols-2">
        {items.map((item, index) => {
          const textFirst = index % 4 > 1;
          return (
            <li key={item.title} className="grid sm:grid-cols-2">
              <div
                className={classes(
                  `band-${backgroundTone(item.image)}`,
                  'relative min-h-[280px] overflow-hidden lg:min-h-[420px]',
                  textFirst && 'sm:order-2',
                )}
              >
                <Picture
                  {...pictureOf(item.image, { width: 260, height: 200 })}
                  className="absolute inset-[8%] h-[84%] w-[84%] object-contain object-center"
                />
              </div>
              <Reveal className="flex flex-col justify-center gap-4 px-(--space-gutter) py-10 sm:px-8 lg:px-[clamp(1.5rem,2.6vw,3rem)]">
                <h3 className="text-[clamp(1.5rem,1.25rem+0.9vw,2rem)]">{item.title}</h3>
                <p className="text-sm leading-relaxed text-muted">{item.description}</p>
                {item.features && <BulletList items={item.features} className="border-t border-rule pt-5" />}
              </Reveal>
            </li>
          );
        })}
      </ul>
    </BleedBand>
  );
}
