import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { inspectResponses } from './api/http.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { createAppRouter } from './app-router.ts';
import { reloadOnStaleChunks } from './components/navigation/stale-chunks.ts';
import { paths } from './paths.ts';
import { createPreload } from './preload.ts';

async function start(): Promise<void> {
  reloadOnStaleChunks();
  // Otherwise the browser goes back to where the page was left, against the rule of always the top.
  window.history.scrollRestoration = 'manual';
  if (import.meta.env.VITE_MOCKS === '1') {
    const [{ startOffline }, { showNotice }] = await Promise.all([
      import('#mocks/hosts/browser/page.ts'),
      import('./components/layout/offline-notice.ts'),
    ]);
    await startOffline(showNotice);
  }

  if (import.meta.env.DEV) {
    const { receivedFindings } = await import('#contract/responses.ts');
    inspectResponses(receivedFindings);
  }

  const { pathname, search, hash } = window.location;
  const queryClient = createQueryClient();
  const { router, routes } = await createAppRouter(queryClient, pathname, createBrowserRouter);
  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} preload={createPreload(routes, queryClient)} />
    </StrictMode>
  );

  const root = document.querySelector('#root');
  if (root === null) throw new Error('index.html holds no #root.');
  const prerendered = root.querySelector('main') !== null;
  // Only the landing page looks the same whatever its query says.
  if (prerendered && (pathname === paths.landing || search + hash === '')) {
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
}

// Not awaited: pages import from the chunk of this module, which would then wait for itself.
void start();
