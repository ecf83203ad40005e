import { invocations } from './invocations.ts';
import {
  abilityScoreImprovement,
  alwaysPrepared,
  epicBoon,
  spellcasting,
} from './several-classes.ts';

/** What the features of a warlock do, in our own words. The facts are from SRD 5.2.1. */
export const warlock: Readonly<Record<string, string>> = {
  'Eldritch Invocations':
    'You know 1 invocation, a secret that changes what you can do: 3 from level 2, 5 from level 5, 6 from level 7, 7 from level 9, 8 from level 12, 9 from level 15, 10 from level 18. Some need a level or another invocation. At each warlock level you can exchange one that no other needs. You learn each only once, unless it says otherwise.',
  ...invocations,
  'Pact Magic': spellcasting({
    class: 'warlock',
    ability: 'Charisma',
    cantrips: '2 (3 from level 4, 4 from level 10). At each warlock level you can exchange one.',
    prepared:
      '2 at level 1, up to 15 at level 19, none above the level of your slots. At each warlock level you can exchange one.',
    slots:
      '1 (2 from level 2, 3 from level 11, 4 from level 17). All have the same level: 1, from warlock level 3 level 2, from 5 level 3, from 7 level 4, from 9 level 5. They come back after a Short or Long Rest.',
    focus: 'An Arcane Focus, such as an orb.',
  }),
  'Magical Cunning':
    'Once per Long Rest, a rite of 1 minute gives back spent Pact Magic slots: up to half of your maximum, rounded up.',
  'Ability Score Improvement': abilityScoreImprovement('8, 12 and 16'),
  'Contact Patron':
    'Contact Other Plane is always prepared. Once per Long Rest you cast it without a slot to reach your patron, and its save succeeds by itself.',
  'Mystic Arcanum':
    'Choose a warlock spell of level 6: once per Long Rest you cast it without a slot. At level 13 you choose one of level 7, at level 15 one of level 8, and at level 17 one of level 9, each also once per Long Rest. At each warlock level you can exchange one for another of the same level.',
  'Epic Boon': epicBoon('Boon of Fate'),
  'Eldritch Master': 'Magical Cunning gives back all spent Pact Magic slots.',

  'Fiend Patron':
    'Your patron is a fiend of the Lower Planes and pays in life, luck and fire. The subclass has features at levels 3, 6, 10 and 14, and spells up to level 9.',
  'Dark One’s Blessing':
    'When an enemy drops to 0 Hit Points through you, or within 10 feet of you through someone else, you get Charisma modifier + warlock level temporary Hit Points, at least 1.',
  'Fiend Spells': alwaysPrepared({
    3: 'Burning Hands, Command, Scorching Ray, Suggestion',
    5: 'Fireball, Stinking Cloud',
    7: 'Fire Shield, Wall of Fire',
    9: 'Geas, Insect Plague',
  }),
  'Dark One’s Own Luck':
    'You can add 1d10 to an ability check or save of yours, also when you know the roll but not yet what it causes. Per Long Rest you have as many uses as your Charisma modifier, at least 1; only one for a roll.',
  'Fiendish Resilience':
    'After each Short or Long Rest you can choose a type of damage, but not Force. You have Resistance to it until you choose another one.',
  'Hurl Through Hell':
    'After a hit, once per turn, you can throw the creature into the Lower Planes: it makes a Charisma save against your spell save DC or vanishes. It takes 8d10 Psychic damage, unless it is a Fiend, and is Incapacitated until your next turn ends. Then it comes back to its space, or the nearest free one. You can do this once per Long Rest, and again for a Pact Magic slot.',
};
