import type { AbilityName } from '#src/lib/character/abilities.ts';
import type { BackgroundName, SpeciesName } from '#src/lib/character/origins.ts';
import type { Skill } from '#src/lib/character/skills.ts';
import type { CharacterValues } from '../character-fields.ts';

/** What each choice means at the table, in one sentence for players who are new to the game. */
export const speciesTexts: Readonly<Record<SpeciesName, string>> = {
  dragonborn: 'Dragons are your ancestors: you breathe their fire, frost or lightning.',
  dwarf: 'Tough as stone, hard to poison, and at home under the mountain.',
  elf: 'Graceful and long-lived, with sharp senses and a spell you were born with.',
  gnome: 'Small and clever; spells that attack the mind have trouble with yours.',
  goliath: 'Giants are your kin: you are tall, fast and carry twice as much.',
  halfling: 'Small, brave and lucky: when the die shows a 1, you roll it again.',
  human: 'Good at everything: one more skill, one more feat, and fresh courage every morning.',
  orc: 'You charge when others walk, and the first blow that should drop you does not.',
  tiefling: 'A legacy of other planes gives you horns, a resistance and a little magic.',
};

/** What the option of a species is called and what it decides. */
export const speciesOptionTexts: Partial<
  Readonly<Record<SpeciesName, { label: string; text: string }>>
> = {
  dragonborn: {
    label: 'Your dragon',
    text: 'It decides what you breathe, and what hurts you only half as much.',
  },
  elf: { label: 'Your lineage', text: 'It decides which magic you were born with.' },
  gnome: { label: 'Your lineage', text: 'It decides which small magic you were born with.' },
  goliath: { label: 'Your giant', text: 'It gives you one gift, a few times a day.' },
  tiefling: {
    label: 'Your legacy',
    text: 'It decides what you resist and which magic wakes in you.',
  },
};

/** By the name of the option in the SRD. */
export const optionTexts: Readonly<Record<string, string>> = {
  Black: 'Acid.',
  Blue: 'Lightning.',
  Brass: 'Fire.',
  Bronze: 'Lightning.',
  Copper: 'Acid.',
  Gold: 'Fire.',
  Green: 'Poison.',
  Red: 'Fire.',
  Silver: 'Cold.',
  White: 'Cold.',
  Drow: 'You see far in the dark and make lights dance.',
  'High Elf': 'A wizard’s cantrip comes to you as easily as breath.',
  'Wood Elf': 'You are faster than others and know the speech of leaves.',
  'Forest Gnome': 'You make small illusions and talk with small animals.',
  'Rock Gnome': 'You mend what is broken and build little clockwork things.',
  'Cloud’s Jaunt': 'You vanish and stand thirty feet away.',
  'Fire’s Burn': 'Your hit also burns.',
  'Frost’s Chill': 'Your hit also freezes and slows.',
  'Hill’s Tumble': 'Your hit also knocks over.',
  'Stone’s Endurance': 'You take a blow and feel less of it.',
  'Storm’s Thunder': 'Who hurts you hears thunder.',
  Abyssal: 'You resist poison and can spit it.',
  Chthonic: 'You resist necrotic damage and your touch is cold as a grave.',
  Infernal: 'You resist fire and can throw it.',
};

export const backgroundTexts: Readonly<Record<BackgroundName, string>> = {
  acolyte: 'You served in a temple and learned its rites, and a little of its magic.',
  criminal: 'You lived outside the law; you act first and find what is hidden.',
  sage: 'You spent years among books, and some of what you read was magic.',
  soldier: 'You stood in a line and held it; your hits land harder than most.',
};

export const abilityTexts: Readonly<Record<AbilityName, string>> = {
  str: 'Lift, break, jump and hit hard.',
  dex: 'Dodge, sneak and shoot straight.',
  con: 'Stay on your feet: it adds to your Hit Points.',
  int: 'Know, reason and cast as a wizard.',
  wis: 'Notice, understand people and cast as a cleric, druid or ranger.',
  cha: 'Persuade, deceive and cast as a bard, paladin, sorcerer or warlock.',
};

export const methodTexts: Readonly<Record<CharacterValues['abilityMethod'], string>> = {
  'standard-array': 'Six fixed numbers; you decide which ability gets which. The quick way.',
  'point-buy': 'You have 27 points to spend, and high scores cost more.',
  roll: 'Four dice for each ability, and the lowest is dropped. Fate decides.',
  manual: 'You already have the numbers, for example from your table.',
};

export const skillTexts: Readonly<Record<Skill, string>> = {
  acrobatics: 'Keep your balance, tumble, land on your feet.',
  'animal-handling': 'Calm a horse, win over a guard dog.',
  arcana: 'Know about spells, runes and magic items.',
  athletics: 'Climb, swim, jump and wrestle.',
  deception: 'Tell a lie that is believed.',
  history: 'Remember wars, kings and old ruins.',
  insight: 'See whether the other one lies.',
  intimidation: 'Make them afraid to say no.',
  investigation: 'Find clues and put them together.',
  medicine: 'Stop the bleeding, name the illness.',
  nature: 'Know plants, animals and the weather.',
  perception: 'Notice the trap before it notices you.',
  performance: 'Hold a room with a song or a story.',
  persuasion: 'Win them over with honest words.',
  religion: 'Know gods, rites and the undead.',
  'sleight-of-hand': 'Pick a pocket, palm a coin.',
  stealth: 'Move without being seen or heard.',
  survival: 'Follow tracks, find food, foresee storms.',
};

export const equipmentTexts: Readonly<Record<CharacterValues['equipment'], string>> = {
  kit: 'The gear of your class and your background, packed and ready.',
  gold: 'Only coins: you buy what you want before the game begins.',
};

/** By the key of the feat in the catalogue; other feats show what the catalogue says. */
export const featTexts: Readonly<Record<string, string>> = {
  '2024#ability-score-improvement': 'You simply get better: +2 to one ability, or +1 to two.',
  '2024#alert': 'You act early in a fight and can swap your place with a friend.',
  '2024#archery': 'Your shots hit more often.',
  '2024#defense': 'While you wear armor, you are harder to hit.',
  '2024#grappler': 'You hold on to whom you punch, and hit the one you hold more easily.',
  '2024#great-weapon-fighting': 'Low dice count for more with a weapon in both hands.',
  '2024#magic-initiate': 'You learn two cantrips and one spell of another class.',
  '2024#savage-attacker': 'Once a turn, you roll the damage of a weapon twice and take the better.',
  '2024#skilled': 'You learn three more skills or tools.',
  '2024#two-weapon-fighting': 'Your second weapon hits as hard as the first.',
};

/** By the name of the option: what an option of a class feature of level 1 means. */
export const featureOptionTexts: Readonly<Record<string, string>> = {
  Protector: 'You wear heavy armor and fight with every weapon.',
  Thaumaturge: 'You know one more cantrip, and more about gods and magic.',
  Magician: 'You know one more cantrip, and more about nature and magic.',
  Warden: 'You wear medium armor and fight with every weapon.',
  'Armor of Shadows': 'You are armored in shadow, as often as you like.',
  'Eldritch Mind': 'Blows seldom break your concentration.',
  'Pact of the Blade': 'Your magic makes you a weapon and swings it.',
  'Pact of the Chain': 'A strange small servant comes to you.',
  'Pact of the Tome': 'A book gives you more cantrips and two rituals.',
};
