import { inkClasses, motionClasses } from './materials.ts';
import { UNIT } from './projection.ts';

/** World units that parts travel on a conveyor in one cycle; moving parts are this far apart. */
const BELT_PITCH = 5;

/** All animations of a drawing begin and end together, within the five seconds that need no pause button (WCAG 2.2.2). */
const LENGTH = '4.8s';

/**
 * Animations only where they explain something, not on phones (they would take the whole frame budget), and not with
 * prefers-reduced-motion. A drawing is animated while its host has `is-moving`, which sets `--art-motion` to an empty value;
 * elsewhere the property is undefined, which invalidates every declaration that uses it. A property instead of a selector,
 * because it is inherited by the copies made with <use>. Page styles may set it too, or stop a drawing by
 * `--art-motion: initial`.
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
