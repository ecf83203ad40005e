import type { PlaceState } from './place-trait.ts';

const list = (words: string): readonly string[] => words.split(' ');

const rooms = 'make=building|settlement|vessel';

/** States of places in which people still live or work: what has come over them, or to whom they belong. */
export const morePlaceStates: readonly PlaceState[] = [
  {
    id: 'dragon',
    words: list("dragon dragon's dragons wyrm wyrm's drake's"),
    sites: ['cave'],
    empty: {
      keeper: ['carrier of the tribute', 'warden of the tribute', 'royal warden of the tribute'],
      done: [
        'On the first day of the month {K} carries in what {town} owes«, by list,» and comes out with the list.',
        'Whoever lost something to the fire may look for it at the mouth of the lair, by daylight; {K} stands by with a bucket.',
        'Sheep are led in here, and {K} counts them once more in the dark, aloud.',
      ],
    },
    look: [
      'a floor of rock that a belly has polished, as wide as a cart road',
      'a scale as large as a shield, used as the lid of a barrel',
      'coins trodden into the clay like pebbles',
      'bones in heaps, by size, and a cowbell on the largest heap',
    ],
    known: [
      'It is known from {town} to {town2} as the lair of a dragon, and {town} has paid for {years} years not to be burned.',
      'By night {town} sees a glow here, and by day the price of its sheep says the same: that a dragon is to be fed.',
    ],
    senses: [
      'Something breathes, or the wind does, «and people from {town} do not ask which; »it smells of sulphur and hot iron.',
      'Stones crack like knuckles as they cool; it smells of singed wool.',
    ],
    feature: [
      'The heap of coins slides, with everyone on it, when one pulls at its foot.',
      'There is a shaft for the smoke«, in which one can climb as long as nothing below it breathes out».',
      'The largest pillar is burnt through on three sides.',
    ],
    checks: [
      ['Stealth', 'crossing the coins without a sound'],
      ['Survival', 'telling from the scorched stones how far a flame reaches'],
    ],
    hidden: [
      'The hoard is smaller than {town} believes: most of it is brass pots, which shine as well. What is gold fits into one chest, and lies where the rock is warmest.',
      'The oldest piece of the hoard is the crown of {town2}, which rules under a copy. {K} has recognised it, and has put a pot over it.',
    ],
  },
  {
    id: 'besieged',
    words: list('besieged surrounded beleaguered occupied'),
    look: [
      'a ring of campfires that one can count from here by night',
      ['horses in the best room, and harness on the portraits', rooms],
      'a cannonball with a date painted on it, used as a doorstop',
      'a line of stakes, and a second one that faces the other way',
    ],
    known: [
      'It has been besieged for {years} weeks. At noon both sides stop for an hour, and carters from {town} sell to both.',
      'Nobody gets in or out without a pass of the general outside, who is a cousin of {K} and plays chess with {K} by flag.',
    ],
    senses: [
      'Drums answer each other all night, «and {town} cannot sleep either; »it smells of wet ash and horse.',
      'A shot, a long silence, and somebody who counts; it smells of saltpetre« as far as {town}».',
    ],
    feature: [
      'The ditch has one place without water, which both sides believe to be known to them alone.',
      'Three taps on the oldest stone are heard in the tunnel of those outside.',
    ],
    checks: [
      ['Deception', 'crossing the lines with somebody else\u2019s pass'],
      ['Survival', 'finding the dry place in the ditch'],
    ],
    hidden: [
      'The siege is for show: {K} and the general outside share what {town} pays for peace, and neither can stop without being asked where the money went.',
      'Those outside want one person and not the place. {B} is that person, and {K} has known it since the third day.',
    ],
  },
  {
    id: 'plague',
    words: list('plague plagued sick quarantined diseased infected pestilent fevered'),
    look: [
      'a rope across the way in, with a bell and a bowl of vinegar for coins',
      ['doors with a yellow mark, and one that has been washed', rooms],
      'a heap of blankets that is burned every evening, and is never smaller',
      'a mask with a beak on a nail, with herbs in it that are fresh',
    ],
    known: [
      'There is a plague in it. {town} leaves bread at a stone, and takes away letters that have been held over smoke.',
      'Each evening the number of the sick is called across to {town}, and in the morning {K} has it corrected.',
    ],
    senses: [
      'Nobody coughs here who can help it, «and {town} listens for it; »it smells of vinegar and burnt juniper.',
      'A bell goes before each cart, and {town} shuts its windows; it smells of lime and lavender.',
    ],
    feature: [
      'A mask and a bell clear any way here within three breaths.',
      'The cart for the dead is not searched by anyone.',
    ],
    checks: [
      ['Medicine', 'telling how the sickness passes on'],
      ['Persuasion', 'getting someone to say who fell ill first'],
    ],
    hidden: [
      'The sickness is in one well, and whoever drinks boiled water stays healthy. {K} found out a week ago and is afraid of being asked why so late.',
      'Half of the sick are none: they hide here from {town}, and pay {K} for the yellow mark.',
    ],
  },
  {
    id: 'sealed',
    words: list('sealed locked forbidden closed walled-up barricaded off-limits'),
    look: [
      'a wax seal as wide as a hand, broken, and mended with a candle',
      'a wall of newer stones where there was a way in',
      'a notice in three languages, of which the third has been scratched out',
      'a keyhole without a key, polished by eyes',
    ],
    known: [
      'It was closed by order of {body} of {town}, and to break the seal costs a hand. {K} renews it on the first day of the month.',
      'No one may go in. {town} has kept to it for {years} years, except on the days on which it has not.',
    ],
    senses: [
      'One hears something fall inside, now and then, «as if a shelf in {town} gave up; »it smells of wax.',
      'Behind the seal it is quiet in a way that makes visitors from {town} talk more; it smells of old air.',
    ],
    feature: [
      'The seal can be lifted off whole with a hot wire.',
      'There is a second way in, which was left for a cat.',
    ],
    checks: [
      ['Sleight of Hand', 'lifting the seal and putting it back'],
      ['Investigation', 'finding out how often it has been mended'],
    ],
    hidden: [
      'It was sealed to keep a debt from being read, and nothing else. The paper hangs behind the door, and {B} is named in it.',
      'The seal holds only as long as {K} renews it, and {K} has had a cold hand in the back each time for a year.',
    ],
  },
  {
    id: 'enchanted',
    words: list(
      'enchanted magical magic bewitched spellbound faerie fairy fey living sentient talking singing dreaming',
    ),
    look: [
      'moths that give light, and sit down where one points',
      'a shadow that waits for its owner at the corner',
      'a bowl of water in which it is another season',
      'words on a leaf, of which the last one is the name of whoever reads them',
    ],
    known: [
      'There is magic in it, of the sort that listens: people of {town} speak well of it aloud and wait to go home before they say the rest.',
      'What is asked for here politely is given, and counted. {town} owes it {few} songs and a shoe.',
    ],
    senses: [
      'It hums when one agrees with it, «and visitors from {town} agree a good deal; »it smells of rain on warm stone.',
      'Somebody laughs behind one, kindly, in the voice of one\u2019s own childhood; it smells of honey« and, to people from {town}, of home».',
    ],
    feature: [
      'Anything thrown away in anger comes back, faster.',
      'A true thank-you opens one way that was not there.',
    ],
    checks: [
      ['Arcana', 'telling what wakes the magic'],
      ['Persuasion', 'asking the place itself for a favour'],
    ],
    hidden: [
      'The magic was lent, for a lifetime that is nearly over: that of {K}, who has told no one and has begun to write letters.',
      'It can be taken along in a jar, by whoever knows the tune. {B} knows most of it, and whistles it in the wrong order on purpose.',
    ],
  },
  {
    id: 'monsters',
    words: list(
      'goblin goblins orc orcs orcish kobold kobolds gnoll gnolls ogre ogres troll trolls hobgoblin hobgoblins bugbear bugbears ' +
        'giants lizardfolk monster monsters demon demons devils vampires undead zombies minotaur harpy',
    ),
    look: [
      'a way in built for other shoulders than those of people',
      'trophies over the way in, each with a name in chalk under it',
      'a pit of ashes with bones sorted by size',
      'a scoreboard of scratches, with {town} on one side',
    ],
    known: [
      'It belongs to those after whom it is called. {K} speaks for them with {town}, and is let in because of an old debt.',
      'Those after whom it is called keep a truce with {town}, for salt, mirrors and the right to be insulted only in writing. {K} sees to it.',
    ],
    senses: [
      'Someone sharpens something, in time with a song that {town} has forbidden; it smells of fat and wet fur.',
      'They fall silent when strangers come, all but one, who has never learned how; it smells of smoke« that {town} does not burn».',
    ],
    feature: [
      'A loud horn sends half of them one way and half the other.',
      'Guests who have eaten here may not be touched until they have slept.',
    ],
    checks: [
      ['Insight', 'finding out which of them really gives orders'],
      ['Intimidation', 'being taken for someone whom they owe a fight'],
    ],
  },
  {
    id: 'old-folk',
    words: list('dwarven dwarf dwarves dwarvish elven elvish elf elves gnomish gnome halfling'),
    look: [
      'letters cut so fine that one reads them with a fingertip',
      'joints in the stone without a gap, and one with a knife blade in it',
      'a lamp that has not been filled for a lifetime, and gives light',
      'seats of another height than those of {town}',
    ],
    known: [
      'It was built by the folk whose name it has, and «in {town} »no one has seen them finish anything: they say that it is too early.',
      'The folk whose name it has still own it, by a treaty with {town} that is renewed by one handshake in each generation. {K} is to give it next.',
    ],
    senses: [
      'Somebody sings under the floor, «in a language that {town} has three words of, »and the stones hum with it; it smells of resin and cold metal.',
      'It is so well built that no door is heard, and visitors from {town} begin to whisper; it smells of wax and moss.',
    ],
    feature: [
      'A counterweight moves a whole wall if one pushes where the pattern breaks.',
      'The old light goes out at one word, and comes on at another.',
    ],
    checks: [
      ['History', 'reading who built which part, and in what mood'],
      ['Investigation', 'finding where the pattern breaks'],
    ],
  },
  {
    id: 'outlaws',
    words: list(
      'pirate pirates bandit bandits thieves smugglers smuggler rebel rebels assassins outlaw outlaws raiders cult cultists criminal underworld',
    ),
    look: [
      'a shelf of hats, so that guests can leave as others',
      'a slate with the watches of {town} and the hours at which they look away',
      'goods under a sail, with the marks of three owners cut out',
      'a second way out, kept free, with a lamp that is lit already',
    ],
    known: [
      'Those who meet here pay no tax and keep their word. The guards of {town} know at which hours it is better not to come.',
      'Everyone in {town} knows to whom it belongs, and no one has ever been told. {K} is asked for small favours, and for large ones after dark.',
    ],
    senses: [
      'Dice stop when the step on the stair is a new one, «and all of {town} seems to hold its breath; »it smells of tar and oranges.',
      'A whistle goes from mouth to mouth as far as {town} and comes back with one note more; it smells of wet rope and coins.',
    ],
    feature: [
      'A net falls on whoever does not duck at the third step.',
      'One whistle puts out all lamps, and everyone here can find the way in the dark.',
    ],
    checks: [
      ['Deception', 'passing for a cousin from {town2}'],
      ['Insight', 'seeing who is about to change sides'],
    ],
  },
];
