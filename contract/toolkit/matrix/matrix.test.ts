import { describe, expect, it } from 'vitest';
import { faultNames, faults } from './faults.ts';
import { correctSeeds, findingsFor } from './run-matrix.ts';

describe('conform', () => {
  it.each(correctSeeds)('finds nothing in the correct backend with seed %i', async (seed) => {
    expect(await findingsFor(null, seed)).toEqual([]);
  });

  it.each(faultNames)('finds: %s', async (fault) => {
    const rules = (await findingsFor(fault, 1)).map(({ rule }) => rule);
    expect(rules.filter((rule) => faults[fault].some((each) => each === rule))).not.toEqual([]);
  });
});
