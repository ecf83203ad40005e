import { startingCharacter } from '#src/features/characters/starting-character.ts';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/** What a test finds already there, made through the API. */

export async function createCampaign(api: APIRequestContext, title: string): Promise<string> {
  const multipart = { title, setting: '', storyOverview: '', generateCover: 'false' };
  const response = await api.post('/api/campaigns/create', { multipart });
  return keyIn(response, 'campaignId');
}

/** With what the form suggests. */
export async function createCharacter(api: APIRequestContext, name: string): Promise<string> {
  const data = { ...startingCharacter, name };
  return keyIn(await api.post('/api/characters/create', { data }), 'characterId');
}

export async function createItem(
  api: APIRequestContext,
  kind: string,
  item: Readonly<Record<string, unknown>>,
): Promise<void> {
  await succeeded(await api.post(`/api/${kind}/create`, { data: item }));
}

async function keyIn(response: APIResponse, name: string): Promise<string> {
  await succeeded(response);
  const body: unknown = await response.json();
  return String(Reflect.get(Object(body), name));
}

async function succeeded(response: APIResponse): Promise<void> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${await response.text()}`);
}
