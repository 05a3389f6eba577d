import type { IndustryTexts } from './industry.ts';

/** Industries that make things. */
export const makingTexts: IndustryTexts = {
  automotive: {
    subtitle: 'Launch faster, and trace every part',
    description:
      'Model mix, supplier tiers and engineering changes all move at once. We connect each change to the line that has to build it and to the supplier who has to ship it. A stamping plant with our inspection model has 62% fewer customer complaints.',
    challenges: [
      {
        title: 'Engineering change control',
        description: 'Release a change once and see every order, stock and supplier call-off it affects.',
      },
      {
        title: 'Just-in-sequence supply',
        description: 'Call-offs that follow the build sequence on the line instead of the forecast.',
      },
      {
        title: 'Recall containment',
        description:
          'From a serial number to its supplier lot, and to every other vehicle built with it, in minutes.',
      },
      {
        title: 'Launch readiness',
        description: 'Line balance and cycle time simulated before tooling is cut, PPAP tracked by part.',
      },
    ],
  },
  manufacturing: {
    subtitle: 'Raise output from the assets you own',
    description:
      'Older lines lose capacity to changeovers, short stops and waiting. We make the losses visible by cause and schedule around them, which often replaces the purchase of a machine. At Fenwright, the time from order to shipment fell by 31%.',
    challenges: [
      {
        title: 'Hidden downtime',
        description: 'Stops captured as they happen, with a cause the shift leader agrees with.',
      },
      {
        title: 'Spreadsheet scheduling',
        description: 'Finite scheduling that explains its plan and lets the planner change it by hand.',
      },
      {
        title: 'Paper quality records',
        description: 'Checks taken at the station and tied to the batch, so that release needs no search.',
      },
    ],
  },
  'consumer-packaged-goods-and-retail': {
    subtitle: 'From forecast to shelf on shared numbers',
    description:
      'Brand owners and retailers share a shelf but rarely a forecast. We link promotion plans, production and store data, so that both plan from one forecast.',
    challenges: [
      {
        title: 'Promotion peaks',
        description: 'Uplift planned by store and week, and fed into production before materials run short.',
      },
      {
        title: 'Freshness and shelf life',
        description: 'Stock issued by remaining life, with each retailer’s minimum held by the system.',
      },
      {
        title: 'Trade spend',
        description: 'Accruals and claims matched to the promotion that caused them.',
      },
      {
        title: 'Label and recipe changes',
        description: 'Plant, packaging and the GDSN data pool use only the released version.',
      },
    ],
  },
  'high-tech': {
    subtitle: 'Ship the next revision while you support the last',
    description:
      'Product lives are short, and contract manufacturers hold half of the data. We keep revisions, allocations and service parts in step between you and them.',
    challenges: [
      {
        title: 'Component allocation',
        description: 'Scarce parts assigned by margin and commitment, with each decision recorded.',
      },
      {
        title: 'Outsourced builds',
        description: 'Work in progress and yield at contract manufacturers, seen daily.',
      },
      {
        title: 'End-of-life parts',
        description: 'Last-time-buy quantities worked out from the installed base.',
      },
      {
        title: 'Serialized warranty',
        description: 'The history of each unit by serial number, from test bench to return.',
      },
    ],
  },
  'life-sciences': {
    subtitle: 'Release batches on evidence, sooner',
    description:
      'Validation slows programs down when it comes last. We write requirements, risk assessment and test evidence together with the configuration, so that an inspector can follow each requirement to its proof.',
    challenges: [
      {
        title: 'Batch release',
        description: 'Review by exception: the reviewer reads the deviations and not the whole record.',
      },
      {
        title: 'Computer system validation',
        description: 'Risk-based testing per GAMP 5, with a trace matrix kept current after go-live.',
      },
      {
        title: 'Serialization',
        description: 'Unit-to-pallet aggregation, reported in each market’s format, such as EPCIS for DSCSA.',
      },
      {
        title: 'Cold chain',
        description: 'Temperature excursions tied to the lot before it reaches the next site.',
      },
      {
        title: 'Data integrity',
        description: 'Audit trails to 21 CFR Part 11: active, reviewed on schedule and understood by users.',
      },
    ],
  },
  aerospace: {
    subtitle: 'Evidence for every part, for decades',
    description:
      'Certification rests on records that outlive the people who made them. Planning from the 3D model, with work instructions and inspection points generated from it, brings a 40-60 percent cost reduction in documentation, compared with drawings and hand-typed instructions.',
    challenges: [
      {
        title: 'As-built records',
        description: 'As-designed, as-planned and as-built configuration held for the life of the aircraft.',
      },
      {
        title: 'Export control',
        description:
          'ITAR and EAR access rules that follow part and drawing into each system that holds them.',
      },
      {
        title: 'Long-cycle programs',
        description:
          'Earned value and supplier milestones in a plan that is kept current for ten years and more.',
      },
      {
        title: 'Supplier quality',
        description: 'First-article reports to AS9102 and concessions on file before parts ship.',
      },
      {
        title: 'MRO turnaround',
        description: 'Parts, task cards and tooling confirmed before the aircraft is in the hangar.',
      },
    ],
  },
};
