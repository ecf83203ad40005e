import type { ContractParts } from './source-copy.ts';

const name = 'GearRarity';
const reference = { $ref: `#/components/schemas/${name}` };

interface ObjectSchema {
  readonly properties: Record<string, unknown>;
  readonly required: string[];
}

/** Adds the field `rarity` of gear to the contract, as the recipe in CONTRIBUTING.md says. */
export function addRarity({ components: { schemas } }: ContractParts): void {
  schemas[name] = { type: 'string', enum: ['common', 'uncommon', 'rare'], default: 'common' };
  // The linter of the contract checks that every kind has these schemas.
  const input = schemas['GearInput'] as ObjectSchema;
  const record = schemas['Gear'] as ObjectSchema;
  input.properties['rarity'] = reference;
  record.properties['rarity'] = reference;
  record.required.push('rarity');
}

/** Adds the field to the definition of gear in the web app. */
export const withRarity = (definition: string): string =>
  definition
    .replace('import { GearCategory,', 'import { GearCategory, GearRarity,')
    .replace('import {\n  capacityType,', 'import {\n  capacityType,\n  choiceType,')
    .replace(
      '    ...closingFields,',
      `    field('rarity', 'Rarity', choiceType(choicesOf(Object.values(GearRarity)))),
    ...closingFields,`,
    );
