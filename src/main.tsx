import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { logOut } from './api/logout.ts';
import { createQueryClient } from './api/query-client.ts';
import { loadSession } from './api/session.ts';
import { App } from './app.tsx';
import type { GuardServices } from './components/guards/admit.ts';
import { watchSession } from './components/guards/watch-session.ts';
import { reloadOnStaleChunks } from './components/navigation/stale-chunks.ts';
import { paths } from './paths.ts';
import { createPreload, isGuarded, resolveLazy } from './preload.ts';
import { createRoutes } from './routes.tsx';

async function start(): Promise<void> {
  reloadOnStaleChunks();
  if (import.meta.env.DEV && import.meta.env.VITE_MOCKS === '1') {
    const { startBrowserMocks } = await import('#mocks/browser.ts');
    await startBrowserMocks();
  }

  const queryClient = createQueryClient();
  const leave: GuardServices['leave'] = (reason, next) =>
    logOut(
      {
        queryClient,
        toLogin: (alert) =>
          router.navigate(paths.login({ ...(alert && { alert }) }), {
            replace: true,
            ...(next !== undefined && { state: { next } }),
          }),
      },
      reason,
    );
  const routes = createRoutes({ queryClient, leave });
  const { pathname, search, hash } = window.location;
  const guarded = isGuarded(matchRoutes(routes, pathname));
  // Asked for beside the code of the page; a failure is the guard's to show.
  if (guarded) void loadSession(queryClient).catch(() => undefined);
  await resolveLazy(routes, pathname);
  const router = createBrowserRouter(routes);

  let leaving = false;
  watchSession({
    queryClient,
    isGuarded: () =>
      isGuarded(matchRoutes(routes, router.state.navigation.location ?? router.state.location)),
    leave: async (reason) => {
      if (leaving) return;
      leaving = true;
      const { pathname: path, search: query, hash: fragment } = router.state.location;
      await leave(reason, path + query + fragment);
      leaving = false;
    },
  });

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

await start();
