import type { z } from 'zod';
import { PhoneHome } from '#sections/annotated-phone/phone-home.tsx';
import type { schema } from '#sections/annotated-phone/schema.ts';
import { ScreenOnPaper } from '../parts/figures.tsx';

/** The phone as its owner sees it, without the notes around it. */
export default function AnnotatedPhone({ phone }: z.infer<typeof schema>) {
  return (
    <ScreenOnPaper className="doc-screen-tile">
      <PhoneHome phone={phone} />
    </ScreenOnPaper>
  );
}
