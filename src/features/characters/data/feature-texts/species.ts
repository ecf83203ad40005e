import type { SpeciesName } from '#src/lib/character/origins.ts';
import { withParts } from './several-classes.ts';

const darkvision = (feet: number): string =>
  `Out to ${feet} feet you see in Dim Light as if it were bright, and in Darkness as if it were dim, there only in gray.`;

const perProficiency = 'Per Long Rest you have as many uses as your Proficiency Bonus.';

const dragon = (type: string): string =>
  `Your Breath Weapon deals ${type} damage, and you have Resistance to it.`;

const lineages = {
  Drow: 'Your Darkvision reaches 120 feet. You know Dancing Lights, from level 3 also Faerie Fire, from level 5 Darkness.',
  'High Elf':
    'You know Prestidigitation, from level 3 also Detect Magic, from level 5 Misty Step. After a Long Rest you can exchange the cantrip for another one of the wizard list.',
  'Wood Elf':
    'Your Speed is 35 feet. You know Druidcraft, from level 3 also Longstrider, from level 5 Pass without Trace.',
};

const legacies = {
  Abyssal:
    'You resist Poison damage. You know Poison Spray, from level 3 also Ray of Sickness, from level 5 Hold Person.',
  Chthonic:
    'You resist Necrotic damage. You know Chill Touch, from level 3 also False Life, from level 5 Ray of Enfeeblement.',
  Infernal:
    'You resist Fire damage. You know Fire Bolt, from level 3 also Hellish Rebuke, from level 5 Darkness.',
};

const gnomes = {
  'Forest Gnome':
    'You know Minor Illusion, and Speak with Animals is always prepared. Per Long Rest you cast it without a slot as many times as your Proficiency Bonus, and beyond that with slots.',
  'Rock Gnome':
    'You know Mending and Prestidigitation. When you take 10 minutes to cast Prestidigitation, you make a Tiny clockwork device (AC 5, 1 Hit Point) with one of its effects, which anyone can start with a Bonus Action and a touch. You can have 3 devices. Each lasts 8 hours, or until you take it apart with the Utilize action.',
};

const gifts = {
  'Cloud’s Jaunt': 'As a Bonus Action you teleport up to 30 feet, into a free space that you see.',
  'Fire’s Burn':
    'When an attack of yours hits and deals damage, it can deal 1d10 Fire damage more.',
  'Frost’s Chill':
    'When an attack of yours hits and deals damage, it can deal 1d6 Cold damage more. The target’s Speed is then 10 feet lower until your next turn starts.',
  'Hill’s Tumble':
    'When an attack of yours hits and damages a creature that is Large or smaller, you can knock it Prone.',
  'Stone’s Endurance':
    'When you take damage, a Reaction lowers it by 1d12 + Constitution modifier.',
  'Storm’s Thunder':
    'When a creature within 60 feet damages you, a Reaction deals 1d8 Thunder damage to it.',
};

const spellOfLevel =
  'You choose one, and Intelligence, Wisdom or Charisma for its spells. Those of levels 3 and 5 are always prepared: you cast each once per Long Rest without a slot, and beyond that with slots.';

