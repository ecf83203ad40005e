import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { RouteError } from '#src/components/errors/route-error.tsx';
import * as createPage from '#src/features/campaigns/entries/entry-create-page.tsx';
import * as editPage from '#src/features/campaigns/entries/entry-edit-page.tsx';
import * as listPage from '#src/features/campaigns/entries/entry-list-page.tsx';
import * as entryPage from '#src/features/campaigns/entries/entry-page.tsx';
import * as versionsPage from '#src/features/campaigns/entries/versions/entry-versions-page.tsx';
import type { CampaignPage, Entry, EntryCreateRequest } from '#src/generated/model/index.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { call } from './call-mocks.ts';
import { newClient, withQueryClient } from './mocked-catalogue.tsx';

configure({ asyncUtilTimeout: 3_000 });

type Person = 'mira' | 'tomas' | 'ilse';

export async function signInAs(person: Person): Promise<void> {
  const { email, password } = people[person];
  await call('/api/auth/login', 'POST', { email, password });
}

/** The URL of the API of "The Lanterns of Vell": Mira owns it, Tomas and Ilse play in it. */
export async function lanterns(): Promise<string> {
  const { items } = await call<CampaignPage>('/api/campaigns/?pageSize=100');
  const campaign = items.find(({ title }) => title === 'The Lanterns of Vell');
  return `/api/campaigns/${campaign?.campaignId}`;
}

export const write = async (entry: EntryCreateRequest): Promise<Entry> =>
  call(`${await lanterns()}/entries/create`, 'POST', entry);

/** Opens a page below the entries of the campaign. */
export async function openEntries(path: string, person: Person) {
  const client = newClient();
  const { id, name, email, groups } = people[person];
  signIn(client, { id, name, email, groups: [...groups] });
  const base = (await lanterns()).replace('/api', '');
  const entries = '/campaigns/:campaignId/entries';
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          {
            path: entries,
            loader: listPage.loader(client),
            Component: listPage.Component,
          },
          {
            path: `${entries}/create`,
            loader: createPage.loader(client),
            Component: createPage.Component,
          },
          {
            path: `${entries}/:entryId`,
            loader: entryPage.loader(client),
            handle: entryPage.handle,
            ErrorBoundary: RouteError,
            Component: entryPage.Component,
          },
          {
            path: `${entries}/:entryId/edit`,
            loader: editPage.loader(client),
            Component: editPage.Component,
          },
          {
            path: `${entries}/:entryId/versions`,
            loader: versionsPage.loader(client),
            Component: versionsPage.Component,
          },
        ],
      },
    ],
    { initialEntries: [`${base}/entries${path}`] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
    { wrapper: withQueryClient(client) },
  );
  return {
    user: userEvent.setup(),
    here: () => router.state.location.pathname.replace(base, '') + router.state.location.search,
  };
}
