import type { Page } from '@playwright/test';
import { fixed, median, percentile, spread } from '#bench/support/numbers.ts';
import { printResult } from '#bench/support/report.ts';
import { rowSelector } from '#src/components/grid/ag-dom.ts';
import { drawBareGrid } from './support/bare-grid.ts';
import { processorTimeOf, type ProcessorTime } from './support/processor-time.ts';
import { percentilesText, idleFrames, scrollingFrames } from './support/frames.ts';
import { loadAll } from './support/list-page.ts';
import { withApp } from './support/with-app.ts';

const rows = 100_000;
const rounds = 5;
const frames = 400;
/** The pixels per frame: more than four rows, as with a fast turn of the mouse wheel. */
const pixels = 180;
const label = 'Gear';

interface Sample {
  readonly lengths: readonly number[];
  readonly processorTime: ProcessorTime;
}

async function scroll(page: Page, count = frames): Promise<Sample> {
  await page.bringToFront();
  let lengths: number[] = [];
  const processorTime = await processorTimeOf(page, async () => {
    lengths = await scrollingFrames(page, { label, frames: count, pixels });
  });
  return { lengths, processorTime };
}

await withApp({ moreGear: rows }, async ({ open, openEmpty }) => {
  const empty = await openEmpty();
  const page = await open('/admin/gear');
  console.log(`all ${rows} rows loaded in ${fixed((await loadAll(page)) / 1000, 1)} s`);
  const box = await page.getByRole('grid', { name: label, exact: true }).boundingBox();
  if (!box) throw new Error('The grid is not visible.');
  const columns = await page.locator(rowSelector(0)).getByRole('gridcell').count();
  const bare = await openEmpty();
  await drawBareGrid(bare, { label, rows, columns, width: box.width, height: box.height });
  await scroll(page, 60);
  await scroll(bare, 60);
  const samples: Record<'page' | 'bare', Sample[]> = { page: [], bare: [] };
  const idle: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    await empty.bringToFront();
    idle.push(await idleFrames(empty, frames));
    samples.bare.push(await scroll(bare));
    samples.page.push(await scroll(page));
  }
  const p95 = (lengths: readonly (readonly number[])[]) =>
    lengths.map((each) => percentile(each, 0.95));
  const lengthsOf = (name: 'page' | 'bare') => samples[name].map(({ lengths }) => lengths);
  for (const [name, lengths] of [
    ['an empty page', idle],
    [`a bare AG Grid, ${columns} columns`, lengthsOf('bare')],
    ['the product', lengthsOf('page')],
  ] as const) {
    console.log(`${name}: ${percentilesText(lengths.flat())} ms (median, p95, p99, longest frame)`);
    console.log(`  p95 by round: ${spread(p95(lengths), 1)}`);
  }
  const perFrame = (name: 'page' | 'bare', part: keyof ProcessorTime) =>
    samples[name].map(({ processorTime }) => processorTime[part] / frames);
  for (const part of ['all', 'script', 'style', 'layout'] as const) {
    console.log(
      `processor time of the main thread per frame, ${part}: ` +
        `${spread(perFrame('page', part), 1)} ms, bare ${spread(perFrame('bare', part), 1)} ms`,
    );
  }
  const value = median(p95(lengthsOf('page')));
  const ratioToEmpty = fixed(value / median(p95(idle)));
  printResult(
    `p95 frame while scrolling ${rows} rows`,
    `${fixed(value, 1)} ms, ${ratioToEmpty}× an empty page`,
    '≤ 20 ms',
  );
  const processorTime = median(perFrame('page', 'all'));
  printResult(
    'processor time of the main thread per frame',
    `${fixed(processorTime, 1)} ms, ${fixed(processorTime / median(perFrame('bare', 'all')))}× a bare AG Grid`,
    'less than a frame of 16.7 ms',
  );
});
