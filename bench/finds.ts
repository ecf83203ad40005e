import type { Kysely } from 'kysely';
import { memberColumns } from '#backend/campaigns/member-columns.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { foldName } from '#src/lib/fold.ts';
import { addNotes } from '#tests/support/many-entries.ts';
import { type ApiCall, callsOf } from './support/api-calls.ts';
import { fixed, median, percentile } from './support/numbers.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, engineFromArguments } from './support/store.ts';

const entriesOption = process.argv.find((argument) => argument.startsWith('--entries='));

/** The campaigns of the user, half of them as a game master; entries of 2 kB in each. */
const counts = {
  campaigns: 20,
  entries: Number(entriesOption?.split('=')[1] ?? 5_000),
  queries: 400,
};

/** A word for a number. The words repeat, so with more entries more of them contain the same word. */
const wordOf = (number: number): string =>
  `${['ash', 'bell', 'coast', 'dusk', 'ember', 'fog'][number % 6]}${number % 700}`;

function textOf(number: number): string {
  const words = Array.from({ length: 250 }, (_, place) => wordOf(number * 31 + place * place));
  return `The tide ${words.join(' ')}`;
}

async function addCampaign(
  db: Kysely<Schema>,
  { id, role, now }: { id: string; role: CampaignRole; now: number },
): Promise<void> {
  const user = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const title = `Campaign ${id}`;
  const campaign = { id, title, title_fold: foldName(title), created_at: now, updated_at: now };
  const texts = { setting: 'A coast.', story_overview: 'Fog came.', dm_notes: '' };
  await db
    .insertInto('campaign')
    .values({ ...campaign, ...texts, owner_id: user.id })
    .execute();
  await db
    .insertInto('campaign_member')
    .values({ ...memberColumns(campaign), user_id: user.id, role, joined_at: now })
    .execute();
  const notes = Array.from({ length: counts.entries }, (_, number) => ({
    title: `${['Note', 'The old note', 'Ember'][number % 3]} ${number}`,
    text: textOf(number),
  }));
  await addNotes(db, { campaignId: id, visibility: 'everyone' }, notes);
}

/** The milliseconds of each search, with queries of every sort in turn. */
async function timesOf(call: ApiCall, campaignId: string | undefined): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < counts.queries; count += 1) {
    // A rare word, a beginning of many words, two words, a word of every entry, words of titles.
    const queries = [wordOf(count), 'em', `${wordOf(count)} tide`, 'tide', 'note', 'old no', 'x'];
    const q = encodeURIComponent(queries[count % queries.length] ?? '');
    const open = campaignId === undefined ? '' : `&campaignId=${campaignId}`;
    const start = performance.now();
    await call(`/api/search/?q=${q}${open}`);
    times.push(performance.now() - start);
  }
  return times;
}

async function main(): Promise<void> {
  printMachine();
  const engine = engineFromArguments();
  const store = await createStore(engine);
  try {
    const ids = Array.from({ length: counts.campaigns }, (_, index) => `bench-campaign-${index}`);
    const opened = await openDatabase(store.database);
    for (const [index, id] of ids.entries()) {
      await addCampaign(opened.db, { id, role: index % 2 === 0 ? 'owner' : 'player', now: index });
    }
    await opened.close();
    const product = await startProduct(store.database);
    try {
      const call = callsOf(product.url, store.session);
      for (const [place, campaignId] of [
        ['from outside of a campaign', undefined],
        ['from a campaign', ids[0]],
      ] as const) {
        const times = await timesOf(call, campaignId);
        console.log(`${place}: median ${fixed(median(times), 1)} ms`);
        printResult(
          `search over 20 campaigns of ${counts.entries} entries, ${place}, p95, ${engine}`,
          `${fixed(percentile(times, 0.95), 1)} ms`,
          '≤ 30 ms',
        );
      }
    } finally {
      await product.stop();
    }
  } finally {
    await store.remove();
  }
}

await main();
