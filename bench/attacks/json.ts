import {
  againAndAgain,
  everySecond,
  post,
  times,
  writeHeaders,
  type Attack,
  type Target,
} from './attack.ts';

const json = 'application/json';

const manyFields = (count: number): Record<string, number> =>
  Object.fromEntries(times(count, (index) => [index.toString(36), 1]));

const bulkOf = (itemOf: (index: number) => object): Buffer =>
  Buffer.from(
    JSON.stringify({
      operations: times(1000, (index) => ({ action: 'create', item: itemOf(index) })),
    }),
  );

const bulkUrl = ({ url }: Target): string => `${url}/api/gear/bulk`;

/** An attack of one administrator, who sends the same bulk request every second. */
const repeatedBulk = (name: string, itemOf: (index: number) => object): Attack => ({
  name,
  async prepare(target) {
    const body = bulkOf(itemOf);
    const headers = writeHeaders(target, json, target.administrators[0]);
    return () => everySecond(() => [post(bulkUrl(target), headers, body)]);
  },
});

const signIns: Attack = {
  name: 'a sign-in with 115,000 fields, every second',
  async prepare(target) {
    const body = Buffer.from(JSON.stringify(manyFields(115_000)));
    const headers = writeHeaders(target, json);
    return () => everySecond(() => [post(`${target.url}/api/auth/login`, headers, body)]);
  },
};

const unknownFields = repeatedBulk('1,000 operations with 1,500 fields each, every second', () =>
  manyFields(1500),
);

const manyValues: Attack = {
  name: 'an entry with 120,000 tags, four at once, again and again',
  async prepare(target) {
    const body = Buffer.from(JSON.stringify({ tags: times(120_000, () => 1) }));
    const headers = writeHeaders(target, json, target.players[0]);
    const path = '/api/campaigns/any-campaign/entries/create';
    return () => againAndAgain(() => times(4, () => post(target.url + path, headers, body)));
  },
};

/** The server executes one bulk request of each user at a time, lets ten wait, and refuses the others. */
const admittedBulksOfUser = 11;

const queuedBulks: Attack = {
  name: '220 bulk requests of 1,000 items at once, 11 from each of 20 administrators',
  async prepare(target) {
    const requests = target.administrators.flatMap((session, administrator) =>
      times(admittedBulksOfUser, (run) => ({
        headers: writeHeaders(target, json, session),
        body: bulkOf((index) => ({
          name: `Thing ${administrator} ${run} ${index}`,
          category: 'other',
        })),
      })),
    );
    return () =>
      Promise.all(requests.map(({ headers, body }) => post(bulkUrl(target), headers, body)));
  },
};

/** The most marks on one character that the server accepts, in the order that takes longest. */
export const markedCharacter = `a${'\u0300'.repeat(15)}${'\u0316'.repeat(15)}`;
const charactersOfItem = 250;

const markedItems = repeatedBulk(
  '1,000 operations with 7,500 combining marks each, every second',
  (index) => ({
    name: `Thing ${index}`,
    category: 'other',
    notes: markedCharacter.repeat(charactersOfItem),
  }),
);

export const jsonAttacks = { signIns, unknownFields, manyValues, queuedBulks, markedItems };
