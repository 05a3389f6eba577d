import { inkClasses, motionClasses } from './materials.ts';
import { UNIT } from './projection.ts';

/** How far parts travel on a conveyor in one beat, in world units; moving parts are set this far apart. */
export const BELT_PITCH = 5;

const BEAT = '7s';

/**
 * Loops only where they explain something, never for people who asked for less motion, and at rest
 * while the host carries `is-offscreen`. A host may still them itself by `--art-motion: paused`: an inherited
 * property also reaches copies of a drawing made by <use>, which no selector does.
 */
export const writeMotion = (): string => {
  const next = `translate(${-BELT_PITCH * UNIT}px, ${(BELT_PITCH * UNIT) / 2}px)`;
  const { hover, convey, arrive, leave } = motionClasses;
  const moving = [inkClasses.flow, hover, convey, arrive, leave];
  return `@media (prefers-reduced-motion: no-preference) {
  .iso .${inkClasses.flow} {
    animation: art-flow 1.8s linear infinite;
  }

  .iso .${hover} {
    animation: art-hover 4s ease-in-out infinite alternate;
  }

  .iso .${convey} {
    animation: art-convey ${BEAT} cubic-bezier(0.65, 0, 0.35, 1) infinite;
  }

  .iso .${arrive} {
    animation: art-arrive ${BEAT} cubic-bezier(0.65, 0, 0.35, 1) infinite;
  }

  .iso .${leave} {
    animation: art-leave ${BEAT} linear infinite;
  }

  .iso :is(${moving.map((name) => `.${name}`).join(', ')}) {
    animation-play-state: var(--art-motion, running);
  }
}

.is-offscreen {
  --art-motion: paused;
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

@keyframes art-convey {
  30% {
    transform: none;
  }

  80%,
  to {
    transform: ${next};
  }
}

@keyframes art-arrive {
  from {
    opacity: 0;
  }

  15%,
  to {
    opacity: 1;
  }

  30% {
    transform: none;
  }

  80%,
  to {
    transform: ${next};
  }
}

@keyframes art-leave {
  40%,
  to {
    opacity: 0;
  }
}
`;
};
