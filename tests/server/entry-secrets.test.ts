import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import type { SignedInUser } from '#backend/context.ts';
import { JsonAnswer } from '#backend/json-answer.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import type { EntryPage } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, type HandlerInput } from './calls.ts';
import {
  dateOf,
  Expected,
  marker,
  newTitleOf,
  people,
  type Person,
  pictureCount,
  someTable,
  textOf,
  titleOf,
} from './entry-plans.ts';
import { expectSharedCharacters, someSharings } from './expected-characters.ts';
import { expectEventOfMove, expectEvents, expectEventsOfChange } from './expected-events.ts';
import { expectNoGuessConfirmed } from './guessed-titles.ts';
import { expectHiddenChanges } from './hidden-changes.ts';
import { expectOverview, markAndVisit } from './expected-overview.ts';
import { comparedOperations, type ComparedOperation } from './secret-operations.ts';

/** The answer of an operation about an entry that the person may not read. */
const hidden = 'There is no such entry in this campaign.';

/** The answer to a user who calls an operation that is only for game masters or for the owner. */
const forbidden = /^Only the (?:game masters|owner) of a campaign can [^.]+\.$/;

function backlinkTitles(got: string): string[] | null {
  if (got === hidden) return null;
  // The handler calls have validated the answer with the contract.
  const { body } = JSON.parse(got) as { body: { backlinks: { title: string }[] } };
  return body.backlinks.map(({ title }) => title);
}

