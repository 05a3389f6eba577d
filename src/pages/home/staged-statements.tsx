import type { ArtArea, Skin } from '#art/skin.ts';
import { Spot, type SpotPicture } from '#art/spot.tsx';
import type { LinkRecord } from '#content/types.ts';
import { ActionLink } from '#sections/parts/actions.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { Band, type Tone } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';

interface Statement {
  readonly id: string;
  readonly type: string;
  readonly content: string;
  readonly details: string;
  readonly image: { readonly skin: Skin; readonly alt: string; readonly media?: string };
  readonly stats?: { readonly value: string; readonly unit: string; readonly description: string };
}

interface StagedStatementsProps {
  readonly id?: string;
  readonly head: { readonly title: string; readonly note: string; readonly actions: readonly LinkRecord[] };
  readonly statements: readonly Statement[];
  /** One object, shown in the skin of each statement. */
  readonly spot: SpotPicture;
  readonly area: ArtArea;
}

const grounds: Record<Skin, Tone> = { drawn: 'paper', built: 'steel', run: 'ink' };

/** What a company stands for: drawn, built and running. */
export function StagedStatements({ id, head, statements, spot, area }: StagedStatementsProps) {
  return (
    <Band id={id}>
      <div className="wrap">
        <SectionHead title={head.title} note={head.note} />
        <ul className="stagger grid gap-x-2 gap-y-10 lg:grid-cols-3 print:grid-cols-3">
          {statements.map((statement) => (
            <Reveal as="li" key={statement.id}>
              <div className={classes(`band-${grounds[statement.image.skin]}`, 'rounded-md p-6')}>
                <Spot
                  name={ownOr(spot, statement.image)}
                  skin={statement.image.skin}
                  area={area}
                  className="mx-auto h-[180px] w-full object-contain lg:h-[220px]"
                />
              </div>
              <div className="pt-6 lg:pr-8">
                <h3>{statement.type}</h3>
                <p className="mt-3 max-w-[46ch] font-medium">{statement.content}</p>
                <p className="mt-3 max-w-[46ch] text-sm text-muted">{statement.details}</p>
                {statement.stats && (
                  <p className="mt-5 flex items-end gap-4">
                    <span className="text-data text-[3.25rem] leading-[0.86] tracking-[-0.04em]">
                      {statement.stats.value}
                      {statement.stats.unit}
                    </span>{' '}
                    <span className="max-w-[24ch] text-sm leading-snug text-muted">
                      {statement.stats.description}
                    </span>
                  </p>
                )}
              </div>
            </Reveal>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap gap-x-8 gap-y-2 border-t-[1.5px] border-ink-900 pt-5">
          {head.actions.map((action) => (
            <ActionLink key={action.label} link={action} />
          ))}
        </div>
      </div>
    </Band>
  );
}

function ownOr(spot: SpotPicture, { media, alt }: Statement['image']): SpotPicture {
  return media ? { media, alt } : spot;
}
