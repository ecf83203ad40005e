import { CannotRun } from '../../cannot-run.ts';
import type { ApiOperation } from '../../document/operations.ts';
import { operationName } from '../../finding.ts';
import { checkAddress, reportMissingData } from '../missing-data.ts';
import type { Run } from '../run.ts';
import { boundariesPhase } from './boundaries.ts';
import { deletionsPhase, reserveDeletions } from './deletions.ts';
import { examplesPhase } from './examples.ts';
import { protocolPhase } from './protocol.ts';
import { randomPhase } from './random.ts';
import { checkRoles } from './roles.ts';
import { securityPhase } from './security.ts';
import { statefulPhase } from './stateful.ts';

/** In this order: later phases use what earlier ones have learned. */
const phases: readonly (readonly [name: string, run: (run: Run) => Promise<void>])[] = [
  ['examples', examplesPhase],
  ['stateful', statefulPhase],
  ['security', securityPhase],
  ['protocol', protocolPhase],
  ['boundaries', boundariesPhase],
  ['random', randomPhase],
  ['deletions', deletionsPhase],
];

/** The others send only requests that must fail. */
const tryingPhases = new Set(['examples', 'stateful', 'boundaries', 'random', 'deletions']);

export const phaseNames: readonly string[] = phases.map(([name]) => name);

/**
 * A parameter of a path that is not declared has no value, and its name would be sent instead.
 *
 * @throws CannotRun for such a path
 */
function checkPath({ parts: { api } }: Run, operation: ApiOperation): void {
  const names = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
  const missing = names.find(
    (name) => !operation.parameters.some((each) => each.in === 'path' && each.name === name),
  );
  if (missing === undefined) return;
  const { file, line, column } = api.placeOf(operation.pointer);
  throw new CannotRun(
    `${file}:${line}:${column}: ${operationName(operation)} does not declare the parameter {${missing}} of its path, so it cannot be called.`,
  );
}

/** @throws CannotRun if the configuration or a path does not fit the contract */
export function checkSettings(run: Run): void {
  const { api, config } = run.parts;
  for (const [key, ids] of [
    ['skip', config.skip],
    ['untested', Object.keys(config.untested)],
  ] as const) {
    const unknown = ids.find((id) => !api.operations.some((each) => each.id === id));
    if (unknown !== undefined) {
      throw new CannotRun(`"${key}" names ${unknown}, and the contract has no such operationId.`);
    }
  }
  const called = api.operations.filter((operation) => run.mayCall(operation));
  if (called.length === 0) {
    throw new CannotRun(
      'The contract has no operation that may be called: nothing would be checked.',
    );
  }
  for (const operation of called) {
    checkPath(run, operation);
    run.callerFor(operation);
  }
}

/** Runs the phases of these names, in the order in which they use each other. */
export async function runPhases(run: Run, names: readonly string[] = phaseNames): Promise<void> {
  if (names.includes('deletions')) reserveDeletions(run);
  for (const [name, phase] of phases) {
    if (!names.includes(name)) continue;
    await phase(run);
    if (name !== 'examples') continue;
    checkAddress(run);
    await checkRoles(run);
  }
  if (names.some((name) => tryingPhases.has(name))) {
    reportMissingData(run, { isWhole: phaseNames.every((name) => names.includes(name)) });
  }
}
