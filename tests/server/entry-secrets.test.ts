import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import type { OperationsOfTag } from '#contract/types.ts';
import { memberColumns } from '#backend/campaigns/member-columns.ts';
import type { SignedInUser } from '#backend/context.ts';
import type { CampaignRole, Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, type HandlerInput } from './calls.ts';
import {
  marker,
  newTitleOf,
  type Part,
  people,
  type Person,
  pictureCount,
  type Plan,
  someTable,
  textOf,
  titleOf,
} from './entry-plans.ts';

/** The rules of secrets, written once more: what each person may read of the planned entries. */
class Expected {
  readonly #roles: ReadonlyMap<Person, CampaignRole>;
  readonly #entries: readonly Plan[];

  constructor(roles: ReadonlyMap<Person, CampaignRole>, entries: readonly Plan[]) {
    this.#roles = roles;
    this.#entries = entries;
  }

  #isMaster(person: Person): boolean {
    const role = this.#roles.get(person);
    return role === 'owner' || role === 'gm';
  }

  #readsWhole(person: Person, plan: Plan): boolean {
    return this.#isMaster(person) || plan.author === person;
  }

  readsEntry(person: Person, plan: Plan): boolean {
    if (this.#readsWhole(person, plan) || plan.visibility === 'everyone') return true;
    return plan.visibility === 'chosen' && plan.readers.includes(person);
  }

  #readsPart(person: Person, plan: Plan, { audience }: Part): boolean {
    if (this.#readsWhole(person, plan) || audience === 'all') return true;
    return audience !== 'gm' && audience.includes(person);
  }

  /** The markers of what the person reads in the entry itself. */
  ownMarkers(person: Person, index: number): string[] {
    const plan = this.#entries[index];
    if (!plan || !this.readsEntry(person, plan)) return [];
    const fields = { text: plan.parts, recap: plan.recap };
    const parts = Object.entries(fields).flatMap(([field, list]) =>
      list.flatMap((part, place) =>
        this.#readsPart(person, plan, part)
          ? [marker(field, index, place), ...(part.link === null ? [] : [titleOf(part.link)])]
          : [],
      ),
    );
    return [newTitleOf(index), marker('tag', index), ...parts];
  }

  /** Every marker of an entry by which it can be found. */
  markersOf(index: number): string[] {
    const { parts = [], recap = [] } = this.#entries[index] ?? {};
    return [
      newTitleOf(index),
      marker('tag', index),
      ...parts.map((_, place) => marker('text', index, place)),
      ...recap.map((_, place) => marker('recap', index, place)),
    ];
  }

  /** The numbers of the pictures that the first entries show to the person. */
  pictures(person: Person, entryCount = this.#entries.length): ReadonlySet<number> {
    const all = Array.from({ length: pictureCount }, (_, number) => number);
    if (this.#isMaster(person)) return new Set(all);
    return new Set(
      this.#entries.slice(0, entryCount).flatMap((plan, index) => {
        if (!this.readsEntry(person, plan)) return [];
        const parts = [...plan.parts, ...plan.recap].filter((part) =>
          this.#readsPart(person, plan, part),
        );
        // An entry shows only what its author could see when it was written.
        const seen = this.pictures(plan.author, index);
        const shown = [plan.cover, ...parts.map((part) => part.picture)];
        return shown.flatMap((number) => (number !== null && seen.has(number) ? number : []));
      }),
    );
  }

  /** The number of the cover of an entry, which its author must have seen. */
  coverOf(index: number): number | null {
    const { author, cover = null } = this.#entries[index] ?? {};
    return author && cover !== null && this.pictures(author, index).has(cover) ? cover : null;
  }

  /** The titles of the entries whose links to this one the person reads. */
  backlinks(person: Person, target: number): string[] {
    return this.#entries.flatMap((plan, index) => {
      const links = [...plan.parts, ...plan.recap].filter(({ link }) => link === target);
      const isRead =
        index !== target &&
        this.readsEntry(person, plan) &&
        links.some((part) => this.#readsPart(person, plan, part));
      return isRead ? [newTitleOf(index)] : [];
    });
  }

  /** Every marker that an answer for the person may contain. */
  allMarkers(person: Person): ReadonlySet<string> {
    return new Set(this.#entries.flatMap((_, index) => this.ownMarkers(person, index)));
  }
}

/** The answer of `entryGet` for an entry that the person may not read. */
const hidden = 'There is no such entry in this campaign.';

