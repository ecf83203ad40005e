import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { CampaignNav } from '#src/components/campaigns/campaign-nav.tsx';
import { useCampaignChanges } from '#src/components/campaigns/use-campaign-changes.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { startLoading, untilSlow } from '#src/components/route-module.ts';
import {
  getCampaignCharactersQueryOptions,
  getCampaignGetSuspenseQueryOptions,
  useCampaignGetSuspense,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import { getInvitationListQueryOptions } from '#src/generated/endpoints/invitations/invitations.ts';
import {
  getMemberListSuspenseQueryOptions,
  useMemberListSuspense,
} from '#src/generated/endpoints/members/members.ts';
import { manageableRoles } from '#src/lib/campaigns/roles.ts';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Invitations } from './invitations.tsx';
import { MemberRow } from './member-row.tsx';
import { rights } from './roles.ts';

/** Loaded after the page, which can do without it: the names of classes and species are large. */
const loadCharacters = async () => (await import('./campaign-characters.tsx')).CampaignCharacters;

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const campaignId = params['campaignId'] ?? '';
    const campaign = queryClient.query(getCampaignGetSuspenseQueryOptions(campaignId));
    startLoading(queryClient.query(getCampaignCharactersQueryOptions(campaignId)));
    // Members who cannot invite get no list.
    startLoading(
      campaign.then(({ role }) =>
        manageableRoles[role].length === 0
          ? null
          : queryClient.query(getInvitationListQueryOptions(campaignId)),
      ),
    );
    return untilSlow(
      Promise.all([campaign, queryClient.query(getMemberListSuspenseQueryOptions(campaignId))]),
    );
  };

export const handle = { title: 'People', skeleton: 'plain' } as const;

export function Component() {
  const { campaignId = '' } = useParams();
  useCampaignChanges(campaignId);
  const { data: campaign } = useCampaignGetSuspense(campaignId);
  const { data: members } = useMemberListSuspense(campaignId);
  const role = members.items.find(({ isSelf }) => isSelf)?.role ?? campaign.role;
  const invites = manageableRoles[role].length > 0;
  return (
    <>
      <title>{`People of ${campaign.title} · Questwright`}</title>
      <PageHeader
        eyebrow={
          <PrefetchLink to={paths.campaign(campaignId)} className="text-link">
            {campaign.title}
          </PrefetchLink>
        }
        title="People"
        lead="Who sits at this table, and who runs it."
      />
      <CampaignNav campaignId={campaignId} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
        <div className="grid min-w-0 gap-6 lg:gap-8">
          <Panel title="At the table">
            <ul aria-label="Members" className="-my-3 divide-y divide-hairline">
              {members.items.map((member) => (
                <MemberRow key={member.userId} campaign={campaign} role={role} member={member} />
              ))}
            </ul>
            {role === 'owner' && members.items.length > 1 && (
              <p className="mt-4 border-t border-hairline pt-3 text-sm text-muted">
                {members.items.some((member) => member.role === 'gm')
                  ? 'You own this campaign. Before you can leave it, hand it over to a game master.'
                  : 'You own this campaign. Before you can leave it, make someone a game master and hand it over.'}
              </p>
            )}
          </Panel>
          <OptionalPart load={loadCharacters} props={{ campaignId }} />
        </div>
        {invites ? (
          <Invitations campaignId={campaignId} roles={manageableRoles[role]} />
        ) : (
          <OwnPlace isViewer={role === 'viewer'} owner={members.items[0]?.name} />
        )}
      </div>
    </>
  );
}

/** What members who cannot invite can do here; for game masters, the invitations are in this place. */
const OwnPlace = ({ isViewer, owner }: { isViewer: boolean; owner: string | undefined }) => (
  <Panel title="Your place here">
    <div className="flex flex-col gap-3 text-muted">
      <p>{`You ${rights[isViewer ? 'viewer' : 'player']}.`}</p>
      <p>
        {`Do you want to bring someone along? ${owner ?? 'A game master'} can send you a link for this person.`}
      </p>
      <p>To leave, open the menu beside your name. What you have written stays.</p>
    </div>
  </Panel>
);
