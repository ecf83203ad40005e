import { screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { describe, expect, test } from 'vitest';
import type { EntryPage } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { lanterns, openEntries, signInAs, write } from '#tests/support/entry-pages.tsx';
import { expectRefusal, mockBackend } from '#tests/support/mocked-catalogue.tsx';

describe('the page of deleted entries', () => {
  mockBackend('mira');

  async function deleted(...names: string[]): Promise<void> {
    for (const title of names) {
      const { entryId } = await write({ type: 'person', title });
      await call(`${await lanterns()}/entries/${entryId}`, 'DELETE');
    }
  }

  const stored = async () =>
    (await call<EntryPage>(`${await lanterns()}/entries?deleted=true`)).items;

  async function openQuestion(title: string) {
    const { user } = await openEntries('?deleted', 'mira');
    await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete for good…' }));
    const name = `Delete ${title} for good?`;
    return { user, question: await screen.findByRole('alertdialog', { name }) };
  }

  test('deletes an entry for good after a question that says what is lost', async () => {
    await deleted('Corvin', 'Elsbet');
    const { user, question } = await openQuestion('Corvin');
    within(question).getByText(/Its text, its versions and the pictures/);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await stored()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Actions for Corvin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete for good…' }));
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Delete for good' }));
    await screen.findByText('Corvin is gone for good.');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Corvin' })).toBeNull());
    screen.getByRole('heading', { name: 'Elsbet' });
    expect(await stored()).toMatchObject([{ title: 'Elsbet' }]);
  });

  test('says in the question why an entry was not deleted', async () => {
    await deleted('Corvin');
    const { user, question } = await openQuestion('Corvin');
    const [entry] = await stored();
    await call(`${await lanterns()}/entries/${entry?.entryId}/restore`, 'POST');
    expectRefusal();
    await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
    const alert = await within(question).findByRole('alert');
    expect(alert.textContent).toContain('Only a deleted entry can be deleted for good.');
  });

  test('shows an entry that another game master has deleted for good as gone', async () => {
    await deleted('Wren');
    const { user, question } = await openQuestion('Wren');
    await call(`${await lanterns()}/entries/purge`, 'POST');
    expectRefusal();
    await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
    await screen.findByText('Wren is gone for good.');
    await screen.findByRole('heading', { name: 'Nothing is deleted' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('deletes all of them for good after the title of the campaign is typed', async () => {
    await deleted('Corvin', 'Elsbet');
    const { user } = await openEntries('?deleted', 'mira');
    await user.click(await screen.findByRole('button', { name: 'Delete all for good' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete all deleted entries for good?',
    });
    const confirm = within(question).getByRole('button', { name: 'Delete all for good' });
    await user.click(confirm);
    expect(await stored()).toHaveLength(2);
    await user.type(within(question).getByRole('textbox'), 'The Lanterns of Vell');
    await user.click(confirm);
    await screen.findByText('All deleted entries are gone for good.');
    await screen.findByRole('heading', { name: 'Nothing is deleted' });
    expect(await stored()).toEqual([]);
  });

  test('brings back for a player what this player has deleted, and nothing else', async () => {
    const secret = await write({ type: 'person', title: 'The traitor' });
    await call(`${await lanterns()}/entries/${secret.entryId}`, 'DELETE');
    await signInAs('tomas');
    const { entryId } = await write({ type: 'note', title: 'What I saw' });
    const { user, here } = await openEntries(`/${entryId}`, 'tomas');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete entry…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete What I saw?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('link', { name: 'Deleted entries' }));
    await screen.findByText('What you have deleted can be brought back for thirty days.');
    await screen.findByRole('heading', { name: 'What I saw' });
    expect(screen.queryByRole('heading', { name: 'The traitor' })).toBeNull();
    expect(here()).toBe('/entries?deleted=');
    expect(screen.queryByRole('button', { name: 'Delete all for good' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore What I saw' }));
    await screen.findByRole('heading', { name: 'Nothing is deleted' });
    void toast.dismiss();
  });
});
