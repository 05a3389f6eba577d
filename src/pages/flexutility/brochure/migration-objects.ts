export interface MigrationObject {
  readonly number: number;
  readonly object: string;
  readonly template: string;
  readonly records: number;
  /** What must be loaded before it: other objects by number, or something else by name. */
  readonly needs: string;
  /** With eight parallel jobs. */
  readonly hours: number;
}

const of = (
  number: number,
  object: string,
  template: string,
  records: number,
  needs: string,
  hours: number,
): MigrationObject => ({ number, object, template, records, needs, hours });

/** For a utility with 250,000 connections. */
export const migrationObjects: readonly MigrationObject[] = [
  of(1, 'PARTNER, business partner', 'FU01_PARTNER', 262_000, 'None', 3.5),
  of(2, 'ACCOUNT, contract account', 'FU02_ACCOUNT', 258_000, '1', 3),
  of(3, 'CONNOBJ, connection object', 'FU03_CONNOBJ', 171_000, 'Streets', 2),
  of(4, 'PREMISE', 'FU04_PREMISE', 250_000, '3', 2.5),
  of(5, 'DEVLOC, device location', 'FU05_DEVLOC', 253_000, '3', 2),
  of(6, 'DEVICE, meters with serial numbers', 'FU06_DEVICE', 301_000, 'Materials', 4.5),
  of(7, 'INSTLN, installation', 'FU07_INSTLN', 256_000, '4', 3),
  of(8, 'MOVE_IN, contract with move-in', 'FU08_MOVEIN', 249_000, '2, 7', 5.5),
  of(9, 'INST_MGMT, device in installation', 'FU09_INSTMGMT', 255_000, '5 to 8', 6),
  of(10, 'METERREAD, 24 months of reads', 'FU10_READS', 6_100_000, '9', 9),
  of(11, 'DOCUMENT, open items and deposits', 'FU11_OPENITEM', 118_000, '2', 1.5),
  of(12, 'BBP_MULT, budget billing plans', 'FU12_BUDGET', 46_000, '8', 1),
  of(13, 'PAYMENT, history of 24 months', 'FU13_PAYMENT', 5_700_000, '11', 6.5),
];

/** Which loads run one after another at the cutover, two rows of them side by side. Reads and payments follow after go-live. */
export const lanes = [
  [3, 4, 7, 8, 9],
  [1, 2, 5, 6, 11, 12],
] as const;

/** After each load: half an hour for its error file, half an hour for its reconciliation. */
export const hoursAfterLoad = 1;
/** All reports once more, and the signature. */
export const finalHours = 3;
export const signingHours = 0.5;

export interface PlannedLoad extends MigrationObject {
  /** Hours since the cutover began. */
  readonly from: number;
  readonly to: number;
}

export function planned(lane: readonly number[]): readonly PlannedLoad[] {
  let from = 0;
  return lane.flatMap((number) => {
    const load = migrationObjects.find((object) => object.number === number);
    if (!load) return [];
    const to = from + load.hours + hoursAfterLoad;
    const plan = { ...load, from, to };
    from = to;
    return [plan];
  });
}

const besideEnds = Math.max(...planned(lanes[1]).map(({ to }) => to));
/** Not an object of EMIGALL: partners and contracts go on to CRM from the second lane, once the contracts are there. */
export const crmLoad = {
  title: 'CRM, initial load (R3AS)',
  from: besideEnds,
  to: besideEnds + 1.5 + hoursAfterLoad,
};

export const lastLoadEnds = Math.max(
  crmLoad.to,
  ...lanes.flatMap((lane) => planned(lane).map(({ to }) => to)),
);
export const cutoverHours = lastLoadEnds + finalHours;
