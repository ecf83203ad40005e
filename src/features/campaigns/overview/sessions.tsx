import { CalendarPlus, NotebookPen } from 'lucide-react';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { CampaignLink } from '#src/components/campaigns/campaign-link.tsx';
import type { EntrySummary } from '#src/generated/model/index.ts';
import { dayText } from '#src/lib/local-day.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { Panel } from '#src/ui/panel.tsx';
import { VisibilityBadge } from '../entries/visibility-badge.tsx';

interface SessionProps {
  campaignId: string;
  isPlayer: boolean;
  session: EntrySummary;
}

/** The number and the day of a session, and its title as a link. */
function SessionTitle({ campaignId, isPlayer, session }: SessionProps) {
  const { entryId, title, details } = session;
  const words = [
    details.number === undefined ? undefined : `Session ${details.number}`,
    details.date && dayText(details.date),
  ];
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
      <div className="min-w-0">
        <h3 className="text-lg font-semibold wrap-anywhere">
          <CampaignLink to={paths.entry(campaignId, entryId)} className="hover:text-gold">
            {title}
          </CampaignLink>
        </h3>
        <p className="text-sm text-muted">{words.filter(Boolean).join(middleDot)}</p>
      </div>
      <VisibilityBadge entry={session} isPlayer={isPlayer} />
    </div>
  );
}

interface LastSessionProps extends SessionProps {
  /** The beginning of the recap. */
  recap: string;
  /** Whether the user can change the session. */
  canWrite: boolean;
}

/** The session that was played last, with the beginning of its recap. */
export function LastSession({ recap, canWrite, ...props }: LastSessionProps) {
  const words = recap === '' ? props.session.excerpt : recap;
  return (
    <Panel title="Last session">
      <SessionTitle {...props} />
      {words !== '' && (
        <p className="oldstyle mt-3 line-clamp-5 max-w-prose wrap-anywhere">{words}</p>
      )}
      {recap === '' && (
        <p className="mt-3 text-sm text-muted">
          {/* For others, there can be a recap that is hidden from them. */}
          {canWrite
            ? 'Nobody has written down yet what happened.'
            : 'There is no recap to read yet.'}
        </p>
      )}
      {recap === '' && canWrite && (
        <PrefetchLink
          to={paths.entryEdit(props.campaignId, props.session.entryId)}
          {...buttonProps({ className: 'mt-4' })}
        >
          <NotebookPen aria-hidden size={18} />
          Write the recap
        </PrefetchLink>
      )}
    </Panel>
  );
}

interface NextSessionProps extends Omit<SessionProps, 'session'> {
  session: EntrySummary | null;
  /** Whether the user can plan a session. */
  canPlan: boolean;
}

/** The next session, or the sentence that none is planned. */
export function NextSession({ session, canPlan, ...props }: NextSessionProps) {
  if (session === null) {
    return (
      <Panel title="What comes next">
        <p className="text-muted">
          {canPlan
            ? 'No session is planned. A session with a date that is still to come is shown here.'
            : 'The next session has no date yet.'}
        </p>
        {canPlan && (
          <PrefetchLink
            to={paths.entryCreate(props.campaignId, { type: 'session' })}
            {...buttonProps({ className: 'mt-4' })}
          >
            <CalendarPlus aria-hidden size={18} />
            Plan a session
          </PrefetchLink>
        )}
      </Panel>
    );
  }
  return (
    <Panel title="What comes next">
      <SessionTitle {...props} session={session} />
      {session.excerpt !== '' && (
        <p className="oldstyle mt-3 line-clamp-5 max-w-prose wrap-anywhere">{session.excerpt}</p>
      )}
    </Panel>
  );
}
