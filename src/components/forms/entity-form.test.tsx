import 'fake-indexeddb/auto';
import { useMutation } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { people } from '#mocks/fixtures/people.ts';
import { HttpError } from '#src/api/http-error.ts';
import { signIn } from '#src/api/session.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { showText } from '../drafts/shown-values.ts';
import { EntityForm } from './entity-form.tsx';
import { useEntityForm } from './use-entity-form.ts';

const Inn = zod.object({ name: zod.string(), host: zod.string() });

interface StoredInn {
  values: zod.infer<typeof Inn>;
  version: number;
}

/** The inn that the fake server has. It refuses a change of another version. */
class Server {
  inn: StoredInn = { values: { name: 'The Lantern', host: 'Odo' }, version: 1 };

  save(values: StoredInn['values']): StoredInn {
    this.inn = { values, version: this.inn.version + 1 };
    return this.inn;
  }
}

interface Change {
  values: StoredInn['values'];
  version: number | null;
}

function InnForm({ server, stored }: { server: Server; stored: StoredInn }) {
  const mutation = useMutation<StoredInn, HttpError, Change>({
    mutationFn: async ({ values, version }) => {
      if (version === server.inn.version) return server.save(values);
      const problem = { detail: 'Someone saved a newer version.', code: 'version_mismatch' };
      throw new HttpError(new Response(null, { status: 412 }), problem);
    },
  });
  const form = useEntityForm({
    draftOf: 'inn/1',
    stored,
    fetchStored: async () => server.inn,
    schema: Inn,
    mutation,
    variables: (values: StoredInn['values'], { version }) => ({ values, version }),
    savedAs: (saved: StoredInn) => ({ draftOf: 'inn/1', stored: saved }),
  });
  return (
    <EntityForm
      form={form}
      noun="inn"
      fields={[
        { key: 'name', label: 'Name', show: showText },
        { key: 'host', label: 'Host', show: showText },
      ]}
      submitLabel="Save inn"
      cancel={null}
    >
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('host')} label="Host" />
    </EntityForm>
  );
}

test('the main button saves the choices of a conflict, and leads to a field that has none', async () => {
  const server = new Server();
  const client = newClient();
  const { id, name, email } = people.mira;
  signIn(client, { id, name, email, groups: [] });
  const element = <InnForm server={server} stored={server.inn} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Save inn' }));
  await user.type(screen.getByLabelText('Name'), ' of Vell');
  await user.type(screen.getByLabelText('Host'), ' and Ilse');
  server.save({ name: 'The Bell', host: 'Tomas' });

  await save();
  const card = await screen.findByRole('region', { name: /was changed somewhere else meanwhile$/ });
  await user.click(within(card).getByRole('radio', { name: 'Theirs: The Bell' }));
  await save();
  const mine = within(card).getByRole('radio', { name: 'Yours: Odo and Ilse' });
  expect(document.activeElement).toBe(mine);
  expect(within(card).getByRole('alert').textContent).toContain(
    'Not saved. Choose a value for: Host.',
  );
  expect(server.inn.version).toBe(2);

  await user.click(mine);
  await save();
  await waitFor(() =>
    expect(server.inn).toEqual({
      values: { name: 'The Bell', host: 'Odo and Ilse' },
      version: 3,
    }),
  );
});
