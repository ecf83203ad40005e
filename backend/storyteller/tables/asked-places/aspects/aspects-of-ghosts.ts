import type { PlaceAspect } from '../families/place-family.ts';

/** The dead who keep a place, or do not rest in it. */
export const aspectsOfGhosts: readonly PlaceAspect[] = [
  {
    id: 'kept-by-ghost',
    says: /\b(?:run|kept|owned|led|ruled|tended|managed|served|staffed|inhabited|held|guarded|watched) (?:only |solely |entirely )?by (?:(?:an? |the |two |three |one )?(?:\w+ ){0,2}?)(?<ghosts>ghosts?|spirits?|phantoms?|spectres?|specters?|poltergeists?)\b|\b(?:keeper|owner|barkeep|bartender|innkeeper|landlord|landlady|librarian|headmaster|cook|host|teachers?|staff|waiters?|maids?) (?:is|are) (?:an? |all |actually |secretly |the )*(?<ghosts2>ghosts?|spirits?|dead)\b|\bghost(?:ly)? (?:innkeeper|barkeep|bartender|librarian|keeper|owner|crew|captain|staff)\b/,
    tells: ['haunted', 'ghosts'],
    look: [
      'a broom that leans on nothing, and waits',
      'a peg with an apron on it, stiff with {years} years of starch',
      'frost on the inside of the windows, wiped off at the height of a face',
    ],
    known: [
      '{K} has been dead for {years} years and has not taken a day off; {town} is a little proud of it.',
      'What {K} hands over is cold from the hand, and paid for by putting the coins down and looking away.',
    ],
    feature: [
      '{K} can be anywhere in {site} at once, and nowhere outside it, not even on the step.',
      'Salt on the floor stops {K}, and is thought very rude.',
    ],
    beside: [
      '{K} is dead and knows it, can touch everything in {site} and nothing beyond the threshold, and would give a good deal to see the other side of the street once more.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'goes through the wall to fetch what has run out, and comes back by the door, so as not to show off',
            'has not been told about the last {years} years, and has the prices of then',
          ],
          guest: [
            'has come to serve a paper on a dead person, and cannot find out where to put it',
            'rents the coldest corner, and asks {K} each evening, casually, how it happened',
          ],
          hooks: [
            '{K} cannot cross the threshold, and pays {coins} gold pieces, out of a wall, to whoever finds out why {V} does not come any more.',
            'The council of {town} wants to tax {site}, and its lawyers do not agree whether the owner exists.',
            '{site.s} has the best of its trade in three counties, and serves no one who has ever been there with {B}.',
          ],
        },
        trouble: {
          id: 'ghost-keeper-1',
          absent: ['heir to the house', 'last apprentice'],
          guest: ['exorcist', 'notary', 'medium'],
          trace: [
            '{K} sets out a second cup every evening, and takes it away full.',
            'The deeds of {site} hang on the wall in a frame, and the date below the signature is {years} years after the funeral.',
            [
              '{K} flinches at the sound of one step on the stair, and nobody else who comes up has this effect.',
              'v=1',
            ],
            ['It is colder each day, and {K} can be seen through a little better.', 'v=2'],
          ],
          truth: [
            "{K} believes in an accident, and stays because somebody promised to come back: {V}, who was then nine and is old now, left {town} after being told that {K} did not want to see anyone. {B} told {V} that, as {B}'s family has every time since: by the deed {site} falls to them if the heir never claims it, and the term ends on {deadline}. A true word from {V} would free {K}, and {K} is not at all sure of wanting that.",
            '{K} is no ordinary ghost, but the lock: under {site} the dead of a whole war were buried in haste, and one of them had to stay up and keep the rest asleep. {K} volunteered, by dying. {B} has been sent to lay {K} to rest, in good faith, by a temple that does not know, with a paper from somebody who does. {V} wrote down how it was done, and the last page is missing.',
          ],
          finds: [
            [
              'Insight',
              'asking {K} about {V}',
              '{K} describes somebody small, with a tooth missing, and looks at the door',
              'v=1',
            ],
            [
              'Investigation',
              'looking through the letters behind the counter',
              '{V} has written every year, and somebody has opened the letters, and resealed them, and put them where the dead do not look',
              'v=1',
            ],
            [
              'Persuasion',
              'buying {B} a drink on the last day of the term',
              '{B} has the keys of {site} cut already, and shows them',
              'v=1',
            ],
            [
              'Religion',
              'reading the funeral book of {town} for that year',
              '{K} was not killed, but blessed, in advance, by {few} priests',
              'v=2',
            ],
            [
              'Perception',
              'lying down on the floor of the cellar',
              'very many people breathe below it, in step, and turn over when {K} does',
              'v=2',
            ],
            [
              'History',
              'showing {K} something made after the funeral',
              '{K} is silent, and then asks who won',
            ],
          ],
          later: [
            [
              'On {deadline} {B} walks in as the owner, with salt, and {K} goes out like a lamp in the middle of a word.',
              'v=1',
            ],
            [
              'On {deadline} {K} is laid to rest, with flowers. By evening {num} who were not asked are up (use <Skeleton, Wight, Wraith> for them).',
              'v=2',
            ],
          ],
          ways: [
            [
              "{V} lives in {town2}, a day's ride away, with {years} letters that came back. One evening at the counter is all that is needed.",
              'v=1',
            ],
            [
              '{K} may stay, too: a ghost that has been asked to is a tenant, and no deed is against it. {V} would have to sign, and laugh.',
              'v=1',
            ],
            [
              'Another may take the place of {K}, living or dead, who likes company and cannot be hurried. There is one in {town}, and it is the exorcist.',
              'v=2',
            ],
            [
              'The dead below want one thing, and {K} has never dared to grant it: to have it said aloud which side they were on, and that it is over.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'lair-of-undead',
    says: /\b(?:vampire|lich|mummy)(?: \w+)?'?s? (?:lair|castle|crypt|tomb|mansion|manor|tower|lord|count|countess|king|queen|house)\b|\b(?:crypt|tomb|castle|lair|tower|manor|palace|mausoleum|home|keep|fortress) of (?:an? |the )?(?:\w+ ){0,2}(?:vampires?(?: lord| count| countess| queen| king)?|lich(?: king| queen| lord)?|mummy lord|undead king|death knight)\b|\b(?:ruled|owned|inhabited) by (?:an? |the )?(?:\w+ ){0,2}(?:vampire|lich|mummy|undead)(?: lord| count| countess| queen| king)\b/,
    not: /\bruins? of\b/,
    tells: [],
    look: [
      'curtains nailed to the frame, and a nail that has been pulled out',
      'a dining table laid for one, with a glass and without a plate',
      'fresh flowers before a portrait, and all mirrors turned to the wall',
    ],
    known: [
      'In {town} one shuts the shutters on this side, pays a tax that is in no book, and has had no robbers for {years} years.',
      'The master of {site} has been dead for longer than {town} has had walls, and answers letters by return of post.',
    ],
    feature: [
      'By day only the servants move here, and only those who have been promised something.',
      'A door on the stair has no handle on the living side; it opens for cold hands.',
    ],
    beside: [
      'The master of {site} is dead, old and bored, and bound by one rule of hospitality: a guest who has eaten here may leave, once.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'receives in a hall with one candle, on behalf of the master, and has small bites of cake ready for the nervous',
            'is alive, has been promised not to be, and counts the evenings',
          ],
          guest: [
            'has buried a brother twice, and carries a bag that smells of garlic and varnish',
            'takes the pulse of everyone here under some pretext, and has not found one since the gate',
          ],
          hooks: [
            'A black coach calls at {town} for {V} on the night of {deadline}, as agreed {years} years ago by people who are dead; the family pays {coins} gold pieces if it goes away empty.',
            '{K} brings the party an invitation to {site}, with their names in old ink, and a promise that they may leave.',
            'No one has been taken from {town} for a year, and the town is afraid of what that means.',
          ],
        },
        trouble: {
          id: 'undead-keeper-1',
          absent: ['chosen guest', 'heir of the line', 'sexton of the house'],
          keeper: ['steward of the house', 'chamberlain to the dead'],
          guest: ['doctor who asks about the pulse', 'hunter in mourning'],
          trace: [
            'The dust in {site} is swept in one direction only, towards the stair that goes down.',
            '{K} sets out bread and salt for guests, and breathes out when they have eaten it.',
            [
              'The coffin in the lowest room is open and full of letters, all to one person, none sent.',
              'v=1',
            ],
            [
              'At the third hour the bell rings for supper, and the dead of all graveyards round about turn their faces this way.',
              'v=2',
            ],
          ],
          truth: [
            "The master below {site} (use <1 Wight, Vampire Spawn, Vampire> if it comes to blows) does not want {V}'s blood, but {V}'s name: the line that lived off {town} is to end with a marriage and a will, and then with a sunrise that the master means to watch. {K} has been promised eternity, learns of this by listening, and has nailed the last shutter. {B} would kill the one who wants to die, and leave the one who does not.",
            'The master of {site} (use <1 Vampire, Lich> for the fight that nobody wants) is the oldest of a court of {few}, and the only one who voted against: the others mean to darken the sun over the realm, on {deadline}, and need all signatures. {V}, who was to bring the refusal to the crown, has been turned on the way, and is torn between two oaths. {B} is known as a hunter, is paid by the other {few}, and has found the coffin.',
          ],
          finds: [
            [
              'Investigation',
              'reading the letters in the coffin',
              "they ask {V}'s family for forgiveness, in the grammar of {few} centuries",
              'v=1',
            ],
            [
              'Insight',
              'asking {K} what eternity is for',
              '{K} has plans for every room, and none for the master',
              'v=1',
            ],
            [
              'Religion',
              'looking at the shutters',
              'the nails go in from inside, and the last one has been driven in against the will of whoever sleeps here',
              'v=1',
            ],
            [
              'Arcana',
              'looking up from the highest window at noon',
              'the sun has a bite out of it that is in no almanac, as thin as a thread',
              'v=2',
            ],
            [
              'Perception',
              "weighing {B}'s bag in one hand",
              'the stakes are for show, and the purse has been filled by {few} mints that closed long ago',
              'v=2',
            ],
            [
              'Persuasion',
              'eating bread and salt at the table, and asking one question',
              'the answer comes from below, true, and sounds as if it had waited',
            ],
          ],
          later: [
            [
              'On {deadline} {K} has driven in the last nail, and goes to {town} in the black coach with an own list (use <Vampire Spawn, Wight>).',
              'v=1',
            ],
            [
              'On {deadline} it does not get light. By what should be noon the court of {few} has sat down in {town} (use <Vampire Spawn, Wraith, Vampire>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'All that is wanted is one witness who is not afraid, a pen, and an east window without a nail. The house then belongs to {town}.',
              'v=1',
            ],
            [
              '{K} can be frightened out of it by one look at what eternity is like: the lowest room has a diary.',
              'v=1',
            ],
            [
              'A vote that is held under a roof where a guest has been killed is void. {B} can be made a guest.',
              'v=2',
            ],
            [
              '{V} has eaten bread and salt, and may leave once, also from what {V} has become.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'dead-rise',
    says: /\b(?:dead (?:don't|do not|won't|will not|never|refuse to|don't want to|cannot|can't) (?:stay|rest|sleep|lie|be|die)|(?:dead|corpses?|bones|skeletons) (?:rise|rises|walk|wake|get up|come back|climb|return|are restless|still|that rise|who rise|who walk)|restless dead|undead (?:rise|roam|walk)|walking dead|unquiet (?:graves?|dead)|where the dead (?:walk|rise|dance|speak|talk|live|work|meet))\b/,
    tells: [],
    look: [
      'graves with a bell on a pole above each, and a cord that goes down',
      'fresh earth in {few} places, thrown up from below',
      'a row of spades, chained, and a row of pillows, not',
    ],
    known: [
      'The dead of {site} do not stay where they are put. {town} has got used to leaving out their hats.',
      'Those who are laid to rest in {site} are up again by the third night, and mean no harm so far; they look for something.',
    ],
    feature: [
      'The dead here go round whoever stands still and says their name.',
      'A bell on its cord tells which grave is awake, and the one without a cord is the oldest.',
    ],
    beside: [
      'The dead here get up because they have been called, by a bell that {K} bought cheaply and did not look inside of.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'knows all of the dead by name, puts them back before dawn, and is out of breath',
            'asks each visitor to speak well of somebody, quickly, whoever comes round the corner',
          ],
          guest: [
            'has come to see one person once more, every night, and has stopped wearing black',
            'measures how far each of them gets before the cock crows, and draws the lines on a map',
          ],
          hooks: [
            'The dead of {site} stood round the house of {V} for a whole night, hats in hand, and {V} has not been seen since; {town} pays {coins} gold pieces to know what they wanted.',
            '{K} has buried the same man {few} times and asks the party to follow him for once.',
            'A will is to be read in {town}, and the one who made it has said that he would come.',
          ],
        },
        trouble: {
          id: 'rising-1',
          absent: ['bell founder', 'former gravedigger'],
          guest: ['widow with a lantern', 'scholar of bones'],
          trace: [
            'All tracks of the dead go out of {site} in one direction, and come back.',
            'The bells on the poles ring an hour before each burial, and not after it.',
            [
              'Each of the dead carries something back, and lays it on one grave: nails, a plank, a hinge.',
              'v=1',
            ],
            ['The dead lie down facing the east, and get up facing the north.', 'v=2'],
          ],
          truth: [
            "They want to pay. The year of the fever {V} took the money of {num} of the dying for good graves and had them put in sacks, in one pit. They are bringing planks and nails for coffins, by night, one each. {K} dug the pit, as a boy, on {V}'s order. {B} can see what they are doing, has found that they obey whoever owns the nails, and has begun to buy.",
            'They are being called up, not by anyone here: the old border army lies in {site}, {few} hundred strong, with an oath to rise if the wall in the north falls. It is falling. {V} met the first of them to rise, a captain, went with him to warn the crown, and has been locked up beside him. {B} has the means of laying them all to rest for ever, is praised for it in {town}, and knows about the wall.',
          ],
          finds: [
            [
              'Survival',
              'following one of the dead out and back',
              "it goes to a carpenter's yard, leaves a coin of its own year, and takes one plank",
              'v=1',
            ],
            [
              'Investigation',
              'opening the grave where the things are laid',
              "it is a pit, with {num} in it, without boards, in sacks of {V}'s trade",
              'v=1',
            ],
            [
              'Insight',
              'asking {K} about the year of the fever',
              '{K} has a price list by heart that was never paid out',
              'v=1',
            ],
            [
              'History',
              'reading the buttons of those who rise',
              'all are of one army, and its oath is on the gate of {site} in a script that {B} has had limed over',
              'v=2',
            ],
            [
              'Arcana',
              'standing among them when they turn north',
              'one feels the pull, in the teeth, like a far-off horn',
              'v=2',
            ],
            [
              'Perception',
              'looking at who does not rise',
              'it is all those who had nothing to wait for',
            ],
          ],
          later: [
            [
              'On day {days} {B} owns enough nails; that night the dead of {site} go where they are told, in step (use <Skeleton, Zombie, Ghoul, Wight>).',
              'v=1',
            ],
            [
              'On {deadline} {B} puts them to rest with great ceremony, and {days} days later what they were to stop is in {town} (use <Frost Giant, Marilith>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'They lie still as soon as each has four boards and a name read out. {town} has carpenters, and {V} has the list, and still the money.',
              'v=1',
            ],
            ['{K} would confess, if somebody else held the lantern.', 'v=1'],
            [
              'They can be mustered: somebody has to call the roll, in rank, without fear, and {V} has it. They are polite, and tireless.',
              'v=2',
            ],
            [
              'The wall may be held by the living, too, if the crown believes a dead captain. He speaks well, and his prison is an inn by now.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
