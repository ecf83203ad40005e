import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
process.env['VITE_MOCKS'] ??= '1';

// Imported late, because the configuration reads the variable above.
const { createServer } = await import('vite');
const server = await createServer({ root, configFile: join(root, 'vite.config.ts') });
await server.listen(Number(process.env['PORT'] ?? 5173));
server.printUrls();
