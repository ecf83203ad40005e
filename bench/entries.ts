import { type Call, callsOf, newCampaign } from './support/api-calls.ts';
import { fixed, median, percentile } from './support/numbers.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, engineFromArguments } from './support/store.ts';

const rounds = 10;
const requestsPerRound = 60;
const textBytes = 2_000;

/** The numbers of entries that a campaign has besides its sessions. */
const sizes = {
  small: { entries: 10, sessions: 10 },
  large: { entries: 500, sessions: 2_000 },
} as const;

/** A text of about 2 kB with links to three people and a secret passage. */
function textOf(number: number): string {
  const links = [0, 1, 2].map((more) => `[[Person ${(number + more) % 10}]]`).join(', ');
  const sentence = `Day ${number}: the party crosses the coast with ${links}. `;
  return `${sentence.repeat(textBytes / sentence.length)}\n\n:::secret\nNumber ${number}\n:::`;
}

interface Opened {
  /** The requests that opening a campaign sends. */
  readonly paths: readonly string[];
  /** Milliseconds for creating one entry, in the order of creation. */
  readonly writing: readonly number[];
}

async function fill(call: Call, size: { entries: number; sessions: number }): Promise<Opened> {
  const at = await newCampaign(call);
  const writing: number[] = [];
  let lastId = '';
  const write = async (body: object): Promise<void> => {
    const start = performance.now();
    const created = await call<{ entryId: string }>(`${at}/entries/create`, {
      body: { visibility: 'everyone', ...body },
    });
    lastId = created.entryId;
    writing.push(performance.now() - start);
  };
  for (let number = 0; number < size.entries; number += 1) {
    await write({ type: 'person', title: `Person ${number}`, text: textOf(number) });
  }
  for (let number = 0; number < size.sessions; number += 1) {
    const date = new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10);
    const details = { number, date, recap: 'They rested.' };
    await write({ type: 'session', title: `Session ${number}`, text: textOf(number), details });
  }
  const list = `${at}/entries?pageSize=25`;
  const sessions = `${list}&type=session&sort=date&reverse=true`;
  const changes = `${list}&sort=updated_at&reverse=true`;
  return { paths: [at, list, sessions, changes, `${at}/entries/${lastId}`], writing };
}

/** A word of a text by its number; with more entries, more entries have the same word. */
const wordOf = (number: number): string =>
  `${['ash', 'bell', 'coast', 'dusk', 'ember', 'fog'][number % 6]}${number % 700}`;

const searched = { entries: 5_000, queries: 200 };

/** Searches a campaign with 5,000 entries of 2 kB, and prints the 95th percentile. */
async function measureSearch(call: Call, engine: string): Promise<void> {
  const at = await newCampaign(call);
  for (let number = 0; number < searched.entries; number += 1) {
    const words = Array.from({ length: 250 }, (_, place) => wordOf(number * 31 + place * place));
    const text = `The tide ${words.join(' ')}`;
    const body = { type: 'note', title: `Note ${number}`, visibility: 'everyone', text };
    await call(`${at}/entries/create`, { body });
  }
  const times: number[] = [];
  for (let count = 0; count < searched.queries; count += 1) {
    // A rare word, a beginning of many words, two words, and a word of every entry.
    const queries = [wordOf(count), 'em', `${wordOf(count)} tide`, 'tide'];
    const start = performance.now();
    await call(`${at}/search?q=${encodeURIComponent(queries[count % 4] ?? '')}`);
    times.push(performance.now() - start);
  }
  printResult(
    `search of 5,000 entries, p95, ${engine}`,
    `${fixed(percentile(times, 95), 1)} ms`,
    '≤ 30 ms',
  );
}

async function timed(call: Call, paths: readonly string[]): Promise<number> {
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
      const small = await fill(call, sizes.small);
      const large = await fill(call, sizes.large);
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
