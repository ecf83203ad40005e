import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '#backend/db/migrations/list.ts';
import {
  missingMigrations,
  presentShapes,
  withPresent,
  type RecordedShapes,
} from './stored-shapes.ts';

/* Records the shapes of stored schemas after a change of the contract: node tools/record-shapes.ts */

const file = join(import.meta.dirname, '../backend/db/stored-shapes.json');
// This tool writes the file in this shape.
const recorded = JSON.parse(readFileSync(file, 'utf8')) as RecordedShapes;
const present = presentShapes();
const missing = missingMigrations(recorded, present, migrations);
if (missing.length > 0) {
  process.stderr.write(`${missing.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const shapes = withPresent(recorded, present, migrations);
  const text = `${JSON.stringify(shapes, null, 2)}\n`;
  const isNew = readFileSync(file, 'utf8') !== text;
  writeFileSync(file, text);
  process.stdout.write(
    isNew
      ? 'The new shapes of stored rows are recorded.\n'
      : 'The stored rows have no new shapes.\n',
  );
}