function backlinkTitles(got: string): string[] | null {
  if (got === hidden) return null;
  const { body } = JSON.parse(got) as { body: { backlinks: { title: string }[] } };
  return body.backlinks.map(({ title }) => title);
}

/** The covers in lists, hits and entries. */
const coversIn = (text: string): string[] =>
  [...text.matchAll(/"cover":\{"pictureId":"([^"]*)"/g)].map(([, id = '']) => id);

const markersIn = (text: string): string[] => [...new Set(text.match(/marker\w*?end/g))];

describeBoth('secrets of entries', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  const users = new Map<Person, SignedInUser>();

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    for (const person of people) users.set(person, await calls.addUser(person));
  });

  const userOf = (person: Person): SignedInUser => {
    const user = users.get(person);
    if (!user) throw new Error(`${person} has no account.`);
    return user;
  };

  async function newCampaign(roles: ReadonlyMap<Person, CampaignRole>): Promise<string> {
    const texts = { title: 'The Lanterns', setting: 'A coast', storyOverview: 'Fog came.' };
    const options = { parts: Object.entries(texts) };
    const { body } = await calls.callAs(userOf('mira-owner'), 'campaignCreate', options);
    const campaign = await db
      .selectFrom('campaign')
      .selectAll()
      .where('id', '=', body.campaignId)
      .executeTakeFirstOrThrow();
    for (const [person, role] of roles) {
      if (role === 'owner') continue;
      const member = { ...memberColumns(campaign), user_id: person, role, joined_at: calls.now };
      await db.insertInto('campaign_member').values(member).execute();
    }
    return body.campaignId;
  }

  /** Adds pictures, all with the same bytes, and returns their ids. */
  async function newPictures(campaignId: string): Promise<string[]> {
    const id = 'some-bytes';
    const image = { id, content_type: 'image/webp', width: 1, height: 1, created_at: calls.now };
    await db
      .insertInto('image')
      .values({ ...image, bytes: Buffer.from(id) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const ids = Array.from({ length: pictureCount }, (_, n) => `picture-${n}-${campaignId}`);
    const picture = {
      campaign_id: campaignId,
      uploaded_by: 'mira-owner',
      full_image_id: id,
      small_image_id: id,
      width: 1,
      height: 1,
      bytes: 10,
      created_at: calls.now,
      unshown_since: null,
    };
    await db
      .insertInto('picture')
      .values(ids.map((each) => ({ ...picture, id: each })))
      .execute();
    return ids;
  }

  /** The answer as the user gets it, also if it is a problem. */
  async function answer(
    person: Person,
    id: Exclude<OperationsOfTag<'entries' | 'pictures'>, 'pictureCreate'>,
    input: HandlerInput,
  ): Promise<string> {
    try {
      return JSON.stringify(await calls.callAs(userOf(person), id, input));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return [error.message, ...error.fields.map((field) => JSON.stringify(field))].join(' ');
    }
  }

  /** What the search over everything finds in this campaign; earlier campaigns have the same words. */
  async function findsIn(campaignId: string, person: Person, q: string): Promise<string> {
    const { body } = await calls.callAs(userOf(person), 'findList', { query: { q, campaignId } });
    return JSON.stringify(body.entries.filter((entry) => entry.campaignId === campaignId));
  }

  test(
    'no answer for a member contains a word that this member may not read',
    { timeout: 120_000 },
    async () => {
      const property = fc.asyncProperty(
        someTable,
        async ({ roles: [tomas, ilse, odo], entries }) => {
          const roles = new Map<Person, CampaignRole>([
            ['mira-owner', 'owner'],
            ['tomas-gamer', tomas],
            ['ilse-gamer', ilse],
            ['odo-gamer', odo],
          ]);
          const canWrite = (person: Person) => roles.get(person) !== 'viewer';
          const plans = entries.map((plan) =>
            canWrite(plan.author) ? plan : { ...plan, author: 'mira-owner' as const },
          );
          const expected = new Expected(roles, plans);
          // Minutes pass, so that no limit of creations per minute is reached.
          calls.now += 60 * 60 * 1000;
          const campaignId = await newCampaign(roles);
          const pictures = await newPictures(campaignId);
          const ids: string[] = [];
          const refusals: string[] = [];
          for (const [index, plan] of plans.entries()) {
            const recap = textOf(plan, index, 'recap', pictures);
            const cover = expected.coverOf(index);
            const input = {
              type: 'session',
              title: titleOf(index),
              text: textOf(plan, index, 'text', pictures),
              tags: [marker('tag', index)],
              visibility: plan.visibility,
              readerIds: plan.readers,
              details: { recap },
              coverPictureId: cover === null ? null : (pictures[cover] ?? ''),
            };
            const options = { path: { campaignId }, body: input };
            if (plan.cover !== cover) {
              const wanted = { ...input, coverPictureId: pictures[plan.cover ?? 0] };
              const refused = { ...options, body: wanted };
              refusals.push(await answer(plan.author, 'entryCreate', refused));
            }
            const { body } = await calls.callAs(userOf(plan.author), 'entryCreate', options);
            ids.push(body.entryId);
          }
          expect(refusals.filter((each) => !each.includes('/coverPictureId'))).toEqual([]);
          const master = userOf('mira-owner');
          for (const [index, plan] of plans.entries()) {
            const path = { campaignId, entryId: ids[index] ?? '' };
            await calls.callAs(master, 'entryUpdate', { path, body: { title: newTitleOf(index) } });
            const parentId = plan.parent === null ? null : (ids[plan.parent] ?? null);
            const move = { path, body: { parentId, beforeId: null } };
            await answer('mira-owner', 'entryMove', move);
          }

          for (const person of people) {
            const allowed = expected.allMarkers(person);
            const answers: string[] = [];
            for (const sort of ['title', 'position', 'date', 'created_at', 'updated_at']) {
              answers.push(
                await answer(person, 'entryList', { path: { campaignId }, query: { sort } }),
              );
            }
            for (const [index, entryId] of ids.entries()) {
              const path = { campaignId, entryId };
              const got = await answer(person, 'entryGet', { path });
              answers.push(got);
              // What the person may read is there, so an empty answer does not pass.
              expect(markersIn(got)).toEqual(
                expect.arrayContaining(expected.ownMarkers(person, index)),
              );
              expect(backlinkTitles(got)).toEqual(
                got === hidden ? null : expected.backlinks(person, index),
              );
              for (const word of expected.markersOf(index)) {
                const found = await answer(person, 'entrySearch', {
                  path: { campaignId },
                  query: { q: word },
                });
                answers.push(found);
                const isFound = found.includes(`"${entryId}"`);
                expect(isFound, word).toBe(expected.ownMarkers(person, index).includes(word));
              }
              const own = expected.ownMarkers(person, index);
              const secret = expected.markersOf(index).find((word) => !own.includes(word));
              const anywhere =
                secret === undefined ? '' : await findsIn(campaignId, person, secret);
              answers.push(anywhere);
              expect(anywhere.includes(`"${entryId}"`), `${secret} anywhere`).toBe(false);
              const query = { parentId: entryId };
              answers.push(await answer(person, 'entryList', { path: { campaignId }, query }));
              const viewed = await answer('mira-owner', 'entryGet', {
                path,
                query: { viewAs: person },
              });
              expect(viewed).toBe(got);
              if (person === 'mira-owner') continue;
              const old = { path, headers: { 'if-match': '"0"' } };
              answers.push(await answer(person, 'entryUpdate', { ...old, body: { text: 'x' } }));
              answers.push(await answer(person, 'entryDelete', old));
            }
            const anywhere = await findsIn(campaignId, person, 'marker');
            answers.push(anywhere);
            expect(ids.map((id) => anywhere.includes(`"${id}"`))).toEqual(
              plans.map((plan) => expected.readsEntry(person, plan)),
            );
            const seen = expected.pictures(person);
            for (const [number, pictureId] of pictures.entries()) {
              const got = await answer(person, 'pictureGet', { path: { pictureId } });
              const message = `picture ${number} for ${person}`;
              expect(got === 'There is no such picture.', message).toBe(!seen.has(number));
            }
            const covers = plans.flatMap((plan, index) => {
              const cover = expected.coverOf(index);
              return cover !== null && expected.readsEntry(person, plan) ? [pictures[cover]] : [];
            });
            expect(new Set(coversIn(answers.join(' ')))).toEqual(new Set(covers));
            const leaked = markersIn(answers.join(' ')).filter((each) => !allowed.has(each));
            expect(leaked, `for ${person}, ${roles.get(person)}`).toEqual([]);
          }
        },
      );
      await fc.assert(property, { numRuns: 40 });
    },
  );
});
