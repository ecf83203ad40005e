import { type ApiCall, callsOf, newCampaign } from './support/api-calls.ts';
import { fillCampaign, sizes } from './support/campaign-entries.ts';
import { fixed, median, percentile } from './support/numbers.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, engineFromArguments } from './support/store.ts';

const rounds = 10;
const requestsPerRound = 60;

/** A word for a number. The words repeat, so with more entries more of them contain the same word. */
const wordOf = (number: number): string =>
  `${['ash', 'bell', 'coast', 'dusk', 'ember', 'fog'][number % 6]}${number % 700}`;

const searched = { entries: 5_000, queries: 200 };

/** Searches a campaign with 5,000 entries of 2 kB, and prints the 95th percentile. */
async function measureSearch(call: ApiCall, engine: string): Promise<void> {
  const campaign = await newCampaign(call);
  for (let number = 0; number < searched.entries; number += 1) {
    const words = Array.from({ length: 250 }, (_, place) => wordOf(number * 31 + place * place));
    const text = `The tide ${words.join(' ')}`;
    const body = { type: 'note', title: `Note ${number}`, visibility: 'everyone', text };
    await call(`${campaign}/entries/create`, { body });
  }
  const times: number[] = [];
  for (let count = 0; count < searched.queries; count += 1) {
    // A rare word, a beginning of many words, two words, and a word of every entry.
    const queries = [wordOf(count), 'em', `${wordOf(count)} tide`, 'tide'];
    const start = performance.now();
    await call(`${campaign}/search?q=${encodeURIComponent(queries[count % 4] ?? '')}`);
    times.push(performance.now() - start);
  }
  printResult(
    `search of 5,000 entries, p95, ${engine}`,
    `${fixed(percentile(times, 0.95), 1)} ms`,
    '≤ 30 ms',
  );
}

async function timed(call: ApiCall, paths: readonly string[]): Promise<number> {
  const start = performance.now();
  for (const path of paths) await call(path);
  return performance.now() - start;
}

async function main(): Promise<void> {
  printMachine();
  const engine = engineFromArguments();
  const store = await createStore(engine);
  try {
    const product = await startProduct(store.database);
    try {
      const call = callsOf(product.url, store.session);
      await measureSearch(call, engine);
      const small = await fillCampaign(call, sizes.small);
      const large = await fillCampaign(call, sizes.large);
      console.log(
        `first 10 entries of 2 kB written: ${fixed(median(large.writing.slice(0, 10)), 1)} ms`,
      );
      console.log(`last 100 of 2,500: ${fixed(median(large.writing.slice(-100)), 1)} ms`);
      for (let count = 0; count < 50; count += 1) {
        await timed(call, count % 2 === 0 ? small.paths : large.paths);
      }
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
        for (let count = 0; count < requestsPerRound; count += 1) {
          times.small.push(await timed(call, small.paths));
          times.large.push(await timed(call, large.paths));
        }
        const [low, high] = [median(times.small), median(times.large)];
        console.log(`small ${fixed(low, 2)} ms, large ${fixed(high, 2)} ms`);
        ratios.push(high / low);
      }
      for (const [index, path] of small.paths.entries()) {
        const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
        for (let count = 0; count < 100; count += 1) {
          times.small.push(await timed(call, [path]));
          times.large.push(await timed(call, [large.paths[index] ?? '']));
        }
        const name = path.slice(small.path.length);
        console.log(
          `small ${fixed(median(times.small), 2)} ms, large ${fixed(median(times.large), 2)} ms: ${name}`,
        );
      }
      printResult(
        `opening a campaign with 500 entries and 2,000 sessions against one with 10, ${engine}`,
        `${fixed(median(ratios))}×`,
        '≤ 1.5×',
      );
    } finally {
      await product.stop();
    }
  } finally {
    await store.remove();
  }
}

await main();
