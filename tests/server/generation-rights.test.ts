import { beforeEach, expect, test } from 'vitest';
import { storyteller } from '#mocks/ports/makers.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { openGenerationCalls, type GenerationTestCalls } from './generation-calls.ts';

describeBoth('generation without the right to it', (open) => {
  let on: GenerationTestCalls;

  beforeEach(async () => {
    on = await openGenerationCalls((await open()).db);
  });

  test('a member who has been removed meanwhile gets no draft', async () => {
    const { campaignId } = await on.newCampaign();
    await on.join(campaignId, on.tomas, 'gm');
    const started = [
      await on.start(on.tomas, { kind: 'quest', campaignId }),
      await on.start(on.tomas, { kind: 'cover', campaignId }),
    ];
    await on.db.deleteFrom('campaign_member').where('user_id', '=', on.tomas.id).execute();
    await on.calls.work();
    for (const one of started) {
      expect(await on.read(on.tomas, one)).toMatchObject({
        status: 'failed',
        failure: 'You cannot open this campaign any more, so this draft has ended.',
      });
    }
  });

  test.each([
    ['viewer', 'quest'],
    ['player', 'setting'],
    ['player', 'cover'],
  ] as const)('a member who is made a %s meanwhile gets no %s', async (role, kind) => {
    const { campaignId } = await on.newCampaign();
    await on.join(campaignId, on.tomas, 'gm');
    const started = await on.start(on.tomas, { kind, campaignId });
    await on.db
      .updateTable('campaign_member')
      .set({ role })
      .where('user_id', '=', on.tomas.id)
      .execute();
    await on.calls.work();
    expect(await on.read(on.tomas, started)).toMatchObject({
      status: 'failed',
      draft: null,
      failure: 'Your role in this campaign does not allow this draft any more, so it has ended.',
    });
  });

  test('a member who is removed while the storyteller writes gets no draft', async () => {
    const { campaignId } = await on.newCampaign();
    await on.join(campaignId, on.tomas, 'gm');
    on.calls.storyteller = {
      async tell(request) {
        await on.db.deleteFrom('campaign_member').where('user_id', '=', on.tomas.id).execute();
        return storyteller.tell(request);
      },
    };
    const started = await on.start(on.tomas, { kind: 'quest', campaignId });
    await on.calls.work();
    expect(await on.read(on.tomas, started)).toMatchObject({ status: 'failed', draft: null });
  });

  test('an account that an administrator disables meanwhile gets no draft', async () => {
    const { campaignId } = await on.newCampaign();
    const asked = [
      { kind: 'quest', campaignId },
      { kind: 'cover', campaignId },
      { kind: 'person' },
    ];
    const started = [];
    for (const body of asked) started.push(await on.start(on.mira, body));
    const user = on.db.updateTable('user').where('id', '=', on.mira.id);
    await user.set({ disabled_at: on.calls.now }).execute();
    await on.calls.work();
    await user.set({ disabled_at: null }).execute();
    for (const one of started) {
      expect(await on.read(on.mira, one)).toMatchObject({
        status: 'failed',
        draft: null,
        failure: 'Your account was disabled, so this draft has ended.',
      });
    }
  });
});
