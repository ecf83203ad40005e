import { expect } from 'vitest';
import type { HandlerCalls, HandlerInput } from './calls.ts';
import {
  dateOf,
  people,
  textOf,
  titleOf,
  type Expected,
  type Person,
  type Plan,
} from './entry-plans.ts';
import type { ComparedOperation } from './secret-operations.ts';

/** The whole answer with its headers, also if it is a problem. */
export type Answer = (
  person: Person,
  id: ComparedOperation,
  input: HandlerInput,
) => Promise<string>;

interface Written {
  readonly campaignId: string;
  /** The ids of the planned entries. */
  readonly ids: readonly string[];
  readonly plans: readonly Plan[];
  readonly pictures: string[];
}

/** Everything that a member can read of the campaign. */
async function allAnswers(
  calls: HandlerCalls,
  answer: Answer,
  person: Person,
  written: Written,
): Promise<string[]> {
  const { campaignId, ids, pictures } = written;
  const path = { campaignId };
  const answers: string[] = [];
  const read = async (id: ComparedOperation, input: HandlerInput) => {
    const got = await answer(person, id, input);
    answers.push(`${id} ${JSON.stringify(input)}: ${got}`);
    return got;
  };
  await read('campaignGet', { path });
  await read('campaignList', {
    query: { sortByMeta: 'updated_at', pageSize: '1', reverse: 'true' },
  });
  await read('memberList', { path });
  for (const entryId of ids) {
    // Two visits at the same time have no order.
    calls.now += 1;
    await read('entryGet', { path: { campaignId, entryId } });
    await read('entryVersionList', { path: { campaignId, entryId } });
  }
  for (const sort of ['title', 'position', 'date', 'created_at', 'updated_at']) {
    for (const reverse of sort === 'updated_at' ? ['false', 'true'] : ['false']) {
      let nextCursor: string | undefined;
      do {
        const got = await read('entryList', {
          path,
          query: { sort, reverse, pageSize: '2', nextCursor },
        });
        nextCursor = /"nextCursor":"([^"]+)"/.exec(got)?.[1];
      } while (nextCursor !== undefined);
    }
  }
  await read('entryList', { path, query: { sort: 'position', parentId: 'none' } });
  await read('campaignOverview', { path, query: { today: dateOf(1) } });
  await read('entryExport', { path });
  for (const q of ['marker', 'markerhiddenend', 'changed']) {
    await read('entrySearch', { path, query: { q } });
    await read('findList', { query: { q, campaignId } });
  }
  for (const pictureId of pictures) await read('pictureGet', { path: { pictureId } });
  return answers;
}

/**
 * Changes for one member, in each run another one, what this member may not read. No answer for the member
 * and no event shows that something has changed.
 */
export async function expectHiddenChanges(
  calls: HandlerCalls,
  answer: Answer,
  expected: Expected,
  written: Written,
  master: Parameters<HandlerCalls['callAs']>[0],
): Promise<void> {
  const { campaignId, ids, plans, pictures } = written;
  const members = people.filter((person) => !expected.isMaster(person));
  const person = members[calls.campaignEvents.length % members.length];
  if (person === undefined) return;
  await writeAsPlanned(calls, written, master);
  const hidden = plans.flatMap((plan, index) => (plan.author === person ? [] : [index]));
  // The first reading records visits.
  await allAnswers(calls, answer, person, written);
  const before = await allAnswers(calls, answer, person, written);
  calls.campaignEvents.length = 0;
  const others = people.filter((other) => other !== person);
  for (const index of hidden) {
    const plan = plans[index];
    if (!plan) continue;
    calls.now += 1;
    const own = expected.ownMarkers(person, index);
    const secret = expected.markersOf(index).filter((word) => !own.includes(word));
    const passage = `:::secret{for="${others.join(' ')}"}\nmarkerhiddenend [[${titleOf(0)}]] ![](/api/pictures/${pictures[0]})\n:::`;
    const changed = (field: 'text' | 'recap') =>
      [
        secret.reduce(
          (text, word) => text.replaceAll(word, `${word} changed`),
          textOf(plan, index, field, pictures),
        ),
        passage,
      ]
        .filter((part) => part !== '')
        .join('\n\n');
    const isReader = plan.readers.includes(person);
    const body = {
      text: changed('text'),
      details: { recap: changed('recap'), date: dateOf(index) },
      readerIds: isReader ? people : others,
    };
    const path = { campaignId, entryId: ids[index] ?? '' };
    await calls.callAs(master, 'entryUpdate', { path, body });
  }
  const unreadable = plans.flatMap((plan, index) =>
    expected.readsEntry(person, plan) ? [] : [ids[index] ?? ''],
  );
  for (const entryId of unreadable) await moveEverywhere(calls, written, entryId, master);
  calls.now += 1;
  const notes = { path: { campaignId }, parts: [['dmNotes', `Notes ${calls.now}`]] as const };
  await calls.callAs(master, 'campaignUpdate', notes);
  calls.now += 1;
  const events = calls.campaignEvents.filter(({ userIds }) => userIds.includes(person));
  expect(events, `events for ${person}`).toEqual([]);
  const after = await allAnswers(calls, answer, person, written);
  const differences = (one: string[], other: string[]) =>
    one.filter((each, place) => each !== other[place]);
  expect(differences(after, before)).toEqual(differences(before, after));
  await writeAsPlanned(calls, written, master);
}

/** Moves an entry before each of the other entries, except those below it. */
async function moveEverywhere(
  calls: HandlerCalls,
  { campaignId, ids }: Written,
  entryId: string,
  master: Parameters<HandlerCalls['callAs']>[0],
): Promise<void> {
  for (const beforeId of ids) {
    const target = { path: { campaignId, entryId: beforeId } };
    const { parentId, ancestors } = (await calls.callAs(master, 'entryGet', target)).body;
    if (beforeId === entryId || ancestors.some((above) => above.entryId === entryId)) continue;
    const move = { path: { campaignId, entryId }, body: { parentId, beforeId } };
    await calls.callAs(master, 'entryMove', move);
  }
}

/** Gives the entries the texts and readers of their plans. */
async function writeAsPlanned(
  calls: HandlerCalls,
  { campaignId, ids, plans, pictures }: Written,
  master: Parameters<HandlerCalls['callAs']>[0],
): Promise<void> {
  for (const [index, plan] of plans.entries()) {
    const recap = textOf(plan, index, 'recap', pictures);
    const body = {
      text: textOf(plan, index, 'text', pictures),
      details: { recap, date: dateOf(index) },
      readerIds: plan.readers,
    };
    const path = { campaignId, entryId: ids[index] ?? '' };
    await calls.callAs(master, 'entryUpdate', { path, body });
  }
}
