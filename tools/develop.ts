import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
// The configuration reads this variable when the server is created.
process.env['VITE_MOCKS'] ??= '1';

const server = await createServer({ root, configFile: join(root, 'vite.config.ts') });
await server.listen(Number(process.env['PORT'] ?? 5173));
server.printUrls();
