import type { Contract } from '#contract/generate/document.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { pointer, type Finding } from '../finding.ts';
import { walkSchemas } from '../walk.ts';

const globals = new Set(['Error', 'Object', 'Array', 'Map', 'Set', 'Date', 'Request', 'Response']);
/** Formats whose length their own grammar bounds. */
const boundedFormats = new Set(['binary', 'date']);

const types = (schema: JsonSchema) => [schema['type']].flat();

function unbounded(schema: JsonSchema): string | null {
  if ('enum' in schema || 'const' in schema) return null;
  if (types(schema).includes('string')) {
    const bounded = 'maxLength' in schema || boundedFormats.has(String(schema['format']));
    return bounded ? null : 'A string without maxLength.';
  }
  if (types(schema).includes('array') && !('maxItems' in schema)) return 'A list without maxItems.';
  const isNumber = types(schema).some((type) => type === 'integer' || type === 'number');
  if (isNumber && !('minimum' in schema && 'maximum' in schema)) {
    return 'A number without minimum and maximum.';
  }
  return null;
}

export function schemaFindings({ document }: Contract): Finding[] {
  const findings: Finding[] = [];
  for (const [name, component] of Object.entries(document.components.schemas)) {
    const root = pointer('components', 'schemas', name);
    if (globals.has(name)) {
      findings.push({
        rule: 'no-global-names',
        where: root,
        what: `A schema called ${name} hides the global of that name in generated code.`,
        fix: 'Call it something else.',
      });
    }
    walkSchemas(component, root, (schema, where) => {
      const what = unbounded(schema);
      if (what) {
        findings.push({ rule: 'bounded', where, what, fix: 'Say how large it may be.' });
      }
      if (types(schema).includes('object') && schema['additionalProperties'] !== false) {
        findings.push({
          rule: 'closed-objects',
          where,
          what: 'An object that takes any further property.',
          fix: 'Add additionalProperties: false.',
        });
      }
      if ('allOf' in schema) {
        findings.push({
          rule: 'flat-objects',
          where,
          what: 'allOf, which generators turn into intersections.',
          fix: 'List the properties, each a reference.',
        });
      }
    });
  }
  return findings;
}
