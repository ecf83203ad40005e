import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import { CannotRun } from '../../cannot-run.ts';
import type { Direction } from '../../document/directions.ts';
import type { Api } from '../../document/open.ts';
import type { ApiMedia, NamedExample, PlacedSchema } from '../../document/operations.ts';
import { valueAt } from '../../document/references.ts';
import { validatorsOf, type Validators } from '../../document/validators.ts';
import type { Fault } from '../fault.ts';
import { walkSchemas } from '../walk.ts';
import { undeclaredProperty } from './undeclared-properties.ts';

const isJson = ({ type }: ApiMedia): boolean =>
  type === 'application/json' || type.endsWith('+json');

const isForm = ({ type }: ApiMedia): boolean =>
  type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';

/** Whether examples are values: one of XML is a text, whatever its schema says. */
const hasValue = (media: ApiMedia): boolean => isJson(media) || isForm(media);

/** Where examples are used, and what must fit. */
interface Use {
  readonly where: string;
  readonly noun: string;
  readonly schema: PlacedSchema | null;
  readonly examples: readonly NamedExample[];
  readonly isNeeded: boolean;
  readonly direction: Direction;
}

function usesOf({ operations, document }: Api): Use[] {
  const ofMedia = (media: ApiMedia, direction: Direction): Use => ({
    direction,
    where: media.pointer,
    noun: 'A JSON body',
    schema: media.schema,
    examples: media.examples,
    isNeeded: isJson(media),
  });
  const uses = operations.flatMap(({ parameters, body, responses }): Use[] => [
    ...parameters.map(({ schema, examples, pointer }) => ({
      where: pointer,
      noun: 'A parameter',
      schema,
      examples,
      isNeeded: false,
      direction: 'request' as const,
    })),
    ...(body?.media ?? []).filter(hasValue).map((each) => ofMedia(each, 'request')),
    ...responses.flatMap(({ media, headers }) => [
      ...media.filter(hasValue).map((each) => ofMedia(each, 'response')),
      ...headers.map(({ schema, pointer, required }) => ({
        where: pointer,
        noun: 'A required header of a response',
        schema,
        examples: exampleOfHeader(valueAt(document, pointer), pointer),
        isNeeded: required,
        direction: 'response' as const,
      })),
    ]),
  ]);
  // Many operations refer to the same header, parameter and response.
  return [...new Map(uses.map((use) => [use.where, use])).values()];
}

/** Values that a schema itself has, for readers and as what an absent value means. */
function usesInSchemas({ operations, document }: Api): Use[] {
  const named = valueAt(document, '/components/schemas');
  const pointers = [
    ...(isSchema(named)
      ? Object.keys(named).map((name) => pointerOf('components', 'schemas', name))
      : []),
    ...operations.flatMap(({ parameters, body, responses }) =>
      [
        ...parameters,
        ...(body?.media ?? []),
        ...responses.flatMap(({ media, headers }) => [...media, ...headers]),
      ].flatMap(({ schema }) => (schema ? [schema.pointer] : [])),
    ),
  ];
  const uses = new Map<string, Use>();
  for (const pointer of pointers) {
    walkSchemas(valueAt(document, pointer), pointer, (schema, where) => {
      const examples = examplesOf(schema, where);
      if (examples.length === 0) return;
      uses.set(where, {
        where,
        noun: 'A schema',
        schema: { schema, pointer: where },
        examples,
        isNeeded: false,
        direction: 'request',
      });
    });
  }
  return [...uses.values()];
}

function examplesOf(schema: JsonSchema, where: string): NamedExample[] {
  const listed: readonly unknown[] = Array.isArray(schema['examples']) ? schema['examples'] : [];
  return [
    ...(['default', 'example'] as const)
      .filter((name) => name in schema)
      .map((name) => ({ name, value: schema[name], pointer: where + pointerOf(name) })),
    ...listed.map((value, index) => ({
      name: `examples/${index}`,
      value,
      pointer: where + pointerOf('examples', index),
    })),
  ];
}

const exampleOfHeader = (header: unknown, pointer: string): NamedExample[] =>
  isSchema(header) && 'example' in header
    ? [{ name: 'example', value: header['example'], pointer: pointer + pointerOf('example') }]
    : [];

function faultsOf(use: Use, validators: Validators) {
  const { where, noun, schema, examples, isNeeded, direction } = use;
  if (examples.length === 0) {
    return isNeeded
      ? [{ rule: 'example-present', where, what: `${noun} without an example.`, fix: 'Add one.' }]
      : [];
  }
  return examples.flatMap(({ pointer, value }): Fault[] => {
    const what =
      schema === null ? null : misfit(() => faultOf(validators, schema, value, direction));
    return what === null
      ? []
      : [
          {
            rule: 'example-valid',
            where: pointer,
            what,
            fix: 'Correct the example or the schema.',
          },
        ];
  });
}

/** Why a value does not fit; null if it does. */
function faultOf(
  validators: Validators,
  schema: PlacedSchema,
  value: unknown,
  direction: Direction,
): string | null {
  const [what] = validators.findings(schema, value, direction);
  if (what !== undefined) return `The example does not fit its schema: ${what}.`;
  const fits = (part: PlacedSchema, given: unknown): boolean =>
    validators.findings(part, given, direction).length === 0;
  const property = undeclaredProperty({ document: validators.document, fits }, [schema], value);
  return property && `The example has ${property}, which its schema does not declare.`;
}

function misfit(fault: () => string | null): string | null {
  try {
    return fault();
  } catch (error) {
    // The other rules look at the rest of the contract.
    if (error instanceof CannotRun) return error.message;
    throw error;
  }
}

/**
 * Requires an example for every JSON body and every required header of a response, and that every example and default
 * fits its schema: mocks answer with them, and readers copy them.
 */
export function exampleFaults(api: Api): Fault[] {
  const validators = validatorsOf(api);
  const faults = [...usesOf(api), ...usesInSchemas(api)].flatMap((use) =>
    faultsOf(use, validators),
  );
  // Several responses can refer to the same example.
  return [...new Map(faults.map((fault) => [`${fault.where} ${fault.what}`, fault])).values()];
}
