import { LoadProblem } from '#src/components/load-problem.tsx';
import { PanelSkeleton } from '#src/components/page-skeleton.tsx';
import type { Campaign, CampaignOverview, Member } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { Panel } from '#src/ui/panel.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { ReferenceList } from '../entries/reference-list.tsx';
import { CampaignText } from './campaign-text.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OpenQuests } from './open-quests.tsx';
import { RecentlyChanged } from './recently-changed.tsx';
import { LastSession, NextSession } from './sessions.tsx';
import { TableFacts } from './table-facts.tsx';

/** The query of the overview, as the user sees it or as the member `viewer` sees it. */
interface OverviewQuery {
  readonly data: CampaignOverview | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface OverviewContentProps {
  campaign: Campaign;
  query: OverviewQuery;
  /** Undefined while they are loading, null if they could not be loaded. */
  members: readonly Member[] | null | undefined;
  /** The member whose view a game master looks at; undefined for the user's own view. */
  viewer?: Member | undefined;
}

const columns =
  'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-8';

/** In one column, the parts of both columns are mixed: those with `afterLinks` come last. */
const column = 'flex min-w-0 flex-col gap-6 max-lg:contents';

/** Long texts are below what changes and the links to entries, which would be far down a phone otherwise. */
const afterLinks = 'max-lg:order-1';

/**
 * What the campaign is about, below its title. The texts appear together with the overview, which would move them
 * if it came later.
 */
export function OverviewContent({ campaign, query, members, viewer }: OverviewContentProps) {
  const { data: overview, error } = query;
  if (error === null && (overview === undefined || members === undefined)) {
    return <OverviewSkeleton />;
  }
  const { campaignId, dmNotes, draftedBy } = campaign;
  const { favourites = [], recentlyOpened = [] } = overview ?? {};
  // An empty text asks those who can write it.
  const writes = viewer === undefined && isGameMaster(campaign.role);
  const shows = (text: string): boolean => writes || text.trim() !== '';
  return (
    <div className={columns}>
      <div className={column}>
        <LatestEvents campaign={campaign} query={query} members={members} viewer={viewer} />
        {shows(campaign.storyOverview) && (
          <CampaignText
            className={afterLinks}
            title="The story so far"
            text={campaign.storyOverview}
            draftedBy={draftedBy.storyOverview}
          >
            Nothing is written here yet.
          </CampaignText>
        )}
        {shows(campaign.setting) && (
          <CampaignText
            className={afterLinks}
            title="The setting"
            text={campaign.setting}
            draftedBy={draftedBy.setting}
          >
            Nothing is written about the world yet.
          </CampaignText>
        )}
      </div>
      <div className={column}>
        {favourites.length > 0 && (
          <Panel title="Favourites">
            <ReferenceList label="Favourites" campaignId={campaignId} entries={favourites} />
          </Panel>
        )}
        {recentlyOpened.length > 0 && (
          <Panel title="Recently opened">
            <ReferenceList
              label="Recently opened"
              campaignId={campaignId}
              entries={recentlyOpened}
            />
          </Panel>
        )}
        <TableFacts campaign={campaign} className={afterLinks} />
        {dmNotes !== undefined && viewer === undefined && (
          <CampaignText
            className={afterLinks}
            title="Behind the screen"
            text={dmNotes}
            draftedBy={draftedBy.dmNotes}
            secret
          >
            Secrets, plans and names go here. Only game masters see them.
          </CampaignText>
        )}
      </div>
    </div>
  );
}

/** The parts of the overview that change with each session. */
function LatestEvents({ campaign, query, members, viewer }: OverviewContentProps) {
  const { data: overview, error, isFetching, refetch } = query;
  if (overview === undefined) {
    return (
      <LoadProblem
        what="the overview"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { campaignId, role } = campaign;
  const { lastSession, lastRecap, nextSession, openQuests, recentlyChanged } = overview;
  const shared = { campaignId, isPlayer: (viewer?.role ?? role) === 'player' };
  const canPlan = viewer === undefined && isGameMaster(role);
  return (
    <>
      {viewer === undefined && (
        <FirstSteps campaign={campaign} overview={overview} members={members} />
      )}
      {viewer !== undefined && overview.counts.length === 0 && (
        <Panel title={`${viewer.name} sees no entry`}>
          <p className="text-muted">Nothing is revealed to this person yet.</p>
        </Panel>
      )}
      {(lastSession !== null || nextSession !== null) && (
        <div className="grid gap-6 *:min-w-0 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
          {lastSession && (
            <LastSession
              {...shared}
              session={lastSession}
              recap={lastRecap}
              canWrite={viewer === undefined && lastSession.canEdit}
            />
          )}
          <NextSession {...shared} session={nextSession} canPlan={canPlan} />
        </div>
      )}
      {openQuests.length > 0 && <OpenQuests {...shared} quests={openQuests} />}
      {recentlyChanged.length > 0 && <RecentlyChanged {...shared} entries={recentlyChanged} />}
    </>
  );
}

const OverviewSkeleton = () => (
  <div role="status" aria-busy className={columns}>
    <VisuallyHidden>Loading the overview</VisuallyHidden>
    <PanelSkeleton lines={6} />
    <PanelSkeleton lines={8} />
  </div>
);
