import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { storeDraft } from '../drafts/kept-draft.ts';
import { formFormat } from './form-draft.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useSingleSubmit } from './use-single-submit.ts';

test('a restored draft keeps its attachment also before the form has rendered it', async () => {
  const client = newClient();
  const { id, name, email } = people.mira;
  signIn(client, { id, name, email, groups: [] });
  const attachment = { step: 'background' };
  const stored = { values: { name: '' }, version: null };
  await storeDraft(`${id}/new-character`, formFormat, {
    base: stored,
    changed: { name: 'Ilse' },
    attachment,
    attempt: null,
  });
  const showAttachment = vi.fn<(shown: unknown) => void>();
  const { result } = renderHook(
    () => {
      const form = useForm({ defaultValues: stored.values });
      const singleSubmit = useSingleSubmit();
      return useFormDraft({ draftOf: 'new-character', stored, form, singleSubmit, showAttachment });
    },
    { wrapper: withQueryClient(client) },
  );
  await waitFor(() => expect(showAttachment).toHaveBeenCalledWith(attachment));
  expect(result.current.current()).toMatchObject({ changed: { name: 'Ilse' }, attachment });
});
