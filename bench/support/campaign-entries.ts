import { type ApiCall, newCampaign } from './api-calls.ts';

const textBytes = 2_000;

/** The numbers of people and of sessions in a campaign. */
export const sizes = {
  small: { entries: 10, sessions: 10 },
  large: { entries: 500, sessions: 2_000 },
} as const;

/** A text of about 2 kB with links to three people and a secret passage. */
function textOf(number: number): string {
  const links = [0, 1, 2].map((more) => `[[Person ${(number + more) % 10}]]`).join(', ');
  const sentence = `Day ${number}: the party crosses the coast with ${links}. `;
  return `${sentence.repeat(textBytes / sentence.length)}\n\n:::secret\nNumber ${number}\n:::`;
}

interface FilledCampaign {
  /** The path of the campaign in the API. */
  readonly path: string;
  /** The requests that opening a campaign sends. */
  readonly paths: readonly string[];
  /** Milliseconds for creating one entry, in the order of creation. */
  readonly writing: readonly number[];
}

/** Creates a campaign with people and sessions. The last request opens its last entry. */
export async function fillCampaign(
  call: ApiCall,
  size: { entries: number; sessions: number },
): Promise<FilledCampaign> {
  const path = await newCampaign(call);
  const writing: number[] = [];
  let lastId = '';
  const write = async (body: object): Promise<void> => {
    const start = performance.now();
    const created = await call<{ entryId: string }>(`${path}/entries/create`, {
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
  const list = `${path}/entries?pageSize=25`;
  const sessions = `${list}&type=session&sort=date&reverse=true`;
  const changes = `${list}&sort=updated_at&reverse=true`;
  const overview = `${path}/overview?today=2030-01-01`;
  const paths = [path, overview, list, sessions, changes, `${path}/entries/${lastId}`];
  return { path, paths, writing };
}
