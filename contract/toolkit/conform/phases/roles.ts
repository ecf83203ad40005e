import { CannotRun } from '../../cannot-run.ts';
import type { ApiOperation } from '../../document/operations.ts';
import { operationName } from '../../finding.ts';
import { counted } from '../../reports/report.ts';
import type { Caller } from '../callers.ts';
import type { Run } from '../run.ts';
import { alternativesOf, isPublic } from '../schemes.ts';
import { firstCall } from './examples.ts';

/** The operations that one role calls because it has their scopes. */
interface Group {
  readonly caller: Caller;
  readonly scopes: string;
  readonly operations: readonly ApiOperation[];
}

function groupsOf(run: Run): Group[] {
  const called = run.parts.api.operations.filter(
    (operation) => !isPublic(operation) && run.statusesOf(operation).size > 0,
  );
  const scopesOf = (operation: ApiOperation): string =>
    alternativesOf(run.parts.api, operation)
      .map(({ scopes }) => scopes.toSorted().join(' and '))
      .join(' or ');
  const keyOf = (operation: ApiOperation): string =>
    `${run.callerFor(operation).name} ${scopesOf(operation)}`;
  return [...Map.groupBy(called, keyOf).values()].flatMap((operations): Group[] => {
    const [first] = operations;
    return first ? [{ caller: run.callerFor(first), scopes: scopesOf(first), operations }] : [];
  });
}

/** Whether who calls an operation was never let in. */
const isRefused = (run: Run, operation: ApiOperation): boolean =>
  [...run.statusesOf(operation).keys()].every((status) => status === 401 || status === 403);

/** The operation to which another role is let in, with this role. */
async function otherRole(run: Run, { caller, operations }: Group) {
  for (const operation of operations) {
    for (const other of run.parts.callers.all) {
      if (other.name === caller.name || !run.mayCall(operation) || !run.hasBudget) continue;
      const values = firstCall(run, operation, other);
      const answered = values && (await run.callQuietly(operation, values, other));
      if (answered && answered.response.status < 300) return { other, operation };
    }
  }
  return null;
}

/**
 * Ends a run in which a role is refused by all operations that it has to call, and another role is not: all findings
 * would blame the backend for a mistake in the configuration.
 *
 * @throws CannotRun with the role
 */
export async function checkRoles(run: Run): Promise<void> {
  if (run.parts.callers.all.length < 2) return;
  const groups = groupsOf(run);
  const isShut = ({ operations }: Group): boolean =>
    operations.every((operation) => isRefused(run, operation));
  const shut = groups.filter(isShut);
  for (const group of shut) {
    const { caller, scopes, operations } = group;
    // Who has no scope there is let in by any role, so only a role that nothing lets in is a wrong one.
    const isLetIn = groups.some((each) => each.caller.name === caller.name && !shut.includes(each));
    if (scopes === '' && isLetIn) continue;
    const found = await otherRole(run, group);
    if (found === null) continue;
    run.discardFindings();
    const of = scopes === '' ? '' : ` with the scope ${scopes}`;
    throw new CannotRun(
      `The role "${caller.name}" looks mapped wrongly in the configuration: ${counted(operations.length, 'operation')}${of} refused it with 401 or 403, and ${operationName(found.operation)} lets in the role "${found.other.name}". Check its credential and "scopes".`,
    );
  }
}
