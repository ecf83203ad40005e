import type { ContractParts } from './source-copy.ts';

const renamed = (text: string): string =>
  text.replaceAll('tools', 'poisons').replaceAll('tool', 'poison').replaceAll('Tool', 'Poison');

/**
 * Copies the parts of the contract about tools, with other names and fields, as the recipe in
 * CONTRIBUTING.md says.
 */
export function partsOfPoisons({ paths, components }: ContractParts): ContractParts {
  const ofTools = (section: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(section)
        .filter(([name]) => /^\/api\/tools\/|^Tool(?!Utilize|Crafts)/.test(name))
        .map(([name, value]) => {
          const copied: unknown = JSON.parse(renamed(JSON.stringify(value)));
          return [renamed(name), asPoison(copied)];
        }),
    );
  return {
    tags: [{ name: 'poisons', 'x-noun': 'poison', description: 'Catalogue: poisons.' }],
    paths: ofTools(paths),
    components: {
      schemas: {
        ...ofTools(components.schemas),
        CatalogueKind: withPoisons(components.schemas['CatalogueKind']),
        PoisonCategory: { type: 'string', enum: ['contact', 'ingested', 'inhaled', 'injury'] },
        PoisonDc: { type: 'integer', minimum: 1, maximum: 30, default: 10 },
      },
      parameters: ofTools(components.parameters),
      examples: ofTools(components.examples),
    },
  };
}

function withPoisons(kinds: unknown): unknown {
  // `CatalogueKind` lists the names of the kinds in `enum`; the generator reads them there, too.
  const { enum: names, ...rest } = kinds as { readonly enum: readonly string[] };
  return { ...rest, enum: [...names, 'poisons'] };
}

const fieldsOfTools = new Set(['ability', 'utilize', 'crafts']);

/** Removes the fields that only tools have from schemas and examples, and adds the DC of the saving throw. */
function asPoison(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((each) => !fieldsOfTools.has(String(each))).map(asPoison);
    return value.length === kept.length ? kept : [...kept, 'saveDc'];
  }
  if (typeof value !== 'object' || value === null) {
    return value === 'other-poisons' ? 'ingested' : value;
  }
  const entries = Object.entries(value).filter(([key]) => !fieldsOfTools.has(key));
  const item = Object.fromEntries(entries.map(([key, each]) => [key, asPoison(each)]));
  if (!('crafts' in value)) return item;
  const isExample = typeof item['name'] === 'string';
  return { ...item, saveDc: isExample ? 11 : { $ref: '#/components/schemas/PoisonDc' } };
}
