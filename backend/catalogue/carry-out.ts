import { dequal } from 'dequal/lite';
import { validationProblem, type ProblemError } from '#contract/problem.ts';
import { matchesVersion, versionMismatch } from '#contract/etag.ts';
import { brokenUse, referenceFindings, type TargetRules } from './checks.ts';
import type { CatalogueItem } from './definition.ts';
import { derivedKey, givenKey, nameKey, withKey } from './item.ts';
import type { Asked, OnConflict, Outcome, Precondition } from './operation.ts';
import { inUse, keyAlike, keyTaken, nameTaken, notFound } from './problems.ts';
import type { Entry, Person } from './record.ts';
import type { CatalogueState } from './state.ts';

export interface Circumstances {
  readonly onConflict: OnConflict;
  readonly actor: Person;
  readonly now: number;
  readonly rules: TargetRules;
  /** The deletions before which nobody has to have let go of the item. */
  readonly leavers: ReadonlySet<Asked>;
}

/** Carries one operation out in memory, its item in stored form; one that fails changes nothing. */
export function carryOut(
  state: CatalogueState,
  operation: Asked,
  circumstances: Circumstances,
): Outcome {
  switch (operation.action) {
    case 'refused':
      return failed(operation.sk, operation.problem);
    case 'create':
      return create(state, operation.item, circumstances);
    case 'update': {
      const entry = state.get(operation.sk);
      if (!entry) return failed(operation.sk, notFound(state.definition));
      if (!isCurrent(operation, entry)) return failed(entry.sk, versionMismatch());
      return replace(state, entry, operation.item, circumstances);
    }
    case 'delete': {
      const entry = state.get(operation.sk);
      if (!entry) return failed(operation.sk, notFound(state.definition));
      if (!isCurrent(operation, entry)) return failed(entry.sk, versionMismatch());
      const users = state.users(entry.sk);
      const { kind } = state.definition;
      // What is of another kind is not changed here, and will not let go.
      const mayLetGo =
        circumstances.leavers.has(operation) && users.every((one) => one.kind === kind);
      if (users.length > 0 && !mayLetGo) return failed(entry.sk, inUse(entry.item, users));
      state.remove(entry.sk);
      return { status: 'deleted', sk: entry.sk };
    }
  }
}

const failed = (sk: string | null, problem: ProblemError): Outcome => ({
  status: 'failed',
  sk,
  problem,
});

const isCurrent = ({ version, ifMatch }: Precondition, entry: Entry): boolean =>
  (version === undefined || version === entry.version) && matchesVersion(ifMatch, entry.version);

function create(state: CatalogueState, plain: CatalogueItem, circumstances: Circumstances) {
  const { definition } = state;
  const { onConflict, actor, now } = circumstances;
  const given = givenKey(definition, plain);
  const sk = given ?? derivedKey(plain);
  const byKey = state.get(sk);
  const name = nameKey(plain);
  const owner = state.withName(name);
  // Who is to give it up does not stand in the way.
  const byName = owner?.sk === sk || !state.isFree(name, sk) ? owner : undefined;
  const taken = byKey ?? byName;
  if (taken) {
    if (onConflict === 'skip') return { status: 'skipped', sk: taken.sk } as const;
    const isAnother = given !== undefined && taken.sk !== sk;
    if (onConflict === 'update' && !isAnother) {
      return replace(state, taken, withKey(definition, plain, taken.sk), circumstances);
    }
    if (byName) return failed(sk, nameTaken(plain));
    return failed(
      sk,
      given === undefined ? keyAlike(plain, sk, taken.item) : keyTaken(definition, sk, taken.item),
    );
  }
  const item = withKey(definition, plain, sk);
  const findings = referenceFindings(state, sk, item);
  if (findings.length > 0) return failed(sk, validationProblem(findings));
  const entry: Entry = {
    sk,
    item,
    version: state.nextVersion(sk),
    createdAt: now,
    createdBy: actor,
    updatedAt: now,
    updatedBy: actor,
    archived: false,
  };
  state.put(entry);
  return { status: 'created', entry } as const;
}

function replace(
  state: CatalogueState,
  entry: Entry,
  written: CatalogueItem,
  { actor, now, rules }: Circumstances,
): Outcome {
  const { definition } = state;
  const { sk } = entry;
  if ((givenKey(definition, written) ?? sk) !== sk) {
    const message = `The key stays ${sk}. Leave it out, or create a new item.`;
    return failed(sk, validationProblem([{ path: `/${definition.skField}`, message }]));
  }
  const item = withKey(definition, written, sk);
  if (!state.isFree(nameKey(item), sk)) return failed(sk, nameTaken(item));
  if (dequal(item, entry.item)) return { status: 'unchanged', entry };
  const findings = referenceFindings(state, sk, item);
  if (findings.length > 0) return failed(sk, validationProblem(findings));
  const broken = brokenUse(state, rules, entry, item);
  if (broken) return failed(sk, broken);
  const next: Entry = {
    ...entry,
    item,
    version: entry.version + 1,
    updatedAt: now,
    updatedBy: actor,
  };
  state.put(next);
  return { status: 'updated', entry: next };
}
