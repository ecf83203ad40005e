import { magicOf } from '../item-effects.ts';
import { isInUse, type CharacterItem } from '../items.ts';
import type { CharacterChoices } from '../choices.ts';
import { classesOf } from '../class-list.ts';
import { trainingOfOptions } from '../class-options.ts';
import type { ArmorTraining } from '../data/training.ts';
import type { DerivedCharacter } from '../derive.ts';
import { takenFeats } from '../feats.ts';
import { trainedWith, type TrainedWith } from '../training.ts';
import type { RuleMark } from './mark.ts';

type Indexed = readonly [index: number, item: CharacterItem];

/** All items after the first `most` are too many. */
const tooMany = (
  items: readonly Indexed[],
  most: number,
  markOf: (index: number, item: CharacterItem) => RuleMark,
): RuleMark[] => items.slice(most).map(([index, item]) => markOf(index, item));

/** What the character is trained with, by its classes and the options of their features. */
export function trainingOf(character: CharacterChoices): TrainedWith {
  const classes = classesOf(character);
  return trainedWith(classes, trainingOfOptions(takenFeats(character, classes)));
}

function trainingMarks(character: CharacterChoices, worn: readonly Indexed[]): RuleMark[] {
  const { armor: trained } = trainingOf(character);
  const rule = 'Armor Training';
  return worn.flatMap(([index, { name, armor }]) => {
    const category: ArmorTraining | undefined = armor?.category;
    if (category === undefined || trained.has(category)) return [];
    const path = `/items/${index}/equipped`;
    const message =
      category === 'shield'
        ? `This character is not trained with Shields, so ${name} adds nothing to the Armor Class.`
        : `This character is not trained with ${category} armor. In ${name}, it has Disadvantage on rolls with Strength and Dexterity and cannot cast spells.`;
    return [{ path, message, rule }];
  });
}

/** A character is attuned to one copy of an item at most. */
function copyMarks(attuned: readonly Indexed[]): RuleMark[] {
  const magics = attuned.map(([, item]) => magicOf(item));
  return attuned
    .filter(([, item], at) => magics.indexOf(magicOf(item)) < at)
    .map(([index, { name }]) => ({
      path: `/items/${index}/attuned`,
      message: `A character can be attuned to one copy of an item. ${name} adds nothing to the first one.`,
      rule: 'Attunement',
    }));
}

export function itemMarks(character: CharacterChoices, { attunements }: DerivedCharacter) {
  const items: Indexed[] = [...(character.items ?? []).entries()];
  const worn = items.filter(([, item]) => item.armor !== null && isInUse(item));
  const bodies = worn.filter(([, { armor }]) => armor?.category !== 'shield');
  const shields = worn.filter(([, { armor }]) => armor?.category === 'shield');
  return [
    ...tooMany(bodies, 1, (index, { name }) => ({
      path: `/items/${index}/equipped`,
      message: `A character wears one suit of armor at a time. With ${name} there are several, and the best one counts.`,
      rule: 'Armor',
    })),
    ...tooMany(shields, 1, (index, { name }) => ({
      path: `/items/${index}/equipped`,
      message: `A character holds one Shield at a time. With ${name} there are several, and the best one counts.`,
      rule: 'Shield',
    })),
    ...tooMany(
      items.filter(([, { attuned }]) => attuned),
      attunements,
      (index, { name }) => ({
        path: `/items/${index}/attuned`,
        message: `A character can be attuned to ${attunements} magic items at once. ${name} is one too many.`,
        rule: 'Attunement',
      }),
    ),
    ...copyMarks(items.filter(([, { attuned }]) => attuned)),
    ...trainingMarks(character, worn),
  ];
}
