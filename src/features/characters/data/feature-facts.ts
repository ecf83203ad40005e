import { plainFeature } from '#src/lib/character/feature-list.ts';

/**
 * The facts of features in SRD 5.2.1: what a use takes, its numbers and its saving throw. They are no rules text;
 * how a feature works is in the SRD. By name, or by class and name where classes differ.
 */
const facts: Readonly<Record<string, string>> = {
  // Several classes
  'Extra Attack': '2 attacks with the Attack action',
  'barbarian Unarmored Defense':
    'AC 10 + Dexterity + Constitution without armor; a shield is allowed',
  'monk Unarmored Defense': 'AC 10 + Dexterity + Wisdom without armor and shield',
  // Barbarian
  Rage: 'Bonus Action · up to 10 minutes · Resistance to bludgeoning, piercing and slashing damage · not in heavy armor',
  'Primal Knowledge': '1 more skill of the class',
  'Fast Movement': 'Speed +10 ft., not in heavy armor',
  'Feral Instinct': 'Advantage on Initiative',
  'Brutal Strike': '1d10 more damage and 1 effect, for giving up Advantage',
  'Relentless Rage':
    'Constitution save DC 10, +5 with each use until a rest; then Hit Points of twice the level',
  'Persistent Rage': 'A Rage lasts 10 minutes',
  'Improved Brutal Strike': 'From level 17: 2d10 more damage and 2 effects',
  'Primal Champion': 'Strength and Constitution +4, up to 25',
  Frenzy: 'As many d6 more damage as the Rage damage',
  'Mindless Rage': 'While raging: immune to Charmed and Frightened',
  Retaliation: 'Reaction · within 5 ft.',
  'Intimidating Presence':
    'Bonus Action · 30 ft. around you · Wisdom save, DC with Strength · 1 minute',
  // Bard
  'Bardic Inspiration': 'Bonus Action · 60 ft. · as often as the Charisma modifier, at least once',
  'Jack of All Trades': 'Half the Proficiency Bonus on checks without proficiency',
  'Font of Inspiration': 'Bardic Inspiration also comes back after a Short Rest',
  Countercharm: 'Reaction · 30 ft.',
  'Magical Secrets': 'Spells from the lists of bard, cleric, druid and wizard',
  'Superior Inspiration': 'At Initiative, at least 2 uses of Bardic Inspiration',
  'Words of Creation': 'Power Word Heal and Power Word Kill are always prepared',
  'Bonus Proficiencies': '3 more skills',
  'Cutting Words': 'Reaction · 60 ft.',
  'Magical Discoveries': '2 spells from the lists of cleric, druid or wizard',
  // Cleric
  'cleric Channel Divinity':
    'Divine Spark: action, 30 ft., Constitution save · Turn Undead: 30 ft., Wisdom save, 1 minute',
  'Sear Undead': 'As many d8 radiant damage as the Wisdom modifier, at least 1',
  'Blessed Strikes': 'Divine Strike: 1d8 · or Potent Spellcasting',
  'Divine Intervention': 'A cleric spell of level 5 or lower · once per Long Rest',
  'Improved Blessed Strikes':
    'Divine Strike: 2d8 · or temporary Hit Points of twice the Wisdom modifier, 60 ft.',
  'Greater Divine Intervention': 'Wish, then a wait of 2d4 Long Rests',
  'Disciple of Life': 'Healing spells give 2 + the level of the slot more',
  'Preserve Life': '5 Hit Points per cleric level · 30 ft.',
  'Blessed Healer': 'Healing others gives you 2 + the level of the slot',
  'Supreme Healing': 'Dice of healing count with their highest number',
  // Druid
  Druidic: 'The language, DC 15 to notice its signs · Speak with Animals is always prepared',
  'Wild Shape': 'Bonus Action · half the druid level in hours',
  'Wild Companion': 'Find Familiar for a use of Wild Shape or a slot',
  'Wild Resurgence': 'A use of Wild Shape for a slot, or a slot of level 1 for a use',
  'Elemental Fury': 'Primal Strike: 1d8 cold, fire, lightning or thunder · or Potent Spellcasting',
  'Improved Elemental Fury': 'Primal Strike: 2d8 · or 300 ft. more range for cantrips',
  Archdruid: 'Evergreen Wild Shape, Nature Magician, Longevity',
  'Land’s Aid':
    '60 ft., 10 ft. around the point · 2d6 necrotic, 3d6 from 10, 4d6 from 14 · Constitution save',
  'Natural Recovery': 'Slots of half the druid level together, none above 5 · once per Long Rest',
  'Nature’s Ward': 'Immune to Poisoned, and a Resistance by the land',
  'Nature’s Sanctuary': '15-ft. cube within 120 ft. · 1 minute · moved by up to 60 ft.',
  // Fighter
  'Second Wind': 'Bonus Action · 1d10 + fighter level Hit Points',
  'Action Surge': '1 more action · 2 uses from level 17',
  'Tactical Mind': '1d10 on a failed check, for a use of Second Wind',
  Indomitable: 'Repeat a failed save with the fighter level as a bonus',
  'Tactical Master': 'Push, Sap or Slow instead of the mastery of the weapon',
  'Two Extra Attacks': '3 attacks with the Attack action',
  'Three Extra Attacks': '4 attacks with the Attack action',
  'Improved Critical': 'Critical hit on 19 and 20',
  'Remarkable Athlete': 'Advantage on Initiative and Athletics',
  'Superior Critical': 'Critical hit on 18 to 20',
  Survivor: 'Death saves succeed with 18 as with 20 · 5 + Constitution modifier Hit Points a turn',
  // Monk
  'Martial Arts': 'An Unarmed Strike as a Bonus Action · Dexterity instead of Strength',
  'Monk’s Focus': 'Flurry of Blows, Patient Defense, Step of the Wind: 1 Focus Point each',
  'Uncanny Metabolism':
    'At Initiative: all Focus Points, and Hit Points of monk level + Martial Arts die · once per Long Rest',
  'Deflect Attacks':
    'Reaction · 1d10 + Dexterity modifier + monk level less damage · 1 Focus Point to redirect, 60 ft., Dexterity save',
  'Slow Fall': 'Reaction · 5 less damage per monk level',
  'Stunning Strike': '1 Focus Point · Constitution save',
  'Empowered Strikes': 'Unarmed Strikes can deal force damage',
  'Heightened Focus': 'Flurry of Blows: 3 strikes',
  'Self-Restoration': 'Ends Charmed, Frightened or Poisoned',
  'Disciplined Survivor': 'Proficient in all saves · 1 Focus Point repeats a failed one',
  'Perfect Focus': 'At Initiative, at least 4 Focus Points',
  'Superior Defense': '3 Focus Points · 1 minute · Resistance to everything but force damage',
  'Body and Mind': 'Dexterity and Wisdom +4, up to 25',
  'Open Hand Technique': 'Addle, Push by 15 ft., or Topple',
  'Wholeness of Body':
    'Martial Arts die + Wisdom modifier Hit Points · as often as the Wisdom modifier per Long Rest',
  'Quivering Palm': '4 Focus Points · 10d12 force damage · Constitution save',
  // Paladin
  'Lay On Hands': 'Bonus Action · 5 Hit Points per paladin level · 5 of them end Poisoned',
  'Paladin’s Smite': 'Divine Smite is always prepared, once per Long Rest without a slot',
  'paladin Channel Divinity': 'Divine Sense: 60 ft., 10 minutes',
  'Faithful Steed': 'Find Steed is always prepared, once per Long Rest without a slot',
  'Aura of Protection': '10 ft. · the Charisma modifier on saves, at least 1',
  'Abjure Foes': '60 ft. · as many targets as the Charisma modifier · Wisdom save · 1 minute',
  'Aura of Courage': 'Immune to Frightened in the aura',
  'Radiant Strikes': '1d8 more radiant damage',
  'Restoring Touch':
    '5 points of Lay On Hands end Blinded, Charmed, Deafened, Frightened, Paralyzed or Stunned',
  'Aura Expansion': 'The aura reaches 30 ft.',
  'Sacred Weapon': 'The Charisma modifier to hit, at least 1 · 10 minutes · light of 20 ft.',
  'Aura of Devotion': 'Immune to Charmed in the aura',
  'Holy Nimbus': '10 minutes · radiant damage of Charisma modifier + Proficiency Bonus',
  // Ranger
  'Favored Enemy': 'Hunter’s Mark is always prepared',
  'Deft Explorer': 'Expertise in 1 skill, 2 languages',
  Roving: 'Speed +10 ft., not in heavy armor · climbs and swims with the full Speed',
  Tireless: '1d8 + Wisdom modifier temporary Hit Points · a Short Rest takes away 1 exhaustion',
  'Nature’s Veil': 'Bonus Action · Invisible · as often as the Wisdom modifier',
  'Precise Hunter': 'Advantage on attacks against the target of Hunter’s Mark',
  'Feral Senses': 'Blindsight 30 ft.',
  'Foe Slayer': 'The die of Hunter’s Mark is a d10',
  'Hunter’s Prey': 'Colossus Slayer: 1d8 · or Horde Breaker',
  'Defensive Tactics': 'Escape the Horde, or Multiattack Defense',
  'Superior Hunter’s Prey': 'The damage of Hunter’s Mark to a second target · 30 ft.',
  'Superior Hunter’s Defense': 'Reaction',
  // Rogue
  'Thieves’ Cant': 'The language, and 1 more',
  'Cunning Action': 'Bonus Action · Dash, Disengage or Hide',
  'Steady Aim': 'Bonus Action',
  'Cunning Strike':
    '1 die of Sneak Attack: Poison (Constitution save), Trip (Dexterity save) or Withdraw',
  'Uncanny Dodge': 'Reaction · half the damage',
  'Reliable Talent': 'A roll of 9 or lower counts as 10',
  'Improved Cunning Strike': '2 effects at once',
  'Devious Strikes': 'Daze: 2 dice · Knock Out: 6 dice · Obscure: 3 dice',
  'Slippery Mind': 'Proficient in Wisdom and Charisma saves',
  'Stroke of Luck': 'A failed roll becomes a 20 · once per Short or Long Rest',
  'Fast Hands': 'Bonus Action',
  'Second-Story Work': 'Climbs with the full Speed · jumps with Dexterity',
  'Supreme Sneak': 'Stealth Attack: 1 die of Sneak Attack',
  'Use Magic Device': '4 attuned items · a 6 on 1d6 spends no charge · any scroll, from DC 10 on',
  'Thief’s Reflexes': '2 turns in the first round, the second at Initiative −10',
  // Sorcerer
  'Innate Sorcery':
    'Bonus Action · 1 minute · spell save DC +1, Advantage on attacks with spells of the class',
  'Font of Magic':
    'A slot gives points of its level · a slot of level 1 costs 2 points, 2 costs 3, 3 costs 5, 4 costs 6, 5 costs 7',
  'Sorcerous Restoration':
    'Half the sorcerer level in points after a Short Rest · once per Long Rest',
  'Sorcery Incarnate': '2 points for Innate Sorcery · 2 Metamagic options per spell',
  'Arcane Apotheosis': '1 Metamagic option a turn without points',
  'Draconic Resilience':
    '3 Hit Points, 1 more per level · AC 10 + Dexterity + Charisma without armor',
  'Elemental Affinity':
    'Acid, cold, fire, lightning or poison: Resistance, and Charisma on the damage',
  'Dragon Wings': 'Fly 60 ft. · 1 hour · 3 points give it back',
  'Dragon Companion': 'Summon Dragon once per Long Rest without a slot',
  // Warlock
  'Magical Cunning': '1 minute · half of the Pact Magic slots, rounded up · once per Long Rest',
  'Contact Patron': 'Contact Other Plane once per Long Rest without a slot',
  'Mystic Arcanum':
    'A spell of level 6, from 13 also 7, from 15 also 8, from 17 also 9 · each once per Long Rest',
  'Eldritch Master': 'Magical Cunning gives back all Pact Magic slots',
  'Dark One’s Blessing': 'Charisma modifier + warlock level temporary Hit Points · 10 ft.',
  'Dark One’s Own Luck':
    '1d10 on a check or save · as often as the Charisma modifier per Long Rest',
  'Fiendish Resilience': 'Resistance to one type of damage, not force',
  'Hurl Through Hell': '8d10 psychic damage · Charisma save · once per Long Rest',
  // Wizard
  'Arcane Recovery': 'Slots of half the wizard level together, none above 5 · once per Long Rest',
  Scholar: 'Expertise in a skill of knowledge',
  'Memorize Spell': '1 prepared spell is replaced after a Short Rest',
  'Spell Mastery': 'A spell of level 1 and one of level 2 without a slot',
  'Signature Spells': '2 spells of level 3, each once per Short or Long Rest without a slot',
  'Evocation Savant': '2 evocations of level 2 or lower in the book',
  'Sculpt Spells': '1 + the level of the spell: as many creatures are spared',
  'Empowered Evocation': 'The Intelligence modifier on the damage of an evocation',
  Overchannel:
    'The highest damage, for a slot of level 5 or lower · from the second use on 2d12 necrotic damage per slot level, 1d12 more each time',
  // Species
  'Breath Weapon':
    'Instead of an attack · 15-ft. cone or 30-ft. line · Dexterity save, DC with Constitution · half damage on a success',
  'Draconic Flight': 'Bonus Action · 10 minutes · once per Long Rest',
  'Dwarven Resilience': 'Resistance to poison damage · Advantage on saves against Poisoned',
  'Dwarven Toughness': '1 Hit Point more per level',
  Stonecunning: 'Bonus Action · Tremorsense 60 ft. · 10 minutes',
  'Fey Ancestry': 'Advantage on saves against Charmed',
  Trance: 'A Long Rest takes 4 hours',
  'Gnomish Cunning': 'Advantage on Intelligence, Wisdom and Charisma saves',
  'Large Form':
    'Bonus Action · 10 minutes · Large, Speed +10 ft., Advantage on Strength checks · once per Long Rest',
  'Powerful Build': 'Advantage on ending Grappled · carries as one size larger',
  Brave: 'Advantage on saves against Frightened',
  'Halfling Nimbleness': 'Moves through the space of larger creatures',
  Luck: 'A 1 on a D20 Test is rolled again',
  'Naturally Stealthy': 'Hides behind larger creatures',
  Resourceful: 'Heroic Inspiration after a Long Rest',
  Skillful: '1 skill',
  Versatile: '1 Origin feat',
  'Adrenaline Rush': 'Bonus Action · temporary Hit Points of the Proficiency Bonus',
  'Relentless Endurance': '1 Hit Point instead of 0 · once per Long Rest',
  'Otherworldly Presence': 'The cantrip Thaumaturgy',
};

/** What the SRD says in numbers about a feature; null if it is only a name here. */
export function featureFacts(className: string | null, feature: string): string | null {
  const name = plainFeature(feature);
  return facts[`${className} ${name}`] ?? facts[name] ?? null;
}

/** The features that have facts. */
export const factNames: readonly string[] = Object.keys(facts);
