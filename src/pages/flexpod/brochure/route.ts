/** The worked example: one route of one day, and the depot it belongs to. Every figure of the document is computed from these. */
export interface Drop {
  readonly delivery: string;
  readonly lines: number;
  readonly arrived: string;
  readonly signed: string;
  /** When SAP may bill it. */
  readonly billable: string;
  readonly result: string;
  /** As ordered, and what is not billed because it was short, in dollars. */
  readonly ordered: number;
  readonly short?: number;
}

/** The Web POD screen of the page shows this route at 11:15. */
export const drops: readonly Drop[] = [
  {
    delivery: '80017338',
    lines: 3,
    arrived: '07:48',
    signed: '07:56',
    billable: '07:57',
    result: 'Clean',
    ordered: 4_180,
  },
  {
    delivery: '80017339',
    lines: 2,
    arrived: '09:05',
    signed: '09:12',
    billable: '09:24',
    result: 'Clean, no coverage',
    ordered: 2_640,
  },
  {
    delivery: '80017342',
    lines: 3,
    arrived: '10:31',
    signed: '10:42',
    billable: '11:20',
    result: '2 cartons short, 22 agreed',
    ordered: 5_960,
    short: 130,
  },
  {
    delivery: '80017345',
    lines: 4,
    arrived: '11:02',
    signed: '11:10',
    billable: '11:11',
    result: 'Clean',
    ordered: 7_310,
  },
  {
    delivery: '80017347',
    lines: 2,
    arrived: '12:20',
    signed: '12:31',
    billable: '12:32',
    result: 'Clean',
    ordered: 3_250,
  },
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const billedOf = ({ ordered, short = 0 }: Drop): number => ordered - short;
export const routeLines = sum(drops.map(({ lines }) => lines));
export const routeBilled = sum(drops.map(billedOf));

export const depot = {
  trucks: 12,
  days: 250,
  /** Of a hundred deliveries, and how many of the disputes are agreed before the invoice. */
  disputedPercent: 5,
  settledPercent: 92,
  creditMemoMinutes: 50,
  disputeMinutes: 12,
  paperMinutes: 3,
  hourlyWage: 40,
  daysEarlier: 4,
  interestPercent: 6,
} as const;

export const deliveriesAYear = depot.trucks * drops.length * depot.days;
export const disputesAYear = (deliveriesAYear * depot.disputedPercent) / 100;
export const settledAYear = (disputesAYear * depot.settledPercent) / 100;
export const billedAYear = (deliveriesAYear / drops.length) * routeBilled;

export const paperHours = (deliveriesAYear * depot.paperMinutes) / 60;
export const disputeHours = Math.round(
  (settledAYear * (depot.creditMemoMinutes - depot.disputeMinutes)) / 60,
);
export const cashEarlier = Math.round((billedAYear * depot.daysEarlier) / 365);
export const interest = Math.round((cashEarlier * depot.interestPercent) / 100);
export const savedAYear = (paperHours + disputeHours) * depot.hourlyWage + interest;
