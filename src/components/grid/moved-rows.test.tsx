import { expect, test } from 'vitest';
import { watchDrawing } from './ag-dom.ts';

test('a row that AG Grid moves to another index is painted again', async () => {
  const root = document.createElement('div');
  const row = document.createElement('div');
  row.className = 'ag-row';
  row.setAttribute('row-index', '1');
  root.append(row);
  const painted = new Promise<ReadonlySet<Element>>((resolve) => {
    const stop = watchDrawing(root, (rows) => {
      stop();
      resolve(rows);
    });
  });
  row.setAttribute('row-index', '0');
  expect([...(await painted)]).toEqual([row]);
});
