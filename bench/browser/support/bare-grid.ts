import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { createGrid } from 'ag-grid-community';
import { root } from '#bench/support/processes.ts';
import { rowSelector } from '#src/components/grid/ag-dom.ts';

/** AG Grid as one script, for a page without modules. */
const script = join(root, 'node_modules/ag-grid-community/dist/ag-grid-community.min.js');

declare global {
  var agGrid: { createGrid: typeof createGrid };
}

interface GridOptions {
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a bare AG Grid with cells of plain text, in the size of the product's grid. */
export async function drawBareGrid(page: Page, options: GridOptions): Promise<void> {
  await page.setContent('<!doctype html><body style="margin:0"><div id="grid"></div>');
  await page.addScriptTag({ path: script });
  await page.evaluate(({ label, rows, columns, width, height }) => {
    const container = document.querySelector<HTMLElement>('#grid');
    if (!container) throw new Error('There is no element for the grid.');
    container.style.cssText = `width:${width}px;height:${height}px`;
    const names = Array.from({ length: columns }, (_, column) => `c${column}`);
    const api = globalThis.agGrid.createGrid(container, {
      columnDefs: names.map((field) => ({ field, width: 120 })),
      rowHeight: 34,
      rowBuffer: 6,
      rowData: Array.from({ length: rows }, (_, row) =>
        Object.fromEntries(names.map((name) => [name, `${name} of ${row}`])),
      ),
    });
    api.setGridAriaProperty('label', label);
  }, options);
  await page.locator(rowSelector(0)).first().waitFor();
}
