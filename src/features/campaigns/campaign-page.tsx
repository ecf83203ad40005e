import type { QueryClient } from '@tanstack/react-query';
import { EyeOff, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { CampaignNav } from '#src/components/campaigns/campaign-nav.tsx';
import { coverSizes } from '#src/components/campaigns/cover-files.ts';
import { Cover } from '#src/components/campaigns/cover.tsx';
import { EditButton } from '#src/components/forms/edit-button.tsx';
import { useEditing } from '#src/components/forms/use-editing.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useHeadingFocus } from '#src/components/navigation/use-heading-focus.ts';
import { untilSlow } from '#src/components/route-module.ts';
import {
  getCampaignGetSuspenseQueryOptions,
  getCampaignListInfiniteQueryKey,
  useCampaignGetSuspense,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { Campaign, CampaignRole } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { editionLabels, statusLabels } from './campaign-values.ts';
import type { DeleteCampaign } from './delete-campaign.tsx';

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const campaign = getCampaignGetSuspenseQueryOptions(params['campaignId'] ?? '');
    const queryKey = getCampaignListInfiniteQueryKey();
    // The campaign is fetched at every visit, because the server records the visit when it gets this
    // request. The lists are then only marked as outdated. They are not fetched, because the page that
    // shows a list is about to close.
    const visit = queryClient
      .query({ ...campaign, staleTime: 0 })
      .then(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
    return untilSlow(visit);
  };

export const handle = { title: 'Campaign', skeleton: 'picture', recordsVisits: true } as const;

export function Component() {
  const { campaignId = '' } = useParams();
  const { data: campaign } = useCampaignGetSuspense(campaignId);
  const [editing, setEditing] = useEditing();
  useHeadingFocus(editing);
  return editing && mayEdit(campaign) ? (
    <CampaignEdit campaign={campaign} onEnd={() => setEditing(false)} />
  ) : (
    <CampaignView campaign={campaign} onEdit={() => setEditing(true)} />
  );
}

const loadEdit = () => import('./campaign-edit.tsx');

/** The form is large, so it is loaded when it is needed. */
const CampaignEdit = lazyPart(async () => (await loadEdit()).CampaignEdit);

const mayEdit = ({ role }: Campaign): boolean => role === 'owner' || role === 'gm';

const roleTexts: Readonly<Record<CampaignRole, string>> = {
  owner: 'You run this campaign',
  gm: 'You are a game master here',
  player: 'You play here',
  viewer: 'You watch here',
};

function CampaignView({ campaign, onEdit }: { campaign: Campaign; onEdit: () => void }) {
  const [deleting, setDeleting] = useState(false);
  // Loaded with the menu that opens it.
  const [Question, setQuestion] = useState<typeof DeleteCampaign>();
  async function loadQuestion() {
    const module = await import('./delete-campaign.tsx');
    setQuestion(() => module.DeleteCampaign);
  }
  return (
    <>
      <title>{`${campaign.title} · Questwright`}</title>
      <div className="grid items-start gap-6 lg:gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div>
          <Cover
            campaign={campaign}
            eager
            sizes={coverSizes.page}
            className="mb-5 aspect-[16/9] w-full rounded-lg bg-surface-2 object-cover sm:mb-6"
          />
          <PageHeader
            eyebrow={
              <PrefetchLink to={paths.campaignList} className="text-link">
                Campaigns
              </PrefetchLink>
            }
            title={campaign.title}
            lead={roleTexts[campaign.role]}
            actions={
              <>
                {mayEdit(campaign) && <EditButton load={loadEdit} onEdit={onEdit} />}
                {campaign.role === 'owner' && (
                  <MoreActions
                    load={loadQuestion}
                    actions={[
                      {
                        label: 'Delete campaign',
                        icon: <Trash2 aria-hidden />,
                        danger: true,
                        onSelect: () => setDeleting(true),
                      },
                    ]}
                  />
                )}
              </>
            }
          />
          <CampaignNav campaignId={campaign.campaignId} />
          <div className="flex flex-col gap-6">
            <CampaignText title="The story so far" text={campaign.storyOverview}>
              Nothing is written here yet.
            </CampaignText>
            <CampaignText title="The setting" text={campaign.setting}>
              The world has no words yet.
            </CampaignText>
          </div>
        </div>
        <div className="flex flex-col gap-6">
          <TableFacts campaign={campaign} />
          {campaign.dmNotes !== undefined && (
            <CampaignText title="Behind the screen" text={campaign.dmNotes} secret>
              Secrets, plans and names go here. Only game masters see them.
            </CampaignText>
          )}
        </div>
      </div>
      {Question && (
        <Question campaign={campaign} open={deleting} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}

interface CampaignTextProps {
  title: string;
  text: string;
  /** For game masters only. */
  secret?: boolean;
  /** Shown while there is no text. */
  children: ReactNode;
}

function CampaignText({ title, text, secret = false, children }: CampaignTextProps) {
  return (
    <Panel
      title={title}
      actions={
        secret && (
          <Badge tone="arcane" icon={<EyeOff aria-hidden />}>
            Game masters only
          </Badge>
        )
      }
    >
      {text.trim() === '' ? (
        <p className="text-muted">{children}</p>
      ) : (
        <p className="oldstyle max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      )}
    </Panel>
  );
}

/** Facts about the campaign. Empty facts are left out. */
function TableFacts({ campaign }: { campaign: Campaign }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Status', statusLabels[campaign.status]],
    ['Edition', editionLabels[campaign.edition]],
    ['Genre', campaign.genre],
    ['Tone', campaign.tone],
    ['Starting level', String(campaign.startingLevel)],
    ['Party size', String(campaign.partySize)],
    ['Lines', campaign.safetyLines],
    ['Veils', campaign.safetyVeils],
  ];
  return (
    <Panel title="The table">
      <dl className="text-sm">
        {facts
          .filter(([, text]) => text.trim() !== '')
          .map(([label, text]) => (
            <div
              key={label}
              className="flex justify-between gap-6 border-b border-hairline py-1.5 last:border-0"
            >
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="tabular text-right wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
