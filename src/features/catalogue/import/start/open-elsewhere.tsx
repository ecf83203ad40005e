import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { nameOf } from '../import-texts.ts';

interface OpenElsewhereProps {
  /** Of the file; null for what was pasted. */
  fileName: string | null;
  onTakeOver: () => void;
  onTryAgain: () => void;
}

/** Two tabs with one import would send its rows twice, and write over each other's mendings. */
export function OpenElsewhere({ fileName, onTakeOver, onTryAgain }: OpenElsewhereProps) {
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
      One tab at a time works on {nameOf(fileName)}, so that nothing is sent twice. Take it over,
      and the other tab puts it away with everything that was done there; or close it there and try
      again.
    </Alert>
  );
}
