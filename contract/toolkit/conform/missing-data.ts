import { CannotRun } from '../cannot-run.ts';
import type { ApiOperation } from '../document/operations.ts';
import { declaredBasePath } from '../document/servers.ts';
import { operationName } from '../finding.ts';
import { counted } from '../reports/report.ts';
import type { Run } from './run.ts';
import { isPublic } from './schemes.ts';
import { isReadable } from './wire-form.ts';

const named = (operations: readonly ApiOperation[], most: number): string =>
  operations.slice(0, most).map(operationName).join(', ') +
  (operations.length > most ? ` and ${counted(operations.length - most, 'other')}` : '');

/** A run that ends at a limit has not checked all; without a finding it would look like a good backend. */
function reportUncalled(run: Run): void {
  const { api, coverage } = run.parts;
  const uncalled = api.operations.filter(
    (operation) =>
      run.mayCall(operation) && !coverage.isCalled(operation) && !hasUnknownMedia(run, operation),
  );
  if (!run.hasEnded || uncalled.length === 0) return;
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

/** `404 (12 times) and 422 (once)`. */
function shownStatuses(run: Run, operation: ApiOperation): string {
  const all = [...run.statusesOf(operation)].toSorted(([, one], [, other]) => other - one);
  return all
    .slice(0, 4)
    .map(([status, times]) => `${status} (${times === 1 ? 'once' : `${times} times`})`)
    .join(', ');
}

/** Why an operation cannot give a success to this tool; null if none is given. */
function reasonFor(run: Run, { id, source }: ApiOperation): string | null {
  const reason: unknown = run.parts.config.untested[id] ?? source['x-further-rules'];
  return typeof reason === 'string' ? reason : null;
}

function reportWithoutSuccess(run: Run, operation: ApiOperation): void {
  const reason = reasonFor(run, operation);
  const statuses = shownStatuses(run, operation);
  const isCalled = run.parts.coverage.isCalled(operation);
  const silence = isCalled ? 'It gave no whole response' : 'It was never called';
  const answers = statuses === '' ? silence : `It answered ${statuses}`;
  run.report(
    operation,
    {
      rule: 'missing_test_data',
      severity: reason === null ? 'warning' : 'info',
      message: `No request got a success that the contract declares, so most of it is not tested. ${answers}.`,
      fix: reason ?? 'Add an example to the contract, or a value to "values" of the configuration.',
    },
    [],
  );
}

/** Whether there is a body of which this tool can make no value, such as one of XML. */
const hasUnknownMedia = (run: Run, { body }: ApiOperation): boolean =>
  body !== null &&
  body.media.length > 0 &&
  !body.media.some((media) => isReadable(run.parts.api.document, media));

/** One remark for all operations, because it is not a fault of the backend. */
function reportUnknownMedia(run: Run): void {
  const all = run.parts.api.operations.filter(
    (operation) => run.mayCall(operation) && hasUnknownMedia(run, operation),
  );
  if (all.length === 0) return;
  const types = new Set(all.flatMap(({ body }) => (body?.media ?? []).map(({ type }) => type)));
  run.report(
    null,
    {
      rule: 'media_type_not_supported',
      severity: 'info',
      message: `This tool can make no bodies of ${[...types].join(', ')}, so it has sent only the examples that are texts: ${named(all, 20)}.`,
    },
    [],
  );
}

/** A limiter that answers instead of the backend leaves most of the backend untested. */
function reportRateLimit(run: Run, operation: ApiOperation): void {
  const statuses = run.statusesOf(operation);
  const all = [...statuses.values()].reduce((sum, times) => sum + times, 0);
  if (all < 10 || (statuses.get(429) ?? 0) < all * 0.9) return;
  const message = `Most requests were answered with 429: ${shownStatuses(run, operation)}.`;
  const fix = 'Raise the limits of the backend for this run.';
  run.report(operation, { rule: 'rate_limited', severity: 'warning', message, fix }, []);
}

/** Where the paths of the contract perhaps begin, by what it says about its servers. */
function baseFix({ parts: { api, url } }: Run): string {
  const base = declaredBasePath(api);
  const at = url.replace(/\/+$/, '');
  return base === '' || at.endsWith(base)
    ? 'Add the path before those of the contract to the address.'
    : `The contract says that its paths begin at ${base}: try ${at}${base}.`;
}

/**
 * Ends a run whose every request got 404, also those to operations that need no record: there is another backend, or
 * another path. Hundreds of findings would say the same.
 *
 * @throws CannotRun with what the address perhaps is
 */
export function checkAddress(run: Run): void {
  const { api, url } = run.parts;
  const called = api.operations.filter((operation) => run.statusesOf(operation).size > 0);
  const isMissing = called.every((operation) =>
    [...run.statusesOf(operation).keys()].every((status) => status === 404),
  );
  if (!isMissing || !called.some(({ path }) => !path.includes('{'))) return;
  run.discardFindings();
  throw new CannotRun(
    `Every request was answered with 404, so ${url} is not where this contract begins. ${baseFix(run)}`,
  );
}

/** Without a single success, there is perhaps no backend of this contract at the address. */
function reportNoSuccess(run: Run): void {
  run.report(
    null,
    {
      rule: 'missing_test_data',
      message: 'No operation gave a success that the contract declares.',
      fix: 'Check --url, the roles and the values of the configuration.',
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
  reportUnknownMedia(run);
  // With few phases, or with no time left, an operation without a call says nothing about the backend.
  const judged = api.operations.filter(
    (operation) =>
      run.mayCall(operation) && (coverage.isCalled(operation) || (isWhole && !run.hasEnded)),
  );
  if (judged.length > 0 && !judged.some((operation) => run.hasSucceeded(operation))) {
    reportNoSuccess(run);
  }
  reportMissingAuth(run, judged);
  for (const operation of judged) {
    const isNamed = !coverage.isCalled(operation) && hasUnknownMedia(run, operation);
    if (!run.hasSucceeded(operation) && !isNamed) reportWithoutSuccess(run, operation);
    reportRateLimit(run, operation);
  }
}

function reportMissingAuth(run: Run, judged: readonly ApiOperation[]): void {
  const isProtected = judged.filter((operation) => !isPublic(operation));
  if (isProtected.length === 0) return;
  if (isProtected.some((operation) => run.hasSucceeded(operation))) return;
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
