import type { Card } from '#content/card.ts';

export const capabilities = [
  {
    number: 1,
    title: 'Warehouse Management System',
    description:
      'Bins, batches and handling units known from receipt to dock. Picks follow the line’s call, so material arrives with the order and not a shift before it.',
    image: 'warehouse',
    features: ['Directed putaway', 'Line-side replenishment', 'Cycle counting'],
  },
  {
    number: 2,
    title: 'Manufacturing Execution System',
    description:
      'Operators open the right revision of the instruction, scan what they use and report what they made. The order confirms itself in the ERP.',
    image: 'execution',
    features: ['Electronic work instructions', 'Order confirmation', 'OEE capture'],
  },
  {
    number: 3,
    title: 'Quality Management System',
    description:
      'Inspection plans hang on the characteristic, results feed control charts, and a failed check opens the nonconformance and its CAPA.',
    image: 'quality',
    features: ['SPC', 'Nonconformance and CAPA', 'Gauge calibration'],
  },
  {
    number: 4,
    title: 'Traceability & Containment Management',
    description:
      'From a serial number to its supplier lot in one query, and back to every unit that shares it. Hold what is affected and ship the rest.',
    image: 'traceability',
    features: ['Forward and backward trace', 'Quarantine by lot', 'Recall scope'],
  },
  {
    number: 5,
    title: 'Plant Maintenance Management',
    description:
      'Preventive work goes into the gaps of the schedule with its spares reserved. Each stop is booked with a cause, so the next one is rarer.',
    image: 'maintenance',
    features: ['Work orders', 'Spare parts', 'MTBF and MTTR'],
  },
  {
    number: 6,
    title: 'Advanced Production Scheduling',
    description:
      'Machines, tools and people on one board with finite capacity. Drag an order and see which customer promise moves with it.',
    image: 'scheduling',
    features: ['Finite capacity', 'Setup optimization', 'Order promising'],
  },
] as const satisfies readonly Card[];
