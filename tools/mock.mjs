import { run } from './bootstrap.mjs';

await run('mocks/http.ts');
