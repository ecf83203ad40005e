import type { Page } from '@playwright/test';

interface Task {
  readonly start: number;
  readonly duration: number;
}

declare global {
  /** The tasks of the page's main thread that took 50 ms or more. */
  var longTasks: Task[];
}

/** Records long tasks of the main thread, beginning with the next page that is opened. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        globalThis.longTasks.push({ start: startTime, duration });
      }
    }).observe({ type: 'longtask', buffered: true });
  });

/** The duration of the longest task that began after `time`; 0 if no task took 50 ms. */
export const longestTaskSince = (page: Page, time: number): Promise<number> =>
  page.evaluate(
    (since) =>
      Math.max(
        0,
        ...globalThis.longTasks.filter(({ start }) => start >= since).map((task) => task.duration),
      ),
    time,
  );
