interface LayerMarkProps {
  readonly layers: number;
  /** Which one is meant, counted from the top. */
  readonly current: number;
  readonly className?: string;
}

const halfWidth = 88;
const halfHeight = 44;
const thickness = 12;
const gap = 34;

/** A stack of plates with one of them lit. Decoration: the text beside it says which layer it is. */
export function LayerMark({ layers, current, className }: LayerMarkProps) {
  const height = 2 * halfHeight + thickness + (layers - 1) * gap + 2;
  // The lowest plate is drawn first, so that those above cover it.
  const plates = Array.from({ length: layers }, (_, index) => layers - 1 - index);
  return (
    <svg
      viewBox={`-1 -1 ${2 * halfWidth + 2} ${height}`}
      width={2 * halfWidth + 2}
      height={height}
      aria-hidden="true"
      className={className}
    >
      {plates.map((layer) => (
        <Plate key={layer} top={layer * gap} lit={layer === current} />
      ))}
    </svg>
  );
}

function Plate({ top, lit }: { readonly top: number; readonly lit: boolean }) {
  const mid = top + halfHeight;
  const right = 2 * halfWidth;
  return (
    <g strokeWidth={1.25} strokeLinejoin="round" className="stroke-accent">
      <path
        d={`M0 ${mid}L${halfWidth} ${mid + halfHeight}V${mid + halfHeight + thickness}L0 ${mid + thickness}Z`}
        className={lit ? 'fill-accent' : 'fill-area-field'}
      />
      <path
        d={`M${right} ${mid}L${halfWidth} ${mid + halfHeight}V${mid + halfHeight + thickness}L${right} ${mid + thickness}Z`}
        className={lit ? 'fill-area-deep' : 'fill-area-field'}
      />
      <path
        d={`M${halfWidth} ${top}L${right} ${mid}L${halfWidth} ${mid + halfHeight}L0 ${mid}Z`}
        className={lit ? 'fill-area' : 'fill-white'}
      />
    </g>
  );
}
