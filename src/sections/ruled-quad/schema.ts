import { object, points, titled } from '#content/fields.ts';

export const schema = object('Four statements around a cross of rules.', { ...titled, items: points });