/** The covers in lists, hits and entries. */
const coversIn = (text: string): string[] =>
  [...text.matchAll(/"cover":\{"pictureId":"([^"]*)"/g)].map(([, id = '']) => id);

/** The ids of the entries that have readable entries below them. */
const withChildrenIn = ({ items }: EntryPage): string[] =>
  items.flatMap(({ entryId, hasChildren }) => (hasChildren ? [entryId] : []));

const markersIn = (text: string): string[] => [...new Set(text.match(/marker\w*?end/g))];

/** A campaign takes ten seconds on PostgreSQL, mostly for the same handlers as on SQLite. */
const campaigns = { sqlite: 9, postgres: 2 };

describeBoth('secrets of entries', (open, _fresh, kind) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  const users = new Map<Person, SignedInUser>();
  const answered = new Set<ComparedOperation>();

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

  const newCampaign = (roles: ReadonlyMap<Person, CampaignRole>): Promise<string> =>
    calls.newCampaign(
      userOf('mira-owner'),
      Object.fromEntries([...roles].filter(([, role]) => role !== 'owner')),
    );

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

  /** The answer or the problem that the user gets. */
  async function answer(
    person: Person,
    id: ComparedOperation,
    input: HandlerInput,
  ): Promise<string> {
    answered.add(id);
    try {
      const got = await calls.callAs(userOf(person), id, input);
      const parsed: unknown = got instanceof JsonAnswer ? got.body : undefined;
      return JSON.stringify(parsed === undefined ? got : { body: parsed });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return [error.message, ...error.fields.map((field) => JSON.stringify(field))].join(' ');
    }
  }

  /**
   * The overview of a person who has marked and opened every entry, even entries that were hidden afterwards,
   * and the same overview as the game master sees it with `viewAs`.
   */
  async function overviewsOf(person: Person, campaignId: string, ids: readonly string[]) {
    await markAndVisit(db, { userId: person, campaignId, ids, now: calls.now });
    const input = { path: { campaignId }, query: { today: dateOf(1) } };
    const asMaster = { ...input, query: { ...input.query, viewAs: person } };
    return [
      await answer(person, 'campaignOverview', input),
      await answer('mira-owner', 'campaignOverview', asMaster),
    ] as const;
  }

  /** What the search over everything finds in this campaign; earlier campaigns have the same words. */
  async function findsIn(campaignId: string, person: Person, q: string): Promise<string> {
    const { body } = await calls.callAs(userOf(person), 'findList', { query: { q, campaignId } });
    return JSON.stringify(body.entries.filter((entry) => entry.campaignId === campaignId));
  }

  /** The versions of an entry. Users who can change the entry get all of them, other users get a refusal. */
  async function versionsFor(
    person: Person,
    path: Readonly<Record<string, string>>,
    canEdit: boolean,
  ): Promise<string[]> {
    const list = await answer(person, 'entryVersionList', { path });
    expect(list.includes('"items"'), list).toBe(canEdit);
    const versions = [list];
    for (const version of ['1', '2', '3']) {
      const numbered = { path: { ...path, version } };
      const got = await answer(person, 'entryVersionGet', numbered);
      expect(got.includes('"readerIds"'), got).toBe(canEdit && version !== '3');
      versions.push(got);
    }
    // The ETag does not match, so the call restores nothing.
    const restored = { path: { ...path, version: '1' }, headers: { 'if-match': '"0"' } };
    versions.push(await answer(person, 'entryVersionRestore', restored));
    return versions;
  }

  /** The answers to a member who removes the entry from the favourites and adds it again. */
  async function answersAboutFavourites(
    person: Person,
    path: Readonly<Record<string, string>>,
    isReadable: boolean,
  ): Promise<string[]> {
    const answers = [
      await answer(person, 'favouriteRemove', { path }),
      await answer(person, 'favouriteAdd', { path }),
    ];
    expect(new Set(answers)).toEqual(new Set([isReadable ? '{"status":204}' : hidden]));
    return answers;
  }

  /** The refusals that a member gets for operations that are only for game masters or for the owner. */
  async function refusalsFor(
    person: Person,
    campaignId: string,
    entryId: string,
  ): Promise<string[]> {
    const path = { campaignId, importId: 'an-import', entryId };
    const entries = [{ key: '1', type: 'note', title: titleOf(0) }];
    const refusals = [
      await answer(person, 'entryImport', { path, body: { importId: 'an-import', entries } }),
      await answer(person, 'entryImportUndo', { path }),
      await answer(person, 'entryPurgeAll', { path }),
      await answer(person, 'campaignRestore', { path }),
      await answer(person, 'campaignUpdate', { path, parts: [['title', 'Other']] }),
      await answer(person, 'invitationList', { path }),
    ];
    // With another problem, such as one with the input, the test could not see that the operation is allowed.
    expect(refusals.filter((refusal) => !forbidden.test(refusal))).toEqual([]);
    return refusals;
  }

  test(
    'no answer for a member contains a word that this member may not read',
    { timeout: 240_000 },
    async () => {
      const property = fc.asyncProperty(
        someTable,
        // Comparing all answers before and after hidden changes takes as long as everything else.
        fc.boolean(),
        someSharings,
        async ({ roles: [tomas, ilse, odo], entries }, changesHidden, sharings) => {
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
          // Each run is an hour later, so that the limit of creations per minute is not reached.
          calls.now += 60 * 60 * 1000;
          const campaignId = await newCampaign(roles);
          const pictures = await newPictures(campaignId);
          calls.campaignEvents.length = 0;
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
              details: { recap, date: dateOf(index) },
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
          const siblingOf = async (parentId: string | null, id: string) => {
            const path = { campaignId };
            const query = { parentId: parentId ?? 'none' };
            const { items } = (await calls.callAs(master, 'entryList', { path, query })).body;
            return items.some(({ entryId }) => entryId === id) ? id : null;
          };
          for (const [index, plan] of plans.entries()) {
            const path = { campaignId, entryId: ids[index] ?? '' };
            await calls.callAs(master, 'entryUpdate', { path, body: { title: newTitleOf(index) } });
            const parentId = plan.parent === null ? null : (ids[plan.parent] ?? null);
            const beforeId = await siblingOf(parentId, ids[plan.before] ?? '');
            const move = { path, parentId, beforeId };
            await expectEventOfMove(calls, answer, expected, move);
          }

          const inCampaign = { path: { campaignId } };
          // A refused move has left its entry where it was.
          const whole = await calls.callAs(master, 'entryList', inCampaign);
          const parents = new Map(
            whole.body.items.map(({ entryId, parentId }) => [entryId, parentId]),
          );
          for (const person of people) {
            const readableIds = ids.filter((_, index) => {
              const plan = plans[index];
              return plan !== undefined && expected.readsEntry(person, plan);
            });
            const withChildren = new Set(readableIds.flatMap((id) => parents.get(id) ?? []));
            const list = await calls.callAs(userOf(person), 'entryList', inCampaign);
            expect(withChildrenIn(list.body).toSorted(), `for ${person}`).toEqual(
              readableIds.filter((id) => withChildren.has(id)).toSorted(),
            );
            const asMember = { ...inCampaign, query: { viewAs: person } };
            const asViewed = await calls.callAs(master, 'entryList', asMember);
            expect(withChildrenIn(asViewed.body)).toEqual(withChildrenIn(list.body));
            const allowed = expected.allMarkers(person);
            const answers: string[] = [];
            const readable = plans.flatMap((plan, index) =>
              expected.readsEntry(person, plan) ? [newTitleOf(index)] : [],
            );
            // The second session is of today. It counts as played for persons who can read its recap.
            const over = expected.readsRecap(person, 1) ? [0, 1] : [0];
            const past = readable.filter((title) => over.map(newTitleOf).includes(title));
            for (const overview of await overviewsOf(person, campaignId, ids)) {
              answers.push(overview);
              expectOverview(overview, readable, past.length);
            }
            for (const sort of ['title', 'position', 'date', 'created_at', 'updated_at']) {
              answers.push(
                await answer(person, 'entryList', { path: { campaignId }, query: { sort } }),
              );
            }
            for (const [index, plan] of plans.entries()) {
              const entryId = ids[index] ?? '';
              const path = { campaignId, entryId };
              const got = await answer(person, 'entryGet', { path });
              answers.push(got);
              // The answer contains everything that the person may read, so an empty answer does not pass.
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
              answers.push(...(await versionsFor(person, path, expected.canEdit(person, plan))));
              const query = { parentId: entryId };
              answers.push(await answer(person, 'entryList', { path: { campaignId }, query }));
              const viewed = await answer('mira-owner', 'entryGet', {
                path,
                query: { viewAs: person },
              });
              expect(viewed).toBe(got);
              if (!changesHidden) {
                const isReadable = expected.readsEntry(person, plan);
                answers.push(...(await answersAboutFavourites(person, path, isReadable)));
              }
              if (person === 'mira-owner') continue;
              const old = { path, headers: { 'if-match': '"0"' } };
              answers.push(await answer(person, 'entryUpdate', { ...old, body: { text: 'x' } }));
              answers.push(await answer(person, 'entryDelete', old));
              answers.push(await answer(person, 'entryPurge', { path }));
              // An entry that is not deleted stays as it is. A person who cannot change it gets a refusal.
              const restored = await answer(person, 'entryRestore', { path });
              answers.push(restored);
              expect(restored.startsWith('Players can restore')).toBe(
                !expected.canEdit(person, plan),
              );
            }
            if (!changesHidden && !expected.isMaster(person)) {
              answers.push(...(await refusalsFor(person, campaignId, ids[0] ?? '')));
            }
            const anywhere = await findsIn(campaignId, person, 'marker');
            answers.push(anywhere);
            expect(ids.map((id) => anywhere.includes(`"${id}"`))).toEqual(
              plans.map((plan) => expected.readsEntry(person, plan)),
            );
            const archive = await answer(person, 'entryExport', { path: { campaignId } });
            answers.push(archive);
            expect(markersIn(archive)).toEqual(
              expect.arrayContaining(ids.flatMap((_, index) => expected.ownMarkers(person, index))),
            );
            const asPerson = { path: { campaignId }, query: { viewAs: person } };
            expect(await answer('mira-owner', 'entryExport', asPerson)).toBe(archive);
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
          const written = { campaignId, ids, plans };
          expectEvents(calls, expected, written);
          if (changesHidden) {
            await expectHiddenChanges(calls, answer, expected, { ...written, pictures }, master);
          }
          await expectEventsOfChange(calls, expected, written, master);
          await expectNoGuessConfirmed(calls, expected, written, roles, userOf);
          const place = { calls, answer, userOf, expected, campaignId };
          await expectSharedCharacters(place, sharings);
        },
      );
      await fc.assert(property, { numRuns: campaigns[kind] });
      expect([...answered].toSorted()).toEqual(comparedOperations);
    },
  );
});
