import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router';
import { NotFoundPage } from './components/errors/error-page.tsx';
import { RouteError } from './components/errors/route-error.tsx';
import { admitGroup, admitUsers, type GuardServices } from './components/guards/admit.ts';
import { AuthOnly, Authenticating } from './components/guards/auth-only.tsx';
import { GuestOnly, Unrestricted } from './components/guards/guest-only.tsx';
import { PageFrame, WideFrame } from './components/layout/page-frame.tsx';
import { RootLayout } from './components/layout/root-layout.tsx';
import { withSkeleton } from './components/page-skeleton.tsx';
import type { CatalogueRouteModule, RouteHandle, RouteModule } from './components/route-module.ts';
import { type CatalogueKind, catalogueKinds, kindTable } from './generated/contract/kinds.ts';

const handle = (value: RouteHandle): RouteHandle => value;

const shown = (Page: ComponentType, { skeleton }: RouteHandle = {}): ComponentType =>
  skeleton === undefined ? Page : withSkeleton(Page, skeleton);

/**
 * The route tree. The code of each page except `NotFoundPage` is loaded when it is first needed.
 */
export function createRoutes(services: GuardServices): RouteObject[] {
  const { queryClient } = services;

  const page = (path: string, load: () => Promise<RouteModule>): RouteObject => ({
    path,
    lazy: async () => {
      const module = await load();
      return {
        Component: shown(module.Component, module.handle),
        // The boundary is here and not beside `lazy`: if the code cannot be loaded, the boundary of
        // the parent route must show the error. If this route already had a boundary, the router
        // would show an empty page.
        ErrorBoundary: RouteError,
        handle: handle({
          ...module.handle,
          ...(module.prefetch && { prefetch: module.prefetch(queryClient) }),
        }),
        ...(module.loader && { loader: module.loader(queryClient) }),
        // The loaders of these pages do not read the query, which only says what the page shows.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          defaultShouldRevalidate &&
          (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
      };
    },
  });

  const cataloguePage = (
    kind: CatalogueKind,
    path: string,
    load: () => Promise<CatalogueRouteModule>,
  ): RouteObject => ({
    path,
    lazy: async () => {
      const module = await load();
      const moduleHandle =
        typeof module.handle === 'function' ? module.handle(kind) : module.handle;
      return {
        Component: shown(() => createElement(module.Component, { kind }), moduleHandle),
        ErrorBoundary: RouteError,
        handle: handle({ ...moduleHandle, kind }),
        ...(module.loader && { loader: module.loader(queryClient, kind) }),
      };
    },
  });

  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          id: 'guest-only',
          handle: handle({ guard: 'guest-only' }),
          Component: GuestOnly,
          ErrorBoundary: RouteError,
          children: [
            page('/', async () => {
              const { LandingPage } = await import('./features/landing/landing-page.tsx');
              return { Component: LandingPage };
            }),
            page('/register', () => import('./features/auth/register-page.tsx')),
            page('/login', () => import('./features/auth/login-page.tsx')),
            page('/verify-email', () => import('./features/auth/verify-email-page.tsx')),
            page('/forgot-password', () => import('./features/auth/forgot-password-page.tsx')),
            page('/reset-password', () => import('./features/auth/reset-password-page.tsx')),
            page('/oauth/:type?', () => import('./features/auth/oauth-page.tsx')),
          ],
        },
        // The specification requires this group, but no page belongs to it.
        { id: 'unrestricted', Component: Unrestricted, ErrorBoundary: RouteError, children: [] },
        {
          id: 'auth-only',
          handle: handle({ guard: 'auth-only' }),
          middleware: [admitUsers(services)],
          // The router shows `HydrateFallback` only for a route with a loader. Without this loader,
          // the page would be empty while the session is fetched.
          loader: () => null,
          Component: AuthOnly,
          HydrateFallback: Authenticating,
          ErrorBoundary: RouteError,
          children: [
            {
              id: 'players',
              handle: handle({ frame: PageFrame }),
              Component: PageFrame,
              ErrorBoundary: RouteError,
              children: [
                page('/dashboard', () => import('./features/dashboard/dashboard-page.tsx')),
                page('/account', () => import('./features/auth/account/account-page.tsx')),
                page(
                  '/account/address',
                  () => import('./features/auth/account/new-address-page.tsx'),
                ),
                page('/campaigns', () => import('./features/campaigns/campaign-list-page.tsx')),
                page(
                  '/campaigns/create',
                  () => import('./features/campaigns/campaign-create-page.tsx'),
                ),
                page(
                  '/campaigns/import',
                  () => import('./features/campaigns/archive/campaign-import-page.tsx'),
                ),
                page(
                  '/campaigns/:campaignId',
                  () => import('./features/campaigns/campaign-page.tsx'),
                ),
                page(
                  '/campaigns/:campaignId/people',
                  () => import('./features/campaigns/people/people-page.tsx'),
                ),
                page(
                  '/campaigns/:campaignId/archive',
                  () => import('./features/campaigns/archive/archive-page.tsx'),
                ),
                page(
                  '/campaigns/:campaignId/settings',
                  () => import('./features/campaigns/settings/settings-page.tsx'),
                ),
                page(
                  '/campaigns/:campaignId/entries',
                  () => import('./features/campaigns/entries/entry-list-page.tsx'),
                ),
                page(
                  '/campaigns/:campaignId/entries/create',
                  () => import('./features/campaigns/entries/entry-create-page.tsx'),
                ),
                page(
                  '/campaigns/:campaignId/entries/:entryId',
                  () => import('./features/campaigns/entries/entry-page.tsx'),
                ),
                page(
                  '/campaigns/:campaignId/entries/:entryId/edit',
                  () => import('./features/campaigns/entries/entry-edit-page.tsx'),
                ),
                page(
                  '/campaigns/:campaignId/entries/:entryId/versions',
                  () => import('./features/campaigns/entries/versions/entry-versions-page.tsx'),
                ),
                page(
                  '/campaigns/:campaignId/characters/:characterId',
                  () => import('./features/characters/sharing/campaign-character-page.tsx'),
                ),
                page(
                  '/invitations/:code',
                  () => import('./features/campaigns/people/invitation-page.tsx'),
                ),
                page('/characters', () => import('./features/characters/character-list-page.tsx')),
                page(
                  '/characters/create',
                  () => import('./features/characters/character-create-page.tsx'),
                ),
                page(
                  '/characters/:characterId',
                  () => import('./features/characters/character-page.tsx'),
                ),
                page(
                  '/characters/:characterId/print',
                  () => import('./features/characters/paper/character-print-page.tsx'),
                ),
                page('/rules', () => import('./features/catalogue/rules/rules-page.tsx')),
                ...catalogueKinds.flatMap((kind) => [
                  cataloguePage(
                    kind,
                    `/rules/${kind}`,
                    () => import('./features/catalogue/rules/rules-list-page.tsx'),
                  ),
                  cataloguePage(
                    kind,
                    `/rules/${kind}/:${kindTable[kind].skField}`,
                    () => import('./features/catalogue/rules/rules-item-page.tsx'),
                  ),
                ]),
              ],
            },
            {
              id: 'admin-only',
              middleware: [admitGroup(services, 'admin')],
              handle: handle({ frame: WideFrame }),
              Component: WideFrame,
              ErrorBoundary: RouteError,
              children: [
                page('/admin', () => import('./features/catalogue/admin-page.tsx')),
                page('/admin/models', () => import('./features/models/models-page.tsx')),
                page(
                  '/admin/people',
                  () => import('./features/administration/people/people-page.tsx'),
                ),
                page(
                  '/admin/security',
                  () => import('./features/administration/security/security-page.tsx'),
                ),
                page(
                  '/admin/mails',
                  () => import('./features/administration/mails/mails-page.tsx'),
                ),
                ...catalogueKinds.flatMap((kind) => [
                  cataloguePage(
                    kind,
                    `/admin/${kind}`,
                    () => import('./features/catalogue/list/catalogue-list-page.tsx'),
                  ),
                  cataloguePage(
                    kind,
                    `/admin/${kind}/create`,
                    () => import('./features/catalogue/form/catalogue-create-page.tsx'),
                  ),
                  cataloguePage(
                    kind,
                    `/admin/${kind}/bulk-create`,
                    () => import('./features/catalogue/import/catalogue-bulk-create-page.tsx'),
                  ),
                  cataloguePage(
                    kind,
                    `/admin/${kind}/update/:${kindTable[kind].skField}`,
                    () => import('./features/catalogue/form/catalogue-update-page.tsx'),
                  ),
                ]),
                // The specification has this page for one kind only. The file of the kind links to it.
                cataloguePage(
                  'feats',
                  '/admin/feats/bulk-export',
                  () => import('./features/catalogue/export/catalogue-bulk-export-page.tsx'),
                ),
              ],
            },
          ],
        },
        {
          id: 'for-everybody',
          Component: Unrestricted,
          ErrorBoundary: RouteError,
          children: [
            page('/undo-address', () => import('./features/auth/account/undo-address-page.tsx')),
            page('/undo-factor', () => import('./features/auth/account/undo-factor-page.tsx')),
            page('/setup', () => import('./features/auth/setup-page.tsx')),
            page('/licences', () => import('./features/legal/licences-page.tsx')),
            page(
              '/shared/characters/:linkCode',
              () => import('./features/characters/sharing/shared-character-page.tsx'),
            ),
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}
