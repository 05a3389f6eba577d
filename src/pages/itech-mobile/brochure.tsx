import { printed } from '#documents/parts/blocks.tsx';
import { ScreenOnPaper } from '#documents/parts/figures.tsx';
import type { DocumentPlan } from '#documents/plan.ts';
import { PhoneHome } from '#sections/annotated-phone/phone-home.tsx';
import { hardware, lead, overview, sensing } from './brochure/hardware.ts';
import { networks } from './brochure/networks.ts';
import { ordering, software } from './brochure/software.ts';
import * as content from './content.ts';

const glance = printed(overview);
/** The phone as its owner sees it, beside what it is made of. */
const glanceBesidePhone = {
  ...glance,
  body: (
    <div className="doc-beside doc-beside-narrow">
      <ScreenOnPaper className="doc-screen-tile">
        <PhoneHome phone={content.phone} />
      </ScreenOnPaper>
      {glance.body}
    </div>
  ),
};

export const plan: DocumentPlan = {
  lead,
  sheets: [
    [glanceBesidePhone, printed(sensing)],
    [printed(hardware)],
    [printed(networks)],
    [printed(software)],
    [printed(ordering)],
  ],
  callToAction: content.callToAction,
  next: content.next,
};
