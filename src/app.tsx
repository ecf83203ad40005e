import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { logRenderError } from './components/errors/log-render-error.ts';
import { PaletteContext } from './components/layout/palette-context.ts';
import { type RoutePreload, RoutePreloadContext } from './components/navigation/route-preload.ts';
import { ClosingNotice } from './features/auth/account/closing-notice.tsx';
import { Confirmation } from './features/auth/confirmation/confirmation.tsx';

interface AppProps {
  queryClient: QueryClient;
  router: RouterProviderProps['router'];
  preload: RoutePreload;
}

const loadPalette = async () => (await import('./palette/palette.tsx')).Palette;

/** Browser and prerendering both render this component, so hydration finds the same elements. */
export function App({ queryClient, router, preload }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RoutePreloadContext value={preload}>
        <PaletteContext value={loadPalette}>
          <RouterProvider router={router} onError={logRenderError} />
          <Confirmation />
          <ClosingNotice />
        </PaletteContext>
      </RoutePreloadContext>
    </QueryClientProvider>
  );
}
