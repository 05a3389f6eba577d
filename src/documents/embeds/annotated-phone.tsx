import type { SectionProps } from '#generated/section-props.ts';
import { PhoneHome } from '#sections/annotated-phone/phone-home.tsx';
import { PrintedScreen } from '../parts/figures.tsx';

/** The phone without the features around it. */
export default function AnnotatedPhone({ phone }: SectionProps<'annotated-phone'>) {
  return (
    <PrintedScreen className="doc-screen-tile">
      <PhoneHome phone={phone} />
    </PrintedScreen>
  );
}
