import type { JsonSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../document/operations.ts';
import { valueAt } from '../document/references.ts';
import { isDay, sunsetKind } from './lifecycle.ts';
import { schemaFaults, type Fault, type Sides } from './schema-faults.ts';

type Parameter = ApiOperation['parameters'][number];

/** Where a parameter is in the path: clients know it by its position and not by its name. */
const positionOf = ({ path }: ApiOperation, { name }: Parameter): number =>
  path.split('/').findIndex((segment) => segment.includes(`{${name}}`));

/** The parameter of another version that clients send in the same way. */
function sameIn(
  operation: ApiOperation,
  other: ApiOperation,
  parameter: Parameter,
): Parameter | undefined {
  return other.parameters.find((each) => {
    if (each.in !== parameter.in) return false;
    if (each.in === 'path') return positionOf(other, each) === positionOf(operation, parameter);
    return each.in === 'header'
      ? each.name.toLowerCase() === parameter.name.toLowerCase()
      : each.name === parameter.name;
  });
}

const whatOf = (parameter: Parameter): string =>
  `The ${parameter.in} parameter "${parameter.name}"`;

const sourceOf = (document: JsonSchema, { pointer }: Parameter): JsonSchema => {
  const value = valueAt(document, pointer);
  // A parameter of an operation is an object.
  return value as JsonSchema;
};

function removedFaults(
  parameter: Parameter,
  { pointer }: ApiOperation,
  { before, today }: Sides,
): Fault[] {
  const sunset = sourceOf(before.document, parameter)['x-sunset'];
  const isEarly = parameter.deprecated && isDay(sunset) && sunset > today;
  // A deprecated parameter may be removed after its sunset day.
  if (parameter.deprecated && isDay(sunset) && !isEarly) return [];
  return [
    {
      rule: isEarly ? 'request-parameter-removed-before-sunset' : 'request-parameter-removed',
      severity: isEarly ? 'error' : 'warning',
      message: `${whatOf(parameter)} is removed${isEarly ? ` before its sunset on ${sunset}` : ''}.`,
      pointer: parameter.pointer,
      isOld: true,
      present: `${pointer}/parameters`,
    },
  ];
}

function addedRule({ in: place, required, pointer }: Parameter): string | null {
  if (place === 'path') return 'new-request-path-parameter';
  if (!required) return null;
  if (place === 'header') return 'new-required-request-header-property';
  // A parameter of the path item is one of all its operations.
  return /^\/paths\/[^/]+\/parameters\//.test(pointer)
    ? 'new-required-request-default-parameter-to-existing-path'
    : 'new-required-request-parameter';
}

function keptFaults(old: Parameter, parameter: Parameter, sides: Sides): Fault[] {
  const what = whatOf(parameter);
  const fault = (rule: string, message: string): Fault => ({
    rule: `request-parameter-${rule}`,
    severity: 'error',
    message: `${what} ${message}`,
    pointer: parameter.pointer,
  });
  const sunset = sunsetKind(
    sourceOf(sides.before.document, old),
    sourceOf(sides.after.document, parameter),
    sides,
  );
  return [
    ...(parameter.required && !old.required ? [fault('became-required', 'became required.')] : []),
    ...(parameter.style !== old.style || parameter.explode !== old.explode
      ? [fault('serialization-changed', 'is written in another way: its style or explode changed.')]
      : []),
    ...(sunset === null
      ? []
      : [
          fault(
            sunset === 'deprecated-sunset-parse' ? 'sunset-parse' : sunset,
            'is deprecated without the right "x-sunset".',
          ),
        ]),
    ...schemaFaults(old.schema, parameter.schema, {
      sides,
      direction: 'request',
      place: 'parameter',
      what,
      isHeader: parameter.in === 'header',
    }),
  ];
}

/** What an operation no longer takes, or asks for in addition. */
export function parameterFaults(before: ApiOperation, after: ApiOperation, sides: Sides): Fault[] {
  const removed = before.parameters
    .filter((each) => each.in !== 'path' && !sameIn(before, after, each))
    .flatMap((each) => removedFaults(each, after, sides));
  const kept = after.parameters.flatMap((parameter): Fault[] => {
    const old = sameIn(after, before, parameter);
    if (old) return keptFaults(old, parameter, sides);
    const rule = addedRule(parameter);
    if (rule === null) return [];
    const message = `${whatOf(parameter)} is new and required.`;
    return [{ rule, severity: 'error', message, pointer: parameter.pointer }];
  });
  return [...removed, ...kept];
}
