import { inkClasses, motionClasses } from './materials.ts';
import { UNIT } from './projection.ts';

/** How far parts travel on a conveyor in one beat, in world units; moving parts are set this far apart. */
const BELT_PITCH = 5;

/** All motion of a drawing begins and ends together, in less than the five seconds that need no button to stop it. */
const LENGTH = '4.8s';

/**
 * Motion only where it explains something, where there is power to spare (a frame of it takes a phone all the time it has
 * for one), and never for people who asked for less. A drawing plays from rest to rest while its host carries
 * `is-moving`, which sets `--art-motion` to nothing; elsewhere the property has no value, and that makes every declaration
 * with it void. A property and no selector, because it is inherited and so reaches the copies of a drawing made by <use>.
 * A page's own styles may set it too, or hold a drawing still by `--art-motion: initial`.
 */
export const writeMotion = (): string => {
  const next = `translate(${-BELT_PITCH * UNIT}px, ${(BELT_PITCH * UNIT) / 2}px)`;
  const { hover, convey, arrive, leave } = motionClasses;
  const moving = {
    [inkClasses.flow]: 'flow',
    [hover]: 'hover',
    [convey]: 'convey',
    [arrive]: 'arrive',
    [leave]: 'leave',
  };
  const rules = Object.entries(moving).map(
    ([name, motion]) => `  .iso .${name} {
    animation: var(--art-motion) art-${motion} ${LENGTH} cubic-bezier(0.65, 0, 0.35, 1);
  }
`,
  );
  return `@media (prefers-reduced-motion: no-preference) and (min-width: 64rem) {
${rules.join('\n')}}

@layer base {
  .is-moving {
    --art-motion: ;
  }
}

@keyframes art-flow {
  to {
    stroke-dashoffset: -60;
  }
}

@keyframes art-hover {
  50% {
    transform: translateY(-8px);
  }
}

/* Having travelled, each part goes back unseen: another one stands where it stood. */
@keyframes art-convey {
  10%,
  85.01%,
  to {
    transform: none;
  }

  85% {
    transform: ${next};
  }
}

@keyframes art-arrive {
  10% {
    transform: none;
  }

  85% {
    opacity: 1;
    transform: ${next};
  }

  85.01% {
    opacity: 0;
    transform: none;
  }
}

@keyframes art-leave {
  10%,
  85.01%,
  to {
    opacity: 1;
  }

  50%,
  85% {
    opacity: 0;
  }
}
`;
};
