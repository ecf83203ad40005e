import { run } from './bootstrap.mjs';

await run('tools/gates/main.ts');
