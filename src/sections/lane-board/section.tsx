import type { z } from 'zod';
import { Reveal } from '#ui/reveal.tsx';
import { LaneBoard } from '../parts/lane-board.tsx';
import { TitledBand } from '../parts/titled-band.tsx';
import type { schema } from './schema.ts';

export default function LaneBoardSection({ title, note, tone, id, items, ...board }: z.infer<typeof schema>) {
  return (
    <TitledBand title={title} note={note} tone={tone} id={id}>
      <LaneBoard board={board} />
      {items && (
        <ul className="stagger mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item) => (
            <Reveal as="li" key={item.title} className="grid content-start gap-2 border-t border-rule pt-5">
              <h3 className="text-[1.1875rem]">{item.title}</h3>
              <p className="text-sm text-muted">{item.description}</p>
            </Reveal>
          ))}
        </ul>
      )}
    </TitledBand>
  );
}
