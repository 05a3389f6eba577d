const STEP = 6;
/** More than these say nothing more. */
const MOST_STROKES = 9;

interface TriesProps {
  readonly count: number;
  readonly isTrouble: boolean;
}

/** A number, and as many slanted strokes as there were tries. */
export function Tries({ count, isTrouble }: TriesProps) {
  const strokes = Math.min(count, MOST_STROKES);
  const width = strokes * STEP + 4;
  return (
    <span className={isTrouble ? 'tries num is-trouble' : 'tries num'}>
      {count}
      {strokes > 0 && (
        <svg viewBox={`0 0 ${width} 10`} width={width} height="10" aria-hidden="true">
          <path
            d={Array.from({ length: strokes }, (_, at) => `M${at * STEP + 5} 0h3.5l-5 10H${at * STEP}z`).join(
              '',
            )}
          />
        </svg>
      )}
    </span>
  );
}
