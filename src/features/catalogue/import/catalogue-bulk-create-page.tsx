import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSignedInUser } from '#src/api/session.ts';
import { holdDraft } from '#src/components/drafts/one-tab.ts';
import { prepareDataGrid } from '#src/components/grid/lazy-data-grid.tsx';
import { useHeadingFocus } from '#src/components/navigation/use-heading-focus.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { FormPage } from '../form/form-page.tsx';
import type { Kind } from '../kind.ts';
import { handleWithTitle } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { DraftScreen } from './draft/draft-screen.tsx';
import { openImportWorker } from './worker/import-worker.ts';
import { createImportSession, returnNote } from './import-session.ts';
import { sourceNameOf } from './import-texts.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { useImportTasks } from './sending/use-import-tasks.ts';
import { StartScreen } from './start/start-screen.tsx';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Progress } from '#src/ui/progress.tsx';
import type { ReadingProgress } from './import-state.ts';

const title = (kind: Kind): string => `Create many ${kind.many}`;

export const handle = handleWithTitle(title);

export function Component({ kind: slug }: { kind: CatalogueKind }) {
  const user = useSignedInUser();
  return <ImportPage key={`${slug} ${user.id}`} kind={kinds[slug]} userId={user.id} />;
}

function useImportSession(kind: Kind, userId: string) {
  const client = useQueryClient();
  const [session] = useState(() =>
    createImportSession({
      worker: openImportWorker(kind.slug, userId),
      kind,
      loadCatalogue: (signal, onPage) => loadCatalogue(client, kind, signal, onPage),
      prepare: prepareDataGrid,
      holdDraft,
      note: returnNote(kind.slug, userId),
    }),
  );
  return session;
}

function ImportPage({ kind, userId }: { kind: Kind; userId: string }) {
  const session = useImportSession(kind, userId);
  const state = useSyncExternalStore(session.subscribe, session.get);
  const tasks = useImportTasks(kind, session);
  const { phase, outline, summary } = state;
  useHeadingFocus(phase === 'table');

  const continueSending = useEffectEvent(tasks.send);
  useEffect(() => session.attach(continueSending), [session]);

  const table = phase === 'table' && outline !== null && summary !== null;
  const untouched = summary?.counts.saved === 0;
  return (
    <FormPage
      wide
      kind={kind}
      title={title(kind)}
      lead={
        table
          ? `From ${sourceNameOf(outline.name)}.${untouched ? ' Nothing is saved before you send it.' : ''}`
          : 'Paste or choose a table. Nothing is saved before you have seen every row.'
      }
    >
      {phase === 'opening' && <ListSkeleton label="Looking for earlier imports" />}
      {phase === 'start' && (
        <StartScreen kind={kind} session={session} state={state} onUndo={tasks.undo} />
      )}
      {phase === 'reading' && (
        <ReadingPanel reading={state.reading} onCancel={session.cancelReading} />
      )}
      {table && (
        <DraftScreen
          key={summary.id}
          kind={kind}
          session={session}
          state={state}
          outline={outline}
          summary={summary}
          tasks={tasks}
        />
      )}
    </FormPage>
  );
}

interface ReadingPanelProps {
  reading: ReadingProgress;
  onCancel: () => void;
}

function ReadingPanel({ reading: { what, done }, onCancel }: ReadingPanelProps) {
  return (
    <Panel>
      <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-8 text-center">
        <Progress label={`${what}…`} value={done} className="w-full" />
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Panel>
  );
}
