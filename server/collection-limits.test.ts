import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { collectionFlags } from './collection-limits.ts';

test('V8 still has the options that let it collect garbage less often', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const flag of collectionFlags) expect(options).toContain(`  ${flag.split('=')[0]} (`);
});
