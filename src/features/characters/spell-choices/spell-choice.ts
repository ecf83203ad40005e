import { DamageType, type Spell, type SpellFacts } from '#src/generated/model/index.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import { castingTimeCodec } from '#src/lib/catalogue/spells/casting-time.ts';
import { spellDamageCodec } from '#src/lib/catalogue/spells/damage.ts';
import { durationCodec } from '#src/lib/catalogue/spells/duration.ts';
import { spellRangeCodec } from '#src/lib/catalogue/spells/range.ts';

/** A spell that a character can choose, with the copy of its facts that the character would keep. */
interface SpellChoice {
  readonly key: string;
  readonly catalogueVersion: number;
  readonly name: string;
  readonly facts: SpellFacts;
}

const damageCodec = spellDamageCodec(choicesOf(Object.values(DamageType)));

const longest = { castingTime: 80, range: 80, components: 160, duration: 80, damage: 120 } as const;

const levelOf = (category: Spell['category']): number =>
  category === 'cantrip' ? 0 : Number(category.slice('level-'.length));

function componentsText({ verbal, somatic, material }: Spell['components']): string {
  const letters = [verbal && 'V', somatic && 'S', material !== null && 'M'].filter(Boolean);
  return letters.join(', ');
}

/** The facts of a spell of the catalogue as a character copies them. */
export const spellChoice = (spell: Spell): SpellChoice => ({
  key: spell.spellSk,
  catalogueVersion: spell.version,
  name: spell.name,
  facts: {
    level: levelOf(spell.category),
    school: spell.school,
    castingTime: castingTimeCodec.format(spell.castingTime).slice(0, longest.castingTime),
    range: spellRangeCodec.format(spell.range).slice(0, longest.range),
    components: componentsText(spell.components).slice(0, longest.components),
    duration: durationCodec.format(spell.duration).slice(0, longest.duration),
    concentration: typeof spell.duration === 'object' && spell.duration.concentration,
    ritual: spell.castingTime.ritual,
    attack: spell.attack,
    save: spell.save?.abilities[0] ?? null,
    damage: damageCodec.format(spell.damage).slice(0, longest.damage),
  },
});
