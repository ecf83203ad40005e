import type { Page } from '@playwright/test';
import { fixed, median, spread } from '#bench/support/numbers.ts';
import { printResult } from '#bench/support/report.ts';
import { cellSelector } from '#src/components/grid/ag-dom.ts';

import { processorTimeOf } from './support/processor-time.ts';
import { columnsOf, focusFirstCell, loadAll } from './support/list-page.ts';
import { withApp } from './support/with-app.ts';
import {
  paste as pasteText,
  untilPainted,
  untilTextIsPainted,
  type ExpectedElement,
} from './support/when-painted.ts';

const rounds = 5;
const sizes = [
  { rows: 1000, target: '≤ 300 ms', undoTarget: null },
  { rows: 10_000, target: '≤ 1 s', undoTarget: '≤ 300 ms' },
] as const;
const columns = 10;
/**
 * Every tenth row has a price that cannot be read. The first of these rows is visible without
 * scrolling, so the grid renders its error mark and the benchmark can wait for it.
 */
const badEvery = 10;
const firstBad = 5;

/** The pasted texts of a column by its title. Columns without an entry are pasted empty. */
const texts: Readonly<Record<string, (row: number, round: number) => string>> = {
  Name: (row, round) => `Pasted ${round}-${String(row).padStart(5, '0')}`,
  Category: () => 'Other',
  Edition: () => 'other',
  Cost: (row) => (row % badEvery === firstBad ? 'five gold or so' : `${(row % 90) + 1} gp`),
  Weight: (row) => `${(row % 40) + 1} lb.`,
  Pieces: (row) => String((row % 9) + 1),
  Carries: (row) => `${(row % 300) + 2} lb.`,
};

const tableOf = (titles: readonly string[], rows: number, round: number): string =>
  Array.from({ length: rows }, (_, row) =>
    titles.map((title) => texts[title]?.(row, round) ?? '').join('\t'),
  ).join('\n');

const saveStatus = 'section[aria-label="Unsaved changes"] [role=status]';

/** What a finished paste shows: a value, an error mark, and the number of rows with errors. */
const afterPaste = (rows: number, round: number): ExpectedElement[] => [
  { selector: cellSelector(0, 'name'), text: `Pasted ${round}-00000` },
  { selector: `${cellSelector(firstBad, 'cost')}[data-mark="invalid"]` },
  { selector: saveStatus, text: `${(rows / badEvery).toLocaleString('en')} rows have errors` },
];

async function measure(page: Page, titles: readonly string[], rows: number) {
  const times: Record<'paste' | 'undo' | 'field' | 'processorTime', number[]> = {
    paste: [],
    undo: [],
    field: [],
    processorTime: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const text = tableOf(titles, rows, round);
    times.field.push(await untilTextIsPainted(page, text));
    const before = await page.locator(cellSelector(0, 'name')).innerText();
    await focusFirstCell(page);
    const { all } = await processorTimeOf(page, async () => {
      times.paste.push(
        await untilPainted(page, () => pasteText(page, text), afterPaste(rows, round)),
      );
    });
    times.processorTime.push(all);
    await focusFirstCell(page);
    const afterUndo = [
      { selector: cellSelector(0, 'name'), text: before.split('.')[0] ?? before },
      { selector: saveStatus, text: 'Everything is saved' },
    ];
    times.undo.push(await untilPainted(page, () => page.keyboard.press('Control+z'), afterUndo));
  }
  return times;
}

await withApp({ moreGear: 10_000 }, async ({ open }) => {
  const page = await open('/admin/gear');
  await loadAll(page);
  const titles = (await columnsOf(page)).slice(0, columns);
  console.log(`into the columns ${titles.join(', ')}; ${rounds} rounds`);
  for (const { rows, target, undoTarget } of sizes) {
    const { paste, undo, field, processorTime } = await measure(page, titles, rows);
    const name = `${rows} × ${titles.length} cells`;
    console.log(`${name}: paste ${spread(paste)} ms, undo ${spread(undo)} ms`);
    console.log(`processor time of the main thread for the paste: ${spread(processorTime)} ms`);
    console.log(`the same text in a bare text field: ${spread(field)} ms`);
    const ratio = (times: readonly number[]) => `${fixed(median(times) / median(field), 1)}×`;
    const value = (times: readonly number[]) =>
      `${fixed(median(times), 0)} ms, ${ratio(times)} a bare text field`;
    printResult(`paste of ${name}, validated and painted`, value(paste), target);
    printResult(`undo of the paste of ${name}`, value(undo), undoTarget ?? 'none');
  }
});
