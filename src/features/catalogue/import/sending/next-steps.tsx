import { Download, RotateCcw, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../../kind.ts';
import type { Counts } from '../engine/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import { amount } from '../import-texts.ts';
import { csvFile, saveFile } from '../../save-file.ts';
import { toUndo } from '../work-left.ts';
import type { ImportTasks } from './use-import-tasks.ts';

interface NextStepsProps {
  kind: Kind;
  session: ImportSession;
  counts: Counts;
  tasks: ImportTasks;
  onUndo: () => void;
}

/** Beside sending: what can be done about what is saved, and about what is not. */
export function NextSteps({ kind, session, counts, tasks, onUndo }: NextStepsProps) {
  const { saved, failed, error } = counts;
  const download = async (status: 'failed' | 'error') => {
    const name = status === 'failed' ? 'failed' : 'errors';
    const rows = csvFile(await session.engine.ask('csvOf', status));
    saveFile(`questwright-${kind.slug}-${name}.csv`, rows);
  };
  return (
    <>
      {saved > 0 && (
        <Link
          className="text-link text-sm"
          to={`${paths.catalogueList(kind.slug)}?sort=updated_at&reverse=true`}
        >
          See them in the list
        </Link>
      )}
      {toUndo(counts) > 0 && (
        <Button
          size="small"
          variant="ghost"
          icon={<Undo2 aria-hidden size={16} />}
          onClick={onUndo}
        >
          Undo the import
        </Button>
      )}
      {failed > 0 && (
        <>
          <Button
            size="small"
            icon={<RotateCcw aria-hidden size={16} />}
            pending={tasks.comparing}
            onClick={tasks.retry}
          >
            Retry {amount(failed)} failed
          </Button>
          <Button
            size="small"
            variant="ghost"
            icon={<Download aria-hidden size={16} />}
            onClick={() => void download('failed')}
          >
            Download failed rows
          </Button>
        </>
      )}
      {error > 0 && (
        <Button
          size="small"
          variant="ghost"
          icon={<Download aria-hidden size={16} />}
          onClick={() => void download('error')}
        >
          Download rows with errors
        </Button>
      )}
    </>
  );
}
