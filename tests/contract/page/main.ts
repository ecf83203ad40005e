import { wasmBackend } from '../backends/webassembly.ts';
import { cases } from '../cases/all.ts';

export interface Outcome {
  readonly count: number;
  /** One line per failed case. */
  readonly failed: readonly string[];
}

declare global {
  interface Window {
    runCases: (options?: { readonly wrongStatuses: boolean }) => Promise<Outcome>;
  }
}

/** Changes a success status to one that the contract does not define, so that most cases fail. */
const wrongStatus = (status: number): number => (status < 300 ? status + 50 : status);

/**
 * Runs every contract case in this page, in the same order as the test files in Node. With wrong statuses
 * runs only every tenth case: they show that the cases can fail in a page at all.
 */
window.runCases = async ({ wrongStatuses } = { wrongStatuses: false }) => {
  const backend = await wasmBackend(wrongStatuses ? wrongStatus : (status) => status).start();
  const chosen = wrongStatuses ? cases.filter((_, index) => index % 10 === 0) : cases;
  const failed: string[] = [];
  for (const { operation, status, title, run } of chosen) {
    try {
      await run(backend);
    } catch (error) {
      failed.push(`${operation} ${status} ${title}: ${String(error)}`);
    }
  }
  await backend.close();
  return { count: chosen.length, failed };
};
