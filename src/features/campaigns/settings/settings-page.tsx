import type { QueryClient } from '@tanstack/react-query';
import { Archive, DoorOpen, Pencil, Trash2, Users } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { CampaignNav } from '#src/components/campaigns/campaign-nav.tsx';
import { useCampaignChanges } from '#src/components/campaigns/use-campaign-changes.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { untilSlow } from '#src/components/route-module.ts';
import {
  getCampaignGetSuspenseQueryOptions,
  useCampaignGetSuspense,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { Campaign, CampaignRole } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import type { DeleteCampaign } from '../delete-campaign.tsx';

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) =>
    untilSlow(queryClient.query(getCampaignGetSuspenseQueryOptions(params['campaignId'] ?? '')));

export const handle = { title: 'Settings', skeleton: 'plain' } as const;

/** Only game masters need it, and it is large. */
const CoverSection = lazyPart(
  async () => (await import('../generation/campaign-parts.ts')).campaignParts.CoverSection,
);

const leads: Readonly<Record<CampaignRole, string>> = {
  owner: 'What this campaign is, who runs it, and how it ends.',
  gm: 'What this campaign is, and your place in it.',
  player: 'Your place in this campaign.',
  viewer: 'Your place in this campaign.',
};

export function Component() {
  const { campaignId = '' } = useParams();
  useCampaignChanges(campaignId);
  const { data: campaign } = useCampaignGetSuspense(campaignId);
  const { role, title } = campaign;
  return (
    <>
      <title>{`Settings of ${title} · Questwright`}</title>
      <PageHeader
        eyebrow={
          <PrefetchLink to={paths.campaign(campaignId)} className="text-link">
            {title}
          </PrefetchLink>
        }
        title="Settings"
        lead={leads[role]}
      />
      <CampaignNav campaignId={campaignId} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-8">
        {isGameMaster(role) && <FormSection campaignId={campaignId} />}
        {isGameMaster(role) && (
          <Suspense fallback={<Skeleton className="h-56 w-full lg:max-xl:row-span-2" />}>
            <CoverSection campaign={campaign} />
          </Suspense>
        )}
        <ArchiveLink campaignId={campaignId} role={role} />
        {role === 'owner' ? (
          <OwnerSection campaignId={campaignId} />
        ) : (
          <LeaveSection
            campaignId={campaignId}
            {...(isGameMaster(role) && { className: besideCover })}
          />
        )}
        {role === 'owner' && <DeleteSection campaign={campaign} />}
      </div>
    </>
  );
}

interface SectionProps {
  className?: string;
  title: string;
  text: string;
  action: ReactNode;
}

const Section = ({ title, text, action, className }: SectionProps) => (
  <Panel title={title} className={className}>
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="min-w-0 flex-1 basis-72 text-muted">{text}</p>
      {action}
    </div>
  </Panel>
);

interface CampaignSectionProps {
  campaignId: string;
}

const FormSection = ({ campaignId }: CampaignSectionProps) => (
  <Section
    title="The campaign"
    text="Its title and cover, the setting, the story so far, your notes, and what the table has agreed on."
    action={
      <PrefetchLink to={paths.campaignEdit(campaignId)} {...buttonProps()}>
        <Pencil aria-hidden size={18} />
        Edit campaign
      </PrefetchLink>
    }
  />
);

/**
 * Where the picture of the cover is above its words, its section is as high as two others, so the one after these has
 * a row of its own.
 */
const besideCover = 'lg:max-xl:col-span-2';

const OwnerSection = ({ campaignId }: CampaignSectionProps) => (
  <Section
    className={besideCover}
    title="The people"
    text="Invite, appoint game masters, and hand the campaign over to one of them. As the owner you cannot leave before that."
    action={
      <PrefetchLink to={paths.campaignPeople(campaignId)} {...buttonProps()}>
        <Users aria-hidden size={18} />
        Manage people
      </PrefetchLink>
    }
  />
);

const ArchiveLink = ({ campaignId, role }: CampaignSectionProps & Pick<Campaign, 'role'>) => (
  <Section
    title="The archive"
    text={
      isGameMaster(role)
        ? 'Take the whole campaign with you as one file, for yourself or as a player reads it. Archives and folders of notes can be added.'
        : 'Take with you what you can read here, as one file.'
    }
    action={
      <PrefetchLink to={paths.campaignArchive(campaignId)} {...buttonProps()}>
        <Archive aria-hidden size={18} />
        Open the archive
      </PrefetchLink>
    }
  />
);

const LeaveSection = ({
  campaignId,
  className = '',
}: CampaignSectionProps & { className?: string }) => (
  <Section
    className={className}
    title="Leave the campaign"
    text="On the page People, open the menu beside your name. What you have written stays, and a new invitation brings you back."
    action={
      <PrefetchLink to={paths.campaignPeople(campaignId)} {...buttonProps()}>
        <DoorOpen aria-hidden size={18} />
        Your membership
      </PrefetchLink>
    }
  />
);

function DeleteSection({ campaign }: { campaign: Campaign }) {
  const [deleting, setDeleting] = useState(false);
  const [Question, setQuestion] = useState<typeof DeleteCampaign>();
  const { notice, buttonProps: loading } = useLoadOnPress({
    load: () => import('../delete-campaign.tsx'),
    what: 'question',
    onLoaded: (module) => {
      setQuestion(() => module.DeleteCampaign);
      setDeleting(true);
    },
  });
  const opening = Question === undefined ? loading : { onClick: () => setDeleting(true) };
  return (
    <>
      <Section
        className="lg:col-span-2"
        title="Delete this campaign"
        text="It disappears for everyone at once, with its entries and pictures. For thirty days you can restore it from your list of deleted campaigns; after that it is gone for good."
        action={
          <div className="flex flex-wrap items-center gap-3">
            {notice}
            <Button icon={<Trash2 aria-hidden size={18} />} aria-haspopup="dialog" {...opening}>
              Delete campaign
            </Button>
          </div>
        }
      />
      {Question && (
        <Question campaign={campaign} open={deleting} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}
