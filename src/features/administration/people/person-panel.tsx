import { useState } from 'react';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { usePersonGet } from '#src/generated/endpoints/people/people.ts';
import { useSecurityListInfinite } from '#src/generated/endpoints/security/security.ts';
import type { Person, PersonSession } from '#src/generated/model/index.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { fresh } from '../list/fresh.ts';
import { dayOf, momentOf } from '../list/times.ts';
import { EventLine } from '../security/event-line.tsx';
import { isAdministrator, stateTexts } from './people-columns.ts';
import { actionsFor, actionTexts } from './person-actions.ts';
import { type AskedAction, PersonQuestion } from './person-question.tsx';

interface PersonPanelProps {
  /** Null while the panel is closed. */
  userId: string | null;
  onClose: () => void;
}

/** Everything about one person: state, sessions, and what happened to the account. */
export function PersonPanel({ userId, onClose }: PersonPanelProps) {
  const { data, error, isFetching, refetch } = usePersonGet(userId ?? '', {
    query: { ...fresh, enabled: userId !== null },
  });
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const person = data?.person.userId === userId ? data.person : undefined;
  return (
    <>
      <SidePanel
        open={userId !== null}
        onClose={onClose}
        title={person?.name ?? 'Person'}
        description={person?.email}
        sheet
      >
        {error !== null && (
          <LoadProblem
            what="this person"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {person === undefined || data === undefined ? (
          error === null && <Skeleton className="h-40 w-full" />
        ) : (
          <div className="flex flex-col gap-8">
            <Facts person={person} />
            <div className="flex flex-wrap gap-3">
              {actionsFor(person).map((action) => (
                <Button key={action} size="small" onClick={() => setAsked({ action, person })}>
                  {actionTexts[action].label}
                </Button>
              ))}
            </div>
            <Sessions sessions={data.sessions} />
            <Events userId={person.userId} />
          </div>
        )}
      </SidePanel>
      <PersonQuestion asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

const stateTones = {
  active: 'moss',
  closing: 'gold',
  unverified: 'gold',
  disabled: 'ember',
} as const;

function Facts({ person }: { person: Person }) {
  const { state, createdAt, verifiedAt, disabledAt, closesAt, lastSeenAt, hasSecondFactors } =
    person;
  const facts: [label: string, text: string][] = [
    ['Created', momentOf(createdAt)],
    ['Verified', momentOf(verifiedAt) || 'Not yet'],
    ['Disabled', momentOf(disabledAt)],
    ['Is deleted', dayOf(closesAt)],
    ['Last seen', momentOf(lastSeenAt) || 'Never'],
    ['Second factors', hasSecondFactors ? 'Yes' : 'None'],
  ];
  const known = facts.filter(([, text]) => text !== '');
  return (
    <div>
      <p className="mb-3 flex flex-wrap gap-2">
        <Badge tone={stateTones[state]}>{stateTexts[state]}</Badge>
        {isAdministrator(person) && <Badge tone="arcane">Administrator</Badge>}
        {person.isSelf && <Badge>You</Badge>}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {known.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular">{unbroken(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Sessions({ sessions }: { sessions: readonly PersonSession[] }) {
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold">Signed in</h3>
      {sessions.length === 0 ? (
        <p className="text-sm text-muted">Nowhere at the moment.</p>
      ) : (
        <ul aria-label="Sessions" className="list-none divide-y divide-hairline p-0 text-sm">
          {sessions.map(({ startedAt, lastSeenAt, device, network }) => (
            <li key={`${startedAt} ${lastSeenAt}`} className="py-2">
              <p className="wrap-anywhere">{device}</p>
              <p className="text-muted">
                {unbroken(
                  `Last used ${momentOf(lastSeenAt)} · since ${dayOf(startedAt)}${network === null ? '' : ` · ${network}`}`,
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Events({ userId }: { userId: string }) {
  const { data, isPending, ...more } = useSecurityListInfinite(
    { userId, pageSize: 10 },
    { query: fresh },
  );
  const events = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold">What happened</h3>
      {more.error !== null && (
        <LoadProblem
          what="the history of this person"
          error={more.error}
          retrying={more.isFetching}
          onRetry={() => void more.refetch()}
        />
      )}
      {isPending && <Skeleton className="h-24 w-full" />}
      {data !== undefined && events.length === 0 && (
        <p className="text-sm text-muted">Nothing in the last 400 days.</p>
      )}
      {events.length > 0 && (
        <ol aria-label="What happened" className="list-none divide-y divide-hairline p-0 text-sm">
          {events.map((event) => (
            <EventLine key={event.eventId} event={event} />
          ))}
        </ol>
      )}
      {more.hasNextPage && (
        <Button
          size="small"
          className="mt-3"
          pending={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          Show earlier ones
        </Button>
      )}
    </section>
  );
}
