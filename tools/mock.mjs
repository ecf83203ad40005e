import { run } from './bootstrap.mjs';

await run('mocks/hosts/http-main.ts');
