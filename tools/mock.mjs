import { run } from './bootstrap.mjs';

await run('tools/serve-mocks.ts');
