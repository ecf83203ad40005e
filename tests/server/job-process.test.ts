import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { planCover } from '#art/cover/plan-cover.ts';
import { planPortrait } from '#art/portrait/plan-portrait.ts';
import { createMakers } from '#server/generation/create-makers.ts';
import { JobProcess } from '#server/job-process.ts';
import { storyRequest } from '#tests/support/story-request.ts';

const processWith = (name: string, longestMs = 10_000) =>
  new JobProcess<string, unknown>({
    name: 'painter',
    file: new URL(`../support/makers/${name}.ts`, import.meta.url),
    longestMs,
    idleMs: 10_000,
    flags: [],
  });

const job = 'a cover';

test(
  'the processes tell a story and paint a cover and a portrait at the same time',
  { timeout: 60_000 },
  async () => {
    const makers = createMakers();
    const plan = planCover({ title: 'Vell', setting: 'A harbour.', storyOverview: '' }, 1);
    const person = { name: 'Ilse Varn', class: 'fighter', species: 'human' } as const;
    const portrait = planPortrait({ ...person, background: 'soldier', concept: '' }, 1);
    const [story, ...pictures] = await Promise.all([
      makers.storyteller.tell(storyRequest),
      makers.painter.paint(plan),
      makers.painter.paintPortrait(portrait),
    ]);
    // The width is the first number of the header.
    const widths = pictures.map((png) => Buffer.from(png).readUInt32BE(16));
    expect(widths).toEqual([1024, 512]);
    expect(story.sections.length).toBeGreaterThan(0);
    makers.close();
  },
);

test('a process starts again after it was closed', async () => {
  const makers = createMakers();
  const first = await makers.storyteller.tell(storyRequest);
  makers.close();
  expect(await makers.storyteller.tell(storyRequest)).toEqual(first);
  makers.close();
});

test('a job that takes too long fails, and its process is ended', async () => {
  const maker = processWith('silent', 200);
  await expect(maker.run(job)).rejects.toThrow('The painter takes too long.');
  await expect(maker.run(job)).rejects.toThrow('The painter takes too long.');
  maker.close();
});

test('a job fails when its process ends, and does not end the server', async () => {
  const maker = processWith('failing');
  await expect(maker.run(job)).rejects.toThrow('The process of the painter has ended.');
  await expect(maker.run(job)).rejects.toThrow('The process of the painter has ended.');
  maker.close();
});

test('a process has a lower priority than the server, so that requests go first', async () => {
  const maker = processWith('telling-priority');
  expect(await maker.run(job)).toEqual({
    failure: String(constants.priority.PRIORITY_BELOW_NORMAL),
  });
  maker.close();
});
