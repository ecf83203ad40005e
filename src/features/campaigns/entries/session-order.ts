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

/**
 * The sessions in the order in which they are played: by date, on one day by number. A session without a date is
 * before the first one with a higher number; without a number, too, it is a plan and comes last.
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
    const { number = Infinity } = session.details;
    const after = ordered.findIndex(({ details }) => (details.number ?? -Infinity) > number);
    ordered.splice(after === -1 ? ordered.length : after, 0, session);
  }
  return ordered;
}

interface Neighbours<Session> {
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
