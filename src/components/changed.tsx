import { relativeTime } from '#src/lib/relative-time.ts';

interface ChangedProps {
  /** The time of the last change, as in the contract. */
  at: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Says when a record was changed: it explains why the card of the record is highlighted. */
export const Changed = ({ at, now }: ChangedProps) => (
  <time dateTime={at}>Changed {relativeTime(Date.parse(at), now)}</time>
);
