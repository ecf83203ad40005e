import { namesIn, propertiesOf } from '#contract/json-schema.ts';
import type { Contract } from '#contract/generate/document.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Finding } from '../finding.ts';

/**
 * Requires that a record (Gear) has every field of its input (GearInput) with the same schema, and
 * lists it as required.
 */
export function recordFindings({ document }: Contract): Finding[] {
  const { schemas } = document.components;
  return Object.keys(schemas)
    .filter((name) => name.endsWith('Input'))
    .flatMap((inputName) => {
      const recordName = inputName.slice(0, -'Input'.length);
      const record = propertiesOf(schemas[recordName]);
      const required = namesIn(schemas[recordName]?.['required']);
      return Object.entries(propertiesOf(schemas[inputName]))
        .filter(
          ([field, schema]) =>
            JSON.stringify(record[field]) !== JSON.stringify(schema) || !required.includes(field),
        )
        .map(([field]) => ({
          rule: 'record-matches-input',
          where: pointerOf('components', 'schemas', recordName, 'properties', field),
          what: `${recordName}.${field} is not what ${inputName}.${field} is, or not always there.`,
          fix: 'Give both the same $ref and list the field as required in the record.',
        }));
    });
}
