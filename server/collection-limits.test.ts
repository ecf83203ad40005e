import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { externalMemoryFlag } from './external-memory.ts';

test('this Node has the flag that counts buffers like objects', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`${externalMemoryFlag} (`);
});
