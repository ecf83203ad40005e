import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Kind } from '../../kind.ts';
import type { ImportSession } from '../import-session.ts';
import type { Task } from '../import-state.ts';

export interface ImportTasks {
  send: () => void;
  retry: () => void;
  undo: () => void;
  /** Whether failed rows are being compared with the current catalogue before a retry. */
  comparing: boolean;
}

/** The tasks are mutations, so that the session guard gets their errors. */
export function useImportTasks(kind: Kind, session: ImportSession): ImportTasks {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (task: Task | 'retry') => session.run(task),
    onSettled: () => kind.invalidate(client),
  });
  return {
    send: () => mutate('send'),
    retry: () => mutate('retry'),
    undo: () => mutate('undo'),
    comparing: isPending && variables === 'retry',
  };
}
