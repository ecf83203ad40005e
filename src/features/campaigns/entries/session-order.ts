import type { EntryDetails, EntryReference, EntrySummary } from '#src/generated/model/index.ts';

/** What the order of sessions depends on. */
export interface OrderedSession extends EntryReference {
  readonly details: Pick<EntryDetails, 'date' | 'number'>;
  readonly meta: Pick<EntrySummary['meta'], 'created_at'>;
}

const compare = <Value extends string | number>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0;

const byNumber = (one: OrderedSession, other: OrderedSession): number =>
  compare(one.details.number ?? Infinity, other.details.number ?? Infinity) ||
  compare(one.meta.created_at, other.meta.created_at) ||
  compare(one.entryId, other.entryId);

/** Where a session without a date but with a number is among the others. */
function indexFor(number: number, ordered: readonly OrderedSession[]): number {
  const last = ordered.findLastIndex(({ details }) => (details.number ?? Infinity) <= number);
  if (last !== -1) return last + 1;
  const higher = ordered.findIndex(({ details }) => (details.number ?? -Infinity) > number);
  return higher === -1 ? ordered.length : higher;
}

/**
 * The sessions in the order in which they are played: by date, on one day by number. A session without a date is
 * after the last one with a lower number, or before the first one with a higher number; without a number, too, it is
 * a plan and comes last.
 */
export function inOrderOfPlay<Session extends OrderedSession>(
  sessions: readonly Session[],
): readonly Session[] {
  const dated = sessions.filter(({ details }) => details.date !== undefined);
  const ordered = dated.toSorted(
    (one, other) =>
      compare(one.details.date ?? '', other.details.date ?? '') || byNumber(one, other),
  );
  const undated = sessions.filter(({ details }) => details.date === undefined);
  for (const session of undated.toSorted(byNumber)) {
    const { number } = session.details;
    const index = number === undefined ? ordered.length : indexFor(number, ordered);
    ordered.splice(index, 0, session);
  }
  return ordered;
}

export interface Neighbours<Session> {
  readonly previous: Session | undefined;
  readonly next: Session | undefined;
}

/** The sessions that are played before and after one. */
export function neighboursOf<Session extends OrderedSession>(
  sessions: readonly Session[],
  entryId: string,
): Neighbours<Session> {
  const ordered = inOrderOfPlay(sessions);
  const index = ordered.findIndex((session) => session.entryId === entryId);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: ordered[index - 1], next: ordered[index + 1] };
}

/** The sessions that are loaded from one end of the list by date. */
export interface LoadedSessions<Session> {
  readonly sessions: readonly Session[];
  /** Whether they are all sessions of the campaign. */
  readonly isWhole: boolean;
}

type End = 'newest' | 'oldest';

/** The dates on one side of a date: before (-1) or after (1) it. */
const daysOf = (sessions: readonly OrderedSession[], date: string, side: -1 | 1) =>
  new Set(
    sessions.flatMap(({ details }) =>
      details.date !== undefined && compare(details.date, date) === side ? [details.date] : [],
    ),
  );

/**
 * Whether the sessions on one side of the date hold the neighbour there. One day is not enough: the loaded part of
 * the list can end in the middle of it.
 */
const reaches = (sessions: readonly OrderedSession[], date: string, side: -1 | 1): boolean =>
  daysOf(sessions, date, side).size > 1;

/** Whether the dated sessions from the newest end are enough to know the neighbours. */
function isEnough(
  { entryId, details: { date, number } }: OrderedSession,
  dated: readonly OrderedSession[],
  undated: readonly OrderedSession[],
): boolean {
  const lower = (than: number) =>
    dated.filter(({ details }) => (details.number ?? Infinity) <= than);
  const hasHigherBefore = (than: number) =>
    dated.some(
      ({ details }) =>
        (details.number ?? -Infinity) > than &&
        (date === undefined || compare(details.date ?? '', date) < 0),
    );
  // Otherwise it could be anywhere among the sessions without a number.
  const isPlaced = ({ details }: OrderedSession): boolean =>
    details.number === undefined ||
    lower(details.number).length > 0 ||
    hasHigherBefore(details.number);
  if (!undated.every((one) => one.entryId === entryId || isPlaced(one))) return false;
  if (date !== undefined) return reaches(dated, date, -1);
  const earlier = number === undefined ? dated : lower(number);
  return earlier.some(({ details }) => reaches(dated, details.date ?? '', -1));
}

/** The end of the list that is nearer to a date. */
function nearerEnd(date: string, newest: OrderedSession | undefined, oldest: OrderedSession): End {
  const timeOf = (text = date): number => Date.parse(text);
  const distance = (to: string | undefined) => Math.abs(timeOf(to) - timeOf());
  return distance(newest?.details.date) <= distance(oldest.details.date) ? 'newest' : 'oldest';
}

/**
 * The neighbours of a session among the loaded ones; otherwise the end from which more must be loaded. The list from
 * the oldest end begins with the sessions without a date. All of these are needed, because they can be anywhere.
 */
export function findNeighbours<Session extends OrderedSession>(
  session: OrderedSession,
  newest: LoadedSessions<Session>,
  oldest: LoadedSessions<Session>,
): Neighbours<Session> | { readonly load: End } {
  const { entryId } = session;
  const { date } = session.details;
  const whole = [newest, oldest].find(({ isWhole }) => isWhole);
  if (whole) return neighboursOf(whole.sessions, entryId);
  const first = oldest.sessions.find(({ details }) => details.date !== undefined);
  if (first === undefined) return { load: 'oldest' };
  const undated = oldest.sessions.filter(({ details }) => details.date === undefined);
  const dated = newest.sessions.filter(({ details }) => details.date !== undefined);
  if (isEnough(session, dated, undated)) return neighboursOf([...dated, ...undated], entryId);
  // From the oldest end, it would not be known yet where a session with a number but without a date belongs.
  const isOrdered = undated.every(({ details }) => details.number === undefined);
  if (date === undefined || !isOrdered) return { load: 'newest' };
  if (reaches(oldest.sessions, date, 1)) return neighboursOf(oldest.sessions, entryId);
  return { load: nearerEnd(date, newest.sessions[0], first) };
}
