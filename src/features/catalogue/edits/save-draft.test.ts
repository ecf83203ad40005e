import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindToUser } from '#src/api/http.ts';
import { HttpError } from '#src/api/http-error.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { kinds } from '../kinds/all.ts';
import type { CatalogueItem } from '../values.ts';
import { saveDraft } from './save-draft.ts';

beforeEach(() => vi.stubGlobal('document', { cookie: '' }));
afterEach(() => vi.unstubAllGlobals());

const club: CatalogueItem = {
  sk: '2024#club',
  name: 'Club',
  version: 3,
  values: { ...kinds.weapons.emptyValues, name: 'Club', notes: 'old' },
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: 'Ilse',
};

test('a draft is not sent once more after another administrator has signed in', async () => {
  bindToUser('odo', 'token of Odo');
  const update = vi.fn<typeof kinds.weapons.update>(async () => {
    bindToUser('ilse', 'token of Ilse');
    throw new HttpError(new Response(null, { status: 412 }), undefined);
  });
  const client = createQueryClient();
  const { queryKey } = kinds.weapons.item(club.sk);
  const item = () => ({ queryKey, queryFn: () => Promise.resolve({ ...club, version: 4 }) });
  const kind = { ...kinds.weapons, update, item: item as typeof kinds.weapons.item };
  const saved = await saveDraft(client, kind, { base: club, changed: { notes: 'new' } });
  expect(saved).toMatchObject({ outcome: 'failed', message: 'Another account has signed in.' });
  expect(update).toHaveBeenCalledOnce();
  bindToUser(null, '');
});
