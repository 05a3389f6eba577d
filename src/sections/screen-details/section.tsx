import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';
import { ScreenPicture } from './pictures.tsx';

export default withTitledBand<'screen-details'>(({ items }) => (
  <ul className="stagger grid gap-2 md:grid-cols-2">
    {items.map((item) => (
      <Reveal as="li" key={item.title} className="band-white flex flex-col rounded-md">
        <div className="border-b border-rule p-6 lg:px-10 lg:py-8">
          <ScreenPicture picture={item.picture} />
        </div>
        <div className="p-6 lg:px-10 lg:py-8">
          <h3>{item.title}</h3>
          <p className="mt-3 max-w-[52ch] text-muted">{item.description}</p>
          <BulletList items={item.features} className="mt-5 xl:grid-cols-2" />
        </div>
      </Reveal>
    ))}
  </ul>
));