/** What the traits of the species and their options do, in our own words. The facts are from SRD 5.2.1. */
export const species: Readonly<Record<SpeciesName, Readonly<Record<string, string>>>> = {
  dragonborn: {
    'Draconic Ancestry':
      'You choose a kind of dragon. It decides which damage your Breath Weapon deals, and which you resist: Acid with black and copper, Cold with silver and white, Fire with brass, gold and red, Lightning with blue and bronze, Poison with green.',
    'Breath Weapon': `In place of one attack of the Attack action you breathe out, each time in a 15-foot Cone or in a Line of 30 feet that is 5 feet wide. Each creature there makes a Dexterity save (DC 8 + Constitution modifier + Proficiency Bonus) and takes 1d10 damage of your dragon’s type, half on a success; from character level 5 it is 2d10, from level 11 3d10, from level 17 4d10. ${perProficiency}`,
    'Damage Resistance': 'You take half of all damage of your dragon’s type.',
    Darkvision: darkvision(60),
    'Draconic Flight':
      'From character level 5, once per Long Rest, a Bonus Action gives you wings for 10 minutes, or until you fold them or are Incapacitated. You fly with your full Speed.',
    Black: dragon('Acid'),
    Blue: dragon('Lightning'),
    Brass: dragon('Fire'),
    Bronze: dragon('Lightning'),
    Copper: dragon('Acid'),
    Gold: dragon('Fire'),
    Green: dragon('Poison'),
    Red: dragon('Fire'),
    Silver: dragon('Cold'),
    White: dragon('Cold'),
  },
  dwarf: {
    Darkvision: darkvision(120),
    'Dwarven Resilience':
      'You have Resistance to Poison damage. Saves against being Poisoned, also those to end it, have Advantage.',
    'Dwarven Toughness': 'Your Hit Point maximum is higher by 1 per character level.',
    Stonecunning: `As a Bonus Action you have Tremorsense out to 60 feet for 10 minutes, as long as you stand on stone or touch it, natural or worked. ${perProficiency}`,
  },
  elf: {
    Darkvision: darkvision(60),
    'Elven Lineage': withParts(spellOfLevel, lineages),
    ...lineages,
    'Fey Ancestry': 'Saves against being Charmed, also those to end it, have Advantage.',
    'Keen Senses': 'You are proficient in one of these: Insight, Perception or Survival.',
    Trance:
      'You need no sleep, and no magic makes you sleep. 4 hours of meditation, in which you stay awake, are a Long Rest for you.',
  },
  gnome: {
    Darkvision: darkvision(60),
    'Gnomish Cunning': 'Your Intelligence, Wisdom and Charisma saves have Advantage.',
    'Gnomish Lineage': withParts(
      'You choose one, and Intelligence, Wisdom or Charisma for its spells.',
      gnomes,
    ),
    ...gnomes,
  },
  goliath: {
    'Giant Ancestry': withParts(`You choose one gift of the giants. ${perProficiency}`, gifts),
    ...gifts,
    'Large Form':
      'From character level 5, once per Long Rest, a Bonus Action makes you Large for 10 minutes if there is room for you; you can end it sooner. Your Speed is then 10 feet higher, and Strength checks have Advantage.',
    'Powerful Build':
      'Checks to end the Grappled condition have Advantage. You carry as much as someone one size larger.',
  },
  halfling: {
    Brave: 'Saves against being Frightened, also those to end it, have Advantage.',
    'Halfling Nimbleness':
      'Creatures larger than you are not in your way: you can pass through their space, but not stop there.',
    Luck: 'If the d20 of a D20 Test shows a 1, you can roll again; the new roll counts.',
    'Naturally Stealthy':
      'You can Hide even where only a creature at least one size larger hides you from view.',
  },
  human: {
    Resourceful: 'Each Long Rest gives you Heroic Inspiration.',
    Skillful: 'You are proficient in 1 more skill, whichever you like.',
    Versatile: 'You have 1 Origin feat of your choice, besides the one of your background.',
  },
  orc: {
    'Adrenaline Rush':
      'You can Dash as a Bonus Action, and then also get your Proficiency Bonus in temporary Hit Points. You have as many uses as your Proficiency Bonus; all come back after a Short or Long Rest.',
    Darkvision: darkvision(120),
    'Relentless Endurance':
      'Once per Long Rest, when damage would leave you with 0 Hit Points without killing you outright, you can have 1 left.',
  },
  tiefling: {
    Darkvision: darkvision(60),
    'Fiendish Legacy': withParts(spellOfLevel, legacies),
    ...legacies,
    'Otherworldly Presence':
      'You know the cantrip Thaumaturgy. It uses the ability that you chose for Fiendish Legacy.',
  },
};
