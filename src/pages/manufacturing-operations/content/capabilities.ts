import type { Card } from '#content/card.ts';

export const capabilities = [
  {
    number: 1,
    title: 'Warehouse Management System',
    description:
      'Bins, batches and handling units are tracked from receipt to dock, and picking follows the line’s call-off.',
    image: 'warehouse',
    features: ['Directed putaway', 'Line-side replenishment', 'Cycle counting'],
  },
  {
    number: 2,
    title: 'Manufacturing Execution System',
    description:
      'Operators open the valid instruction, scan what they use and report what they made. Both are posted to the ERP.',
    image: 'execution',
    features: ['Electronic work instructions', 'Order confirmation', 'OEE capture'],
  },
  {
    number: 3,
    title: 'Quality Management System',
    description:
      'Inspection plans list what to check, results feed control charts, and a failed check opens a nonconformance.',
    image: 'quality',
    features: ['SPC', 'Nonconformance and CAPA', 'Gauge calibration'],
  },
  {
    number: 4,
    title: 'Traceability & Containment Management',
    description:
      'One query leads from a serial number to its supplier lots and from there to every unit built with them. You hold what is affected and ship the rest.',
    image: 'traceability',
    features: ['Forward and backward trace', 'Quarantine by lot', 'Recall scope'],
  },
  {
    number: 5,
    title: 'Plant Maintenance Management',
    description:
      'Preventive work is planned into gaps in the schedule, with spare parts reserved. Each stop is recorded with its cause.',
    image: 'maintenance',
    features: ['Work orders', 'Spare parts', 'MTBF and MTTR'],
  },
  {
    number: 6,
    title: 'Advanced Production Scheduling',
    description:
      'Machines, tools and people are planned against finite capacity. Move an order and see which dates move with it.',
    image: 'scheduling',
    features: ['Finite capacity', 'Setup optimization', 'Order promising'],
  },
] as const satisfies readonly Card[];
