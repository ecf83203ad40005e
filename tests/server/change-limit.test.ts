import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '#src/generated/model/index.ts';
import { signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const minute = 60_000;

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const campaign = (title: string) => ({
  body: formOf({ title, setting: 'A coast.', storyOverview: 'Dark.', dmNotes: '' }),
});

describeBoth('the limit of changes in a minute', (open) => {
  let app: TestApp;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    const config = { changesPerMinute: 3 };
    app = await createTestApp({ database: await open(), config, clock: () => now });
    return () => app.close();
  });

  beforeEach(() => {
    now += minute;
  });

  test('refuses further changes of the user, but neither reads nor the sign-out', async () => {
    const ilse = await signedIn(app, 'ilse');
    const created = await ilse.call('campaignCreate', campaign('Often changed'));
    const { campaignId } = created.body as Campaign;
    const params = { campaignId };
    const change = async (setting: string, headers: Readonly<Record<string, string>> = {}) =>
      ilse.call('campaignUpdate', { params, headers, body: formOf({ setting }) });
    expect(await change('A hill.')).toMatchObject({ status: 200 });
    expect(await change('A hill.'), 'changes nothing').toMatchObject({ status: 200 });
    expect(await change('A wood.', { 'If-Match': '"1"' })).toMatchObject({ status: 412 });
    expect(await change('A wood.')).toMatchObject({ status: 200 });
    const refused = await change('A lake.');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await ilse.call('campaignGet', { params })).toMatchObject({
      status: 200,
      body: { setting: 'A wood.' },
    });
    now += minute;
    for (const place of ['A lake.', 'A moor.', 'A reef.']) {
      expect(await change(place)).toMatchObject({ status: 200 });
    }
    expect(await change('A bay.')).toMatchObject({ status: 429 });
    expect(await ilse.call('authLogout')).toMatchObject({ status: 204 });

    const odo = await signedIn(app, 'odo');
    for (const from of [0, 100, 200]) {
      const operations = Array.from({ length: 100 }, (_, index) => ({
        action: 'create',
        item: { name: `Rope ${from + index}`, category: 'adventuring-gear' },
      }));
      const sent = await odo.call('gearBulk', { body: { operations } });
      expect(sent, 'counts as one change').toMatchObject({ status: 200 });
    }
    const item = { name: 'One rope more', category: 'adventuring-gear' };
    expect(await odo.call('gearCreate', { body: item })).toMatchObject({ status: 429 });
  });

  test('holds also for changes that are sent at the same time', async () => {
    const ilse = await signedIn(app, 'ilse');
    const created = await ilse.call('campaignCreate', campaign('Changed at once'));
    const params = { campaignId: (created.body as Campaign).campaignId };
    now += minute;
    const change = async (setting: string) =>
      (await ilse.call('campaignUpdate', { params, body: formOf({ setting }) })).status;
    const changed = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(`Hill ${index}.`)),
    );
    expect(changed.filter((status) => status === 200)).toHaveLength(3);
    expect(changed.filter((status) => status === 429)).toHaveLength(17);
  });
});
