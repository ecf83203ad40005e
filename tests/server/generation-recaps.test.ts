import { beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Entry, Generation } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { openGenerationCalls, type GenerationTestCalls } from './generation-calls.ts';

const hour = 60 * 60_000;

describeBoth('recaps', (open) => {
  let on: GenerationTestCalls;
  let campaignId: string;

  beforeEach(async () => {
    on = await openGenerationCalls((await open()).db);
    ({ campaignId } = await on.newCampaign());
    await on.join(campaignId, on.tomas, 'player');
  });

  async function write(body: object, user: SignedInUser = on.mira): Promise<Entry> {
    on.calls.now += hour;
    const all = { visibility: 'everyone', ...body };
    const path = { campaignId };
    return (await on.calls.callAs(user, 'entryCreate', { path, body: all })).body;
  }

  async function drafted(body: object, user: SignedInUser = on.mira): Promise<Generation> {
    const started = await on.start(user, { kind: 'recap', campaignId, ...body });
    await on.calls.work();
    return on.read(user, started);
  }

  const recapOf = ({ draft }: Generation): string => draft?.entry?.details.recap ?? '';

  test('retell what has happened since the session before, in the form of the session', async () => {
    await write({ type: 'place', title: 'The Old Mill', text: 'It grinds bones.' });
    await write({
      type: 'session',
      title: 'The first night',
      text: 'We met.',
      details: { number: 1, recap: 'Retold already.' },
    });
    await write({
      type: 'session',
      title: 'The storm',
      text: 'The party reaches the wreck.',
      details: { number: 2 },
    });
    await write({ type: 'person', title: 'Hanne Tolliver', text: 'Hanne keeps the ferry.' });
    await write({
      type: 'quest',
      title: 'The clapper',
      text: 'It lies deep.',
      details: {
        steps: [
          { text: 'Ask the ferrywoman.', done: true },
          { text: 'Dive for it.', done: false },
        ],
      },
    });
    await write({
      type: 'quest',
      title: 'The ferry',
      text: 'It leaked.',
      details: { questStatus: 'completed', steps: [{ text: 'Mend the oars.', done: false }] },
    });
    const session = await write({
      type: 'session',
      title: 'The bell',
      text: '',
      details: { number: 3 },
    });
    const done = await drafted({ entryId: session.entryId, seed: 2, length: 'long' });
    expect(done).toMatchObject({ status: 'done', settings: { entryId: session.entryId } });
    expect(done.draft).toMatchObject({ title: 'The bell', campaign: null, character: null });
    expect(done.draft?.entry).toMatchObject({ type: 'session', title: 'The bell', text: '' });
    const recap = recapOf(done);
    for (const words of [
      'party reached the wreck',
      'Hanne keeps the ferry',
      'Done: Ask the ferrywoman',
    ]) {
      expect(recap).toContain(words);
    }
    for (const words of ['bones', 'We met', 'Retold', 'Mend the oars']) {
      expect(recap).not.toContain(words);
    }
    const [, tasks = ''] = recap.split('**What is still to do**');
    expect(tasks.trim()).toBe('- **The clapper**: It lies deep. Dive for it.');
    const path = { campaignId, entryId: session.entryId };
    const { body: saved } = await on.calls.callAs(on.mira, 'entryUpdate', {
      path,
      headers: { 'if-match': `"${session.version}"` },
      body: { ...done.draft?.entry, visibility: 'everyone' },
    });
    expect(saved.details.recap).toBe(recap);
  });

  test('use the dates of sessions for their order, if they have dates', async () => {
    const session = (title: string, date: string, text: string) =>
      write({ type: 'session', title, text, details: { date } });
    const later = await session('The bell', '2026-10-20', '');
    await session('Far away', '2026-12-01', 'The future begins.');
    await session('The storm', '2026-10-13', 'The party reaches the wreck.');
    const recap = recapOf(await drafted({ entryId: later.entryId }));
    expect(recap).toContain('party reached the wreck');
    expect(recap).not.toContain('future');
  });

  test('of a session that is not saved yet tell what no recap has told', async () => {
    await write({
      type: 'session',
      title: 'Two',
      text: 'The party reaches the wreck.',
      details: { number: 2 },
    });
    const { draft } = await drafted({});
    expect(draft?.title).toBe('Previously');
    expect(draft?.entry?.details.recap).toContain('party reached the wreck');
  });

  test('say so when there is nothing to retell', async () => {
    const session = await write({ type: 'session', title: 'The first night', text: '' });
    const { draft } = await drafted({ entryId: session.entryId });
    const nothing = 'Nothing has been written down yet that everyone may know.';
    expect(draft?.sections.map(({ text }) => text)).toEqual([nothing]);
    expect(draft?.entry?.details.recap).toBe(nothing);
  });

  test.each(['gm', 'player'] as const)(
    'contain no word of what is hidden, if a %s asks for them',
    async (role) => {
      const user = role === 'gm' ? on.mira : on.tomas;
      // A passage cannot name the other users of this test, because their ids are too short.
      const reader = await on.calls.addUser('Ottoline');
      await on.join(campaignId, reader, 'player');
      const secret = (word: string) => `:::secret\n${word} is hidden.\n:::\n`;
      const hidden = [
        'Xalwhole',
        'Xalchosen',
        'Xalplayer',
        'Xalpassage',
        'Xalnamed',
        'Xaldescription',
        'Xalrecap',
        'Xalstep',
        'Xallist',
        'Xalquote',
        'Xalopen',
      ];
      await write({ type: 'session', title: 'The storm', text: secret('Xalpassage') });
      await write({
        type: 'session',
        title: 'Xalwhole night',
        text: 'Xalwhole ends.',
        visibility: 'gm',
      });
      await write({
        type: 'person',
        title: 'Xalchosen',
        text: 'Xalchosen waits.',
        visibility: 'chosen',
        readerIds: [reader.id],
      });
      await write(
        { type: 'note', title: 'Xalplayer', text: 'Xalplayer plots.', visibility: 'gm' },
        on.tomas,
      );
      await write({
        type: 'person',
        title: 'Hanne Tolliver',
        text: `Hanne keeps the ferry.\n\n:::secret for=${reader.id}\nXalnamed is hers.\n:::\n\n- One.\n\n  :::secret\n  Xallist.\n  :::\n\n> :::secret\n> Xalquote.\n> :::\n`,
      });
      await write({
        type: 'quest',
        title: 'Hidden work',
        text: 'Xaldescription.',
        visibility: 'gm',
        details: {
          steps: [
            { text: 'Xalstep', done: true },
            { text: 'Xalstep', done: false },
          ],
        },
      });
      await write({
        type: 'session',
        title: 'Another night',
        text: 'You find a lamp. ',
        details: { recap: secret('Xalrecap') },
      });
      await write({ type: 'place', title: 'The mill', text: 'It stands.\n\n:::secret\nXalopen' });
      const requests: unknown[] = [];
      const { storyteller } = on.calls;
      on.calls.storyteller = {
        tell(request) {
          requests.push(request);
          return storyteller.tell(request);
        },
      };
      const session = await write({ type: 'session', title: 'Tonight', text: '' }, user);
      const done = await drafted({ entryId: session.entryId, length: 'long' }, user);
      expect(recapOf(done)).toContain('Hanne keeps the ferry');
      expect(recapOf(done)).toContain('You found a lamp');
      expect(requests).toHaveLength(1);
      for (const word of hidden) {
        expect(JSON.stringify([done.draft, requests])).not.toContain(word);
      }
    },
  );

  test('do not retell a change that the players have not seen', async () => {
    const mill = await write({ type: 'place', title: 'The mill', text: 'It grinds bones.' });
    await write({
      type: 'session',
      title: 'The storm',
      text: 'The party reaches the wreck.',
      details: { recap: 'Told.' },
    });
    on.calls.now += hour;
    await on.calls.callAs(on.mira, 'entryUpdate', {
      path: { campaignId, entryId: mill.entryId },
      headers: { 'if-match': '"1"' },
      body: {
        type: 'place',
        title: 'The mill',
        text: 'It grinds bones.\n\n:::secret\nNow it stops.\n:::',
        visibility: 'everyone',
      },
    });
    const session = await write({ type: 'session', title: 'Tonight', text: '' });
    expect(recapOf(await drafted({ entryId: session.entryId }))).not.toContain('bones');
  });

  test('are written only for a session that the user can change', async () => {
    const session = await write({ type: 'session', title: 'Tonight', text: '' });
    const note = await write({ type: 'note', title: 'A note', text: '' });
    const hiddenSession = await write({
      type: 'session',
      title: 'Hidden',
      text: '',
      visibility: 'gm',
    });
    const elsewhere = await on.newCampaign();
    const refused = { status: 422, fields: [{ path: '/entryId' }] };
    const start = (user: SignedInUser, body: object) =>
      on.start(user, { kind: 'recap', campaignId, ...body });
    await expect(start(on.mira, { entryId: note.entryId })).rejects.toMatchObject(refused);
    await expect(start(on.mira, { entryId: '019a-unknown' })).rejects.toMatchObject(refused);
    for (const { entryId } of [session, hiddenSession]) {
      await expect(start(on.tomas, { entryId })).rejects.toMatchObject(refused);
    }
    const { entryId } = session;
    await expect(
      start(on.mira, { campaignId: elsewhere.campaignId, entryId }),
    ).rejects.toMatchObject(refused);
    await expect(start(on.mira, { campaignId: null })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: '/campaignId' }],
    });
  });

  test('are not written for a member who has left meanwhile', async () => {
    const session = await write({ type: 'session', title: 'Tonight', text: '' }, on.tomas);
    const started = await on.start(on.tomas, {
      kind: 'recap',
      campaignId,
      entryId: session.entryId,
    });
    await on.db
      .deleteFrom('campaign_member')
      .where('campaign_id', '=', campaignId)
      .where('user_id', '=', on.tomas.id)
      .execute();
    await on.calls.work();
    expect(await on.read(on.tomas, started)).toMatchObject({ status: 'failed', draft: null });
  });
});
