import type { ChildProcess } from 'node:child_process';
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
  let proxy: { readonly child: ChildProcess; readonly url: string } | null = null;

  async function start(backend: string) {
    const port = String(await freePort());
    const contract = join(import.meta.dirname, '../shelf.yaml');
    const args = [program, 'proxy', contract, backend, '--port', port];
    const child = await startTool(process.execPath, args, 'Prism is listening');
    return { child, url: `http://127.0.0.1:${port}` };
  }

  return {
    name: 'Prism proxy',
    version: `@stoplight/prism-cli ${version}`,
    how: 'Stands between an ordinary client and the backend, and validates the responses.',
    reports: async ({ url }) => {
      proxy ??= await start(url);
      const sender = createSender();
      const visits = await tour(sender, proxy.url, url);
      sender.close();
      return visits.flatMap(({ response }, index) => {
        const header = response && headerOf(response, 'sl-violations');
        // Prism writes a list into this header.
        const violations = header === null ? [] : (JSON.parse(header) as readonly Violation[]);
        return violations
          .filter(({ location }) => location[0] === 'response')
          .map(
            ({ location, code = '', message }) =>
              `${index} ${location.join('.')} ${code} ${message}`,
          );
      });
    },
    close: async () => {
      if (proxy) await stopTool(proxy.child);
    },
  };
}
