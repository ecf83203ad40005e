import { run } from './bootstrap.mjs';

await run('server/admin/main.ts');
