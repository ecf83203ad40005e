import type { Contract, OperationObject } from '#contract/generate/document.ts';
import { nounOf } from '#contract/generate/kinds.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Fault } from '../fault.ts';

/** The statuses that an operation must declare, and why. */
function expectedStatuses(operation: OperationObject): Map<number, string> {
  const expected = new Map([
    [400, 'its address may have an escape that cannot be decoded'],
    [405, 'every path has other methods'],
    [422, 'its query may have an unknown parameter'],
    [429, 'every call is limited'],
    [500, 'anything can break'],
    [503, 'the server may be busy or stopping'],
  ]);
  const session = operation.security.find((alternative) => 'session' in alternative);
  if (session) expected.set(401, 'it reads the session');
  if (session && 'csrf' in session) expected.set(403, 'it needs a CSRF token');
  if ((session?.['session']?.length ?? 0) > 0) expected.set(403, 'it is for a group');
  if (operation.requestBody) {
    expected.set(413, 'its body may be too large');
    expected.set(415, 'its body may have another content type');
  }
  return expected;
}

export function operationFaults(contract: Contract): Fault[] {
  return contract.operations.flatMap(({ method, path, operation }) => {
    const where = pointerOf('paths', path, method.toLowerCase());
    const statuses = Object.keys(operation.responses).map(Number);
    const faults: Fault[] = [];
    const add = (rule: string, what: string, fix: string) =>
      faults.push({ rule, where, what, fix });

    const tag = operation.tags[0] ?? '';
    const noun = nounOf(contract, tag);
    if (operation.tags.length !== 1 || !operation.operationId.startsWith(noun)) {
      add(
        'operation-noun-first',
        `${operation.operationId} does not begin with "${noun}".`,
        'Give it one tag and begin its operationId with the noun of that tag (`x-noun`).',
      );
    }
    if (!operation.summary || /[.!]$/.test(operation.summary)) {
      add(
        'operation-summary',
        'Its summary is missing or ends with a stop.',
        'Say it in a phrase.',
      );
    }
    if ((statuses[0] ?? 500) >= 300) {
      add(
        'success-first',
        'Its first response is not a success.',
        'List 2xx first: generators take the content type of the first response.',
      );
    }
    for (const [status, reason] of expectedStatuses(operation)) {
      if (statuses.includes(status)) continue;
      add('status-declared', `It does not declare ${status}, but ${reason}.`, `Add ${status}.`);
    }
    if (method !== 'GET' && operation.security.length > 0) {
      const unguarded = operation.security.some((alternative) => !('csrf' in alternative));
      if (unguarded) {
        add('csrf-on-writes', 'It writes for a session without csrf.', 'Add csrf to its security.');
      }
    }
    if (method === 'POST' && operation['x-repeatable'] === undefined && !hasKey(operation)) {
      const fix = 'Add the parameter IdempotencyKey, or say in x-repeatable why it is not needed.';
      add('repeatable', 'A repeated request may do its work twice.', fix);
    }
    return faults;
  });
}

const hasKey = ({ parameters = [] }: OperationObject): boolean =>
  parameters.some((parameter) => '$ref' in parameter && parameter.$ref.endsWith('/IdempotencyKey'));
