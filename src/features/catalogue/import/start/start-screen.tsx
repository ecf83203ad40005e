import type { Kind } from '../../kind.ts';
import type { ImportSession } from '../import-session.ts';
import type { ImportState } from '../import-state.ts';
import { DraftOffer } from './draft-offer.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportStart } from './import-start.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';

interface StartScreenProps {
  kind: Kind;
  session: ImportSession;
  state: ImportState;
  /** Takes back what the opened import has saved. */
  onUndo: () => void;
}

export function StartScreen({ kind, session, state, onUndo }: StartScreenProps) {
  const { entries, problem, elsewhere } = state;
  const open = entries.find(({ id }) => id === elsewhere);
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
