import { object, points, titled } from '#content/fields.ts';

export const schema = object('Four statements divided by a cross of lines.', { ...titled, items: points });
