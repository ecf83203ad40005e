// oxlint-disable-next-line import/default -- the bundler makes the worker's address the default
import workerUrl from './worker.ts?worker&url';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Browsers that know trusted types let no plain address start a script, as our policy asks. */
function trusted(url: string): string {
  // Not every browser has it, and TypeScript's library does not describe it.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  const policy = trustedTypes.createPolicy('questwright-import-worker', {
    createScriptURL: (asked) => {
      if (asked === workerUrl) return asked;
      throw new TypeError('Only the worker of the import is started here.');
    },
  });
  return policy.createScriptURL(url);
}

let address: string | undefined;

export function startWorker(): Worker {
  // A policy can be made only once under its name.
  address ??= trusted(workerUrl);
  return new Worker(address, { type: 'module' });
}
