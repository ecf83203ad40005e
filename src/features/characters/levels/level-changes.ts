import { classesOf, highestLevel } from '#src/lib/character/class-list.ts';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { skills } from '#src/lib/character/skills.ts';
import { masteryAllowance } from '#src/lib/character/weapon-masteries.ts';
import { slugIn } from '#src/lib/character/slug.ts';
import { alwaysPreparedBy, countedSpells } from '#src/lib/character/spell-counts.ts';
import { spellCounts } from '../spell-choices/spell-counts.ts';
import type { CharacterValues } from '../character-fields.ts';
import { languageChoice, toolChoices } from '../data/origin-options.ts';
import { expertiseCount } from './expertise-count.ts';

/** The level of a character in a class; 0 without one. */
export const levelIn = (values: CharacterValues, name: ClassName): number =>
  classesOf(values).find((levels) => levels.class === name)?.level ?? 0;

/** The character with one more level in a class. The choices of the level are still open. */
export function withLevel(values: CharacterValues, name: ClassName): CharacterValues {
  if (values.level >= highestLevel) return values;
  const { otherClasses } = values;
  const known = otherClasses.some((other) => other.class === name);
  return {
    ...values,
    level: values.level + 1,
    otherClasses:
      name === values.class
        ? otherClasses
        : known
          ? otherClasses.map((other) =>
              other.class === name ? { ...other, level: other.level + 1 } : other,
            )
          : [...otherClasses, { class: name, level: 1 }],
  };
}

/** How many languages and tools the levels let the player choose; Skilled can be three tools. */
export const wordCount = (values: CharacterValues): number =>
  languageChoice(classesOf(values)).count +
  toolChoices(values).reduce((sum, { count }) => sum + count, 0) +
  3 * values.feats.filter((feat) => slugIn(feat) === 'skilled').length;

/** The languages that the character loses with a level that gave some: those chosen last. */
function languagesBeyond(before: CharacterValues, after: CharacterValues): string[] {
  const [had, has] = [languageChoice(classesOf(before)), languageChoice(classesOf(after))];
  const chosen = before.languages.filter((language) => had.from.includes(language));
  const fewer = had.count - has.count;
  return fewer > 0 ? chosen.slice(Math.max(has.count, chosen.length - fewer)) : [];
}

/** The hit points by the rules, without the number of an override. */
const ruledHitPoints = (values: CharacterValues): number =>
  deriveCharacter({
    ...values,
    overrides: values.overrides.filter(({ target }) => target !== 'hit-points'),
  }).hitPoints.value;

/** Magic items are added to the number of an override, so it is computed without them. */
const withoutItems = (values: CharacterValues): CharacterValues => ({ ...values, items: [] });

/** The hit points that the rules give for the difference of two states of a character. */
export const hitPointGain = (before: CharacterValues, after: CharacterValues): number =>
  ruledHitPoints(after) - ruledHitPoints(before);

/** What a level gives without a roll: the average of the Hit Point Die, rounded up. */
export const fixedRoll = (name: ClassName): number => characterClasses[name].hitDie / 2 + 1;

/** The reason of an override that exists because the hit points are rolled. */
const rolledReason = 'Hit points are rolled';

/**
 * The character with the hit points of the new level. A roll, or a number on which the table has agreed before,
 * makes the maximum an override.
 *
 * @param roll What the Hit Point Die showed; null for the fixed number.
 */
export function withHitPoints(
  before: CharacterValues,
  after: CharacterValues,
  name: ClassName,
  roll: number | null,
): CharacterValues {
  const agreed = before.overrides.find(({ target }) => target === 'hit-points');
  if (roll === null && !agreed) return after;
  const [own, next] = [withoutItems(before), withoutItems(after)];
  const gain = hitPointGain(own, next) + (roll === null ? 0 : roll - fixedRoll(name));
  const value = (agreed?.value ?? ruledHitPoints(own)) + Math.max(1, gain);
  const override = { target: 'hit-points', value, reason: agreed?.reason ?? rolledReason } as const;
  const others = after.overrides.filter(({ target }) => target !== 'hit-points');
  return { ...after, overrides: [...others, override] };
}

