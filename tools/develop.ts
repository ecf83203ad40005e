import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
process.env['VITE_MOCKS'] ??= '1';

// Imports Vite after the variable is set, because the configuration reads the variable.
const { createServer } = await import('vite');
const server = await createServer({ root, configFile: join(root, 'vite.config.ts') });
await server.listen(Number(process.env['PORT'] ?? 5173));
server.printUrls();
