import type { CharacterFeat } from '#src/generated/model/index.ts';
import { abilityNames, type AbilityName } from '#src/lib/character/abilities.ts';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { optionPrerequisites } from '#src/lib/character/data/feature-options.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { slugOf } from '#src/lib/character/slug.ts';
import type { CharacterValues } from '../character-fields.ts';
import { allChoices, type AnyChoice } from './all-choices.ts';

type Increases = CharacterFeat['increases'];

/** The highest score that Ability Score Improvement gives. */
const highest = 20;

/** The fighting styles of the SRD that go well with a class, the best first. */
const stylesOf: Partial<Readonly<Record<ClassName, readonly string[]>>> = {
  fighter: ['Defense', 'Great Weapon Fighting'],
  paladin: ['Defense'],
  ranger: ['Archery'],
};

/** The boons that the texts of the classes name, as far as every class can have them. */
const boonOf: Readonly<Record<ClassName, string>> = {
  barbarian: 'Boon of Irresistible Offense',
  bard: 'Boon of Spell Recall',
  cleric: 'Boon of Fate',
  druid: 'Boon of Dimensional Travel',
  fighter: 'Boon of Combat Prowess',
  monk: 'Boon of Irresistible Offense',
  paladin: 'Boon of Truesight',
  ranger: 'Boon of Dimensional Travel',
  rogue: 'Boon of the Night Spirit',
  sorcerer: 'Boon of Dimensional Travel',
  warlock: 'Boon of Fate',
  wizard: 'Boon of Spell Recall',
};

/** The abilities in the order in which the class needs them. */
function orderOf(className: ClassName): AbilityName[] {
  const { array } = characterClasses[className];
  return abilityNames.toSorted((a, b) => array[b] - array[a]);
}

/** +1 to two odd scores, because two modifiers rise then; otherwise +2 to the first score that has room for it. */
function improvement(
  order: readonly AbilityName[],
  scores: Readonly<Record<AbilityName, number>>,
): Increases {
  const raised = order.filter((ability) => scores[ability] < highest);
  const [first, ...others] = raised;
  if (first === undefined) return [];
  if (scores[first] % 2 === 0) return [{ ability: first, amount: 2 }];
  const second = others.find((ability) => scores[ability] % 2 === 1) ?? others[0];
  if (second !== undefined) {
    return [
      { ability: first, amount: 1 },
      { ability: second, amount: 1 },
    ];
  }
  return [{ ability: first, amount: 1 }];
}

/** One feat of the catalogue for a choice; null if the form has no suggestion for it. */
function featFor(values: CharacterValues, { class: name, kind, level }: AnyChoice) {
  if (name === null) return null;
  const feat = (label: string, increases: Increases = []): CharacterFeat => ({
    class: name,
    level,
    key: `2024#${slugOf(label)}`,
    name: label,
    increases,
  });
  const order = orderOf(name);
  if (kind === 'ability-score-improvement') {
    const increases = improvement(order, deriveCharacter(values).scores);
    return increases.length === 0 ? null : feat('Ability Score Improvement', increases);
  }
  if (kind === 'epic-boon') {
    const from: Partial<Record<string, readonly AbilityName[]>> = {
      'Boon of Irresistible Offense': ['str', 'dex'],
      'Boon of Spell Recall': ['int', 'wis', 'cha'],
    };
    const label = boonOf[name];
    const ability = order.find((each) => from[label]?.includes(each) ?? true);
    return feat(label, ability === undefined ? [] : [{ ability, amount: 1 }]);
  }
  if (kind === 'fighting-style') {
    const taken = new Set(values.feats.map((each) => each.name));
    const style = stylesOf[name]?.find((each) => !taken.has(each));
    return style === undefined ? null : feat(style);
  }
  return null;
}

/** The options of a class feature that are still to be chosen, without those that need what is not there. */
function optionsFor({ feats }: CharacterValues, choice: AnyChoice, level: number): CharacterFeat[] {
  const { class: name, options, count } = choice;
  if (name === null || options === null) return [];
  const ofClass = feats.filter((feat) => feat.class === name);
  const taken = new Set(ofClass.map((feat) => feat.name));
  const chosen = ofClass.filter(
    (feat) => feat.level === choice.level && options.includes(feat.name),
  );
  const free = options.filter((option) => {
    const needed = optionPrerequisites[slugOf(option)];
    return (
      !taken.has(option) &&
      (needed === undefined ||
        (needed.level <= level && (needed.option === undefined || taken.has(needed.option))))
    );
  });
  return free.slice(0, count - chosen.length).map((option) => ({
    class: name,
    level: choice.level,
    key: null,
    name: option,
    increases: [],
  }));
}

/**
 * The feats with a suggestion for each level that has none, the lowest level first: each increase counts from the
 * scores that the earlier ones give.
 *
 * @param levelIn the level that the character has in a class
 */
export function withSuggestedFeats(
  values: CharacterValues,
  levelIn: (name: ClassName) => number,
): CharacterValues['feats'] {
  const feats = [...values.feats];
  for (const choice of allChoices(values).toSorted((a, b) => a.level - b.level)) {
    if (choice.done || choice.class === null) continue;
    const full: CharacterValues = { ...values, feats };
    const feat = featFor(full, choice);
    if (feat !== null) feats.push(feat);
    if (choice.kind === 'option') {
      feats.push(...optionsFor(full, choice, levelIn(choice.class)));
    }
  }
  return feats;
}
