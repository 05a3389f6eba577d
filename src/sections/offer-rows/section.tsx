import { Reveal } from '#ui/reveal.tsx';
import { TagList } from '../parts/tag-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'offer-rows'>(({ items, labels }) => (
  <ul className="stagger grid gap-2">
    {items.map((offer) => (
      <Reveal
        as="li"
        key={offer.title}
        className="band-white grid gap-x-12 gap-y-6 rounded-md p-6 md:grid-cols-[7fr_4fr] lg:grid-cols-[4fr_5fr_3fr] lg:p-10"
      >
        <h3 className="text-[clamp(1.375rem,1.15rem+0.9vw,2rem)] md:max-lg:col-span-2">{offer.title}</h3>
        <div className="grid content-start gap-5">
          <p className="max-w-[52ch] text-muted">{offer.description}</p>
          <TagList tags={offer.tags} />
        </div>
        <dl className="grid content-start gap-4 border-rule text-sm max-md:border-t max-md:pt-5 md:border-l md:pl-8">
          <div>
            <dt className="text-muted">{labels.duration}</dt>
            <dd className="font-semibold">{offer.duration}</dd>
          </div>
          <div>
            <dt className="text-muted">{labels.price}</dt>
            <dd className="font-semibold">{offer.price}</dd>
          </div>
          <div>
            <dt className="text-muted">{labels.result}</dt>
            <dd className="font-semibold">{offer.result}</dd>
          </div>
        </dl>
      </Reveal>
    ))}
  </ul>
));
