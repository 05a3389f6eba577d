import { pictureOf } from '#art/picture-of.ts';
import { filled } from '#content/filled.ts';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { type LeadershipProfile, portraitText } from './content/leadership.ts';

/** People: portrait, name, position and a short text. */
export function Profiles({ profiles }: { readonly profiles: readonly LeadershipProfile[] }) {
  return (
    <ul className="stagger grid gap-x-2 gap-y-12 md:grid-cols-3">
      {profiles.map((profile) => (
        <Reveal as="li" key={profile.name}>
          <Picture
            {...pictureOf(profile.photo, {
              alt: filled(portraitText, { name: profile.name }),
              width: 320,
              height: 400,
            })}
            className="aspect-[4/5] w-full rounded-md bg-steel-350 object-cover"
          />
          <div className="pt-6 md:pr-6">
            <h3>{profile.name}</h3>
            <p className="mt-1 font-medium font-stretch-[102%]">{profile.position}</p>
            {profile.description.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-[48ch] text-sm text-muted">
                {paragraph}
              </p>
            ))}
          </div>
        </Reveal>
      ))}
    </ul>
  );
}
