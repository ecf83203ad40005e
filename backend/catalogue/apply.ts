import { dequal } from 'dequal/lite';
import { matchesVersion, versionMismatch } from '#contract/etag.ts';
import { validationProblem, type ProblemError } from '#contract/problem.ts';
import type { ProblemField } from '#src/generated/model/index.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import type { Pause } from '#backend/ports.ts';
import { withEdition } from '#src/lib/catalogue/title.ts';
import type { AnyDefinition, CatalogueItem, ReferenceDefinition } from './definition.ts';
import { derivedKey, givenKey, itemKeyOf, nameKeyOf, withKey } from './item.ts';
import type { OnConflict, ItemOperation, Outcome, Precondition, Requested } from './operation.ts';
import { inUse, keyAlike, keyTaken, nameTaken, neededAs, notFound } from './problems.ts';
import type { StoredRecord, Person } from './record.ts';
import { referencesOf, type Dependent, type Reference } from './references.ts';
import { CatalogueState, type Loaded } from './state.ts';

/** The rules that all kinds have for the targets of their references, by kind and field. */
type TargetRules = ReadonlyMap<string, ReferenceDefinition<CatalogueItem>>;

export interface ApplyContext {
  readonly onConflict: OnConflict;
  readonly actor: Person;
  readonly now: number;
  readonly rules: TargetRules;
  readonly pause: Pause;
}

interface Attempt {
  readonly state: CatalogueState;
  /** In the order of the operations. */
  readonly outcomes: readonly Outcome[];
}

/** What an operation may assume because later operations of the request make it true. */
interface Assumptions {
  /** The keys of the items whose names become free, because they are renamed or deleted. */
  readonly renamedKeys: ReadonlySet<string>;
  /** Deletions of items that no item refers to after the request. */
  readonly deletions: ReadonlySet<Requested>;
}

const noAssumptions: Assumptions = { renamedKeys: new Set(), deletions: new Set() };

/** The number of attempts with assumptions; after these, all operations are applied without any. */
const maxAttempts = 8;

/**
 * Applies operations in memory and in order. An operation may rely on a later one: two items may swap
 * their names, and an item may be deleted before the items that refer to it. These are assumptions
 * about the later operations; wrong ones are dropped, and all operations are applied again.
 */
export async function applyOperations(
  definition: AnyDefinition,
  loaded: Loaded,
  operations: readonly Requested[],
  context: ApplyContext,
): Promise<Attempt> {
  const attempt = async (assumptions: Assumptions): Promise<Attempt> => {
    const state = new CatalogueState(definition, loaded, assumptions.renamedKeys);
    const outcomes = await mapInSlices(operations, context.pause, (operation) =>
      apply(state, operation, context, assumptions),
    );
    return { state, outcomes };
  };
  let assumptions: Assumptions = {
    renamedKeys: keysRenamedBy(loaded, operations),
    deletions: deletionsIn(definition, operations),
  };
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const result = await attempt(assumptions);
    const { notRenamed, brokenTargets } = result.state;
    if (notRenamed.size === 0 && brokenTargets.size === 0) return result;
    const { renamedKeys, deletions } = assumptions;
    assumptions = {
      renamedKeys: new Set([...renamedKeys].filter((sk) => !notRenamed.has(sk))),
      deletions: new Set(
        [...deletions].filter((one) => !brokenTargets.has(requestedKeyOf(definition, one) ?? '')),
      ),
    };
  }
  return attempt(noAssumptions);
}

function keysRenamedBy({ records }: Loaded, operations: readonly Requested[]): Set<string> {
  const names = new Map(records.map(({ sk, item }) => [sk, nameKeyOf(item)]));
  const isRenaming = (operation: ItemOperation): boolean =>
    operation.action === 'delete' ||
    (operation.action === 'update' && names.get(operation.sk) !== nameKeyOf(operation.item));
  return new Set(
    operations.flatMap((operation) =>
      operation.action !== 'invalid' && operation.action !== 'create' && isRenaming(operation)
        ? [operation.sk]
        : [],
    ),
  );
}

/** The deletions that are the last operation on their item; only these can remain in effect. */
function deletionsIn(definition: AnyDefinition, operations: readonly Requested[]): Set<Requested> {
  if (!operations.some(({ action }) => action === 'delete')) return new Set();
  const last = new Map(operations.map((one) => [requestedKeyOf(definition, one), one]));
  return new Set([...last.values()].filter(({ action }) => action === 'delete'));
}

function requestedKeyOf(definition: AnyDefinition, operation: Requested): string | null {
  return operation.action === 'create' ? itemKeyOf(definition, operation.item) : operation.sk;
}

/** Applies one operation, whose item is in stored form. A failed operation changes nothing. */
function apply(
  state: CatalogueState,
  operation: Requested,
  context: ApplyContext,
  { deletions }: Assumptions,
): Outcome {
  switch (operation.action) {
    case 'invalid':
      return failed(operation.sk, operation.problem);
    case 'create':
      return create(state, operation.item, context);
    case 'update': {
      const record = state.get(operation.sk);
      if (!record) return failed(operation.sk, notFound(state.definition));
      if (!isCurrent(operation, record)) return failed(record.sk, versionMismatch());
      return replace(state, record, operation.item, context);
    }
    case 'delete': {
      const record = state.get(operation.sk);
      if (!record) return failed(operation.sk, notFound(state.definition));
      if (!isCurrent(operation, record)) return failed(record.sk, versionMismatch());
      const dependents = state.dependents(record.sk);
      // This request does not change items of other kinds, so they would still refer to the deleted
      // item.
      const mayStopReferring =
        deletions.has(operation) && dependents.every(({ kind }) => kind === state.definition.kind);
      if (dependents.length > 0 && !mayStopReferring) {
        return failed(record.sk, inUse(record.item, dependents));
      }
      state.remove(record.sk);
      return { status: 'deleted', sk: record.sk };
    }
  }
}

