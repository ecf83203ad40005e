import { fixed, median, spread } from '../support/numbers.ts';
import { printResult } from '../support/report.ts';
import { effortOf, type Effort } from './support/effort.ts';
import { inPercentiles, percentile, restingFrames, scrollingFrames } from './support/frames.ts';
import { loadAll } from './support/list-page.ts';
import { onStage } from './support/stage.ts';

const rows = 100_000;
const rounds = 5;
const frames = 400;
/** As fast as a thumb on a scroll wheel: four rows and more in each frame. */
const pixels = 180;

await onStage({ moreGear: rows }, async ({ open, openEmpty }) => {
  const empty = await openEmpty();
  const page = await open('/admin/gear');
  console.log(`all ${rows} rows loaded in ${fixed((await loadAll(page)) / 1000, 1)} s`);
  await page.bringToFront();
  await scrollingFrames(page, { label: 'Gear', frames: 60, pixels });
  const lengths: Record<'page' | 'empty', number[][]> = { page: [], empty: [] };
  const efforts: Effort[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await empty.bringToFront();
    lengths.empty.push(await restingFrames(empty, frames));
    await page.bringToFront();
    efforts.push(
      await effortOf(page, async () => {
        lengths.page.push(await scrollingFrames(page, { label: 'Gear', frames, pixels }));
      }),
    );
  }
  for (const name of ['page', 'empty'] as const) {
    const all = lengths[name].flat();
    console.log(`${name}: ${inPercentiles(all)} ms per frame (median, p95, p99, longest)`);
  }
  const p95 = (name: 'page' | 'empty') => lengths[name].map((each) => percentile(each, 0.95));
  console.log(`p95 by round: page ${spread(p95('page'), 1)}, empty ${spread(p95('empty'), 1)}`);
  for (const part of ['all', 'script', 'style', 'layout'] as const) {
    const each = efforts.map((effort) => effort[part] / frames);
    console.log(`processor time of the main thread per frame, ${part}: ${spread(each, 1)} ms`);
  }
  const value = median(p95('page'));
  printResult(
    `p95 frame while scrolling ${rows} rows`,
    `${fixed(value, 1)} ms, ${fixed(value / median(p95('empty')))}× an empty page`,
    '≤ 20 ms',
  );
});
