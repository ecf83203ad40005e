import { namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import type { Contract } from '#contract/generate/document.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Fault } from '../fault.ts';

/** Two schemas with the same fields, of which the second is the model. */
interface Pair {
  readonly name: string;
  readonly model: string;
  /** The keywords that can differ. */
  readonly ignored: readonly string[];
}

/** A field can have another description, only creations fill in defaults, and records have no `writeOnly` fields. */
const ofRequests = ['description', 'default', 'writeOnly'];

/** The pairs whose names do not show that they belong together. */
const otherPairs: readonly Pair[] = [
  { name: 'ImportedEntry', model: 'EntryCreateRequest', ignored: ofRequests },
  // Stored summaries are older than the pattern, and their texts are parts of validated details.
  {
    name: 'EntrySummaryDetails',
    model: 'EntryDetails',
    ignored: ['description', 'pattern', 'x-one-line'],
  },
];

/** Fields that a request and its record do not share, though they have the same name. */
const otherFields = new Set([
  // The request has the bytes of the image, the record its URL.
  ...['Create', 'Update'].flatMap((verb) =>
    ['coverImageW1024', 'coverImageW704'].map((field) => `Campaign${verb}Request.${field}`),
  ),
  // This request makes no member an owner.
  'MemberUpdateRequest.role',
]);

/**
 * Requires that a record (Gear) has every field of its input (GearInput) with the same schema, and
 * lists it as required; fields with `writeOnly` are only in the input. Fields that a request to
 * create or update a record (CampaignCreateRequest) shares with the record must have the same
 * limits, and so must those of `otherPairs`.
 */
export function recordFaults({ document, resolve }: Contract): Fault[] {
  const { schemas } = document.components;
  const names = Object.keys(schemas);
  const ofInputs = names
    .filter((name) => name.endsWith('Input'))
    .flatMap((inputName) => {
      const recordName = inputName.slice(0, -'Input'.length);
      const record = propertiesOf(schemas[recordName]);
      const required = namesIn(schemas[recordName]?.['required']);
      return Object.entries(propertiesOf(schemas[inputName]))
        .filter(
          ([field, schema]) =>
            !('writeOnly' in schema) &&
            (JSON.stringify(record[field]) !== JSON.stringify(schema) || !required.includes(field)),
        )
        .map(([field]) => ({
          rule: 'record-matches-input',
          where: pointerOf('components', 'schemas', recordName, 'properties', field),
          what: `${recordName}.${field} is not what ${inputName}.${field} is, or not always there.`,
          fix: 'Give both the same $ref and list the field as required in the record.',
        }));
    });
  const limitsOf = (field: JsonSchema, ignored: readonly string[]): string => {
    const keywords = Object.entries(resolve<JsonSchema>(field))
      .filter(([keyword]) => !ignored.includes(keyword))
      .toSorted(([one], [other]) => one.localeCompare(other));
    return JSON.stringify(keywords);
  };
  const ofPairs = [...names.flatMap(pairsOf), ...otherPairs].flatMap(({ name, model, ignored }) => {
    const modelFields = propertiesOf(schemas[model]);
    return Object.entries(propertiesOf(schemas[name])).flatMap(([field, schema]): Fault[] => {
      const expected = modelFields[field];
      if (!expected || otherFields.has(`${name}.${field}`)) return [];
      if (limitsOf(schema, ignored) === limitsOf(expected, ignored)) return [];
      return [
        {
          rule: 'request-matches-record',
          where: pointerOf('components', 'schemas', name, 'properties', field),
          what: `${name}.${field} has other limits than ${model}.${field}.`,
          fix: 'Give both the same $ref.',
        },
      ];
    });
  });
  return [...ofInputs, ...ofPairs];
}

/** The pairs of a request: a creation and its record, an update and its record and its creation. */
function pairsOf(name: string): Pair[] {
  const [, record, verb] = /^(\w+)(Create|Update)Request$/.exec(name) ?? [];
  if (record === undefined) return [];
  const models = verb === 'Update' ? [record, `${record}CreateRequest`] : [record];
  return models.map((model) => ({ name, model, ignored: ofRequests }));
}
