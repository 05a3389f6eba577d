import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';

export default function LayerStack({ id, tone, layers }: SectionProps<'layer-stack'>) {
  return (
    <Band id={id} tone={tone} inner="grid gap-y-[clamp(3.5rem,2rem+5vw,6.5rem)]">
      {layers.map((layer, index) => (
        <section
          key={layer.title}
          className="grid gap-x-12 gap-y-6 border-t-[1.5px] border-ink-900 pt-8 lg:grid-cols-[3fr_9fr]"
        >
          <LayerMark
            layers={layers.length}
            current={index}
            className="h-auto w-28 self-center lg:w-full lg:max-w-[224px]"
          />
          <div>
            <Reveal className="mb-8 grid items-end gap-x-10 gap-y-4 lg:grid-cols-2">
              <h2 className="text-[clamp(1.75rem,1.3rem+1.4vw,2.5rem)]">{layer.title}</h2>
              <p className="max-w-[44ch] text-muted">{layer.note}</p>
            </Reveal>
            <ul className="stagger grid gap-2 md:grid-cols-3">
              {layer.cards.map((card) => (
                <Reveal as="li" key={card.title} className="rounded-md bg-area-tint p-6 lg:pb-8">
                  <h3>{card.title}</h3>
                  <p className="mt-3 text-muted">{card.description}</p>
                </Reveal>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </Band>
  );
}

interface LayerMarkProps {
  readonly layers: number;
  /** Index of the highlighted layer, counted from the top. */
  readonly current: number;
  readonly className?: string;
}

const halfWidth = 88;
const halfHeight = 44;
const thickness = 12;
const gap = 34;

/** A stack of plates with the current one highlighted. Decorative: the text beside it names the layer. */
function LayerMark({ layers, current, className }: LayerMarkProps) {
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
