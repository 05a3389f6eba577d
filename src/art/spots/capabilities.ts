import type { Picture } from '../kit/scene.ts';

export const spots: Record<string, Picture> = {};
