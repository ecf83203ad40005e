import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Kind } from '../../kind.ts';
import type { ImportSession } from '../import-session.ts';
import type { Task } from '../import-state.ts';

export interface ImportTasks {
  send: () => void;
  retry: () => void;
  undo: () => void;
  /** Before failed rows go again, they are compared with the catalogue as it is now. */
  comparing: boolean;
}

/** As mutations, because those are watched for the end of the session. */
export function useImportTasks(kind: Kind, session: ImportSession): ImportTasks {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (task: Task | 'retry') => session.run(task),
    onSettled: () => kind.outdate(client),
  });
  return {
    send: () => mutate('send'),
    retry: () => mutate('retry'),
    undo: () => mutate('undo'),
    comparing: isPending && variables === 'retry',
  };
}
