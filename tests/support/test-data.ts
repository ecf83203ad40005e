import type { APIRequestContext, APIResponse } from '@playwright/test';

export async function createCampaign(
  api: APIRequestContext,
  title: string,
  setting = '',
): Promise<string> {
  const multipart = { title, setting, storyOverview: '', generateCover: 'false' };
  const response = await api.post('/api/campaigns/create', { multipart });
  return keyIn(response, 'campaignId');
}

const quartermaster = {
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  level: 3,
  abilityMethod: 'standard-array',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
  increases: [
    { ability: 'str', amount: 2 },
    { ability: 'con', amount: 1 },
  ],
  skills: ['perception', 'survival'],
  equipment: 'kit',
  concept: 'A quartermaster who lost the war and kept the books.',
};

export async function createCharacter(api: APIRequestContext, name: string): Promise<string> {
  const data = { ...quartermaster, name };
  return keyIn(await api.post('/api/characters/create', { data }), 'characterId');
}

export async function createItem(
  api: APIRequestContext,
  kind: string,
  item: Readonly<Record<string, unknown>>,
): Promise<void> {
  await succeeded(await api.post(`/api/${kind}/create`, { data: item }));
}

/** The first items of a list of the catalogue. */
export async function itemsOf(
  api: APIRequestContext,
  kind: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>[]> {
  const response = await api.get(`/api/${kind}/`, { params: { pageSize: '100', ...query } });
  await succeeded(response);
  // Every list of the contract has its rows in `items`.
  const { items } = (await response.json()) as { items: Readonly<Record<string, unknown>>[] };
  return items;
}

export async function deleteItem(api: APIRequestContext, kind: string, sk: string): Promise<void> {
  await succeeded(await api.delete(`/api/${kind}/${encodeURIComponent(sk)}`));
}

async function keyIn(response: APIResponse, name: string): Promise<string> {
  await succeeded(response);
  const body: unknown = await response.json();
  return String(Reflect.get(Object(body), name));
}

async function succeeded(response: APIResponse): Promise<void> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${await response.text()}`);
}
