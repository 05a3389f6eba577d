import type { SectionProps } from '#generated/section-props.ts';
import { PhoneHome } from '#sections/annotated-phone/phone-home.tsx';
import { ScreenOnPaper } from '../parts/figures.tsx';

/** The phone as its owner sees it, without the notes around it. */
export default function AnnotatedPhone({ phone }: SectionProps<'annotated-phone'>) {
  return (
    <ScreenOnPaper className="doc-screen-tile">
      <PhoneHome phone={phone} />
    </ScreenOnPaper>
  );
}
