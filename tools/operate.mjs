import { run } from './bootstrap.mjs';

const [operation, ...args] = process.argv.slice(2);
await run(`server/operations/${operation}.ts`, args);
