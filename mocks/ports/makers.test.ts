import { expect, test } from 'vitest';
import { planCover } from '#art/cover/plan-cover.ts';
import { planPortrait } from '#art/portrait/plan-portrait.ts';
import { createClient, testMocks } from '#mocks/testing/client.ts';
import type { CampaignPage, Generation } from '#src/generated/model/index.ts';
import { createPainter } from './makers.ts';
import { nextTurn } from './next-turn.ts';

// Painting takes long on a busy machine.
const longTest = { timeout: 120_000 };

test('requests are answered while a cover is painted', longTest, async () => {
  let slices = 0;
  const begun = Promise.withResolvers<void>();
  const painter = createPainter(() => {
    slices += 1;
    begun.resolve();
    return nextTurn();
  });
  const mocks = testMocks({ painter });
  const { call, signIn } = createClient(mocks);
  await signIn('mira');
  const campaigns = await call<CampaignPage>('GET', '/api/campaigns/');
  const json = { kind: 'cover', campaignId: campaigns.body.items[0]?.campaignId };
  const started = await call<Generation>('POST', '/api/generation/create', { json });
  const read = () => call<Generation>('GET', `/api/generation/${started.body.generationId}`);
  await begun.promise;
  const slicesAtAnswers = new Set<number>();
  for (let request = 0; request < 20; request += 1) {
    await nextTurn();
    expect(await read()).toMatchObject({ status: 200, body: { status: 'running' } });
    slicesAtAnswers.add(slices);
  }
  // The painter has continued between the requests, and still had hundreds of slices to paint.
  expect(slicesAtAnswers.size).toBeGreaterThan(10);
  expect(Math.max(...slicesAtAnswers)).toBeLessThan(1000);
  await mocks.idle();
  expect((await read()).body.status).toBe('done');
});

test('a cover has a thousand pauses, and a portrait has hundreds', longTest, async () => {
  let pauses = 0;
  const painter = createPainter(() => {
    pauses += 1;
    return undefined;
  });
  const pausesOf = async (painted: Promise<Uint8Array>): Promise<number> => {
    pauses = 0;
    await painted;
    return pauses;
  };
  const cover = planCover({ title: '', setting: 'A desert', storyOverview: '' }, 1);
  expect(await pausesOf(painter.paint(cover))).toBeGreaterThan(1000);
  const person = { name: '', class: 'wizard', species: 'elf', background: 'sage' } as const;
  const portrait = planPortrait({ ...person, concept: '' }, 1);
  expect(await pausesOf(painter.paintPortrait(portrait))).toBeGreaterThan(600);
});

test('messages that have arrived before a turn are handled in it', async () => {
  const handled: string[] = [];
  const { port1: page, port2: backend } = new MessageChannel();
  backend.addEventListener('message', () => handled.push('request'));
  backend.start();
  page.postMessage(null);
  await nextTurn();
  handled.push('turn');
  expect(handled).toEqual(['request', 'turn']);
  page.close();
});
