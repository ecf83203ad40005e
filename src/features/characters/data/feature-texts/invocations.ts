import { withParts } from './several-classes.ts';

const anotherCantrip = 'You can learn this again for another cantrip.';

const atWill = (from: string, spell: string): string =>
  `${from}You cast ${spell} without a slot, as often as you like.`;

/** What the invocations of a warlock do, in our own words. The facts are from SRD 5.2.1. */
export const invocations: Readonly<Record<string, string>> = {
  'Agonizing Blast': `From level 2. Choose a warlock cantrip that you know and that deals damage: its damage rolls add your Charisma modifier. ${anotherCantrip}`,
  'Armor of Shadows': atWill('', 'Mage Armor on yourself'),
  'Ascendant Step': atWill('From level 5. ', 'Levitate on yourself'),
  'Devil’s Sight':
    'From level 2. Out to 120 feet you see in Dim Light and in Darkness, even magical Darkness, as if it were bright.',
  'Devouring Blade':
    'From level 12, with Thirsting Blade. The Attack action has 3 attacks with your pact weapon.',
  'Eldritch Mind': 'Your Constitution saves to keep up Concentration have Advantage.',
  'Eldritch Smite':
    'From level 5, with Pact of the Blade. Once per turn, after a hit with your pact weapon, you can spend a Pact Magic slot. The target takes 1d8 more Force damage and 1d8 for each level of the slot. If it is Huge or smaller, you can also knock it Prone.',
  'Eldritch Spear': `From level 2. Choose a warlock cantrip that you know: it must deal damage and reach at least 10 feet. Its range grows by 30 feet per warlock level. ${anotherCantrip}`,
  'Fiendish Vigor':
    'From level 2. You cast False Life on yourself without a slot, as often as you like, and its die counts with the highest number.',
  'Gaze of Two Minds':
    'From level 5. As a Bonus Action you touch a willing creature and perceive with its senses, special ones included, until your next turn ends. A Bonus Action on each later turn extends this while you are on the same plane. Within 60 feet of each other, you can cast spells from its space as well.',
  'Gift of the Depths':
    'From level 5. You breathe under water and swim with your full Speed. Once per Long Rest you cast Water Breathing without a slot.',
  'Gift of the Protectors':
    'From level 9, with Pact of the Tome. Your book has a page for names, as many as your Charisma modifier, at least 1. A creature that you allow writes its name there with an action; you erase one with the Magic action. When someone named there drops to 0 Hit Points and is not killed outright, 1 Hit Point remains. After that it helps nobody until your next Long Rest.',
  'Investment of the Chain Master': withParts(
    'From level 5, with Pact of the Chain. Your familiar of Find Familiar becomes stronger.',
    {
      Movement: 'It has a Fly Speed or a Swim Speed of 40 feet, as you choose.',
      Attack: 'With a Bonus Action you have it take the Attack action.',
      Damage: 'Its Bludgeoning, Piercing or Slashing damage can be Necrotic or Radiant.',
      Saves: 'Those that it forces are against your spell save DC.',
      Resistance: 'When it takes damage, your Reaction gives it Resistance to that.',
    },
  ),
  'Lessons of the First Ones':
    'From level 2. You have an Origin feat of your choice. You can learn this again for another Origin feat.',
  Lifedrinker:
    'From level 9, with Pact of the Blade. Once per turn, a hit with your pact weapon can deal 1d6 more damage: Necrotic, Psychic or Radiant. With it you can spend a Hit Point Die and regain its roll + Constitution modifier, at least 1 Hit Point.',
  'Mask of Many Faces': atWill('From level 2. ', 'Disguise Self'),
  'Master of Myriad Forms': atWill('From level 5. ', 'Alter Self'),
  'Misty Visions': atWill('From level 2. ', 'Silent Image'),
  'One with Shadows':
    'From level 5. In Dim Light or Darkness you cast Invisibility on yourself without a slot, as often as you like.',
  'Otherworldly Leap': atWill('From level 2. ', 'Jump on yourself'),
  'Pact of the Blade':
    'As a Bonus Action you conjure a Simple or Martial melee weapon in your hand, or touch a magic weapon and bond with it, if it has no other bond and nobody else is attuned to it. You are proficient with your pact weapon, it is a focus for you, its rolls can use Charisma, and its damage can be Necrotic, Psychic or Radiant. The bond ends with a new one, with your death, or when the weapon has been farther than 5 feet from you for 1 minute. A conjured weapon then vanishes.',
  'Pact of the Chain':
    'You know Find Familiar and cast it with the Magic action, without a slot. Besides the usual forms, the familiar can be a Sprite, Imp, Quasit, Pseudodragon, Skeleton, Venomous Snake or Sphinx of Wonder. In place of one of your attacks with the Attack action, it can take a Reaction to attack once.',
  'Pact of the Tome':
    'When a Short or Long Rest ends, you can conjure a Book of Shadows. Choose 3 cantrips, and 2 level 1 spells with the Ritual tag, from any class and not prepared already: while you carry the book, they are prepared and are warlock spells for you. The book is also a focus. It vanishes when you conjure another, and when you die.',
  'Repelling Blast': `From level 2. Choose a warlock cantrip that you know and that has an attack roll: when it hits a creature that is Large or smaller, you can push it up to 10 feet straight away. ${anotherCantrip}`,
  'Thirsting Blade':
    'From level 5, with Pact of the Blade. The Attack action has 2 attacks with your pact weapon.',
  'Visions of Distant Realms': atWill('From level 9. ', 'Arcane Eye'),
  'Whispers of the Grave': atWill('From level 7. ', 'Speak with Dead'),
  'Witch Sight':
    'From level 15. You have Truesight out to 30 feet: you see in any Darkness, and through illusions, invisibility and changed shapes.',
};
