import { describe, expect, it } from 'vitest';
import { readFingerprints } from '../../scripts/lib/fingerprints.ts';
import { type Rendering, renderingFingerprints, renderings } from '../../scripts/lib/renderings.ts';

const made = readFingerprints();

describe.each(Object.entries<Rendering>(renderings))('the %s', (_, rendering) => {
  it.each(Object.entries(renderingFingerprints(rendering)))('%s is up to date', (file, source) => {
    expect(made[file], `Its code or records have changed. Run: ${rendering.command}`).toBe(source);
  });
});
