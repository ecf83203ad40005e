import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { dirtyBarId } from '../list/dirty-bar.tsx';
import type { Draft } from './edits.ts';
import type { EditsOfList } from './use-edits.ts';

interface RowProblemsProps {
  drafts: ReadonlyMap<string, Draft>;
  edits: EditsOfList;
}

/** The buttons go with the choice; the focus goes on to where it is saved or undone. */
const toDirtyBar = () => document.getElementById(dirtyBarId)?.focus();

/** What saving ran into, row by row; the cells at fault are marked in the grid. */
export function RowProblems({ drafts, edits }: RowProblemsProps) {
  return [...drafts.values()].map(({ base, status }) => {
    if (status?.state === 'failed') {
      return (
        <Alert key={base.sk} tone="danger" title={`${base.name} was not saved`}>
          {status.message}
        </Alert>
      );
    }
    if (status?.state !== 'conflict') return null;
    const { theirs } = status;
    return (
      <Alert
        key={base.sk}
        tone="warning"
        role="alert"
        title={`${base.name} was changed by ${theirs.updatedBy ?? 'someone else'} meanwhile`}
        action={
          <div className="flex gap-2">
            <Button
              size="small"
              onClick={() => {
                edits.keepMine(base.sk, theirs);
                toDirtyBar();
              }}
            >
              Keep mine
            </Button>
            <Button
              size="small"
              onClick={() => {
                edits.takeTheirs(base.sk);
                toDirtyBar();
              }}
            >
              Take theirs
            </Button>
          </div>
        }
      >
        The same cells were changed; they are marked in the grid with what was saved there. Keep
        yours and save again, or take what is there.
      </Alert>
    );
  });
}
