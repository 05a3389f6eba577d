import { expect, it } from 'vitest';
import { capabilities, deviceFits, devices } from './content.ts';

it('the device matrix has a cell for every task and device', () => {
  expect(deviceFits.map(({ task }) => task)).toEqual(capabilities.map(({ title }) => title));
  for (const { fits } of deviceFits) expect(fits).toHaveLength(devices.length);
});
