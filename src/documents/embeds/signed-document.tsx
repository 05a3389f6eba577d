import type { SectionProps } from '#generated/section-props.ts';
import { ProofDocument } from '#sections/signed-document/proof-document.tsx';
import { PrintedScreen } from '../parts/figures.tsx';

/** The signed sheet as on the web page, scaled down. */
export default function SignedDocument({ document }: SectionProps<'signed-document'>) {
  return (
    <PrintedScreen className="doc-screen-field">
      <ProofDocument document={document} />
    </PrintedScreen>
  );
}