interface LevelBack {
  readonly values: CharacterValues;
  /** What the character loses with the level, one line for each thing. */
  readonly gone: readonly string[];
}

/** The classes of which the last level can be taken back: one level of the first class always stays. */
export const classesToGoBack = (values: CharacterValues): ClassName[] =>
  classesOf(values)
    .filter(({ class: name, level }) => name !== values.class || level > 1)
    .map((levels) => levels.class);

/** The character without its last level in a class, and without what that level gave. */
export function withoutLevel(values: CharacterValues, name: ClassName): LevelBack {
  const level = levelIn(values, name);
  const { label } = characterClasses[name];
  const fewer: CharacterValues = {
    ...values,
    level: values.level - 1,
    otherClasses: values.otherClasses.flatMap((other) => {
      if (other.class !== name) return [other];
      return other.level > 1 ? [{ ...other, level: other.level - 1 }] : [];
    }),
  };
  const gone = [`Level ${level} as a ${label}`];

  const feats = values.feats.filter((feat) => feat.class === name && feat.level >= level);
  const lostFeats = feats.map((feat) => feat.name);
  const subclass = level <= 3 ? values.subclasses.find((each) => each.class === name) : undefined;
  const expertise = values.expertise.slice(0, expertiseCount(fewer));
  const lostExpertise = values.expertise
    .slice(expertise.length)
    .map((skill) => skills[skill].label);
  const lostSpells = spellsBeyond(values, fewer, name);
  const weaponMasteries = values.weaponMasteries.slice(0, masteryAllowance(classesOf(fewer)).count);
  const lostMasteries = values.weaponMasteries.slice(weaponMasteries.length);
  const lostLanguages = languagesBeyond(values, fewer);

  if (subclass) gone.push(subclass.name);
  gone.push(...lostFeats);
  if (lostExpertise.length > 0) gone.push(`Expertise in ${lostExpertise.join(', ')}`);
  if (lostMasteries.length > 0) gone.push(`The mastery of ${lostMasteries.join(', ')}`);
  gone.push(...lostLanguages, ...lostSpells.map((spell) => spell.name));

  const remaining: CharacterValues = {
    ...fewer,
    feats: values.feats.filter((feat) => !feats.includes(feat)),
    subclasses: values.subclasses.filter((each) => each !== subclass),
    expertise,
    weaponMasteries,
    languages: values.languages.filter((language) => !lostLanguages.includes(language)),
    spells: values.spells.filter((spell) => !lostSpells.includes(spell)),
  };
  const lostOfOverride = hitPointGain(withoutItems(remaining), withoutItems(values));
  gone.push(`${hitPointGain(remaining, values)} Hit Points`);
  return {
    gone,
    values: {
      ...remaining,
      overrides: values.overrides.map((override) =>
        override.target === 'hit-points'
          ? { ...override, value: Math.max(1, override.value - lostOfOverride) }
          : override,
      ),
    },
  };
}

/**
 * The spells of a class that the character loses: those of a level that is too high, and those above the number of
 * spells. Spells that are no longer always prepared go first, then those chosen last. Spells that do not count stay.
 */
function spellsBeyond(
  before: CharacterValues,
  values: CharacterValues,
  name: ClassName,
): CharacterValues['spells'] {
  const ofClass = values.spells.filter((spell) => spell.class === name);
  const counts = spellCounts(values, name);
  if (counts === null) return ofClass;
  const { cantrips, leveled } = countedSpells(values, name);
  const wereAlways = alwaysPreparedBy(before, name);
  const possible = [...cantrips, ...leveled]
    .filter(({ facts }) => facts.level <= counts.maxSpellLevel)
    .toSorted(
      (one, other) => Number(wereAlways.has(slugIn(one))) - Number(wereAlways.has(slugIn(other))),
    );
  const kept = new Set([
    ...possible.filter(({ facts }) => facts.level === 0).slice(0, counts.cantrips),
    ...possible.filter(({ facts }) => facts.level > 0).slice(0, counts.known),
  ]);
  const beyond = new Set([...cantrips, ...leveled].filter((spell) => !kept.has(spell)));
  return ofClass.filter((spell) => beyond.has(spell));
}
