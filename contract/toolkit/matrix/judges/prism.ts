import { join } from 'node:path';
import { createSender, headerOf } from '../../http/send.ts';
import { freePort } from '../free-port.ts';
import { tour } from '../tour.ts';
import type { Judge } from './judge.ts';
import { installed, startTool, stopTool } from './run-tool.ts';

const version = '5.16.0';

interface Violation {
  readonly location: readonly string[];
  readonly code?: string;
  readonly message: string;
}

/** Prism as a proxy, which names in a header of each response what does not fit the contract. */
export function prism(): Judge {
  const program = join(installed('@stoplight/prism-cli', version), 'dist/index.js');
  return {
    name: 'Prism proxy',
    version: `@stoplight/prism-cli ${version}`,
    how: 'Stands between an ordinary client and the backend, and validates both sides.',
    reports: async ({ url }) => {
      const port = String(await freePort());
      const contract = join(import.meta.dirname, '../shelf.yaml');
      const args = [program, 'proxy', contract, url, '--port', port];
      const proxy = await startTool(process.execPath, args, 'Prism is listening');
      const sender = createSender();
      try {
        const visits = await tour(sender, `http://127.0.0.1:${port}`);
        return visits.flatMap(({ response }, index) => {
          const header = response && headerOf(response, 'sl-violations');
          // Prism writes a list into this header.
          const violations = header === null ? [] : (JSON.parse(header) as readonly Violation[]);
          return violations.map(
            ({ location, code = '', message }) =>
              `${index} ${location.join('.')} ${code} ${message}`,
          );
        });
      } finally {
        sender.close();
        await stopTool(proxy);
      }
    },
  };
}
