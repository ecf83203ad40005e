import { run } from './bootstrap.mjs';

await run('tools/develop.ts');
