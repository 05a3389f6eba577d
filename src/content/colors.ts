/** The brand colors: content/colors.json. All other shades are derived from them (src/content/palette). */
import data from '../../content/colors.json' with { type: 'json' };

const { $schema: _schema, people: drawnPeople, ...brand } = data;

export const colors = brand;

/** People in the drawn portraits. */
export const people = drawnPeople;
