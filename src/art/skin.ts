/** One drawing, three skins: line on paper, white clay on a color field, lit in the dark. */
export type Skin = 'drawn' | 'built' | 'run';

/** Whose temper colors a drawing wears. */
export type ArtArea = 'company' | 'solutions' | 'services' | 'products' | 'ai';
