import { expect, test } from 'vitest';
import { planCover } from '#art/cover/plan-cover.ts';
import { createMakers } from '#server/generation/create-makers.ts';
import { MakerThread } from '#server/generation/maker-thread.ts';
import { storyRequest } from '#tests/support/story-request.ts';

const threadWith = (name: string, longestMs?: number) =>
  new MakerThread({
    name: 'painter',
    file: new URL(`../support/threads/${name}.ts`, import.meta.url),
    ...(longestMs && { longestMs }),
  });

const job = { story: storyRequest };

test(
  'the threads tell a story and paint a cover at the same time',
  { timeout: 60_000 },
  async () => {
    const makers = createMakers();
    const plan = planCover({ title: 'Vell', setting: 'A harbour.', storyOverview: '' }, 1);
    const [png, story] = await Promise.all([
      makers.painter.paint(plan),
      makers.storyteller.tell(storyRequest),
    ]);
    expect(Buffer.from(png).subarray(1, 4).toString()).toBe('PNG');
    expect(story.sections.length).toBeGreaterThan(0);
    await makers.close();
  },
);

test('a thread starts again after it was closed', async () => {
  const makers = createMakers();
  const first = await makers.storyteller.tell(storyRequest);
  await makers.close();
  expect(await makers.storyteller.tell(storyRequest)).toEqual(first);
  await makers.close();
});

test('a job that takes too long fails, and its thread is ended', async () => {
  const thread = threadWith('silent', 200);
  await expect(thread.run(job)).rejects.toThrow('The painter takes too long.');
  await expect(thread.run(job)).rejects.toThrow('The painter takes too long.');
  await thread.close();
});

test('a job fails with the error of its thread, and does not end the process', async () => {
  const thread = threadWith('failing');
  await expect(thread.run(job)).rejects.toThrow('The thread is broken.');
  await expect(thread.run(job)).rejects.toThrow('The thread is broken.');
  await thread.close();
});
