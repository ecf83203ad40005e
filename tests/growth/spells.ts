import type { ContractParts } from './source-copy.ts';

const renamed = (text: string): string =>
  text.replaceAll('tools', 'spells').replaceAll('tool', 'spell').replaceAll('Tool', 'Spell');

/**
 * Copies the parts of the contract about tools, with other names and fields, as the recipe in
 * CONTRIBUTING.md says.
 */
export function partsOfSpells({ paths, components }: ContractParts): ContractParts {
  const ofTools = (section: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(section)
        .filter(([name]) => /^\/api\/tools\/|^Tool(?!Utilize|Crafts)/.test(name))
        .map(([name, value]) => {
          const copied: unknown = JSON.parse(renamed(JSON.stringify(value)));
          return [renamed(name), asSpell(copied)];
        }),
    );
  return {
    tags: [{ name: 'spells', 'x-noun': 'spell', description: 'Catalogue: spells.' }],
    paths: ofTools(paths),
    components: {
      schemas: {
        ...ofTools(components.schemas),
        CatalogueKind: withSpells(components.schemas['CatalogueKind']),
        SpellCategory: { type: 'string', enum: ['abjuration', 'evocation', 'illusion'] },
        SpellLevel: { type: 'integer', minimum: 0, maximum: 9, default: 0 },
      },
      parameters: ofTools(components.parameters),
      examples: ofTools(components.examples),
    },
  };
}

function withSpells(kinds: unknown): unknown {
  // `CatalogueKind` lists the names of the kinds in `enum`; the generator reads them there, too.
  const { enum: names, ...rest } = kinds as { readonly enum: readonly string[] };
  return { ...rest, enum: [...names, 'spells'] };
}

const fieldsOfTools = new Set(['ability', 'utilize', 'crafts']);

/** Removes the fields that only tools have from schemas and examples, and adds a level. */
function asSpell(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((each) => !fieldsOfTools.has(String(each))).map(asSpell);
    return value.length === kept.length ? kept : [...kept, 'level'];
  }
  if (typeof value !== 'object' || value === null) {
    return value === 'other-spells' ? 'evocation' : value;
  }
  const entries = Object.entries(value).filter(([key]) => !fieldsOfTools.has(key));
  const item = Object.fromEntries(entries.map(([key, each]) => [key, asSpell(each)]));
  if (!('crafts' in value)) return item;
  const isExample = typeof item['name'] === 'string';
  return { ...item, level: isExample ? 3 : { $ref: '#/components/schemas/SpellLevel' } };
}
