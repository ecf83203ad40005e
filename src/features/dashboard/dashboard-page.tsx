import type { QueryClient } from '@tanstack/react-query';
import { Plus, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSignedInUser } from '#src/api/session.ts';
import { CampaignCards, CampaignCardsSkeleton } from '#src/components/campaigns/campaign-cards.tsx';
import { NoCampaigns } from '#src/components/campaigns/no-campaigns.tsx';
import {
  CharacterCards,
  CharacterCardsSkeleton,
} from '#src/components/characters/character-cards.tsx';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { startLoading } from '#src/components/route-module.ts';
import {
  getCampaignListInfiniteQueryOptions,
  useCampaignListInfinite,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  getCharacterListInfiniteQueryOptions,
  useCharacterListInfinite,
} from '#src/generated/endpoints/characters/characters.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';

const recentlyOpened = { pageSize: 3, sortByMeta: 'last_accessed_at', reverse: true } as const;
const recentlyChanged = { pageSize: 3, sortByMeta: 'updated_at', reverse: true } as const;

export const loader = (queryClient: QueryClient) => () =>
  startLoading(
    Promise.all([
      queryClient.infiniteQuery(getCampaignListInfiniteQueryOptions(recentlyOpened)),
      queryClient.infiniteQuery(getCharacterListInfiniteQueryOptions(recentlyChanged)),
    ]),
  );

export const handle = { title: 'Dashboard' };

export function Component() {
  const user = useSignedInUser();
  const [search] = useSearchParams();
  const { data } = useCampaignListInfinite(recentlyOpened);
  const isEmpty = data?.pages[0]?.items.length === 0;
  return (
    <>
      {search.get('alert') === 'unauthorized' && (
        <Alert tone="warning" title="That page is for administrators." className="mb-6">
          You are signed in, but your account cannot open it. Ask an administrator if it should.
        </Alert>
      )}
      <PageHeader
        title={`Welcome, ${user.name}`}
        lead={isEmpty ? 'The table is yours.' : 'Pick up where the party left off.'}
        eyebrow={
          <PrefetchLink to={paths.account} className="text-link">
            Your account
          </PrefetchLink>
        }
        actions={
          // While the list is empty, only the link below the list is visible. This one keeps its space.
          <PrefetchLink
            to={paths.campaignCreate}
            {...buttonProps({ variant: 'primary', ...(isEmpty && { className: 'invisible' }) })}
          >
            <Plus aria-hidden size={18} />
            New campaign
          </PrefetchLink>
        }
      />
      <div className="flex flex-col gap-12">
        <RecentCampaigns />
        <RecentCharacters />
      </div>
    </>
  );
}

interface RecentProps {
  id: string;
  title: string;
  /** The link to all items of the list. */
  all: ReactNode;
  children: ReactNode;
}

function Recent({ id, title, all, children }: RecentProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {all}
      </div>
      {children}
    </section>
  );
}

function RecentCampaigns() {
  const { data, error, isPending, isError, isFetching, refetch } =
    useCampaignListInfinite(recentlyOpened);
  const campaigns = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Recent
      id="recent-campaigns"
      title={data && campaigns.length === 0 ? 'Your campaigns' : 'Recently opened'}
      all={
        campaigns.length > 0 && (
          <PrefetchLink to={paths.campaignList} className="text-link">
            All campaigns
          </PrefetchLink>
        )
      }
    >
      {isError && (
        <LoadProblem
          what="your campaigns"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <CampaignCardsSkeleton columns={3} label="Loading your campaigns" />}
      {data && campaigns.length === 0 && <NoCampaigns />}
      {campaigns.length > 0 && (
        <CampaignCards
          campaigns={campaigns}
          label="Recently opened campaigns"
          heading="h3"
          columns={3}
        />
      )}
    </Recent>
  );
}

function RecentCharacters() {
  const { data, error, isPending, isError, isFetching, refetch } =
    useCharacterListInfinite(recentlyChanged);
  const characters = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Recent
      id="recent-characters"
      title="Your characters"
      all={
        characters.length > 0 && (
          <PrefetchLink to={paths.characterList} className="text-link">
            All characters
          </PrefetchLink>
        )
      }
    >
      {isError && (
        <LoadProblem
          what="your characters"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <CharacterCardsSkeleton columns={3} label="Loading your characters" />}
      {data && characters.length === 0 && (
        <div className="panel flex flex-wrap items-center justify-between gap-4 p-5">
          <p className="text-muted">
            You have no characters yet. A name and five choices make one.
          </p>
          <PrefetchLink to={paths.characterCreate} {...buttonProps()}>
            <UserRoundPlus aria-hidden size={18} />
            Make a character
          </PrefetchLink>
        </div>
      )}
      {characters.length > 0 && (
        <CharacterCards characters={characters} label="Your characters" heading="h3" columns={3} />
      )}
    </Recent>
  );
}
