import type { AbilityName } from './abilities.ts';
import { conditionRules, type ConditionRules } from './data/condition-rules.ts';
import type { Condition } from './condition-names.ts';

/** Why something is so; null if it is not. */
type Reason = string | null;

/** What the conditions of a character change, each with the conditions that are the reason. */
export interface ConditionEffects {
  readonly noActions: Reason;
  readonly noSpeed: Reason;
  readonly attackAdvantage: Reason;
  readonly attackDisadvantage: Reason;
  readonly checkDisadvantage: Reason;
  readonly initiativeAdvantage: Reason;
  readonly initiativeDisadvantage: Reason;
  readonly saveDisadvantage: (ability: AbilityName) => Reason;
  readonly failedSave: (ability: AbilityName) => Reason;
  readonly resistsAll: Reason;
  /** What is decided at the table. */
  readonly notes: readonly { readonly condition: Condition; readonly text: string }[];
}

/** `paralyzed` is `Paralyzed`. */
const labelOf = (name: Condition): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Several reasons in one text; null for none. */
export function joined(...reasons: readonly Reason[]): Reason {
  const given = [...new Set(reasons.filter((reason) => reason !== null))];
  return given.length > 0 ? given.join('; ') : null;
}

export function conditionEffects(conditions: readonly Condition[]): ConditionEffects {
  const because = (applies: (rules: ConditionRules) => boolean): Reason => {
    const names = conditions.filter((name) => applies(conditionRules[name]));
    return names.length > 0 ? names.map(labelOf).join(', ') : null;
  };
  return {
    noActions: because(({ noActions }) => noActions === true),
    noSpeed: because(({ noSpeed }) => noSpeed === true),
    attackAdvantage: because(({ attacks }) => attacks === 'advantage'),
    attackDisadvantage: because(({ attacks }) => attacks === 'disadvantage'),
    checkDisadvantage: because(({ checks }) => checks === 'disadvantage'),
    initiativeAdvantage: because(({ initiative }) => initiative === 'advantage'),
    initiativeDisadvantage: because(
      ({ initiative, checks }) => initiative === 'disadvantage' || checks === 'disadvantage',
    ),
    saveDisadvantage: (ability) =>
      ability === 'dex' ? because((rules) => rules.dexteritySaves === 'disadvantage') : null,
    failedSave: (ability) => because(({ failedSaves }) => failedSaves?.includes(ability) ?? false),
    resistsAll: because(({ resistsAll }) => resistsAll === true),
    notes: conditions.flatMap((condition) =>
      conditionRules[condition].notes.map((text) => ({ condition, text })),
    ),
  };
}
