import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import type { Campaign, EntryType, Member } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { typeTexts } from './entry-labels.ts';
import type { EntryQuery } from './entry-query.ts';

interface NoEntriesProps {
  campaign: Campaign;
  query: EntryQuery;
  viewer: Member | undefined;
  /** The URL of the list without filters. */
  allHref: string;
}

function nothingFits({ type, tag, deleted }: EntryQuery): string {
  const which = deleted ? 'No deleted entry' : 'No entry';
  if (tag === null) return `${which} has this type.`;
  return `${which} has ${type === null ? '' : 'this type and '}the tag “${tag}”.`;
}

/** Says why nothing is listed, and what to do first. */
export function NoEntries({ campaign, query, viewer, allHref }: NoEntriesProps) {
  const { campaignId, role } = campaign;
  const { type, tag, deleted } = query;
  if (tag !== null || (deleted && type !== null)) {
    return (
      <EmptyState
        title="Nothing here fits"
        action={
          <Link to={allHref} {...buttonProps({ variant: 'primary' })}>
            Show all
          </Link>
        }
      >
        <p>{nothingFits(query)}</p>
      </EmptyState>
    );
  }
  if (viewer) {
    return (
      <EmptyState
        title={`${viewer.name} sees no ${type === null ? 'entry' : typeTexts[type].label.toLowerCase()}`}
      >
        <p>Reveal an entry, and it appears here.</p>
      </EmptyState>
    );
  }
  if (deleted) {
    return (
      <EmptyState title="Nothing is deleted">
        <p>
          {isGameMaster(role)
            ? 'A deleted entry waits here for thirty days before it is gone for good.'
            : 'What you delete waits here for thirty days. Game masters bring back what others have deleted.'}
        </p>
      </EmptyState>
    );
  }
  const create = (one: EntryType, label: string, variant: 'primary' | 'quiet' = 'quiet') => (
    <PrefetchLink
      key={one}
      to={paths.entryCreate(campaignId, { type: one })}
      {...buttonProps({ variant })}
    >
      {label}
    </PrefetchLink>
  );
  if (type !== null) {
    const { label, many, hint } = typeTexts[type];
    return (
      <EmptyState
        title={`No ${many.toLowerCase()} yet`}
        action={role !== 'viewer' && create(type, `New ${label.toLowerCase()}`, 'primary')}
      >
        <p>{role === 'viewer' ? 'There is nothing to read here so far.' : hint}</p>
      </EmptyState>
    );
  }
  const first: Readonly<Record<'master' | 'player' | 'viewer', [ReactNode, ReactNode]>> = {
    master: [
      <p key="text">
        Begin with what the table remembers: the session you played, or someone they met. Write{' '}
        <code>[[Corvin]]</code> in a text, and it leads to the entry of that name. Players read an
        entry when you reveal it.
      </p>,
      <>
        {create('session', 'Write up a session', 'primary')}
        {create('person', 'Add a person')}
        {create('place', 'Add a place')}
      </>,
    ],
    player: [
      <p key="text">
        Nothing is revealed to you yet. You can write, too: what happened, whom you met and whom you
        do not trust.
      </p>,
      <>
        {create('note', 'Write a note', 'primary')}
        {create('person', 'Add a person')}
      </>,
    ],
    viewer: [<p key="text">Nothing is revealed to you yet. Come back after they play.</p>, null],
  };
  const [text, action] =
    first[isGameMaster(role) ? 'master' : role === 'player' ? 'player' : 'viewer'];
  return (
    <EmptyState title="The pages are still white" action={action}>
      {text}
    </EmptyState>
  );
}
