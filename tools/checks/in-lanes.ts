interface LaneTask {
  /** Whether nothing else may run at the same time. */
  readonly runsAlone: boolean;
}

const lanes = 2;

/**
 * Runs all tasks. They start in their order: two at a time, or one that runs alone. Each returns how to
 * report its result; the results are reported in the order of the tasks, each as early as possible.
 */
export async function runInLanes<Task extends LaneTask>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<() => void>,
): Promise<void> {
  const waiting = [...tasks];
  const unreported = [...tasks];
  const reports = new Map<Task, () => void>();

  async function finish(task: Task): Promise<void> {
    reports.set(task, await run(task));
    for (;;) {
      const report = unreported[0] && reports.get(unreported[0]);
      if (report === undefined) return;
      unreported.shift();
      report();
    }
  }

  async function runLane(): Promise<void> {
    while (waiting[0]?.runsAlone === false) {
      const task = waiting.shift();
      if (task) await finish(task);
    }
  }

  while (waiting.length > 0) {
    await Promise.all(Array.from({ length: lanes }, runLane));
    const alone = waiting.shift();
    if (alone) await finish(alone);
  }
}
