import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { readDraft, removeDrafts, storeDraft } from '../drafts/kept-draft.ts';
import { formFormat } from './form-draft.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useSingleSubmit } from './use-single-submit.ts';

const client = newClient();
const { id, name, email } = people.mira;
const owner = `${id}/new-character`;
const stored = { values: { name: '' }, version: null };
const written = { base: stored, attachment: null, attempt: null, usedDraft: null };

/** Opens the form as a new page does. */
const open = (showAttachment = vi.fn<(shown: unknown) => void>()) =>
  renderHook(
    () => {
      const form = useForm({ defaultValues: stored.values });
      const singleSubmit = useSingleSubmit();
      const options = { draftOf: 'new-character', stored, form, singleSubmit, showAttachment };
      return { form, draft: useFormDraft(options) };
    },
    { wrapper: withQueryClient(client) },
  ).result;

beforeEach(async () => {
  signIn(client, { id, name, email, groups: [] });
  sessionStorage.clear();
  await removeDrafts(owner);
});

test('a restored draft keeps its attachment also before the form has rendered it', async () => {
  const attachment = { step: 'background' };
  await storeDraft(owner, formFormat, { ...written, changed: { name: 'Ilse' }, attachment });
  const showAttachment = vi.fn<(shown: unknown) => void>();
  const { current } = open(showAttachment);
  await waitFor(() => expect(showAttachment).toHaveBeenCalledWith(attachment));
  expect(current.draft.current()).toMatchObject({ changed: { name: 'Ilse' }, attachment });
});

test('each of two closed tabs with the same form keeps the draft of the storyteller that is in it', async () => {
  const tabs = [
    { ...written, changed: { name: 'Ilse' }, usedDraft: 'draft-1' },
    { ...written, changed: { name: 'Odo' }, usedDraft: 'draft-2' },
    { ...written, changed: { name: 'Tomas' } },
  ];
  for (const tab of tabs) await storeDraft(owner, formFormat, tab);
  const found: unknown[] = [];
  for (const _ of tabs) {
    const { current } = open();
    await waitFor(() => expect(current.draft.current().changed).toHaveProperty('name'));
    const { changed, usedDraft } = current.draft.current();
    found.push({ ...written, changed, usedDraft });
    expect(current.draft.usedDraft.read()).toBe(usedDraft);
    act(() => current.draft.endDraft());
    expect(current.draft.usedDraft.read()).toBeNull();
    cleanup();
    await waitFor(async () => expect(await readDraft(owner, formFormat)).not.toEqual(found.at(-1)));
  }
  expect(found).toHaveLength(3);
  expect(found).toEqual(expect.arrayContaining(tabs));
});

test('a draft of the storyteller that is taken out of the form is stored with it, and discarded with it', async () => {
  const { current } = open();
  const isStored = (usedDraft: string | null) =>
    waitFor(async () => expect(await readDraft(owner, formFormat)).toMatchObject({ usedDraft }));
  act(() => current.draft.usedDraft.write('draft-1'));
  act(() => current.form.setValue('name', 'Ilse'));
  await isStored('draft-1');
  act(() => current.draft.usedDraft.write(null));
  await isStored(null);
  act(() => current.draft.usedDraft.write('draft-2'));
  act(() => current.draft.discard());
  expect(current.draft.usedDraft.read()).toBeNull();
});
