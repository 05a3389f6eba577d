import { pictureOf } from '#art/picture-of.ts';
import { filled } from '#content/filled.ts';
import { lists } from '#generated/lists.ts';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'leaders'>(({ portrait }) => (
  <ul className="stagger grid gap-x-2 gap-y-12 md:grid-cols-3">
    {lists.leaders.map((leader) => (
      <Reveal as="li" key={leader.name}>
        <Picture
          {...pictureOf(leader.photo, {
            alt: filled(portrait, { name: leader.name }),
            width: 320,
            height: 400,
          })}
          className="aspect-[4/5] w-full rounded-md bg-steel-350 object-cover"
        />
        <div className="pt-6 md:pr-6">
          <h3>{leader.name}</h3>
          <p className="mt-1 font-medium font-stretch-[102%]">{leader.position}</p>
          {leader.description.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[48ch] text-sm text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </Reveal>
    ))}
  </ul>
));
