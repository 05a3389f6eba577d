import type { LayerRecord } from '#content/records/services.ts';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { LayerMark } from './layer-mark.tsx';

interface LayerStackProps {
  readonly id: string;
  readonly layers: readonly LayerRecord[];
}

/** Layers that stand on each other, top first. Each is a section with its own heading and cards. */
export function LayerStack({ id, layers }: LayerStackProps) {
  return (
    <Band id={id}>
      <div className="wrap grid gap-y-[clamp(3.5rem,2rem+5vw,6.5rem)]">
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
      </div>
    </Band>
  );
}
