const channels = (colour: string): number[] => {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
};

/** The colour with all its channels scaled down; 0.24 takes away 24 %. */
export const darker = (colour: string, share: number): string =>
  `#${channels(colour)
    .map((channel) =>
      Math.round(channel * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour mixed with white. */
export const lighter = (colour: string, share: number): string =>
  `#${channels(colour)
    .map((channel) =>
      Math.round(channel + (255 - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
