import { beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Storyteller } from '#backend/ports.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';
import { picture } from './pictures.ts';

/** Returns the first picture of the list as the cover. */
const storyteller: Storyteller = {
  write: async (_request, pictures) => {
    const [first = 'none'] = await pictures();
    return { kind: 'cover', coverImageW1024: first, coverImageW704: first, alt: 'A cover.' };
  },
};

describeBoth('generation', (open) => {
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;
  let campaign: { campaignId: string; coverImageW1024: string | null };

  beforeAll(async () => {
    const { db } = await open();
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira');
    tomas = await calls.addUser('Tomas');
    const answer = await calls.callAs(mira, 'campaignCreate', {
      parts: [
        ['title', 'The Salt Road'],
        ['setting', 'A coast'],
        ['storyOverview', 'Fog came.'],
        ['coverImageW1024', await picture('png')],
      ],
    });
    campaign = answer.body;
  });

  const cover = (user: SignedInUser, campaignId?: string) =>
    calls.callAs(user, 'generationCreate', {
      body: campaignId === undefined ? { kind: 'cover' } : { kind: 'cover', campaignId },
    });

  test('returns 501 without a storyteller', async () => {
    calls.storyteller = null;
    await expect(cover(mira)).rejects.toMatchObject({ status: 501, code: 'not_implemented' });
  });

  test('gives the storyteller the covers of the campaigns of the user', async () => {
    calls.storyteller = storyteller;
    const { body } = await cover(mira, campaign.campaignId);
    expect(body).toMatchObject({ kind: 'cover', coverImageW1024: campaign.coverImageW1024 });
  });

  test('returns 404 for a campaign of another user', async () => {
    calls.storyteller = storyteller;
    await expect(cover(tomas, campaign.campaignId)).rejects.toMatchObject({ status: 404 });
  });
});
