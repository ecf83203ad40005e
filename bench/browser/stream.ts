import type { Locator, Page } from '@playwright/test';
import { callsOf, newCampaign } from '#bench/support/api-calls.ts';
import { fixed, median, percentile } from '#bench/support/numbers.ts';
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

/** How many drafts of the storyteller are measured: each appears within a second, as a whole. */
const storytellerRounds = 6;

/** How many frames of the page at rest are measured beside each round, so that other load counts for both. */
const restFrames = 150;

/** Frames of a display with 60 Hz take 16.7 ms. The clock of the page has steps of 0.1 ms. */
const limits = [16.8, 20] as const;

declare global {
  /** The frames of the page since `watchFrames`, in milliseconds. */
  var frameLengths: number[];
  /** How many times the text of the page has changed since `watchFrames`, at most once in a frame. */
  var textUpdates: number;
  /** Whether frames are recorded. */
  var isWatching: boolean;
}

/** Records the lengths of the frames and counts the changes of the text from now on. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.frameLengths = [];
    globalThis.textUpdates = 0;
    globalThis.isWatching = true;
    let isChanged = false;
    const changes = new MutationObserver(() => (isChanged = true));
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
    let last = performance.now();
    const step = (now: number): void => {
      globalThis.frameLengths.push(now - last);
      last = now;
      if (isChanged) globalThis.textUpdates += 1;
      isChanged = false;
      if (globalThis.isWatching) requestAnimationFrame(step);
      else changes.disconnect();
    };
    requestAnimationFrame(step);
  });

/** What was measured while texts were written, and beside it. */
class Frames {
  readonly writing: number[] = [];
  readonly rest: number[] = [];
  readonly tasks: number[] = [];
  /** Milliseconds of processor time in script, style and layout. */
  spent = 0;
  updates = 0;
  seconds = 0;

  /** @param write starts to write, and waits until the text is there */
  async measure(page: Page, write: () => Promise<void>): Promise<void> {
    this.rest.push(...(await idleFrames(page, restFrames)));
    const began = await page.evaluate(() => performance.now());
    await watchFrames(page);
    // The other time of the main thread is that of `watchFrames`, which requests every frame.
    const { script, style, layout } = await processorTimeOf(page, write);
    this.spent += script + style + layout;
    const round = await page.evaluate((since) => {
      globalThis.isWatching = false;
      return {
        frames: globalThis.frameLengths,
        updates: globalThis.textUpdates,
        now: performance.now(),
        long: globalThis.longTasks
          .filter(({ start }) => start >= since)
          .map(({ duration }) => duration),
      };
    }, began);
    this.writing.push(...round.frames);
    this.updates += round.updates;
    this.seconds += (round.now - began) / 1000;
    this.tasks.push(...round.long);
    this.rest.push(...(await idleFrames(page, restFrames)));
  }

  print(what: string): void {
    console.log(
      `${what}: ${this.writing.length} frames in ${fixed(this.seconds, 0)} s, p50 / p95 / p99 / max ${percentilesText(this.writing)} ms; at rest ${percentilesText(this.rest)} ms`,
    );
    const ratio = (share: number) =>
      fixed(percentile(this.writing, share) / percentile(this.rest, share), 2);
    printResult(
      `${what}: frame time against the page at rest`,
      `median ${fixed(median(this.writing) / median(this.rest), 2)}, p99 ${ratio(0.99)}`,
      '1',
    );
    for (const limit of limits) {
      printResult(
        `${what}: frames over ${limit} ms`,
        `${shareOver(this.writing, limit)}; at rest ${shareOver(this.rest, limit)}`,
        'as at rest',
      );
    }
    printResult(
      `${what}: long tasks`,
      `${this.tasks.length}, longest ${fixed(Math.max(0, ...this.tasks), 0)} ms`,
      'none',
    );
    printResult(
      `${what}: processor time of an update in script, style and layout`,
      `${fixed(this.spent / Math.max(1, this.updates), 1)} ms, mean of ${this.updates}`,
      '≤ 8 ms',
    );
  }
}

const shareOver = (lengths: readonly number[], limit: number): string =>
  `${fixed((100 * lengths.filter((length) => length > limit).length) / lengths.length, 2)} %`;

/** Prepares a click that costs the page no search for the button. */
async function clickOn(page: Page, button: Locator): Promise<() => Promise<void>> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not in view.');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Waits until the panel offers the draft, and nothing writes any more. A locator by role would look through all texts of
 * the page each time, and this time would count as that of the page.
 */
async function untilDone(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('dialog[open] footer button')];
    return buttons.some(({ textContent }) => textContent === 'Use this draft');
  });
}

/** Opens the panel for a new quest, with long adventures chosen. */
async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Write with the storyteller' }).click();
  const panel = page.getByRole('dialog', { name: 'The storyteller' });
  await panel.getByText('Adventure in acts', { exact: true }).click();
  await panel.getByText('Long', { exact: true }).click();
  return panel;
}

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
    const campaign = await newCampaign(call);
    const path = `${campaign.replace('/api', '')}/entries/create?type=quest`;
    const label = (round: number) => (round === 0 ? 'Write' : 'Write another');

    const told = new Frames();
    const page = await open(path);
    const panel = await openPanel(page);
    for (let round = 0; round < storytellerRounds; round += 1) {
      const write = panel.getByRole('button', { name: label(round), exact: true });
      const click = await clickOn(page, write);
      await told.measure(page, async () => {
        const started = page.waitForResponse(/\/api\/generation\/(?:create|.+\/revise)$/);
        await click();
        await started;
        // The draft before stays in view until the next one is there, and the new text fades in.
        await idleFrames(page, 3);
        await untilDone(page);
        await idleFrames(page, 30);
      });
    }
    told.print('a draft of the storyteller appears');
    await page.close();

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
    const streams = new Frames();
    const other = await open(path);
    const streaming = await openPanel(other);
    for (let round = 0; ; round += 1) {
      const write = streaming.getByRole('button', { name: label(round), exact: true });
      const click = await clickOn(other, write);
      await streams.measure(other, async () => {
        const started = other.waitForResponse(/\/api\/generation\/(?:create|.+\/revise)$/);
        await click();
        await started;
        await idleFrames(other, 3);
        await untilDone(other);
      });
      if (streamed >= wanted) break;
    }
    console.log(`${streamed} characters, ${standIn.requests.length} requests`);
    streams.print('the text of a model streams');
  },
);
await standIn.stop();
