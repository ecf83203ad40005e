import type { ReactNode } from 'react';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import type { Campaign, CampaignOverview, Member } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { Panel } from '#src/ui/panel.tsx';

/** From this number of entries on, a group knows what it wants to write. */
const manyEntries = 10;

interface Step {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly action: string;
  readonly done: boolean;
}

interface FirstStepsProps {
  campaign: Campaign;
  overview: CampaignOverview;
  /** Undefined or null if they are not known. */
  members: readonly Member[] | null | undefined;
}

/** Teaches what to do in a new campaign. A step that is done disappears. */
export function FirstSteps({ campaign, overview, members }: FirstStepsProps) {
  const { role } = campaign;
  const count = overview.counts.reduce((sum, { count: some }) => sum + some, 0);
  if (!members || count >= manyEntries) return null;
  const runner = members.find((member) => member.role === 'owner')?.name ?? 'The game master';
  if (role === 'viewer') {
    return count > 0 ? null : (
      <Panel title="Nothing to read yet">
        <p className="max-w-prose text-muted">
          {`${runner} runs this campaign, and you watch. Sessions, quests and people appear here when they are revealed to you.`}
        </p>
      </Panel>
    );
  }
  const isMaster = isGameMaster(role);
  const steps = (isMaster ? masterSteps : playerSteps)(campaign, overview, members);
  const open = steps.filter(({ done }) => !done);
  if (open.length === 0 || (!isMaster && count >= 3)) return null;
  return (
    <Steps
      title={isMaster ? 'Set the table' : 'Welcome to the table'}
      lead={
        isMaster
          ? 'Players read an entry when you reveal it.'
          : `${runner} runs this campaign. What your character learns is revealed here. You can write, too.`
      }
      steps={open}
    />
  );
}

function Steps({ title, lead, steps }: { title: string; lead: ReactNode; steps: readonly Step[] }) {
  return (
    <Panel title={title} description={lead}>
      <ol aria-label={title} className="-my-3 divide-y divide-hairline">
        {steps.map(({ title: step, text, to, action }, index) => (
          <li
            key={step}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3"
          >
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="font-semibold">{step}</h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
            <PrefetchLink to={to} {...buttonProps({ variant: index === 0 ? 'primary' : 'quiet' })}>
              {action}
            </PrefetchLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type StepsOf = (
  campaign: Campaign,
  overview: CampaignOverview,
  members: readonly Member[],
) => readonly Step[];

const hasSome = ({ counts }: CampaignOverview, type: string): boolean =>
  counts.some((one) => one.type === type);

const masterSteps: StepsOf = (campaign, overview, members) => {
  const { campaignId, setting, storyOverview } = campaign;
  return [
    {
      title: 'Invite your group',
      text: 'Send one link to everyone. Players read what you reveal, and write entries of their own.',
      to: paths.campaignPeople(campaignId),
      action: 'Invite people',
      done: members.length > 1,
    },
    {
      title: 'Say what the campaign is about',
      text: 'The setting and the story so far, in a few sentences.',
      to: paths.campaignEdit(campaignId),
      action: 'Write the setting',
      done: setting.trim() !== '' || storyOverview.trim() !== '',
    },
    {
      title: 'Write the first session',
      text: 'What you prepare, or what happened. Its date says whether it is shown as the last or the next session.',
      to: paths.entryCreate(campaignId, { type: 'session' }),
      action: 'New session',
      done: hasSome(overview, 'session'),
    },
    {
      title: 'Add a person',
      text: 'Someone whom the party will meet: a look, a voice, a want.',
      to: paths.entryCreate(campaignId, { type: 'person' }),
      action: 'New person',
      done: hasSome(overview, 'person'),
    },
    {
      title: 'Add a place',
      text: 'Where it begins: what one sees first, and what is wrong there.',
      to: paths.entryCreate(campaignId, { type: 'place' }),
      action: 'New place',
      done: hasSome(overview, 'place'),
    },
  ];
};

const playerSteps: StepsOf = ({ campaignId }, overview) => [
  {
    title: 'Write a note',
    text: 'What your character knows, wants or suspects. Game masters can read it; you choose who else can.',
    to: paths.entryCreate(campaignId, { type: 'note' }),
    action: 'New note',
    done: hasSome(overview, 'note'),
  },
  {
    title: 'Add someone you know',
    text: 'A friend, a rival, a debt: people whom your character brings along.',
    to: paths.entryCreate(campaignId, { type: 'person' }),
    action: 'New person',
    done: hasSome(overview, 'person'),
  },
];
