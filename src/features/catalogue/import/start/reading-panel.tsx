import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import type { Reading } from '../import-store.ts';

interface ReadingPanelProps {
  reading: Reading;
  onCancel: () => void;
}

export function ReadingPanel({ reading: { what, done }, onCancel }: ReadingPanelProps) {
  return (
    <Panel>
      <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-8 text-center">
        <p role="status" className="text-lg">
          {what}…
        </p>
        <ProgressBar label={what} done={done} />
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Panel>
  );
}
