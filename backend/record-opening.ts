import type { RequestContext } from './context.ts';
import { isAccessDue } from './meta.ts';
import type { Opened, Visit } from './visits.ts';

/**
 * Records that the user opens a record, if that is due. Returns the time of opening for the answer.
 * @param storedTime the stored time of opening, null if the user has opened another record of the list since
 */
export async function recordOpening(
  context: RequestContext,
  record: Opened,
  storedTime: () => Promise<number | null>,
): Promise<number> {
  const { app, now } = context;
  const { id: userId } = context.signedIn();
  const last = app.visits.waitingOf(userId).find((visit) => isInListOf(visit, record));
  const lastTime = last?.id === record.id ? last.at : null;
  const time = last ? lastTime : await storedTime();
  if (time !== null && !isAccessDue(time, now)) return time;
  await app.visits.record({ ...record, userId, at: now });
  return now;
}

/** Whether both are in one list that is sorted by the last opening. */
const isInListOf = (visit: Visit, record: Opened): boolean =>
  visit.opened === 'entry' && record.opened === 'entry'
    ? visit.campaignId === record.campaignId
    : visit.opened === record.opened;
