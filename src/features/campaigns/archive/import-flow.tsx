import { failureText, HttpError, reasonText } from '#src/api/http-error.ts';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import type { EntryImportUndone, Member } from '#src/generated/model/index.ts';
import type { ImportFinding } from '#src/lib/archive/import-content.ts';
import { counted } from '#src/lib/counted.ts';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { Progress } from '#src/ui/progress.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Findings, ImportPreview } from './import-preview.tsx';
import { ImportStart } from './import-start.tsx';
import type { LastImport } from './last-import.ts';
import { RefusedEntry } from './refused-entry.ts';
import { RunStatus } from '#src/components/archive/run-status.tsx';
import type { SendProgress, SentImport } from './send-import.ts';
import { type UndoQuestion, useImport } from './use-import.ts';

interface ImportFlowProps {
  /** The campaign into which entries are imported; null for a new one. */
  target: { campaignId: string; members: readonly Member[] } | null;
}

const reasonOf = (error: Error): string =>
  error instanceof RefusedEntry || error instanceof ImportProblem
    ? error.message
    : reasonText(error);

/** What is wrong with the title of the new campaign. */
const titleError = (error: Error | null): string | undefined =>
  error instanceof HttpError
    ? error.fields.find(({ path }) => path === '/title')?.message
    : undefined;

