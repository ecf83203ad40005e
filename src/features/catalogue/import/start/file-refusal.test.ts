import { expect, test } from 'vitest';
import { fileRefusal } from './file-refusal.ts';

test.for([
  ['weapons.xlsx', 900, 'copy them and paste them here'],
  ['Weapons.XLS', 900, 'is a workbook'],
  ['map.png', 900, 'is no table'],
  ['book.pdf', 900, 'is a document'],
  ['all.zip', 900, 'is packed'],
  ['weapons.csv', 0, 'is empty'],
  ['weapons.csv', 200 * 1024 * 1024, 'has 200 MB; up to 25 MB'],
] as const)('%s of %i bytes is refused with the way out', ([name, size, reason]) => {
  const refusal = fileRefusal({ name, size });
  expect(refusal).toContain(`“${name}”`);
  expect(refusal).toContain(reason);
});

test.for(['weapons.csv', 'weapons.tsv', 'weapons.txt', 'weapons.json', 'weapons.ndjson', 'weapons'])(
  '%s is worth a look',
  (name) => {
    expect(fileRefusal({ name, size: 1200 })).toBeNull();
  },
);
