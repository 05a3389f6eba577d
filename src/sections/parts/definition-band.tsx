import { Spot, type SpotPicture } from '#art/spot.tsx';
import type { Card, SectionText } from '#content/card.ts';
import { Band, type Tone } from '#ui/band.tsx';
import { DefinitionSplit } from './definition-split.tsx';

interface DefinitionBandProps {
  readonly text: SectionText;
  readonly items: readonly Card[];
  readonly tone?: Tone;
  readonly spot: SpotPicture;
}

/** What changes, defined one by one beside the page's own drawing: running where the band is dark. */
export function DefinitionBand({ text, items, tone = 'white', spot }: DefinitionBandProps) {
  return (
    <Band tone={tone}>
      <div className="wrap">
        <DefinitionSplit
          {...text}
          items={items}
          art={
            <Spot
              name={spot}
              skin={tone === 'deep' ? 'run' : 'drawn'}
              area="solutions"
              className="mt-8 h-auto w-full max-w-[460px]"
            />
          }
        />
      </div>
    </Band>
  );
}
