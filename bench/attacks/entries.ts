import { callsOf, newCampaign } from '#bench/support/api-calls.ts';
import { send } from '#bench/support/send.ts';
import type { Session } from '#bench/support/store.ts';
import {
  againAndAgain,
  everySecond,
  post,
  times,
  writeHeaders,
  type Attack,
  type Target,
} from './attack.ts';

/** The longest text of the contract. */
const longest = 20_000;

/** Images in images that are never closed, and 20 passages for one member each: the most that is allowed. */
const passages = times(20, (index) => `:::secret{for="member-${index}"}\nA secret.\n:::\n`).join(
  '',
);
const hostileText = (passages + '![['.repeat(longest)).slice(0, longest);

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'.replaceAll(/./g, '$& ').trim();

/** A new campaign of a player: every account can create one. */
async function campaignOf({
  url,
  players,
}: Target): Promise<{ campaign: string; player: Session }> {
  const [player] = players;
  if (!player) throw new Error('There is no player.');
  return { player, campaign: await newCampaign(callsOf(url, player)) };
}

/** Sends the same read in a campaign with 200 entries, several times in parallel. */
const reads = (name: string, parallel: number, path: string): Attack => ({
  name,
  async prepare(target) {
    const { campaign, player } = await campaignOf(target);
    const call = callsOf(target.url, player);
    for (const number of times(200, (index) => index)) {
      const text = `${letters} Word${number} of a long text. `.repeat(1000).slice(0, longest);
      const body = { type: 'note', title: `Note ${number}`, text };
      await call(`${campaign}/entries/create`, { body });
    }
    const read = () => send(target.url + campaign + path, { cookie: player.header }).then(String);
    return () => againAndAgain(() => times(parallel, read));
  },
});

const entryTexts: Attack = {
  name: 'an entry with a hostile text and 20 secrets, every second',
  async prepare(target) {
    const { campaign, player } = await campaignOf(target);
    const headers = writeHeaders(target, 'application/json', player);
    const entry = { type: 'note', title: 'A hostile text', text: hostileText };
    const body = Buffer.from(JSON.stringify(entry));
    return () =>
      everySecond(() => [post(`${target.url}${campaign}/entries/create`, headers, body)]);
  },
};

const entryLists = reads('lists of 200 long entries, 10 at once', 10, '/entries?pageSize=200');

const entrySearches = reads(
  'searches for 36 letters in 200 long entries, 20 at once',
  20,
  `/search?q=${encodeURIComponent(letters)}`,
);

const entryImports: Attack = {
  name: 'imports of 25 hostile entries, of which the last has an unknown parent, 10 at once',
  async prepare(target) {
    const { campaign, player } = await campaignOf(target);
    const headers = writeHeaders(target, 'application/json', player);
    // Together, the views of these entries are as long as the views of one request may be.
    const text = '![['.repeat(longest).slice(0, longest);
    const entries = times(25, (index) => ({ key: `key-${index}`, type: 'note', title: 'N', text }));
    const last = { key: 'last', type: 'note', title: 'N', parentKey: 'unknown' };
    const request = { importId: 'an-import', entries: [...entries.slice(1), last] };
    const body = Buffer.from(JSON.stringify(request));
    const sendImport = () => post(`${target.url}${campaign}/entries/import`, headers, body);
    return () => againAndAgain(() => times(10, sendImport));
  },
};

export const entryAttacks = { entryImports, entryTexts, entryLists, entrySearches };
