import type { z } from 'zod';
import { ProofDocument } from '#sections/signed-document/proof-document.tsx';
import type { schema } from '#sections/signed-document/schema.ts';
import { ScreenOnPaper } from '../parts/figures.tsx';

/** The signed sheet as on the web page, scaled down. */
export default function SignedDocument({ document }: z.infer<typeof schema>) {
  return (
    <ScreenOnPaper className="doc-screen-field">
      <ProofDocument document={document} />
    </ScreenOnPaper>
  );
}
