import type { SectionProps } from '#generated/section-props.ts';
import { ScreenBesideText } from '../parts/screen-beside-text.tsx';
import { ProofDocument } from './proof-document.tsx';

export default function SignedDocument({ document, ...text }: SectionProps<'signed-document'>) {
  return (
    <ScreenBesideText {...text}>
      <ProofDocument document={document} />
    </ScreenBesideText>
  );
}
