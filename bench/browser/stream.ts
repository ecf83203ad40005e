import type { Page } from '@playwright/test';
import { callsOf, newCampaign } from '#bench/support/api-calls.ts';
import { fixed, percentile } from '#bench/support/numbers.ts';
import { printResult } from '#bench/support/report.ts';
import { goodAnswer } from '#tests/support/stand-in/good-answer.ts';
import { startStandIn } from '#tests/support/stand-in-provider.ts';
import { idleFrames, percentilesText } from './support/frames.ts';
import { processorTimeOf } from './support/processor-time.ts';
import { withApp } from './support/with-app.ts';

/** An entry has at most 20,000 characters, so several adventures are written until this many are streamed. */
const wanted = 30_000;

/** Milliseconds before each word: about a thousand characters a second. */
const pace = 5;

/** A frame of a visible window takes 16.7 ms; a longer one has missed the next refresh by at least a tenth. */
const longestFrame = 18.4;

declare global {
  /** The frames of the page since `watchFrames`, in milliseconds. */
  var frameLengths: number[];
  /** How many times the text of the page has changed since `watchFrames`, at most once in a frame. */
  var textUpdates: number;
}

/** Records the lengths of the frames and counts the changes of the text from now on. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.frameLengths = [];
    globalThis.textUpdates = 0;
    let isChanged = false;
    new MutationObserver(() => (isChanged = true)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    let last = performance.now();
    const step = (now: number): void => {
      globalThis.frameLengths.push(now - last);
      last = now;
      if (isChanged) globalThis.textUpdates += 1;
      isChanged = false;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });

const standIn = await startStandIn();
/** Counts what the stand-in has written. */
let streamed = 0;
standIn.answer = (asked) => {
  const answer = goodAnswer(asked);
  streamed += answer.text.length;
  return answer;
};

await withApp(
  { environment: { MODEL_PRIVATE_HOSTS: standIn.host } },
  async ({ url, store, open }) => {
    const call = callsOf(url, store.session);
    await call('/api/models/settings', {
      method: 'PATCH',
      body: {
        text: {
          provider: 'openai-compatible',
          baseUrl: `${standIn.url}/v1`,
          model: `paced:${pace}`,
          key: 'a-key',
        },
      },
    });
    const campaign = await newCampaign(call);
    const page = await open(`${campaign.replace('/api', '')}/entries/create?type=quest`);
    await page.getByRole('button', { name: 'Write with the storyteller' }).click();
    const panel = page.getByRole('dialog', { name: 'The storyteller' });
    await panel.getByText('Adventure in acts', { exact: true }).click();
    await panel.getByText('Long', { exact: true }).click();
    const idle = await idleFrames(page, 300);

    const writing = panel.getByText('A model is writing, section by section');
    const done = panel.getByRole('button', { name: 'Use this draft' });
    const lengths: number[] = [];
    const tasks: number[] = [];
    let spent = 0;
    let updates = 0;
    let seconds = 0;
    for (let round = 0; ; round += 1) {
      await panel.getByRole('button', { name: round === 0 ? 'Write' : 'Write another' }).click();
      await writing.waitFor();
      const began = await page.evaluate(() => performance.now());
      await watchFrames(page);
      // The other time of the main thread is that of `watchFrames`, which requests every frame.
      const { script, style, layout } = await processorTimeOf(page, () => done.waitFor());
      spent += script + style + layout;
      updates += await page.evaluate(() => globalThis.textUpdates);
      lengths.push(...(await page.evaluate(() => globalThis.frameLengths)));
      const { now, long } = await page.evaluate(
        (since) => ({
          now: performance.now(),
          long: globalThis.longTasks
            .filter(({ start }) => start >= since)
            .map(({ duration }) => duration),
        }),
        began,
      );
      tasks.push(...long);
      seconds += (now - began) / 1000;
      if (streamed >= wanted) break;
    }
    const slow = lengths.filter((length) => length > longestFrame).length;
    const slowIdle = idle.filter((length) => length > longestFrame).length;
    console.log(
      `${streamed} characters in ${fixed(seconds, 0)} s, ${standIn.requests.length} requests`,
    );
    console.log(
      `frames p50 / p95 / p99 / max: ${percentilesText(lengths)} ms; idle ${percentilesText(idle)} ms`,
    );
    printResult(
      'frames over 16.7 ms while text streams',
      `${fixed((100 * slow) / lengths.length, 2)} % of ${lengths.length}; idle ${fixed((100 * slowIdle) / idle.length, 2)} %`,
      'as idle',
    );
    printResult('p95 of the frames', `${fixed(percentile(lengths, 0.95), 1)} ms`, '≤ 16.7 ms');
    printResult(
      'long tasks',
      `${tasks.length}, longest ${fixed(Math.max(0, ...tasks), 0)} ms`,
      'none',
    );
    printResult(
      'processor time of an update in script, style and layout',
      `${fixed(spent / updates, 1)} ms, mean of ${updates}`,
      '≤ 8 ms',
    );
  },
);
await standIn.stop();
