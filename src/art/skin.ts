/** The three styles of a drawing: lines on paper, a white model on color, lit in the dark. */
export type Skin = 'drawn' | 'built' | 'run';

/** The area whose colors a drawing has. */
export type ArtArea = 'company' | 'solutions' | 'services' | 'products' | 'ai';
