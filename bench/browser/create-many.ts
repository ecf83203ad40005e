import { fixed, median, spread } from '#bench/support/numbers.ts';
import { printResult } from '#bench/support/report.ts';
import { gearFile } from './support/gear-file.ts';
import { chooseFile, openImport } from './support/import-page.ts';
import { withApp, type RunningApp } from './support/with-app.ts';
import { longestTaskSince } from './support/tasks.ts';
import { untilPainted } from './support/when-painted.ts';

const items = 10_000;
const rounds = 3;
const chunkSize = 500;

const callWith = async (
  { url, store }: RunningApp,
  path: string,
  body?: unknown,
): Promise<unknown> => {
  const { header: cookie, csrf } = store.session;
  const response = await fetch(url + path, {
    headers: { cookie, origin: url, 'x-csrf-token': csrf, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

async function countGear(product: RunningApp): Promise<number> {
  // The response has the shape of a page in the contract.
  const page = (await callWith(product, '/api/gear/?pageSize=1&withTotal=true')) as {
    total: number;
  };
  return page.total;
}

/** Sends the same number of items to the API, without a page. Their names begin with `mark`. */
async function createByProgram(product: RunningApp, mark: string): Promise<number> {
  const start = performance.now();
  for (let from = 0; from < items; from += chunkSize) {
    const operations = Array.from({ length: chunkSize }, (_, index) => ({
      action: 'create',
      item: {
        name: `${mark} lantern, no. ${String(from + index).padStart(6, '0')}`,
        category: 'other',
        edition: 'other',
        source: 'The workshop',
        cost: { amount: (index % 90) + 1, unit: 'gp' },
        weightLb: (index % 40) + 1,
        quantity: (index % 9) + 1,
        description: 'Brass, with a "wick"',
      },
    }));
    await callWith(product, '/api/gear/bulk', { operations });
  }
  return performance.now() - start;
}

await withApp({}, async (product) => {
  const itemsBefore: number[] = [];
  const times: Record<'read' | 'send' | 'program' | 'task', number[]> = {
    read: [],
    send: [],
    program: [],
    task: [],
  };
  const amount = items.toLocaleString('en');
  for (let round = 0; round < rounds; round += 1) {
    times.program.push(await createByProgram(product, `Program ${round}`));
    const before = await countGear(product);
    itemsBefore.push(before);
    const { path } = gearFile({ rows: items, mark: `Page ${round}`, badEvery: 0 });
    const page = await openImport(product);
    times.read.push(await chooseFile(page, path, [`${amount} to create`]));
    const since = await page.evaluate(() => performance.now());
    const send = page.getByRole('button', { name: `Create ${amount}`, exact: true });
    times.send.push(
      await untilPainted(page, () => send.click(), [
        { selector: 'section[aria-label="Sending"]', text: `${amount} rows saved` },
      ]),
    );
    times.task.push(await longestTaskSince(page, since));
    const created = (await countGear(product)) - before;
    if (created !== items) throw new Error(`${created} items were created, not ${items}.`);
    await page.context().close();
  }
  const total = times.read.map((read, round) => read + (times.send[round] ?? 0));
  console.log(`items in the catalogue before each round: ${itemsBefore.join(', ')}`);
  console.log(`from the file to its last saved row: ${spread(total)} ms`);
  console.log(`  until the rows are checked: ${spread(times.read)} ms`);
  console.log(`  from the click on the button: ${spread(times.send)} ms`);
  console.log(`the same by a program, chunks of ${chunkSize}: ${spread(times.program)} ms`);
  console.log(`longest task of the main thread while sending: ${spread(times.task)} ms`);
  const ratio = fixed(median(total) / median(times.program), 1);
  printResult(
    `${amount} items from a file to the database, with audit rows`,
    `${fixed(median(total) / 1000)} s, ${ratio}× the API alone`,
    '≤ 5 s',
  );
});
