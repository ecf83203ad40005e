import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { type ApiCall, callsOf } from './support/api-calls.ts';
import { fillCampaign } from './support/campaign-entries.ts';
import { MemoryWatch } from './support/memory-watch.ts';
import { fixed } from './support/numbers.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, engineFromArguments, type Session, type Store } from './support/store.ts';

const size = { entries: 400, sessions: 100 };
const pictureCount = 100;
const rounds = 3;
const ordinaryCalls = 500;

const megabytes = (bytes: number): string => fixed(bytes / 1_000_000, 1);

/** A picture of 2,048 × 1,536 pixels that cannot be compressed much, because it is noise. */
async function somePicture(number: number): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 + number } as const;
  const create = { width: 2048, height: 1536, channels: 3, background: '#000000', noise } as const;
  return new Blob([new Uint8Array(await sharp({ create }).webp({ quality: 40 }).toBuffer())]);
}

interface FilledCampaign {
  /** The path of the campaign in the API. */
  readonly path: string;
  readonly pictures: readonly string[];
}

async function fill(store: Store): Promise<FilledCampaign> {
  const product = await startProduct(store.database);
  try {
    const call = callsOf(product.url, store.session);
    const { path } = await fillCampaign(call, size);
    const pictures: string[] = [];
    const files = await Promise.all([0, 1, 2, 3, 4].map(somePicture));
    for (let number = 0; number < pictureCount; number += 1) {
      const body = new FormData();
      body.set('file', files[number % files.length] ?? new Blob(), 'map.webp');
      const { url } = await call<{ url: string }>(`${path}/pictures/create`, { body });
      pictures.push(url);
    }
    return { path, pictures };
  } finally {
    await product.stop();
  }
}

/** Sends the requests with which a page makes an archive, and returns the bytes of the responses. */
async function exportOnce(
  call: ApiCall,
  url: string,
  session: Session,
  { path: campaign, pictures }: FilledCampaign,
): Promise<number> {
  let bytes = 0;
  let entries = 0;
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `?nextCursor=${cursor}`;
    const page: { items: unknown[]; nextCursor: string | null } = await call(
      `${campaign}/entries/export${query}`,
    );
    entries += page.items.length;
    bytes += JSON.stringify(page).length;
    cursor = page.nextCursor;
  }
  if (entries !== size.entries + size.sessions) {
    throw new Error(`Only ${entries} entries were exported.`);
  }
  for (const path of pictures) {
    const response = await fetch(url + path, { headers: { cookie: session.header } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    bytes += (await response.arrayBuffer()).byteLength;
  }
  return bytes;
}

async function main(): Promise<void> {
  printMachine();
  const engine = engineFromArguments();
  const store = await createStore(engine);
  try {
    const filled = await fill(store);
    // A new process, whose memory was not used to fill the store.
    const product = await startProduct(store.database);
    const { pid } = product.child;
    if (pid === undefined) throw new Error('The server has not started.');
    const watch = new MemoryWatch(pid);
    try {
      const call = callsOf(product.url, store.session);
      // The first requests need memory for compiled code, which the figures must not contain.
      for (let count = 0; count < ordinaryCalls; count += 1) await call(`${filled.path}/entries`);
      await wait(3000);
      const before = watch.recent().group;
      watch.takePeak();
      for (let round = 1; round <= rounds; round += 1) {
        const start = performance.now();
        const bytes = await exportOnce(call, product.url, store.session, filled);
        const seconds = (performance.now() - start) / 1000;
        console.log(`export ${round}: ${megabytes(bytes)} MB in ${fixed(seconds, 1)} s`);
        printResult(
          `growth of the server's memory by export ${round} of 500 entries and ${pictureCount} pictures, ${engine}`,
          `${megabytes(watch.takePeak() - before)} MB`,
          '≤ 50 MB',
        );
      }
    } finally {
      watch.end();
      await product.stop();
    }
  } finally {
    await store.remove();
  }
}

await main();
