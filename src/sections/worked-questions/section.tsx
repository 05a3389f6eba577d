import type { SectionProps } from '#generated/section-props.ts';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { TagList } from '../parts/tag-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'worked-questions'>;

export default withTitledBand<'worked-questions'>(({ items, labels }) => (
  <ul className="grid gap-y-16 lg:gap-y-20">
    {items.map((item) => (
      <Reveal as="li" key={item.title} className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h3 className="text-[clamp(1.375rem,1.15rem+0.9vw,2rem)]">{item.title}</h3>
          <p className="mt-3 max-w-[44ch] text-muted">{item.description}</p>
          <BulletList items={item.features} className="mt-6" />
        </div>
        <Exchange item={item} labels={labels} />
      </Reveal>
    ))}
  </ul>
));

interface ExchangeProps {
  readonly item: Data['items'][number];
  readonly labels: Data['labels'];
}

function Exchange({ item, labels }: ExchangeProps) {
  return (
    <div className="grid gap-2">
      <p className="w-[88%] rounded-md bg-area-field px-6 py-5 font-medium">
        <span className="sr-only">{labels.question} </span>
        {item.question}
      </p>
      <div className="band-white ml-[12%] rounded-md px-6 py-6 lg:px-8 lg:py-7">
        <p className="text-lead">
          <span className="sr-only">{labels.answer} </span>
          {item.answer}
        </p>
        <h4 className="mt-6 mb-3 text-sm font-medium text-muted">{labels.sources}</h4>
        <TagList tags={item.sources} />
      </div>
    </div>
  );
}
