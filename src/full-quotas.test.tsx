import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from '#mocks/hosts/node.ts';
import { expectRefusal } from '#tests/support/mocked-catalogue.tsx';
import { createQueryClient } from './api/query-client.ts';
import { signIn } from './api/session.ts';
import { Component as CampaignCreatePage } from './features/campaigns/campaign-create-page.tsx';
import { Component as CharacterCreatePage } from './features/characters/character-create-page.tsx';

const mocks = createNodeMocks();
beforeAll(mocks.start);
afterEach(cleanup);
afterAll(mocks.stop);

test.for([
  [
    'Campaign',
    CampaignCreatePage,
    'Title',
    'Create campaign',
    'campaigns, deleted ones included. Delete one for good to make room.',
  ],
  [
    'Character',
    CharacterCreatePage,
    'Name',
    'Create character',
    'characters. Delete one to make room.',
  ],
] as const)(
  '%s: a refusal because of a full quota says how to make room, and the form keeps its text',
  async ([, Component, label, submit, advice]) => {
    expectRefusal();
    await mocks.backend.useScenario('full-quotas');
    const { id, name, email, password } = people.mira;
    await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const queryClient = createQueryClient();
    signIn(queryClient, { id, name, email, groups: [] });
    // A new character has all fields at once only in this mode.
    const router = createMemoryRouter([{ path: '/', Component }], {
      initialEntries: ['/?mode=page'],
    });
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(label), 'The Drowned Bell');
    await user.click(screen.getByRole('button', { name: submit }));
    const message = await screen.findByText(`One account can have 200 ${advice}`);
    await waitFor(() => expect(document.activeElement).toBe(message.closest('[role="alert"]')));
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'The Drowned Bell');
  },
);
