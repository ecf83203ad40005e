import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Progress } from '#src/ui/progress.tsx';
import type { Reading } from '../import-state.ts';

interface ReadingPanelProps {
  reading: Reading;
  onCancel: () => void;
}

export function ReadingPanel({ reading: { what, done }, onCancel }: ReadingPanelProps) {
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
