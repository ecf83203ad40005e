import type { Page } from '@playwright/test';

/** Milliseconds of processor time of the page's main thread. They hardly depend on other load. */
export interface ProcessorTime {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

const names = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
} as const;

/** The processor time of the main thread during an action. */
export async function processorTimeOf(
  page: Page,
  act: () => Promise<unknown>,
): Promise<ProcessorTime> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<ReadonlyMap<string, number>> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  try {
    const before = await read();
    await act();
    const after = await read();
    const spent = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    return {
      all: spent(names.all),
      script: spent(names.script),
      style: spent(names.style),
      layout: spent(names.layout),
    };
  } finally {
    await session.send('Performance.disable');
    await session.detach();
  }
}
