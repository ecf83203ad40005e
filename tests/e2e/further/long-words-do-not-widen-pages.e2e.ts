import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf, newAccount } from '#tests/support/people.ts';
import { overflowAt } from '#tests/support/screens.ts';

const word = (length: number): string => 'W'.repeat(length);

const rogue = {
  name: word(120),
  class: 'rogue',
  species: 'halfling',
  background: 'criminal',
  abilities: { str: 8, dex: 15, con: 13, int: 14, wis: 10, cha: 12 },
  tools: [word(80)],
  languages: [word(80)],
  appearance: word(300),
  backstory: word(300),
  notesForMe: word(300),
  notesForEveryone: word(300),
};

const entries = [
  { type: 'session', details: { number: 1, recap: word(300) } },
  {
    type: 'quest',
    details: {
      giver: word(120),
      steps: [{ text: word(300), done: false }],
      rewardItems: [{ name: word(120), quantity: 1 }],
    },
  },
  { type: 'person', details: { role: word(120), disposition: word(60) } },
  { type: 'place', details: { placeKind: word(60) } },
  { type: 'faction', details: { goal: word(300) } },
  { type: 'item', details: { rarity: word(60), holder: word(120) } },
];

const post = async (
  api: APIRequestContext,
  path: string,
  options: Parameters<APIRequestContext['post']>[1],
): Promise<Readonly<Record<string, string>>> => {
  const answer = await api.post(path, options);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Record<string, string>;
};

test('no page scrolls sideways because of one long word in each of its texts', async ({
  app,
  page,
  openAs,
  sessionOf,
  signInAsNew,
}) => {
  test.slow();
  const account = { ...people.mira, name: word(80), email: 'a.long.name@example.com' };
  const api = await apiOf(app, await signInAsNew(account));
  const { campaignId } = await post(api, '/api/campaigns/create', {
    multipart: {
      title: word(120),
      setting: word(300),
      storyOverview: word(300),
      dmNotes: word(300),
      genre: word(60),
      tone: word(60),
      safetyLines: word(300),
      safetyVeils: word(300),
    },
  });
  const campaign = `/campaigns/${campaignId}`;
  const written: string[] = [];
  let parentId: string | null = null;
  for (const { type, details } of entries) {
    const data = { type, title: word(120), text: word(300), tags: [word(40)], details, parentId };
    const { entryId = '' } = await post(api, `/api${campaign}/entries/create`, { data });
    parentId ??= entryId;
    written.push(`${campaign}/entries/${entryId}`);
  }
  const { code = '' } = await post(api, `/api${campaign}/invitations/create`, {
    data: { role: 'player' },
  });
  const player = { ...people.tomas, name: word(80), email: 'another.long.name@example.com' };
  const table = await apiOf(app, await newAccount(app, player));
  await post(table, `/api/invitations/${code}/accept`, {});
  const { entryId: theirs } = await post(table, `/api${campaign}/entries/create`, {
    data: { type: 'note', title: word(120), visibility: 'everyone' },
  });
  await table.dispose();
  written.push(`${campaign}/entries/${theirs}`);
  for (const concept of ['~'.repeat(60), '='.repeat(70)]) {
    await post(api, '/api/characters/create', { data: { ...rogue, concept } });
  }
  const { characterId } = await post(api, '/api/characters/create', {
    data: { ...rogue, concept: word(300) },
  });
  const shared = await api.put(`/api/characters/${characterId}/sharing`, {
    data: { hasLink: true, campaignId, campaignReaders: 'everyone', sharesBackstory: true },
  });
  const { linkCode } = (await shared.json()) as { linkCode: string };
  await api.dispose();
  const office = await apiOf(app, await sessionOf('odo'));
  const { gearSk = '' } = await post(office, '/api/gear/create', {
    data: {
      name: word(120),
      source: word(120),
      category: 'adventuring-gear',
      description: word(300),
    },
  });
  await office.dispose();
  const gear = encodeURIComponent(gearSk);

  const widened: string[] = [];
  const visit = async (tab: Page, paths: readonly string[]) => {
    for (const path of paths) {
      await tab.goto(path);
      for (const width of [320, 1280]) {
        const overflow = await overflowAt(tab, width);
        if (overflow > 0) widened.push(`${path} by ${overflow} px at ${width} px`);
      }
    }
  };
  await visit(page, [
    '/dashboard',
    '/account',
    '/campaigns',
    '/campaigns/create',
    campaign,
    `${campaign}?edit`,
    `${campaign}/people`,
    `${campaign}/settings`,
    `${campaign}/archive`,
    `${campaign}/entries`,
    `${campaign}/entries?q=${word(40)}`,
    `${campaign}/entries?tag=${word(40)}`,
    `${campaign}/entries?view=tree`,
    `${campaign}/entries/create?type=note&title=${word(120)}`,
    ...written,
    ...written.map((path) => `${path}/edit`),
    `${written[0]}/versions`,
    `${campaign}/characters/${characterId}`,
    '/characters',
    '/characters/create',
    '/characters/create?mode=page',
    `/characters/${characterId}`,
    `/characters/${characterId}?edit`,
    `/characters/${characterId}/print`,
    `/rules?q=${word(40)}`,
    `/rules?q=${'z'.repeat(120)}`,
    `/rules/gear?q=${word(40)}`,
    `/rules/gear?q=${'z'.repeat(120)}`,
    `/rules/gear/${gear}`,
  ]);
  const { page: odo } = await openAs('odo');
  await visit(odo, [
    '/admin/gear',
    `/admin/gear/update/${gear}`,
    '/admin/people',
    '/admin/security',
    `/invitations/${code}`,
    `/shared/characters/${linkCode}`,
  ]);
  expect(widened).toEqual([]);
});
