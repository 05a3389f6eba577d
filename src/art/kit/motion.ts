import type { Point2 } from './geometry.ts';
import { inkClasses, type Motion, motionClasses } from './materials.ts';
import { UNIT } from './projection.ts';

/** World units that parts travel on a conveyor in one cycle; moving parts are this far apart. */
const BELT_PITCH = 5;

const nextOnBelt: Point2 = [-BELT_PITCH * UNIT, (BELT_PITCH * UNIT) / 2];

/** How far, in drawing units, a part moves at most. */
export const travel: Readonly<Record<Motion, Point2>> = {
  hover: [0, -8],
  convey: nextOnBelt,
  arrive: nextOnBelt,
  leave: [0, 0],
};

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
  const to = (motion: Motion) => `translate(${travel[motion].map((length) => `${length}px`).join(', ')})`;
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
    transform: ${to('hover')};
  }
}

/* Each part jumps back at the end, which is invisible: the next one has taken its place. */
@keyframes art-convey {
  10%,
  85.01%,
  to {
    transform: none;
  }

  85% {
    transform: ${to('convey')};
  }
}

@keyframes art-arrive {
  10% {
    transform: none;
  }

  85% {
    opacity: 1;
    transform: ${to('arrive')};
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
