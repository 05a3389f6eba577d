/** One drawing, three skins: line on paper, white clay on a colour field, lit in the dark. */
export type Skin = 'drawn' | 'built' | 'run';

/** Whose temper colours a drawing wears. */
export type ArtArea = 'company' | 'solutions' | 'services' | 'products' | 'ai';
