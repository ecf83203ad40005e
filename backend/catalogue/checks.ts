import type { ProblemField } from '#src/generated/model/index.ts';
import type { CatalogueItem, LinkDefinition } from './definition.ts';
import { linksOf, type Link, type User } from './links.ts';
import { neededAs } from './problems.ts';
import type { Entry } from './record.ts';
import type { CatalogueState } from './state.ts';

/** What is wrong with the references of an item that is about to be stored under this key. */
export function referenceFindings(
  state: CatalogueState,
  sk: string,
  item: CatalogueItem,
): ProblemField[] {
  const seen = new Set<string>();
  return linksOf(state.definition, item).flatMap((link) => {
    const key = `${link.definition.field}\n${link.targetSk}`;
    const repeated = seen.has(key);
    seen.add(key);
    const message = repeated ? 'List each item once.' : findingOf(state, sk, item, link);
    return message === undefined ? [] : [{ path: link.path, message }];
  });
}

function findingOf(
  state: CatalogueState,
  sk: string,
  item: CatalogueItem,
  { definition, targetSk }: Link,
): string | undefined {
  if (definition.acyclic && targetSk === sk) return 'An item cannot refer to itself.';
  const target = state.target(definition.to, targetSk);
  if (!target) return `There is no ${targetSk} in ${definition.to}.`;
  const rule = definition.target;
  if (rule && target.category !== rule.category) return `${target.name} is no ${rule.category}.`;
  if (rule && target.edition !== item.edition) {
    return `${target.name} belongs to another edition.`;
  }
  if (definition.acyclic && state.leadsTo(definition.field, targetSk, sk)) {
    return `${target.name} refers back to this item.`;
  }
  return undefined;
}

/** Every rule that any kind has about its targets, by the field that refers. */
export type TargetRules = ReadonlyMap<string, LinkDefinition<CatalogueItem>>;

/** The problem when the change would break what others say about the item, if any. */
export function brokenUse(
  state: CatalogueState,
  rules: TargetRules,
  entry: Entry,
  item: CatalogueItem,
) {
  const ruled = state.users(entry.sk).filter((user) => ruleOf(rules, user) !== undefined);
  const byCategory = ruled.filter((user) => ruleOf(rules, user)?.category !== item.category);
  if (byCategory.length > 0) return neededAs(entry.item, 'category', byCategory);
  const byEdition = ruled.filter((user) => user.edition !== item.edition);
  if (byEdition.length > 0) return neededAs(entry.item, 'edition', byEdition);
  return undefined;
}

const ruleOf = (rules: TargetRules, { kind, field }: User) =>
  rules.get(`${kind}\n${field}`)?.target;
