import type { Invitation, Member } from '#src/generated/model/index.ts';
import type { Person, RunningBackend } from '../backend-under-test.ts';
import { succeeds } from '../case.ts';
import type { Client } from '../client.ts';
import { createCampaign } from './new-campaign.ts';

interface Table {
  readonly campaignId: string;
  readonly mira: Client;
  /** The clients of the members besides Mira, the owner. */
  readonly tomas: Client;
  readonly odo: Client;
  readonly idOf: (person: Person) => Promise<string>;
}

export const invite = async (
  client: Client,
  campaignId: string,
  body: object,
): Promise<Invitation> =>
  (await succeeds(client, 'invitationCreate', 201, { params: { campaignId }, body })).body;

export const accept = (client: Client, { code }: Invitation) =>
  succeeds(client, 'invitationAccept', 200, { params: { code } });

export const membersOf = async (client: Client, campaignId: string): Promise<readonly Member[]> =>
  (await succeeds(client, 'memberList', 200, { params: { campaignId } })).body.items;

/** A campaign of Mira, with Tomas and Odo in these roles. */
export async function table(
  { signIn }: RunningBackend,
  roles: { readonly tomas?: string; readonly odo?: string } = {},
): Promise<Table> {
  const clients = {
    mira: await signIn('mira'),
    tomas: await signIn('tomas'),
    odo: await signIn('odo'),
  };
  const { campaignId } = await createCampaign(clients.mira, 'The Lanterns');
  for (const person of ['tomas', 'odo'] as const) {
    const role = roles[person];
    if (role !== undefined) {
      await accept(clients[person], await invite(clients.mira, campaignId, { role }));
    }
  }
  const idOf = async (person: Person) => {
    const own = await createCampaign(clients[person], 'A campaign of my own');
    return (await membersOf(clients[person], own.campaignId))[0]?.userId ?? '';
  };
  return { campaignId, ...clients, idOf };
}

export const rolesOf = async (client: Client, campaignId: string) =>
  (await membersOf(client, campaignId)).map(({ name, role }) => `${name}: ${role}`);
