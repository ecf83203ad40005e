import { existsSync, writeFileSync } from 'node:fs';

// The first process ends at its first job, which names a file for the others to see that.
process.on('message', ({ message: mark }: { message: string }) => {
  if (existsSync(mark)) return void process.send?.({ again: true });
  writeFileSync(mark, '');
  process.exit(1);
});
