import { afterAll, afterEach, expect, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/**
 * Gives a test file a document. All files of a thread share it, because loading React, the testing
 * library and the document again for each file takes as long as the tests. Our own modules, and the
 * packages in `server.deps.inline` of the Vitest configuration, are loaded again for each file, so
 * that their state is new; those in `server.deps.external` have no state.
 */
export async function useDocument(): Promise<void> {
  if (typeof document === 'undefined') {
    await builtinEnvironments['happy-dom'].setup(globalThis, {});
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    // happy-dom has no top layer.
    HTMLElement.prototype.showPopover = () => undefined;
  }
  const start = { url: window.location.href, innerWidth };
  vi.resetModules();
  const { cleanup, configure } = await import('@testing-library/react');
  // The default of one second is too short for a page on a busy machine.
  configure({ asyncUtilTimeout: 4000 });
  const { forgetUnstoredDrafts } = await import('#src/api/unstored-drafts.ts');
  // Without a database, the draft of a form that is removed stays in memory.
  afterEach(() => forgetUnstoredDrafts(null));
  // Hooks run in the reverse order, so this one comes first.
  afterEach(cleanup);
  afterAll(() => {
    vi.unstubAllGlobals();
    // Some files import `fake-indexeddb/auto`. Without a database nothing is kept between tests.
    Reflect.deleteProperty(globalThis, 'indexedDB');
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- happy-dom has no Cookie Store
      document.cookie = `${cookie.split('=')[0]}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/`;
    }
    // A cookie with another path would stay, and the next file would send its token.
    expect(document.cookie, 'cookies that this file leaves').toBe('');
    document.body.replaceChildren();
    window.location.href = start.url;
    Object.assign(window, { innerWidth: start.innerWidth });
  });
}
