import {
  AbilityName,
  CharacterClass,
  DamageType,
  FeatSort,
  OptionalSpellAttack,
  SpellCategory,
  SpellIncreaseAppliesTo,
  type SpellInput,
  SpellSchool,
} from '#src/generated/model/index.ts';
import { SpellInput as schema } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import { optional } from '#src/lib/catalogue/codec.ts';
import { areaCodec } from '#src/lib/catalogue/spells/area.ts';
import { castingTimeCodec } from '#src/lib/catalogue/spells/casting-time.ts';
import { componentsCodec } from '#src/lib/catalogue/spells/components.ts';
import { spellDamageCodec } from '#src/lib/catalogue/spells/damage.ts';
import { durationCodec } from '#src/lib/catalogue/spells/duration.ts';
import { healingCodec } from '#src/lib/catalogue/spells/healing.ts';
import { higherLevelsCodec } from '#src/lib/catalogue/spells/higher-levels.ts';
import { spellRangeCodec } from '#src/lib/catalogue/spells/range.ts';
import { saveCodec } from '#src/lib/catalogue/spells/save.ts';
import type { Fact } from '../fact.ts';
import { fieldsOf } from '../field.ts';
import { choiceListType, choiceType, optionalChoiceType, textual } from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { abilities, closingFields, namingFields } from './shared.ts';

const field = fieldsOf<SpellInput>();
const categories = choicesOf(Object.values(SpellCategory));
const damageTypes = choicesOf(Object.values(DamageType));
const parts = Object.values(SpellIncreaseAppliesTo);
const attacks = choicesOf(Object.values(OptionalSpellAttack));

const attack = field('attack', 'Attack', optionalChoiceType(attacks));
/** Short labels, so that the column of saves is narrow. */
const saveAbilities = choicesOf(
  Object.values(AbilityName),
  {},
  Object.fromEntries(abilities.map(({ value, label }) => [value, [label]])),
);
const save = field(
  'save',
  'Saving throw',
  textual(optional(saveCodec(saveAbilities)), 140, 'Dex (half)'),
  {
    hint: 'The ability; (half) if a success halves the damage.',
    aliases: ['save'],
  },
);

/** How the spell can fail: with its attack, with the saving throw of a target, or with both. */
const attackOrSave: Fact = {
  keys: ['attack', 'save'],
  label: 'Attack or save',
  text: (values) => {
    const attackText = attack.show(values['attack']);
    const texts = [attackText === '' ? '' : `${attackText} attack`, save.show(values['save'])];
    return texts.filter((text) => text !== '').join('; ');
  },
  numeric: false,
  sort: null,
};

export const spells = defineKind({
  slug: 'spells',
  title: 'Spells',
  one: 'spell',
  many: 'spells',
  about: 'Cantrips and spells of all levels, what they take and what they do.',
  categories,
  sorts: Object.values(FeatSort),
  schema,
  startValues: { category: 'cantrip', school: 'evocation' },
  facts: ['castingTime', 'range', 'duration', attackOrSave, 'damage', 'classes'],
  fields: [
    ...namingFields(categories),
    field('school', 'School', choiceType(choicesOf(Object.values(SpellSchool))), {
      required: true,
    }),
    field('castingTime', 'Casting time', textual(castingTimeCodec, 180, '1 action'), {
      hint: 'Such as 10 minutes or ritual; or 1 reaction, when you fall.',
    }),
    field('range', 'Range', textual(spellRangeCodec, 100, '60 ft.')),
    field('area', 'Area', textual(optional(areaCodec), 190, '20-ft. sphere'), {
      hint: 'Such as 60-ft. line, 5 ft. wide.',
    }),
    field('components', 'Components', textual(componentsCodec, 190, 'V, S, M'), {
      hint: 'The material in brackets: V, S, M (a pearl; 100 gp, consumed).',
    }),
    field('duration', 'Duration', textual(durationCodec, 230, 'Instantaneous'), {
      hint: 'Such as Concentration, up to 1 minute.',
    }),
    attack,
    save,
    field('damage', 'Damage', textual(spellDamageCodec(damageTypes), 200, '8d6 fire'), {
      hint: 'Such as 4d4 acid; 2d4 acid later. Write + mod for the modifier of the spellcasting ability.',
    }),
    field('healing', 'Healing', textual(optional(healingCodec), 130, '2d8 + mod'), {
      hint: 'Such as 70, or 2d4 + 4 temporary.',
    }),
    field(
      'higherLevels',
      'Higher levels',
      textual(higherLevelsCodec(parts), 240, '+1d6 per slot'),
      {
        hint: 'Such as +1d6 per slot; for a cantrip, Level 5: 2d10; Level 11: 3d10.',
      },
    ),
    field('classes', 'Classes', choiceListType(choicesOf(Object.values(CharacterClass)))),
    ...closingFields,
  ],
});
