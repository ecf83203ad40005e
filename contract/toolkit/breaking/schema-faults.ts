import type { JsonSchema } from '#contract/json-schema.ts';
import type { Api } from '../document/open.ts';
import type { PlacedSchema } from '../document/operations.ts';
import type { Severity } from '../finding.ts';
import type { Policy } from './lifecycle.ts';
import { ruleFor, type Direction, type Place } from './rules.ts';
import { schemaChanges, type SchemaSide } from './schema-changes.ts';
import { sentenceFor } from './sentences.ts';

/** Two contracts that are compared. */
export interface Sides extends Policy {
  readonly before: Api;
  readonly after: Api;
}

export interface Fault {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly pointer: string;
  /** Whether the pointer leads into the old contract. */
  readonly isOld?: boolean;
  /** For a pointer into the old contract: where to look in the new one, if this is not the same pointer. */
  readonly present?: string;
}

const sideOf = (document: JsonSchema, { schema, pointer }: PlacedSchema): SchemaSide => ({
  document,
  schema,
  pointer,
});

/** The names of properties depend on where they are: in a body or header of a response, in a parameter, or elsewhere. */
function placeInside(place: Place, isHeader: boolean): Place {
  if (place !== 'parameter') return 'property';
  return isHeader ? 'header-property' : 'parameter-property';
}

/** The faults of the changes of one schema in one direction; without a schema on one side, there are none. */
export function schemaFaults(
  before: PlacedSchema | null,
  after: PlacedSchema | null,
  {
    sides,
    direction,
    place,
    what,
    isHeader = false,
  }: { sides: Sides; direction: Direction; place: Place; what: string; isHeader?: boolean },
): Fault[] {
  if (before === null || after === null) return [];
  const [old, present] = [
    sideOf(sides.before.document, before),
    sideOf(sides.after.document, after),
  ];
  return schemaChanges(old, present, sides).flatMap((change): Fault[] => {
    const named = ruleFor(
      direction,
      change.at === '' ? place : placeInside(place, isHeader),
      change,
    );
    return named === null
      ? []
      : [
          {
            ...named,
            message: sentenceFor(change, what),
            pointer: change.pointer,
            isOld: change.isRemoved,
          },
        ];
  });
}
