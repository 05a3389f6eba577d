// All of them here: some parts fetch their code only when a visitor comes near, but are seen from the start.
import '#features/home/insights-carousel.css';
import '#features/home/scroll-hero.css';
import '#features/home/testimonials.css';
import '#features/home/typing-hero.css';
import { lazy } from 'react';
import { promise, slides } from '#content/pages/home/opening.ts';
import { genAi, genAiCapabilities, genAiStats, solutions } from '#content/pages/home/work.ts';
import { CookieSettingsButton } from '#features/consent/cookie-settings-button.tsx';
import { ScrollHero } from '#features/home/scroll-hero.tsx';
import { TypingHero } from '#features/home/typing-hero.tsx';
import { Actions } from '#sections/actions.tsx';
import { GroupIndex } from '#sections/group-index.tsx';
import { Showcase } from '#sections/showcase.tsx';
import { FarPart, whenNear } from '#ui/far-part.tsx';

const rest = 'rest';
const HomeRest = lazy(whenNear(rest, () => import('./home/rest.tsx')));

export default function HomePage() {
  return (
    <>
      <ScrollHero slides={slides} next="promise" />
      <TypingHero id="promise" {...promise} actions={<Actions links={promise.actions} />} />
      <Showcase head={genAi} stats={genAiStats} items={genAiCapabilities} scene="convokeai" area="ai" />
      <GroupIndex group="solutions" id="solutions" head={solutions} />
      <FarPart id={rest}>
        <HomeRest />
      </FarPart>
      <CookieSettingsButton />
    </>
  );
}
