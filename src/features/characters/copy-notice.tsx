import { Button } from '#src/ui/button.tsx';
import type { CopyState } from './catalogue-rows.ts';

interface CopyNoticeProps<Copy> {
  /** `item` or `spell` */
  what: string;
  copyState: CopyState<Copy>;
  onUpdate: (copy: Copy) => void;
}

/** Says that the catalogue has changed or no longer has the item or spell of which the sheet has a copy. */
export function CopyNotice<Copy>({ what, copyState, onUpdate }: CopyNoticeProps<Copy>) {
  if (copyState.state === 'gone') {
    return (
      <p className="text-xs text-muted">No longer in the catalogue. The sheet keeps its copy.</p>
    );
  }
  if (copyState.state !== 'changed') return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
      {`The catalogue has changed this ${what}.`}
      <Button size="small" onClick={() => onUpdate(copyState.copy)}>
        Update the copy
      </Button>
    </p>
  );
}
