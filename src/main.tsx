import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { inspectResponses } from './api/http.ts';
import { createQueryClient } from './api/query-client.ts';
import { watchInput } from './api/user-activity.ts';
import { App } from './app.tsx';
import { createAppRouter } from './app-router.ts';
import { reloadOnStaleChunks } from './components/navigation/stale-chunks.ts';
import { paths } from './paths.ts';
import { createPreload } from './preload.ts';
import { Shown } from './shown.tsx';
import {
  rememberHeld,
  rememberPressed,
  rememberTyped,
  sendWhenReady,
} from './typed-before-start.ts';

/** With the mocks, code in the browser answers the API requests of the app. */
async function startMocks(): Promise<void> {
  if (import.meta.env.VITE_MOCKS !== '1') return;
  const [{ startOffline }, { showNotice }] = await Promise.all([
    import('#mocks/hosts/browser/page.ts'),
    import('./components/layout/offline-notice.ts'),
  ]);
  await startOffline(showNotice);
}

/**
 * In development, every response is validated against the contract. The validator is loaded with
 * the first response, so that the page does not wait for it.
 */
function validateResponses(): void {
  if (!import.meta.env.DEV) return;
  inspectResponses(async (...received) => {
    const { receivedFindings } = await import('#contract/responses.ts');
    return receivedFindings(...received);
  });
}

/** Milliseconds. Later, the app shows what is missing, or why. */
const longestWait = 1000;

/**
 * Resolves when the first page has its data. Until then, the placeholder shows what the app would show, and the app
 * need not be rendered twice.
 */
async function untilLoaded({ state, subscribe }: DataRouter): Promise<void> {
  if (state.initialized) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = subscribe(({ initialized }) => {
    if (initialized) resolve();
  });
  const timer = setTimeout(resolve, longestWait);
  await promise;
  unsubscribe();
  clearTimeout(timer);
}

async function start(): Promise<void> {
  reloadOnStaleChunks();
  // Every page must open at the top. By default, the browser restores the last scroll position.
  window.history.scrollRestoration = 'manual';
  validateResponses();
  watchInput(window);

  const { pathname, search, hash } = window.location;
  const queryClient = createQueryClient();
  const { router, routes } = await createAppRouter(
    queryClient,
    pathname,
    createBrowserRouter,
    startMocks(),
  );
  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} preload={createPreload(routes, queryClient)} />
    </StrictMode>
  );

  // All error boundaries are those of the router, which logs the errors.
  const options = { onCaughtError: () => undefined };
  const root = document.querySelector('#root');
  if (root === null) throw new Error('index.html has no element #root.');
  const prerendered = root.hasAttribute('data-prerendered');
  // In development, the page has no placeholder.
  const isPlaceholder = !prerendered && root.hasChildNodes();
  if (isPlaceholder) await untilLoaded(router);
  // Restoring what was typed resets it.
  const isEnterPressed = globalThis.isEnterPressed === true;
  const remember = () => {
    const restoreTyped = rememberTyped(root);
    const pressAgain = rememberPressed(root, globalThis.pressedButton);
    const release = rememberHeld(root, root.querySelector('a:active, button:active'));
    const finish = (): void => {
      if (isEnterPressed) sendWhenReady(root);
      pressAgain();
      release();
    };
    return { restoreTyped, finish };
  };
  let remembered = remember();
  // Pages are prerendered without query and hash. Only the landing page ignores both, so only the
  // landing page can be hydrated with them.
  if (prerendered && (pathname === paths.landing || search + hash === '')) {
    // A transition is rendered in short steps, so that the page can react to the user in between.
    startTransition(() => {
      hydrateRoot(root, app, options);
    });
    remembered.finish();
  } else if (isPlaceholder) {
    // The placeholder can still be used during the transition.
    const used = new AbortController();
    for (const type of ['focusin', 'click', 'mousedown', 'mouseup']) {
      document.addEventListener(type, () => (remembered = remember()), { signal: used.signal });
    }
    const onShown = (): void => {
      used.abort();
      remembered.restoreTyped();
      // The components may not be changed before all of them are in the page.
      queueMicrotask(remembered.finish);
    };
    startTransition(() => {
      createRoot(root, options).render(<Shown onShown={onShown}>{app}</Shown>);
    });
  } else {
    flushSync(() => createRoot(root, options).render(app));
    remembered.restoreTyped();
    remembered.finish();
  }
}

// Not awaited: pages import code from the chunk of this module. With a top-level await, the import
// of a page would wait for this module, which waits for the page.
void start();
