import {
  AbilityName,
  DamageType,
  type Spell,
  SpellIncreaseAppliesTo,
} from '#src/generated/model/index.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import { areaCodec } from '#src/lib/catalogue/spells/area.ts';
import { castingTimeCodec } from '#src/lib/catalogue/spells/casting-time.ts';
import { componentsCodec } from '#src/lib/catalogue/spells/components.ts';
import { spellDamageCodec } from '#src/lib/catalogue/spells/damage.ts';
import { durationCodec } from '#src/lib/catalogue/spells/duration.ts';
import { healingCodec } from '#src/lib/catalogue/spells/healing.ts';
import { higherLevelsCodec } from '#src/lib/catalogue/spells/higher-levels.ts';
import { spellRangeCodec } from '#src/lib/catalogue/spells/range.ts';
import { saveCodec } from '#src/lib/catalogue/spells/save.ts';
import { abilityLabels } from '#src/lib/character/abilities.ts';
import { characterClasses } from '#src/lib/character/classes.ts';

/** A fact of a spell with its name. */
export type SpellLine = readonly [term: string, text: string];

const save = saveCodec(choicesOf(Object.values(AbilityName), abilityLabels));
const damage = spellDamageCodec(choicesOf(Object.values(DamageType)));
const higherLevels = higherLevelsCodec(Object.values(SpellIncreaseAppliesTo));

const levelOf = ({ category }: Spell): string =>
  category === 'cantrip' ? 'Cantrip' : `Level ${category.slice('level-'.length)}`;

/**
 * Everything that the catalogue knows about a spell, in words. A module of its own: the notations of the catalogue
 * are large, and the sheet needs them only when a spell is opened.
 */
export function spellLines(spell: Spell): SpellLine[] {
  const lines: readonly SpellLine[] = [
    ['Level', `${levelOf(spell)}, ${spell.school}`],
    ['Casting time', castingTimeCodec.format(spell.castingTime)],
    ['Range', spellRangeCodec.format(spell.range)],
    ['Area', spell.area ? areaCodec.format(spell.area) : ''],
    ['Components', componentsCodec.format(spell.components)],
    ['Duration', durationCodec.format(spell.duration)],
    ['Attack', spell.attack === null ? '' : `${spell.attack} spell attack`],
    ['Saving throw', spell.save ? save.format(spell.save) : ''],
    ['Damage', damage.format(spell.damage)],
    ['Healing', spell.healing ? healingCodec.format(spell.healing) : ''],
    [
      spell.category === 'cantrip' ? 'At higher levels' : 'With a higher slot',
      higherLevels.format(spell.higherLevels),
    ],
    ['On the lists of', spell.classes.map((name) => characterClasses[name].label).join(', ')],
  ];
  return lines.filter(([, text]) => text !== '');
}
