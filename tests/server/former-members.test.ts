import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

describeBoth('a former member', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;
  let campaignId: string;
  let code: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Former');
    tomas = await calls.addUser('Tomas-Former');
  });

  beforeEach(async () => {
    campaignId = await calls.newCampaign(mira);
    const body = { role: 'player', maxUses: null };
    ({ code } = (
      await calls.callAs(mira, 'invitationCreate', { path: { campaignId }, body })
    ).body);
    await join();
  });

  const join = () => calls.callAs(tomas, 'invitationAccept', { path: { code } });
  const remove = (by: SignedInUser) =>
    calls.callAs(by, 'memberRemove', { path: { campaignId, userId: tomas.id } });
  const create = async (user: SignedInUser, fields: object) => {
    const body = { type: 'note', title: 'A note', visibility: 'everyone', ...fields };
    return (await calls.callAs(user, 'entryCreate', { path: { campaignId }, body })).body.entryId;
  };
  const get = async (user: SignedInUser, entryId: string) =>
    (await calls.callAs(user, 'entryGet', { path: { campaignId, entryId } })).body;
  const found = async (user: SignedInUser, q: string) =>
    (
      await calls.callAs(user, 'entrySearch', { path: { campaignId }, query: { q } })
    ).body.items.map(({ entryId }) => entryId);
  const secret = (words: string) => `Open.\n\n:::secret{for="${tomas.id}"}\n${words}\n:::\n`;

  test.each(['is removed', 'leaves'])(
    'who %s and comes back reads what everyone reads',
    async (how) => {
      const chosen = await create(mira, { visibility: 'chosen', readerIds: [tomas.id] });
      const passage = await create(mira, { text: secret('A key in [[A note]].') });
      const own = await create(tomas, { visibility: 'gm', text: 'A lantern.' });
      expect((await get(tomas, passage)).text).toContain('A key');
      expect(await found(tomas, 'key')).toEqual([passage]);
      await remove(how === 'leaves' ? tomas : mira);
      await join();
      await expect(get(tomas, chosen)).rejects.toMatchObject({ code: 'not_found' });
      const { text, links } = await get(tomas, passage);
      expect([text.trim(), links]).toEqual(['Open.', []]);
      expect(await found(tomas, 'key')).toEqual([]);
      // What the member has written stays readable for its author.
      expect(await found(tomas, 'lantern')).toEqual([own]);
    },
  );

  const change = (entryId: string, body: object) =>
    calls.callAs(mira, 'entryUpdate', { path: { campaignId, entryId }, body });
  const visibleText = async (entryId: string) => (await get(tomas, entryId)).text.trim();

  test('who comes back reads no passage that still has the name, until a game master chooses it again', async () => {
    const entryId = await create(mira, { text: secret('A key.') });
    await remove(mira);
    await change(entryId, { title: 'A note without a reader' });
    await join();
    await change(entryId, { title: 'A note' });
    expect(await visibleText(entryId)).toBe('Open.');
    // An editor that was open all the time saves the name again and again.
    for (const words of ['A new key.', 'A new golden key.']) {
      await change(entryId, { text: secret(words) });
      expect(await visibleText(entryId)).toBe('Open.');
      expect(await found(tomas, 'key')).toEqual([]);
    }
    await change(entryId, { details: {}, text: `${secret('A key.')}\n${secret('Another one.')}` });
    expect(await visibleText(entryId)).not.toContain('one');
    await change(entryId, { text: 'Open.' });
    await change(entryId, { text: secret('A key.') });
    expect(await visibleText(entryId)).toContain('A key.');
    await change(entryId, { text: secret('A golden key.') });
    expect(await visibleText(entryId)).toContain('A golden key.');
  });

  test('who comes back does not read the recap that still has the name', async () => {
    const details = { recap: secret('The recap of a key.') };
    const entryId = await create(mira, { type: 'session', details });
    await remove(mira);
    await join();
    await change(entryId, { text: secret('The text of a key.') });
    const { text, details: shown } = await get(tomas, entryId);
    expect([text.trim(), shown.recap?.trim()]).toEqual(['Open.', 'Open.']);
  });

  test('gets no view of a text whose views were computed before the departure', async () => {
    const entryId = await create(mira, { text: secret('A key.') });
    let left = false;
    calls.pause = async () => {
      if (left) return;
      left = true;
      await remove(tomas);
      await join();
    };
    await change(entryId, { text: secret('A new key.') });
    calls.pause = () => undefined;
    expect(await visibleText(entryId)).toBe('Open.');
  });

  test('does not prevent a change of an entry that was for this member', async () => {
    const path = {
      campaignId,
      entryId: await create(mira, { visibility: 'chosen', readerIds: [tomas.id] }),
    };
    await remove(mira);
    const { readerIds } = await get(mira, path.entryId);
    const changed = await calls.callAs(mira, 'entryUpdate', {
      path,
      body: { title: 'New', readerIds },
    });
    expect(changed.body).toMatchObject({ title: 'New', readerIds: [] });
  });

  test('gets no text that was computed before the departure and is stored after it', async () => {
    let left = false;
    calls.pause = async () => {
      if (left) return;
      left = true;
      await remove(tomas);
    };
    const entryId = await create(mira, { text: secret('A key.') });
    calls.pause = () => undefined;
    await join();
    expect((await get(tomas, entryId)).text.trim()).toBe('Open.');
  });
});
