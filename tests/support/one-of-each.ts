import { characterFixtures } from '#mocks/fixtures/characters.ts';
import type { SignedIn } from './accounts.ts';
import type { TestApp } from './app.ts';
import { exampleBody } from './contract-examples.ts';

/** The ids of one record of each kind, by the names of their parameters. */
export type Records = Readonly<Record<string, string>>;

/** Creates one record of each kind that belongs to someone. */
export async function recordsOf(app: TestApp, owner: SignedIn): Promise<Records> {
  const create = async (
    id: Parameters<SignedIn['call']>[0],
    body: unknown,
    params: Records = {},
  ): Promise<Records> => {
    const answer = await owner.call(id, { body, params });
    if (answer.status >= 300) throw new Error(`${id}: ${JSON.stringify(answer.body)}`);
    // The answers of creations are records, whose ids are texts.
    return answer.body as Records;
  };
  const { campaignId = '' } = await create('campaignCreate', exampleBody('campaignCreate'));
  const ofCampaign = { campaignId };
  const { entryId = '' } = await create(
    'entryCreate',
    { type: 'note', title: 'The seventh lantern' },
    ofCampaign,
  );
  const { invitationId = '' } = await create('invitationCreate', { role: 'player' }, ofCampaign);
  const { pictureId = '' } = await create(
    'pictureCreate',
    exampleBody('pictureCreate'),
    ofCampaign,
  );
  const { characterId = '' } = await create('characterCreate', characterFixtures[0]?.input);
  const { generationId = '' } = await create('generationCreate', exampleBody('generationCreate'));
  await app.idle();
  return {
    campaignId,
    entryId,
    invitationId,
    pictureId,
    characterId,
    generationId,
    userId: owner.id,
    version: '1',
    importId: 'an-import-of-mira',
    q: 'lantern',
  };
}
