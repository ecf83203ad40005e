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
  /** What the requests contain. */
  readonly drafts: (string | null)[] = [];
  /** What the answers wait for. */
  answersAfter = Promise.resolve();
  inn: StoredInn = { values: { name: 'The Lantern', host: 'Odo' }, version: 1 };

  save(values: StoredInn['values']): StoredInn {
    this.inn = { values, version: this.inn.version + 1 };
    return this.inn;
  }
}

interface Change {
  values: StoredInn['values'];
  version: number | null;
  usedDraft: string | null;
}

function InnForm({ server, stored }: { server: Server; stored: StoredInn }) {
  const mutation = useMutation<StoredInn, HttpError, Change>({
    mutationFn: async ({ values, version, usedDraft }) => {
      server.drafts.push(usedDraft);
      await server.answersAfter;
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
    variables: (values: StoredInn['values'], { version, usedDraft }) => ({
      values,
      version,
      usedDraft,
    }),
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
      {['draft-1', 'draft-2'].map((draft) => (
        <button
          key={draft}
          type="button"
          onClick={() => {
            form.form.setValue('name', `The inn of ${draft}`, { shouldDirty: true });
            form.usedDraft.write(draft);
          }}
        >
          Use {draft}
        </button>
      ))}
    </EntityForm>
  );
}

function open(server: Server) {
  const client = newClient();
  const { id, name, email } = people.mira;
  signIn(client, { id, name, email, groups: [] });
  const element = <InnForm server={server} stored={server.inn} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  render(<RouterProvider router={router} />, { wrapper: withQueryClient(client) });
  const user = userEvent.setup();
  const press = (label: string) => user.click(screen.getByRole('button', { name: label }));
  return { user, press, save: () => press('Save inn') };
}

test('the main button saves the choices of a conflict, and leads to a field that has none', async () => {
  const server = new Server();
  const { user, save } = open(server);
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
  await user.type(screen.getByLabelText('Host'), ' and Tam');
  await within(card).findByRole('radio', { name: 'Yours: Odo and Ilse and Tam', checked: true });
  await save();
  await waitFor(() =>
    expect(server.inn).toEqual({
      values: { name: 'The Bell', host: 'Odo and Ilse and Tam' },
      version: 3,
    }),
  );
});

test('a request names the draft that is in the form, and the next one a draft that was used meanwhile', async () => {
  const server = new Server();
  const { press, save } = open(server);
  await press('Use draft-1');
  const answered = Promise.withResolvers<void>();
  server.answersAfter = answered.promise;
  await save();
  await press('Use draft-2');
  answered.resolve();
  await waitFor(() => expect(server.inn.version).toBe(2));
  await save();
  await waitFor(() => expect(server.inn.version).toBe(3));
  expect(server.drafts).toEqual(['draft-1', 'draft-2']);
});
