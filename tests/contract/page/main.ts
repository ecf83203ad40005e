import { wasmBackend } from '../backends/webassembly.ts';
import { cases } from '../cases/all.ts';

export interface Outcome {
  readonly count: number;
  /** One line per failed case. */
  readonly failed: readonly string[];
}

declare global {
  interface Window {
    runCases: (withWrongStatuses: boolean) => Promise<Outcome>;
  }
}

/** Changes a success status to one that the contract does not define, so that most cases fail. */
const wrongStatus = (status: number): number => (status < 300 ? status + 50 : status);

/** Runs every contract case in this page, in the same order as the test files in Node. */
window.runCases = async (withWrongStatuses) => {
  const backend = await wasmBackend(withWrongStatuses ? wrongStatus : (status) => status).start();
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
