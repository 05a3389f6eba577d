import type { WrittenSection } from '#documents/blocks.ts';

export const sap: WrittenSection = {
  title: 'FlexPod and SAP: what is posted, and when',
  note: 'FlexPod uses SAP’s own proof-of-delivery process: what a clerk would enter in transaction VLPOD comes from the drop.',
  blocks: [
    {
      kind: 'table',
      caption: 'Messages between FlexPod and SAP',
      columns: ['When', 'What', 'SAP ECC 6.0, EHP 7 or 8', 'SAP S/4HANA 2022 or later'],
      widths: [13, 23, 32, 32],
      rows: [
        [
          'Goods issue',
          'Deliveries and their route go to FlexPod',
          'IDocs DELVRY03 and SHPMNT05',
          'API_OUTBOUND_DELIVERY_SRV; route by IDoc or file',
        ],
        [
          'Clean drop',
          'POD date, time and quantities; SAP confirms',
          'IDoc DELVRY03, message STPPOD',
          'The same message',
        ],
        [
          'Disputed item',
          'Difference and reason code, sent when the item is agreed; this release confirms the delivery',
          'STPPOD with segment E1EDL53',
          'The same message',
        ],
        [
          'Goods come back',
          'A return for the item, if you want one',
          'BAPI_CUSTOMERRETURN_CREATE',
          'API_CUSTOMER_RETURN_SRV',
        ],
        [
          'Evidence',
          'The sealed PDF is attached to the delivery',
          'ArchiveLink, object LIKP',
          'API_CV_ATTACHMENT_SRV',
        ],
        [
          'Billing',
          'Due for billing; the invoice number comes back',
          'VF04, or VF06 as a job; read by RFC',
          'The same job; API_BILLING_DOCUMENT_SRV',
        ],
      ],
    },
    {
      kind: 'note',
      title: 'Stock and invoice stay with SAP',
      text: 'FlexPod posts no goods movement and no invoice. Goods issue is posted before the truck leaves, and your billing run makes the invoice from the confirmed quantities. A shortage is recorded with its reason; whether the goods return to stock or are written off is decided and posted in SAP. In ECC FlexPod is an add-on; in S/4HANA it stays outside the core.',
    },
    {
      kind: 'table',
      caption: 'Without coverage, and when something fails',
      columns: ['Situation', 'What happens'],
      widths: [24, 76],
      rows: [
        [
          'No coverage',
          'The route was loaded at the depot, so the driver goes on. Signature, photos, time and position are encrypted on the phone and sent when coverage is back, in the order of the drops.',
        ],
        ['Sent twice', 'Each record has its own key. A repeated transmission is recognized and posts once.'],
        [
          'SAP is down',
          'Records wait in FlexPod and are sent again every five minutes. After 30 minutes the depot is notified. Drivers go on as usual.',
        ],
        [
          'SAP refuses a record',
          'It goes to a worklist with the message from SAP, for example that the delivery is locked, and is posted again from there.',
        ],
        [
          'Phone lost or dead',
          'What was sent is safe. Open drops show in Web POD, where the depot enters them from the signed paper; the phone is wiped.',
        ],
      ],
    },
  ],
};
