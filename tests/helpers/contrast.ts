/** The contrast ratio of WCAG 2, from 1 to 21. Text needs 4.5, large text and graphics 3. */
export function contrast(color: string, other: string): number {
  const [darker, lighter] = [luminance(color), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  return (
    0.2126 * linearChannel(color, 1) + 0.7152 * linearChannel(color, 3) + 0.0722 * linearChannel(color, 5)
  );
}

/** The linear value of one channel of #rrggbb, from 0 to 1. */
function linearChannel(color: string, start: number): number {
  const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
