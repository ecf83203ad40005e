import { operationName } from '../finding.ts';
import type { Run } from './run.ts';
import { isPublic } from './schemes.ts';

/**
 * Names what a run could not judge: an operation that never gave a success has hardly been tested, and a backend that
 * refuses every caller would otherwise have no finding.
 */
export function reportMissingData(run: Run, { isWhole }: { readonly isWhole: boolean }): void {
  const { api, coverage } = run.parts;
  // With few phases, or with no time left, an operation without a call says nothing about the backend.
  const judged = api.operations.filter(
    (operation) =>
      run.mayCall(operation) && (coverage.isCalled(operation) || (isWhole && run.hasBudget)),
  );
  const isProtected = judged.filter((operation) => !isPublic(operation));
  if (isProtected.length > 0 && !isProtected.some((operation) => run.hasSucceeded(operation))) {
    const names = isProtected.slice(0, 5).map(operationName).join(', ');
    run.report(
      null,
      {
        rule: 'missing_auth',
        message: `No operation that needs a role gave a success: ${names}${isProtected.length > 5 ? ' and others' : ''}.`,
        fix: 'Check the roles, their sign-in and their headers in the configuration.',
      },
      [],
    );
  }
  for (const operation of judged) {
    if (run.hasSucceeded(operation)) continue;
    run.report(
      operation,
      {
        rule: 'missing_test_data',
        severity: 'warning',
        message:
          'No request got a success that the contract declares, so most of it is not tested.',
        fix: 'Add an example to the contract, or a value to "values" of the configuration.',
      },
      [],
    );
  }
}
