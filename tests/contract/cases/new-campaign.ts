import { succeeds } from '../case.ts';
import type { Client } from '../client.ts';

export const formOf = (fields: Readonly<Record<string, string | Blob>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

export const campaign = (title: string) => ({
  title,
  setting: 'A drowned coast.',
  storyOverview: 'The lanterns went out.',
  dmNotes: 'The keeper is dead.',
});

export const createCampaign = async (client: Client, title: string) =>
  (await succeeds(client, 'campaignCreate', 201, { body: formOf(campaign(title)) })).body;

/** An account can have 200 campaigns, and all cases together come near. */
export async function purge(owner: Client, campaignId: string): Promise<void> {
  await succeeds(owner, 'campaignDelete', 204, { params: { campaignId } });
  await succeeds(owner, 'campaignPurge', 204, { params: { campaignId } });
}
