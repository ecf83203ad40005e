import { useState } from 'react';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import type { ImportEntry } from '../engine/draft-types.ts';
import { clockTime, countsInWords, nameOf } from '../import-texts.ts';

interface DraftOfferProps {
  entry: ImportEntry;
  onContinue: () => void;
  onForget: () => void;
}

/** After a reload, a crash or a new sign-in: the work is there, and it is said first. */
export function DraftOffer({ entry, onContinue, onForget }: DraftOfferProps) {
  const [asked, setAsked] = useState(false);
  const name = nameOf(entry.fileName);
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
            <Button size="small" variant="ghost" onClick={() => setAsked(true)}>
              Throw away
            </Button>
          </div>
        }
      >
        {countsInWords(entry.counts)}.{' '}
        {entry.state === 'sending' && 'It stopped in the middle; nothing is sent twice.'}
      </Alert>
      <ConfirmDialog
        open={asked}
        title="Throw this draft away?"
        confirmLabel="Throw away"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onForget();
        }}
      >
        What is not sent yet is lost. What was saved stays in the catalogue.
      </ConfirmDialog>
    </>
  );
}
