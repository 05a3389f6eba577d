export type StationState = 'Running' | 'Waiting' | 'Stopped';

export interface LiveBoardRecord {
  readonly label: string;
  readonly line: string;
  readonly shift: string;
  readonly clock: string;
  readonly output: { readonly label: string; readonly good: string; readonly plan: string };
  readonly effectiveness: readonly { readonly name: string; readonly value: string }[];
  readonly hoursLabel: string;
  readonly hourTarget: number;
  readonly hours: readonly { readonly from: string; readonly count?: number; readonly current?: boolean }[];
  readonly lossesLabel: string;
  readonly losses: readonly { readonly cause: string; readonly minutes: number }[];
  readonly stations: readonly {
    readonly name: string;
    readonly state: StationState;
    readonly detail: string;
  }[];
}

/**
 * The figures agree with each other, as a plant manager will check: 162 minutes since 14:00, 14 of them lost, a cycle of
 * 22 seconds, 366 parts made and 360 good.
 */
export const board: LiveBoardRecord = {
  label:
    'MDSLite live board of line 2 at 16:42: 360 good parts against a plan of 400, effectiveness 81.5 percent, 14 minutes lost, station 30 stopped by a leak test.',
  line: 'Line 2, pump housings',
  shift: 'Shift B, 14:00 to 22:00',
  clock: '16:42',
  output: { label: 'Good parts this shift', good: '360', plan: 'of 400 planned by now' },
  effectiveness: [
    { name: 'Availability', value: '91.4%' },
    { name: 'Performance', value: '90.7%' },
    { name: 'Quality', value: '98.4%' },
    { name: 'Effectiveness', value: '81.5%' },
  ],
  hoursLabel: 'Good parts per hour, plan 148',
  hourTarget: 148,
  hours: [
    { from: '14', count: 139 },
    { from: '15', count: 128 },
    { from: '16', count: 93, current: true },
    { from: '17' },
    { from: '18' },
    { from: '19' },
    { from: '20' },
    { from: '21' },
  ],
  lossesLabel: 'Minutes lost, by cause',
  losses: [
    { cause: 'Feeder jam, station 10', minutes: 8 },
    { cause: 'Waiting for castings', minutes: 4 },
    { cause: 'Leak test, station 30', minutes: 2 },
  ],
  stations: [
    { name: '10 Press', state: 'Running', detail: 'Cycle 21.8 s' },
    { name: '20 Screw', state: 'Running', detail: 'Cycle 21.2 s' },
    { name: '30 Leak test', state: 'Stopped', detail: '2 min, 3 in a row out' },
    { name: '40 Label', state: 'Waiting', detail: 'No part' },
    { name: '50 Pack', state: 'Waiting', detail: 'No part' },
  ],
};
