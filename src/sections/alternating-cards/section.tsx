import { hrefOf } from '#site/href.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { targetProps } from '../parts/actions.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { MoreOfGroup } from '../parts/more-of-group.tsx';
import { PageSpot } from '../parts/page-spot.tsx';
import { TagList } from '../parts/tag-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'alternating-cards'>(({ items, labels, moreOf, area }) => {
  const listed = items.flatMap(({ link: { to } }) => ('page' in to ? [to.page] : []));
  return (
    <>
      <ul className="grid gap-2">
        {items
          .filter(({ link }) => hrefOf(link.to))
          .map((card, index) => (
            <Reveal
              as="li"
              key={card.title}
              className={classes(
                'band-paper grid overflow-hidden rounded-md',
                index % 2 ? 'lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]',
              )}
            >
              <div className={classes('band-deep relative min-h-[260px]', index % 2 === 1 && 'lg:order-2')}>
                <PageSpot
                  name={card.spot}
                  skin="run"
                  area={area}
                  className="absolute inset-[9%] h-[82%] w-[82%] object-contain"
                />
              </div>
              <div className="p-6 md:p-10 lg:p-14">
                <h3 className="text-[clamp(1.625rem,1.3rem+1.2vw,2.375rem)]">{card.title}</h3>
                <p className="mt-4 max-w-[52ch] text-muted">{card.description}</p>
                <h4 className="mt-8 mb-4">{labels.benefits}</h4>
                <BulletList items={card.benefits} />
                <h4 className="mt-8 mb-4">{labels.features}</h4>
                <TagList tags={card.features} />
                <ButtonLink className="mt-9 max-sm:w-full" {...targetProps(card.link.to)}>
                  <span>
                    {card.link.label}
                    <span className="sr-only">{` ${labels.about} ${card.title}`}</span>
                  </span>
                  <Icon of={arrowRight} />
                </ButtonLink>
              </div>
            </Reveal>
          ))}
      </ul>
      {moreOf && <MoreOfGroup group={moreOf} listed={listed} />}
    </>
  );
});