const failed = (sk: string | null, problem: ProblemError): Outcome => ({
  status: 'failed',
  sk,
  problem,
});

const isCurrent = ({ version, ifMatch }: Precondition, record: StoredRecord): boolean =>
  (version === undefined || version === record.version) && matchesVersion(ifMatch, record.version);

function create(state: CatalogueState, sent: CatalogueItem, context: ApplyContext): Outcome {
  const { definition } = state;
  const { onConflict, actor, now } = context;
  const sentKey = givenKey(definition, sent);
  const sk = sentKey ?? derivedKey(sent);
  const byKey = state.get(sk);
  const name = nameKeyOf(sent);
  const owner = state.withName(name);
  // An item whose name becomes free later in this request is not a conflict.
  const byName = owner?.sk === sk || !state.isFree(name, sk) ? owner : undefined;
  const existing = byKey ?? byName;
  if (existing) {
    if (onConflict === 'skip') return { status: 'skipped', sk: existing.sk };
    const hasOtherKey = sentKey !== undefined && existing.sk !== sk;
    if (onConflict === 'update' && !hasOtherKey) {
      return replace(state, existing, withKey(definition, sent, existing.sk), context);
    }
    if (byName) return failed(sk, nameTaken(sent));
    return failed(
      sk,
      sentKey === undefined
        ? keyAlike(sent, sk, existing.item)
        : keyTaken(definition, sk, existing.item),
    );
  }
  const item = withKey(definition, sent, sk);
  const findings = referenceFindings(state, sk, item);
  if (findings.length > 0) return failed(sk, validationProblem(findings));
  const record: StoredRecord = {
    sk,
    item,
    version: state.nextVersion(sk),
    createdAt: now,
    createdBy: actor,
    updatedAt: now,
    updatedBy: actor,
    archived: false,
  };
  state.upsert(record);
  return { status: 'created', record };
}

function replace(
  state: CatalogueState,
  record: StoredRecord,
  sent: CatalogueItem,
  { actor, now, rules }: ApplyContext,
): Outcome {
  const { definition } = state;
  const { sk } = record;
  if ((givenKey(definition, sent) ?? sk) !== sk) {
    const message = `The key stays ${sk}. Leave it out, or create a new item.`;
    return failed(sk, validationProblem([{ path: `/${definition.skField}`, message }]));
  }
  const item = withKey(definition, sent, sk);
  if (!state.isFree(nameKeyOf(item), sk)) return failed(sk, nameTaken(item));
  if (dequal(item, record.item)) return { status: 'unchanged', record };
  const findings = referenceFindings(state, sk, item);
  if (findings.length > 0) return failed(sk, validationProblem(findings));
  const ruleProblem = brokenRule(state, rules, record, item);
  if (ruleProblem) return failed(sk, ruleProblem);
  const next: StoredRecord = {
    ...record,
    item,
    version: record.version + 1,
    updatedAt: now,
    updatedBy: actor,
  };
  state.upsert(next);
  return { status: 'updated', record: next };
}

/** The invalid references of an item that is going to be stored under this key. */
function referenceFindings(state: CatalogueState, sk: string, item: CatalogueItem): ProblemField[] {
  const references = referencesOf(state.definition, item);
  if (references.length === 0) return [];
  const seen = new Set<string>();
  return references.flatMap((reference) => {
    const key = `${reference.definition.field}\n${reference.targetSk}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    const message = isRepeated
      ? 'List each item once.'
      : referenceFinding(state, sk, item, reference);
    return message === undefined ? [] : [{ path: reference.path, message }];
  });
}

function referenceFinding(
  state: CatalogueState,
  sk: string,
  item: CatalogueItem,
  { definition, targetSk }: Reference,
): string | undefined {
  if (definition.acyclic && targetSk === sk) return 'An item cannot refer to itself.';
  const target = state.target(definition.to, targetSk);
  if (!target) return `There is no ${targetSk} in ${definition.to}.`;
  const title = withEdition(target.name, target.edition);
  const rule = definition.target;
  if (rule && target.category !== rule.category) return `${title} is no ${rule.category}.`;
  if (rule && target.edition !== item.edition) return `${title} belongs to another edition.`;
  if (definition.acyclic && state.leadsTo(definition.field, targetSk, sk)) {
    return `${title} refers back to this item.`;
  }
  return undefined;
}

/** The problem if the change breaks a rule of the items that refer to this one. */
function brokenRule(
  state: CatalogueState,
  rules: TargetRules,
  record: StoredRecord,
  item: CatalogueItem,
): ProblemError | undefined {
  const ruleOf = ({ kind, field }: Dependent) => rules.get(`${kind}\n${field}`)?.target;
  const dependentsWithRule = state.dependents(record.sk).filter((one) => ruleOf(one) !== undefined);
  const byCategory = dependentsWithRule.filter((one) => ruleOf(one)?.category !== item.category);
  if (byCategory.length > 0) return neededAs(record.item, 'category', byCategory);
  const byEdition = dependentsWithRule.filter((one) => one.edition !== item.edition);
  if (byEdition.length > 0) return neededAs(record.item, 'edition', byEdition);
  return undefined;
}
