import { ruleFor, type Direction, type Place } from '../../breaking/rules.ts';
import { contractPairs } from './contract-pairs.ts';
import { around, type Pair } from './documents.ts';
import { propertyPairs, schemaPairs } from './schema-pairs.ts';

/** Two versions of a contract, of which the second breaks one rule. */
export interface BreakingPair {
  readonly rule: string;
  readonly before: string;
  readonly after: string;
  /** How long something deprecated has to stay. */
  readonly deprecationDays: number;
}

/** The day on which the second versions take effect. */
export const today = '2026-11-27';

const daysFor = (rule: string): number =>
  /sunset-(?:missing|date-too-small)$/.test(rule) ? 30 : 0;

const pairOf = (rule: string, [before, after]: Pair): BreakingPair => ({
  rule,
  before,
  after,
  deprecationDays: daysFor(rule),
});

/** For a place of properties, the place of the object that has these properties. */
const outer: Readonly<Record<string, string>> = {
  'request-property-': 'request-body-',
  'request-parameter-property-': 'request-parameter-',
  'response-property-': 'response-body-',
};

/** A deprecation is one of a property, of a parameter or of an operation, never of a whole body. */
const isLifecycle = (kind: string): boolean => /sunset|stability/.test(kind);

function pairsAt(prefix: string): BreakingPair[] {
  // The keys of the table are made of these two.
  const [, direction, place] = /^(request|response)-(.*)-$/.exec(prefix) as unknown as [
    string,
    Direction,
    Place,
  ];
  const pairs = (table: Readonly<Record<string, Pair>>, wrap: (schema: string) => string) =>
    Object.entries(table).flatMap(([kind, [before, after]]): BreakingPair[] => {
      if (isLifecycle(kind) && !place.endsWith('property')) return [];
      const named = ruleFor(direction, place, { kind, isRequired: false });
      return named === null ? [] : [pairOf(named.rule, [wrap(before), wrap(after)])];
    });
  const [inside, whole] = [around[prefix], around[outer[prefix] ?? '']];
  return [
    ...(inside ? pairs(schemaPairs, inside) : []),
    ...(whole ? pairs(propertyPairs, whole) : []),
  ];
}

/** At least one pair for each rule of `breaking`; the first of each rule is the one of the matrix. */
export const breakingPairs: readonly BreakingPair[] = [
  ...Object.entries(contractPairs).map(([rule, pair]) => pairOf(rule, pair)),
  ...Object.keys(around).flatMap(pairsAt),
];
