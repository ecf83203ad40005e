import type { Entry } from '#src/generated/model/index.ts';
import { succeeds } from '../case.ts';
import type { Client } from '../client.ts';

/** Creates an entry. By default it is a note that everyone reads. */
export const write = async (client: Client, campaignId: string, fields: object): Promise<Entry> => {
  const body = { type: 'note', title: 'The tide book', visibility: 'everyone', ...fields };
  return (await succeeds(client, 'entryCreate', 201, { params: { campaignId }, body })).body;
};

export const read = async (
  client: Client,
  campaignId: string,
  { entryId }: Pick<Entry, 'entryId'>,
): Promise<Entry> =>
  (await succeeds(client, 'entryGet', 200, { params: { campaignId, entryId } })).body;

/** The titles of a list of entries, in its order. */
export async function titles(
  client: Client,
  campaignId: string,
  query: Readonly<Record<string, string | boolean>> = {},
): Promise<string[]> {
  const params = { campaignId, ...query };
  const { body } = await succeeds(client, 'entryList', 200, { params });
  return body.items.map(({ title }) => title);
}