/** The steps of an import: choose files, check the preview, import the entries, and undo it if necessary. */
export function ImportFlow({ target }: ImportFlowProps) {
  const run = useImport(target?.campaignId ?? null);
  const { content, sent, isBegun } = run;
  if (run.undone) {
    return <Undone result={run.undone.result} onStartAgain={run.startAgain} />;
  }
  const question = run.question && (
    <ConfirmDialog
      open
      {...textsOf(run.question)}
      cancelLabel="Keep it"
      onConfirm={run.agreeToUndo}
      onCancel={run.keepImport}
    />
  );
  if (sent) {
    return (
      <>
        {question}
        <Sent
          sent={sent}
          lost={content?.findings ?? []}
          isNew={target === null}
          isUndoing={run.isUndoing}
          undoError={run.undoError}
          onUndo={run.canUndo ? run.undo : undefined}
          onStartAgain={run.startAgain}
        />
      </>
    );
  }
  if (content === null) {
    return (
      <>
        {question}
        {run.last && (
          <LastImportNotice
            last={run.last}
            isUndoing={run.isUndoing}
            undoError={run.undoError}
            onUndo={run.undo}
          />
        )}
        <ImportStart isReading={run.isReading} error={run.readError} onChosen={run.read} />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {question}
      <LeaveGuard dirty={run.isSending}>
        The import is not finished. If you leave, only a part of it is there.
      </LeaveGuard>
      {run.isSending && (
        <div className="flex flex-col gap-4">
          <SendProgressBars progress={run.progress} />
          <RunStatus waiting={run.waiting} failure={run.failure} onTryAgain={run.tryAgain} />
          <Button variant="ghost" className="self-start" onClick={run.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {(run.sendError || run.isCancelled) && (
        <Alert
          tone={run.isCancelled ? 'info' : 'danger'}
          title="The import stopped"
          action={
            run.canUndo && (
              <Button size="small" pending={run.isUndoing} onClick={run.undo}>
                Undo
              </Button>
            )
          }
        >
          {run.sendError && `${reasonOf(run.sendError)} `}
          {isBegun &&
            `What was imported so far is there. Import again to go on${run.canUndo ? ', or undo it' : ''}.`}
          {run.undoError && ` ${failureText(run.undoError)}`}
        </Alert>
      )}
      <div hidden={run.isSending}>
        <ImportPreview
          content={content}
          members={target?.members ?? null}
          isPending={run.isSending}
          titleError={titleError(run.sendError)}
          begunTitle={run.begunTitle}
          onImport={run.send}
          onBack={run.startAgain}
        />
      </div>
    </div>
  );
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface LastImportNoticeProps {
  last: LastImport;
  isUndoing: boolean;
  undoError: Error | null;
  onUndo: () => void;
}

/** Lets the user undo an import after looking at what it has brought. */
function LastImportNotice({ last, isUndoing, undoError, onUndo }: LastImportNoticeProps) {
  return (
    <Alert
      tone={undoError ? 'danger' : 'info'}
      className="mb-4"
      title={`Your last import: ${counted(last.created, 'entry', 'entries')}, ${moment.format(last.at)}`}
      action={
        <Button size="small" pending={isUndoing} onClick={onUndo}>
          Undo the import
        </Button>
      }
    >
      {undoError
        ? `The import was not undone. ${failureText(undoError)}`
        : 'Was it what you wanted? If not, undo it: what was changed or moved since stays.'}
    </Alert>
  );
}

function SendProgressBars({ progress }: { progress: SendProgress | null }) {
  if (progress === null) return <Progress label="Creating the campaign" value={null} />;
  const { entries, entryCount, pictures, pictureCount } = progress;
  return (
    <>
      {pictureCount > 0 && (
        <Progress
          label="Pictures"
          value={pictures}
          max={pictureCount}
          detail={`${pictures} of ${pictureCount}`}
        />
      )}
      <Progress
        label="Entries"
        value={entries}
        max={Math.max(1, entryCount)}
        detail={`${entries} of ${entryCount}`}
      />
    </>
  );
}

interface SentProps {
  sent: SentImport;
  /** What could not be kept as it was, known before the import. */
  lost: readonly ImportFinding[];
  isNew: boolean;
  isUndoing: boolean;
  undoError: Error | null;
  /** Undefined if the import has created nothing. */
  onUndo: (() => void) | undefined;
  onStartAgain: () => void;
}

function Sent({ sent, lost, isNew, isUndoing, undoError, onUndo, onStartAgain }: SentProps) {
  const { campaignId, entries, pictures } = sent;
  const findings = [...lost, ...sent.findings];
  return (
    <div className="flex flex-col gap-5">
      {onUndo === undefined && !isUndoing ? (
        <Alert tone="info" title="It was all here already">
          An earlier import has brought these entries, so nothing was added.
        </Alert>
      ) : (
        <Alert
          tone="success"
          title={findings.length === 0 ? 'It is all here' : 'The import is done'}
        >
          {counted(entries, 'entry', 'entries')} and {counted(pictures, 'picture', 'pictures')} are
          imported. If this is not what you wanted, undo it: nothing else changes.
        </Alert>
      )}
      {undoError && (
        <Alert tone="danger" title="The import was not undone">
          {failureText(undoError)}
        </Alert>
      )}
      {findings.length > 0 && <Findings findings={findings} />}
      <div className="flex flex-wrap items-center gap-3">
        <PrefetchLink
          to={isNew ? paths.campaign(campaignId) : paths.entryList(campaignId)}
          {...buttonProps({ variant: 'primary' })}
        >
          {isNew ? 'Open the campaign' : 'Show the entries'}
        </PrefetchLink>
        {onUndo && (
          <Button pending={isUndoing} onClick={onUndo}>
            Undo the import
          </Button>
        )}
        <Button variant="ghost" disabled={isUndoing} onClick={onStartAgain}>
          Import more
        </Button>
      </div>
    </div>
  );
}

/** The texts of the question that comes before an undo deletes more than the import has created. */
function textsOf(question: UndoQuestion) {
  const title = 'Delete more than the import?';
  if (question.kind === 'entries') {
    const { count } = question;
    const earlier =
      count === null
        ? 'If an earlier import of these files has brought entries that you have left out now, the undo deletes them too.'
        : `${counted(count, 'entry', 'entries')} may be from an earlier import of these files. The undo deletes them too.`;
    return {
      title,
      confirmLabel: 'Delete the entries',
      children: `${earlier} They are gone for good, unless they were changed or moved.`,
    };
  }
  const { entries, members, isChanged } = question.added;
  const more = [
    entries > 0 && counted(entries, 'entry that was added since', 'entries that were added since'),
    isChanged && 'changes that were made since',
    members > 0 && counted(members, 'member who has joined', 'members who have joined'),
  ].filter((part) => part !== false);
  return {
    title,
    confirmLabel: 'Delete the campaign',
    children: `The campaign has more than the import: ${more.join(', ')}. To undo the import deletes the campaign for everyone. You can restore it for thirty days.`,
  };
}

interface UndoneProps {
  /** Null if a new campaign was deleted. */
  result: EntryImportUndone | null;
  onStartAgain: () => void;
}

function Undone({ result, onStartAgain }: UndoneProps) {
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="success" title="The import is undone">
        {result === null
          ? 'The new campaign is deleted and can be restored under Deleted campaigns for thirty days.'
          : `${counted(result.deleted, 'entry is', 'entries are')} gone for good.`}
        {result !== null &&
          result.kept > 0 &&
          ` ${counted(result.kept, 'changed entry stays', 'changed entries stay')}.`}
      </Alert>
      <Button className="self-start" onClick={onStartAgain}>
        Import something else
      </Button>
    </div>
  );
}
