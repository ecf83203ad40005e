import type { Kind } from '../../kind.ts';
import type { ImportSession } from '../import-session.ts';
import type { ImportState } from '../import-state.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportStart } from './import-start.tsx';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { clockTime, countsInWords, sourceNameOf } from '../import-texts.ts';
import { useState } from 'react';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import type { ImportEntry } from '../worker/draft-types.ts';

interface StartScreenProps {
  kind: Kind;
  session: ImportSession;
  state: ImportState;
  /** Undoes the saved rows of the opened import. */
  onUndo: () => void;
}

export function StartScreen({ kind, session, state, onUndo }: StartScreenProps) {
  const { entries, problem, openInOtherTab } = state;
  const open = entries.find(({ id }) => id === openInOtherTab);
  const [latest] = entries;
  const waiting = latest?.state === 'draft' || latest?.state === 'sending' ? latest : undefined;
  const openAndUndo = async (id: string) => {
    await session.resume(id);
    if (session.get().phase === 'table') onUndo();
  };
  return (
    <div className="flex flex-col gap-5">
      {open !== undefined && (
        <OpenElsewhere
          fileName={open.fileName}
          onTakeOver={() => void session.takeOver(open.id)}
          onTryAgain={() => void session.resume(open.id)}
        />
      )}
      {waiting !== undefined && waiting !== open && (
        <DraftOffer
          entry={waiting}
          onContinue={() => void session.resume(waiting.id)}
          onForget={() => void session.forget(waiting.id)}
        />
      )}
      <ImportStart kind={kind} problem={problem} onSource={(source) => void session.read(source)} />
      <EarlierImports
        kind={kind}
        entries={entries.filter((entry) => entry !== waiting)}
        onOpen={(id) => void session.resume(id)}
        onUndo={(id) => void openAndUndo(id)}
        onForget={(id) => void session.forget(id)}
      />
    </div>
  );
}

interface OpenElsewhereProps {
  /** The name of the file; null for a pasted table. */
  fileName: string | null;
  onTakeOver: () => void;
  onTryAgain: () => void;
}

/** Shown if another tab has the import open, because two tabs could send its rows twice. */
function OpenElsewhere({ fileName, onTakeOver, onTryAgain }: OpenElsewhereProps) {
  return (
    <Alert
      tone="warning"
      title="This import is open in another tab."
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="primary" onClick={onTakeOver}>
            Take it over here
          </Button>
          <Button size="small" variant="ghost" onClick={onTryAgain}>
            Try again
          </Button>
        </div>
      }
    >
      Only one tab at a time can work on {sourceNameOf(fileName)}, so that nothing is sent twice. If
      you take it over, the other tab stores what was done there and closes the import.
    </Alert>
  );
}

interface DraftOfferProps {
  entry: ImportEntry;
  onContinue: () => void;
  onForget: () => void;
}

/** Offers to continue or delete an import that is not completely sent. */
export function DraftOffer({ entry, onContinue, onForget }: DraftOfferProps) {
  const [confirming, setConfirming] = useState(false);
  const name = sourceNameOf(entry.fileName);
  return (
    <>
      <Alert
        tone="info"
        title={`Your import of ${name} from ${clockTime(entry.startedAt)} is safe.`}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="primary" onClick={onContinue}>
              Continue
            </Button>
            <Button size="small" variant="ghost" onClick={() => setConfirming(true)}>
              Throw away
            </Button>
          </div>
        }
      >
        {countsInWords(entry.counts)}.{' '}
        {entry.state === 'sending' && 'It stopped in the middle; nothing is sent twice.'}
      </Alert>
      <ConfirmDialog
        open={confirming}
        title="Throw this draft away?"
        confirmLabel="Throw away"
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onForget();
        }}
      >
        What has not been sent yet is lost. What was saved stays in the catalogue.
      </ConfirmDialog>
    </>
  );
}
