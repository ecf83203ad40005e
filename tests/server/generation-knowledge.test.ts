import { beforeEach, expect, test } from 'vitest';
import type { Story, StoryRequest } from '#backend/storyteller/story.ts';
import { themes } from '#backend/storyteller/tables/themes/themes.ts';
import { storyteller } from '#mocks/ports/makers.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { openGenerationCalls, type GenerationTestCalls } from './generation-calls.ts';

describeBoth('what a story knows of its campaign', (open) => {
  let on: GenerationTestCalls;

  beforeEach(async () => {
    on = await openGenerationCalls((await open()).db);
  });

  test('a story knows only what all members read in the campaign at that moment', async () => {
    const { campaignId } = await on.newCampaign({
      safetyLines: 'drowning, bees',
      dmNotes: 'HIDDEN',
    });
    await on.join(campaignId, on.tomas, 'player');
    const entry = (title: string, visibility: string) =>
      on.calls.callAs(on.mira, 'entryCreate', {
        path: { campaignId },
        body: { type: 'person', title, visibility, text: 'HIDDEN' },
      });
    await entry('Corvin', 'everyone');
    await entry('Hidden Hanne', 'gm');
    const requests: StoryRequest[] = [];
    on.calls.storyteller = {
      tell(request) {
        requests.push(request);
        return storyteller.tell(request);
      },
    };
    for (const user of [on.mira, on.tomas]) {
      await on.start(user, { kind: 'quest', campaignId });
      await on.calls.work();
    }
    const [ofMira, ofTomas] = requests;
    for (const request of [ofMira, ofTomas]) {
      expect(request?.known.map(({ name }) => name)).toEqual(['Corvin']);
      expect(JSON.stringify(request)).not.toMatch(/hidden/i);
    }
    expect(ofTomas?.lines).toEqual(['drowning', 'bees']);
  });

  test('a draft says how much the lines and veils leave no room for, and has no empty section', async () => {
    const safetyLines = themes.map(({ asked }) => asked[0]).join(', ');
    const started = await on.start(on.mira, { kind: 'setting', seed: 0, safetyLines });
    await on.calls.work();
    const { draft, notice } = await on.read(on.mira, started);
    expect(notice).toMatch(/^Your lines and veils leave no room for /);
    expect(draft?.sections.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  test('a story keeps to the land and the names of the texts that all members read', async () => {
    const { campaignId } = await on.newCampaign({
      setting: 'All of it is desert. The city of Qasr has the only well.',
      storyOverview: 'The Order of the Sun taxes the well.',
      dmNotes: 'HIDDEN. The town of Hiddenham lies in the tundra.',
    });
    await on.calls.callAs(on.mira, 'entryCreate', {
      path: { campaignId },
      body: { type: 'place', title: 'Qasr', visibility: 'gm' },
    });
    const requests: StoryRequest[] = [];
    on.calls.storyteller = {
      tell(request) {
        requests.push(request);
        return storyteller.tell(request);
      },
    };
    await on.start(on.mira, { kind: 'quest', campaignId });
    await on.calls.work();
    const [request] = requests;
    expect(request?.landscape?.id).toBe('desert');
    expect(request?.landscape?.without).toContain('rain');
    expect(request?.known.map(({ kind, name }) => [kind, name])).toEqual([
      ['faction', 'the Order of the Sun'],
      ['place', 'Qasr'],
    ]);
    expect(JSON.stringify(request)).not.toMatch(/hidden/i);
  });

  test('the notice of a draft names the words of the idea that its text does not have', async () => {
    const idea = 'A vampire countess. Zeppelins matter, too.';
    const started = await on.start(on.mira, { kind: 'person', idea });
    await on.calls.work();
    const { notice } = await on.read(on.mira, started);
    expect(notice).toBe(
      'The storyteller found no place for these words of your idea: “Zeppelins” and “matter”.',
    );
  });

  test('the notice does not name the level in the idea, unless another one was chosen', async () => {
    const asked = { kind: 'character', idea: 'An elf wizard, level five.', seed: 7 } as const;
    const used = await on.start(on.mira, { ...asked, level: 5 });
    const unused = await on.start(on.mira, { ...asked, level: 3 });
    await on.calls.work();
    await on.calls.work();
    expect((await on.read(on.mira, used)).notice).toBeNull();
    // A text can have one of the words by chance.
    expect((await on.read(on.mira, unused)).notice).toMatch(/ of your idea: .*(?:“level”|“five”)/);
  });

  test('without a chosen tone, a story has the tone of its campaign', async () => {
    const { campaignId } = await on.newCampaign({ tone: 'Gothic', genre: 'fantasy' });
    const tones: string[] = [];
    on.calls.storyteller = {
      tell(request) {
        tones.push(request.tone);
        return storyteller.tell(request);
      },
    };
    await on.start(on.mira, { kind: 'quest', campaignId });
    await on.calls.work();
    await on.start(on.mira, { kind: 'quest', campaignId, tone: 'grim' });
    await on.calls.work();
    await on.start(on.mira, { kind: 'quest' });
    await on.calls.work();
    expect(tones).toEqual(['horror', 'grim', 'heroic']);
  });

  test('the dead give no quests, and the living keep their roles', async () => {
    const { campaignId } = await on.newCampaign();
    const person = (title: string, details: object) =>
      on.calls.callAs(on.mira, 'entryCreate', {
        path: { campaignId },
        body: { type: 'person', title, visibility: 'everyone', details },
      });
    await person('Tomas Reed', { role: 'baker', life: 'alive' });
    await person('Old Berta', { role: 'smith', life: 'dead' });
    await person('Lost Lene', { life: 'missing' });
    const stories: Story[] = [];
    on.calls.storyteller = {
      async tell(request) {
        const story = await storyteller.tell(request);
        stories.push(story);
        return story;
      },
    };
    for (const seed of [1, 2, 3]) {
      await on.start(on.mira, { kind: 'quest', campaignId, seed, tone: 'heroic' });
      await on.calls.work();
    }
    expect(stories).toHaveLength(3);
    expect(JSON.stringify(stories)).not.toMatch(/Berta|Lene/);
    for (const { named } of stories) {
      expect(named.find(({ name }) => name === 'Tomas Reed')?.role).toBe('baker');
    }
  });
});
