import type { z } from 'zod';
import { Band } from '#ui/band.tsx';
import { ScreenBesideText } from '../parts/screen-beside-text.tsx';
import { ProofDocument } from './proof-document.tsx';
import type { schema } from './schema.ts';

export default function SignedDocument({ title, note, tone, id, document }: z.infer<typeof schema>) {
  return (
    <Band tone={tone} id={id}>
      <div className="wrap">
        <ScreenBesideText title={title} note={note}>
          <ProofDocument document={document} />
        </ScreenBesideText>
      </div>
    </Band>
  );
}
