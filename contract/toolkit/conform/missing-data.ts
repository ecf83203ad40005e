import type { ApiOperation } from '../document/operations.ts';
import { operationName } from '../finding.ts';
import type { Run } from './run.ts';
import { isPublic } from './schemes.ts';

const named = (operations: readonly ApiOperation[], most: number): string =>
  operations.slice(0, most).map(operationName).join(', ') +
  (operations.length > most ? ` and ${operations.length - most} others` : '');

/** A run that ends at a limit has not checked all; without a finding it would look like a good backend. */
function reportUncalled(run: Run): void {
  const { api, coverage } = run.parts;
  const uncalled = api.operations.filter(
    (operation) => run.mayCall(operation) && !coverage.isCalled(operation),
  );
  if (run.hasBudget || uncalled.length === 0) return;
  run.report(
    null,
    {
      rule: 'budget_ended',
      message: `A limit ended the run before these operations were called: ${named(uncalled, 20)}.`,
      fix: 'Raise --requests, --seconds or --max-findings.',
    },
    [],
  );
}

/**
 * Names what a run could not judge: an operation that never gave a success has hardly been tested, and a backend that
 * refuses every caller would otherwise have no finding.
 */
export function reportMissingData(run: Run, { isWhole }: { readonly isWhole: boolean }): void {
  const { api, coverage } = run.parts;
  reportUncalled(run);
  // With few phases, or with no time left, an operation without a call says nothing about the backend.
  const judged = api.operations.filter(
    (operation) =>
      run.mayCall(operation) && (coverage.isCalled(operation) || (isWhole && run.hasBudget)),
  );
  const isProtected = judged.filter((operation) => !isPublic(operation));
  if (isProtected.length > 0 && !isProtected.some((operation) => run.hasSucceeded(operation))) {
    run.report(
      null,
      {
        rule: 'missing_auth',
        message: `No operation that needs a role gave a success: ${named(isProtected, 5)}.`,
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
