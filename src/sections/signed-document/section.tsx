import type { z } from 'zod';
import { ScreenBesideText } from '../parts/screen-beside-text.tsx';
import { ProofDocument } from './proof-document.tsx';
import type { schema } from './schema.ts';

export default function SignedDocument({ document, ...text }: z.infer<typeof schema>) {
  return (
    <ScreenBesideText {...text}>
      <ProofDocument document={document} />
    </ScreenBesideText>
  );
}
