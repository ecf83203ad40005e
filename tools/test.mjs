import { run } from './bootstrap.mjs';

await run('tools/checks/main.ts');
