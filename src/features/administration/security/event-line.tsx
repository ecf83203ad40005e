import type { SecurityEvent } from '#src/generated/model/index.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { momentOf } from '../list/times.ts';
import { causeText, detailText, eventText } from './event-texts.ts';

/** An event of a person who is named above the list. */
export function EventLine({ event }: { event: SecurityEvent }) {
  const cause = causeText(event);
  const facts = [
    momentOf(event.at),
    ...(cause === '' ? [] : [`by ${cause}`]),
    ...(event.detail === '' ? [] : [detailText(event)]),
    ...(event.network === null ? [] : [event.network]),
  ];
  return (
    <li className="py-2">
      <p>{eventText(event.event)}</p>
      <p className="tabular text-muted wrap-anywhere">{unbroken(facts.join(' · '))}</p>
    </li>
  );
}
