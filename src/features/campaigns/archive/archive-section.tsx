import { useState } from 'react';
import { failureText } from '#src/api/http-error.ts';
import { DownloadButtons } from '#src/components/forms/download-buttons.tsx';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import { TaskStatus } from '#src/components/forms/task-status.tsx';
import type { Campaign, Member } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { counted } from '#src/lib/counted.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { RadioSet } from '#src/ui/radio-set.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { inBytes } from '#src/components/archive/in-bytes.ts';
import { RunStatus } from '#src/components/archive/run-status.tsx';
import { type RunningExport, useExport } from './use-export.ts';
import type { ArchiveView } from '#src/api/archive/export-archive.ts';

interface ArchiveSectionProps {
  campaign: Campaign;
  members: readonly Member[];
}

type Choice = 'whole' | 'everyone' | 'member';

const choices = [
  {
    value: 'whole',
    label: 'Everything',
    hint: 'With all secrets and the notes behind the screen. Only an import of this archive brings them back. Earlier versions and deleted entries are not in it.',
  },
  {
    value: 'everyone',
    label: 'What every player reads',
    hint: 'Without anything that is for game masters or for chosen members.',
  },
  { value: 'member', label: 'What one member reads', hint: 'With the secrets shared with them.' },
] as const;

/** Saves the campaign as one file. For players and viewers, it contains only what they may read. */
export function ArchiveSection({ campaign, members }: ArchiveSectionProps) {
  const isMaster = isGameMaster(campaign.role);
  const others = members.filter(({ role }) => !isGameMaster(role));
  const [chosen, setChosen] = useState<Choice>('whole');
  const [memberId, setMemberId] = useState<string>();
  const member = others.find(({ userId }) => userId === (memberId ?? others[0]?.userId));
  // The chosen member can leave while the page is open. What everyone may read contains no secret.
  const choice = chosen === 'member' && member === undefined ? 'everyone' : chosen;
  const run = useExport(campaign, members);
  const view = (): ArchiveView => {
    if (!isMaster) return { kind: 'own' };
    if (choice === 'whole') return { kind: 'whole' };
    return { kind: 'as', memberId: choice === 'member' && member ? member.userId : 'everyone' };
  };
  return (
    <Panel
      title="Take it with you"
      description="One file with every entry and picture: to keep, to read without us, or to bring back."
    >
      <LeaveGuard dirty={run.isPending}>
        The export is not finished. If you leave, it is cancelled and no file is written.
      </LeaveGuard>
      <form
        aria-label="Export the campaign"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!run.isPending) run.start(view());
        }}
      >
        {isMaster ? (
          <RadioSet
            legend="What goes into it"
            value={choice}
            onChange={(next) => {
              setChosen(next);
              if (member === undefined) setMemberId(undefined);
            }}
            options={choices.filter(({ value }) => value !== 'member' || others.length > 0)}
          />
        ) : (
          <p>It holds what you can read in this campaign.</p>
        )}
        {isMaster && choice === 'member' && member && (
          <SelectField
            label="Member"
            className="sm:max-w-80"
            value={member.userId}
            onChange={setMemberId}
            options={others.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
        )}
        <p className="text-sm text-muted">
          The archive is a ZIP file: Markdown files that any editor and Obsidian open, the pictures,
          and a file with everything for an import here.
        </p>
        {run.error && (
          <Alert tone="danger" title="The export stopped">
            {failureText(run.error)}
          </Alert>
        )}
        {run.isPending && <ExportProgressBar progress={run.progress} />}
        {run.isPending && (
          <RunStatus waiting={run.waiting} failure={run.failure} onTryAgain={run.tryAgain} />
        )}
        <TaskStatus phase={run.isPending ? phaseOf(run.progress) : null}>
          {run.done && doneText(run.done)}
          {run.isCancelled && 'Cancelled; no file was written.'}
        </TaskStatus>
        <DownloadButtons label="Export" isPending={run.isPending} onCancel={run.cancel} />
      </form>
    </Panel>
  );
}

const phaseOf = ({ pictureCount }: RunningExport): string =>
  pictureCount === null ? 'Reading the entries' : 'Writing the archive';

function ExportProgressBar({ progress }: { progress: RunningExport }) {
  const { entries, pictures, pictureCount, missing, bytes } = progress;
  const pictureText =
    pictureCount === null || pictureCount === 0
      ? ''
      : `, ${pictures + missing} of ${counted(pictureCount, 'picture', 'pictures')}`;
  return (
    <Progress
      label={phaseOf(progress)}
      value={pictureCount === null ? null : pictures + missing}
      max={Math.max(1, pictureCount ?? 1)}
      detail={`${counted(entries, 'entry', 'entries')}${pictureText}, ${inBytes(bytes)}`}
    />
  );
}

function doneText({ entries, pictures, missing, bytes }: RunningExport): string {
  const content = `${counted(entries, 'entry', 'entries')} and ${counted(pictures, 'picture', 'pictures')}`;
  const gone =
    missing === 0
      ? ''
      : ` ${counted(missing, 'picture is', 'pictures are')} gone and could not be saved.`;
  return `Saved ${content}, ${inBytes(bytes)}.${gone}`;
}
