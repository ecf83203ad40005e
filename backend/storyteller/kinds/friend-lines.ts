import { withText } from './written.ts';
import type { NameList } from '../realise/sentences.ts';
import type { Telling } from '../realise/telling.ts';
import type { Person, Row } from '../tables/row-types.ts';

/** What follows the name of a known person: `, captain of the watch,`; empty if the campaign says no role. */
const knownRole = ({ role }: Pick<Person, 'role'>, names: NameList): string =>
  role === '' ? '' : `, ${names.add(role)},`;

const forFriend = (id: string): ((row: Row) => Row) =>
  withText((text) => text.replaceAll('{F}', `{${id}.full}`).replaceAll('{F.', `{${id}.`));

/** A line about each known person of the campaign. No two of them are from the same row. */
export function friendLinesOf(
  telling: Telling,
  friends: readonly Person[],
  rows: readonly Row[],
): string[] {
  if (friends.length === 0) return [];
  const { names } = telling.subject;
  const fitting = telling.shuffled(telling.fitting(rows));
  return friends.map((friend, index) => {
    const own = fitting.filter((_row, at) => at % friends.length === index);
    telling.paragraph();
    return telling.say((own.length > 0 ? own : fitting).map(forFriend(friend.id)), {
      known: knownRole(friend, names),
    });
  });
}
