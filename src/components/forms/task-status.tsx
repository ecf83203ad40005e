import type { ReactNode } from 'react';

interface TaskStatusProps {
  /** What the task does now, without numbers: a screen reader reads each phase once. Null if no task runs. */
  phase: string | null;
  /** How the last task has ended. */
  children: ReactNode;
}

/**
 * What a screen reader announces of a long task. Its progress bar shows the phase, so here it is not visible. The
 * element is always there, because most screen readers ignore the first content of a new one.
 */
export const TaskStatus = ({ phase, children }: TaskStatusProps) => (
  <p role="status" className={phase === null ? 'tabular text-sm empty:sr-only' : 'sr-only'}>
    {phase ?? children}
  </p>
);
