import { afterEach, expect, test } from 'vitest';
import { recordUse, type RecordedUse } from '#backend/models/record-use.ts';
import { sweep } from '#backend/sweep.ts';
import type { ModelUse } from '#src/generated/model/index.ts';
import { signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 21, 12);
const noPrices = { input: null, output: null, picture: null };

describeBoth('the use of models', (open) => {
  const opened: TestApp[] = [];
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close();
  });

  async function start() {
    const app = await createTestApp({ database: await open(), clock: () => now });
    opened.push(app);
    const { db, random } = app.context;
    return { app, db, random, mira: await signedIn(app, 'mira') };
  }

  test('the use of the last thirty days is summed by day, model and user', async () => {
    const { app, db, random, mira } = await start();
    const odo = await signedIn(app, 'odo');
    const record = (use: Partial<RecordedUse>, at = now) =>
      recordUse(
        db,
        random,
        {
          userId: mira.id,
          generationId: 'one',
          kind: 'quest',
          part: 'text',
          model: 'a-model',
          requests: 2,
          inputTokens: 1_000_000,
          outputTokens: 500_000,
          pictures: 0,
          prices: { input: 0.5, output: 2, picture: 9 },
          isReplaced: false,
          failure: null,
          ...use,
        },
        at,
      );
    await record({});
    // The second attempt of the same generation.
    await record({ isReplaced: true, failure: 'too-slow' });
    await record({ userId: odo.id, generationId: 'two', prices: noPrices });
    await record({
      generationId: 'three',
      kind: 'cover',
      part: 'image',
      model: 'a-painter',
      inputTokens: 0,
      outputTokens: 0,
      pictures: 1,
      prices: { ...noPrices, picture: 0.04 },
    });
    await record({ userId: 'deleted-meanwhile', generationId: 'four' }, now - day);
    await record({ generationId: 'five' }, now - 30 * day);
    // The server's answer is checked with the contract.
    const use = (await odo.call('modelUse')).body as ModelUse;
    const work = { requests: 2, inputTokens: 1_000_000, outputTokens: 500_000, pictures: 0 };
    expect(use.rows).toEqual([
      {
        day: '2026-11-21',
        part: 'text',
        model: 'a-model',
        requests: 6,
        drafts: 2,
        replaced: 1,
        inputTokens: 3_000_000,
        outputTokens: 1_500_000,
        pictures: 0,
        cost: 3,
      },
      {
        day: '2026-11-21',
        part: 'image',
        model: 'a-painter',
        requests: 2,
        drafts: 1,
        replaced: 0,
        inputTokens: 0,
        outputTokens: 0,
        pictures: 1,
        cost: 0.04,
      },
      {
        day: '2026-11-20',
        part: 'text',
        model: 'a-model',
        drafts: 1,
        replaced: 0,
        cost: 1.5,
        ...work,
      },
    ]);
    expect(use.users.map(({ name, drafts, cost }) => [name, drafts, cost])).toEqual([
      ['Mira', 2, 3.04],
      [null, 1, 1.5],
      ['Odo', 1, null],
    ]);
    expect(use.failures).toMatchObject([
      { model: 'a-model', kind: 'quest', reason: 'The provider took too long.' },
    ]);
  });

  test('uses are kept without their user, and for ninety days', async () => {
    const { app, db, random, mira } = await start();
    const use = {
      userId: mira.id,
      generationId: 'one',
      kind: 'quest',
      part: 'text',
      model: 'a-model',
      requests: 1,
      inputTokens: 1,
      outputTokens: 1,
      pictures: 0,
      prices: noPrices,
      isReplaced: false,
      failure: null,
    } as const;
    await recordUse(db, random, use, now);
    await recordUse(db, random, use, now - 91 * day);
    await db.deleteFrom('user').where('id', '=', mira.id).execute();
    await sweep(app.context);
    const rows = await db.selectFrom('model_use').select(['user_id', 'at']).execute();
    expect(rows).toEqual([{ user_id: null, at: now }]);
  });
});
