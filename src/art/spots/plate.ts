import { block } from '../kit/box.ts';
import { spot } from '../kit/frame.ts';
import type { Picture } from '../kit/scene.ts';
import { onOpenGround, standingOn } from '../kit/shadow.ts';
import { movedAll, type Solid } from '../kit/solid.ts';

/** Bodies on a plate, with z starting at its top. */
export const onPlate = (things: readonly Solid[], width = 7.2, depth = 6.4): Picture =>
  spot(standingOn(block('dark', [0, 0, 0], [width, depth, 0.4]), movedAll(things, [0, 0, 0.4])));

export const onGround = (things: readonly Solid[]): Picture => spot(onOpenGround(things));
