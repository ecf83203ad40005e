import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../kind.ts';

interface GoneRowProps {
  kind: Pick<Kind, 'one'>;
  name: string;
  onCreate: () => void;
  onDrop: () => void;
}

/** Somebody has deleted what is being edited here. */
export function GoneRow({ kind, name, onCreate, onDrop }: GoneRowProps) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={`${name} was deleted by someone else`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onCreate}>
            Create it again
          </Button>
          <Button size="small" variant="ghost" onClick={onDrop}>
            Drop my changes
          </Button>
        </div>
      }
    >
      {`What you have typed is still here. Make the ${kind.one} again with it, or let it go.`}
    </Alert>
  );
}
