import { wasmBackend } from '../backends/webassembly.ts';
import { cases } from '../cases/all.ts';

export interface Outcome {
  readonly count: number;
  /** A line for each case that failed. */
  readonly failed: readonly string[];
}

declare global {
  interface Window {
    runCases: (altered: boolean) => Promise<Outcome>;
  }
}

/** Success under a status that no operation has. */
const wrong = (status: number): number => (status < 300 ? status + 50 : status);

/** Runs every case in this page, in the order of the suites that run in Node. */
window.runCases = async (altered) => {
  const backend = await wasmBackend(altered ? wrong : (status) => status).start();
  const failed: string[] = [];
  for (const { operation, status, title, run } of cases) {
    try {
      await run(backend);
    } catch (error) {
      failed.push(`${operation} ${status} ${title}: ${String(error)}`);
    }
  }
  await backend.close();
  return { count: cases.length, failed };
};
