import { inkClasses, motionClasses } from './materials.ts';
import { UNIT } from './projection.ts';

/** How far parts travel on a conveyor in one beat, in world units; parts are set this far apart. */
export const BELT_PITCH = 4;

/**
 * Loops only where they explain something, never for people who asked for less motion, and at rest
 * while the host carries `is-offscreen`.
 */
export const writeMotion = (): string => {
  const across = BELT_PITCH * UNIT;
  const moved = [inkClasses.flow, ...Object.values(motionClasses)].map((name) => `.is-offscreen .${name}`);
  return `@media (prefers-reduced-motion: no-preference) {
  .${inkClasses.flow} {
    animation: art-flow 1.8s linear infinite;
  }
  .${motionClasses.hover} {
    animation: art-hover 5s ease-in-out infinite alternate;
  }
  .${motionClasses.conveyLeft} {
    animation: art-convey-left 6s cubic-bezier(0.65, 0, 0.35, 1) infinite;
  }
  .${motionClasses.conveyRight} {
    animation: art-convey-right 6s cubic-bezier(0.65, 0, 0.35, 1) infinite;
  }
  .${motionClasses.blink} {
    animation: art-blink 2.4s ease-in-out infinite alternate;
  }
  ${moved.join(',\n  ')} {
    animation-play-state: paused;
  }
}

@keyframes art-flow {
  to {
    stroke-dashoffset: -20;
  }
}

@keyframes art-hover {
  to {
    transform: translateY(-8px);
  }
}

@keyframes art-convey-left {
  60%,
  to {
    transform: translate(${-across}px, ${across / 2}px);
  }
}

@keyframes art-convey-right {
  60%,
  to {
    transform: translate(${across}px, ${across / 2}px);
  }
}

@keyframes art-blink {
  to {
    opacity: 0.35;
  }
}
`;
};
