import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'A meter is read, a bill goes out, a crew is sent and the ledger agrees. Customers, devices, billing and field work for regulated utilities, on three SAP systems.',
  actions: [
    {
      label: 'Request Demo',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'FlexUtility' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Follow one meter to cash',
  text: 'One meter, one read, one bill, one payment, shown end to end in a system set up like yours.',
  actions: [
    {
      label: 'Request Demo',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'FlexUtility' } },
    },
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'FlexUtility' } },
    },
  ],
};

export const next: readonly PageId[] = ['intelligent-finance', 'iot-big-data', 'transport-migration'];
