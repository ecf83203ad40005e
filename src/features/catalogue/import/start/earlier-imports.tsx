import { FileClock, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { middleDot } from '#src/lib/unbroken.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import type { Kind } from '../../kind.ts';
import type { ImportEntry } from '../worker/draft-types.ts';
import { clockTime, countsInWords, sourceNameOf, toUndo } from '../import-texts.ts';
import { UndoQuestion } from '../undo-question.tsx';

interface EarlierImportsProps {
  kind: Kind;
  entries: readonly ImportEntry[];
  onOpen: (id: string) => void;
  onUndo: (id: string) => void;
  onForget: (id: string) => void;
}

const states = {
  draft: { tone: 'gold', text: 'Not sent yet' },
  sending: { tone: 'gold', text: 'Partly sent' },
  sent: { tone: 'moss', text: 'Sent' },
  undone: { tone: 'neutral', text: 'Undone' },
} as const;

/** Lists the imports in this browser: drafts to continue and finished imports to undo. */
export function EarlierImports({ kind, entries, onOpen, onUndo, onForget }: EarlierImportsProps) {
  const [forgetting, setForgetting] = useState<ImportEntry | null>(null);
  const [undoing, setUndoing] = useState<ImportEntry | null>(null);
  if (entries.length === 0) return null;
  const unsent = forgetting?.state === 'draft' || forgetting?.state === 'sending';
  return (
    <Panel title="Earlier imports" description="Kept in this browser only.">
      <ul aria-label="Earlier imports" className="flex list-none flex-col p-0">
        {entries.map((entry) => {
          const name = sourceNameOf(entry.fileName);
          return (
            <li
              key={entry.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline py-3 first:border-t-0"
            >
              <FileClock aria-hidden size={20} className="shrink-0 text-muted" />
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <Badge tone={states[entry.state].tone}>{states[entry.state].text}</Badge>
                </p>
                <p className="tabular text-sm text-muted">
                  <time dateTime={entry.startedAt}>{clockTime(entry.startedAt)}</time>
                  {middleDot}
                  {countsInWords(entry.counts)}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  aria-label={`Open the import of ${name}`}
                  onClick={() => onOpen(entry.id)}
                >
                  Open
                </Button>
                {toUndo(entry.counts) > 0 && entry.state !== 'undone' && (
                  <Button
                    size="small"
                    variant="ghost"
                    icon={<Undo2 aria-hidden size={16} />}
                    aria-label={`Undo the import of ${name}`}
                    onClick={() => setUndoing(entry)}
                  >
                    Undo
                  </Button>
                )}
                <IconButton
                  size="small"
                  label={`Forget the import of ${name}`}
                  icon={<Trash2 aria-hidden size={16} />}
                  onClick={() => setForgetting(entry)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <UndoQuestion
        kind={kind}
        counts={undoing?.counts ?? null}
        onCancel={() => setUndoing(null)}
        onConfirm={() => {
          if (undoing !== null) onUndo(undoing.id);
          setUndoing(null);
        }}
      />
      <ConfirmDialog
        open={forgetting !== null}
        title={unsent ? 'Throw this draft away?' : 'Forget this import?'}
        confirmLabel={unsent ? 'Throw away' : 'Forget'}
        onCancel={() => setForgetting(null)}
        onConfirm={() => {
          if (forgetting !== null) onForget(forgetting.id);
          setForgetting(null);
        }}
      >
        {unsent
          ? 'What has not been sent yet is lost. What was saved stays in the catalogue.'
          : 'What it saved stays in the catalogue, and can no longer be taken back as a whole.'}
      </ConfirmDialog>
    </Panel>
  );
}
