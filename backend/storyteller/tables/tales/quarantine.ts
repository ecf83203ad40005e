import { quarantineActs } from './quarantine-acts.ts';
import type { Tale } from './tale-types.ts';

export const quarantineTale: Tale = {
  id: 'quarantine',
  titles: ['The Yellow Flag', 'Forty Days'],
  tones: ['intrigue', 'grim'],
  levels: [1, 10],
  cast: {
    G: 'pilot of the harbour',
    A: 'harbour physician|health commissioner',
    B: "ship's cook|bosun",
    S: 'fish smuggler|lighterman',
    T: 'gravedigger|sexton of the harbour chapel',
    H: 'customs clerk|warehouse keeper',
    R: 'captain of the guard ship',
  },
  deadline: 'the fortieth day',
  num: [31, 90],
  onlyIn: { a: ['copper salts', 'chicken blood'], b: ['real fever', 'eleven streets'] },
  lair: {
    name: 'the plague house on the sandbank|the plague house on the shoal|the yellow house on the sandbank',
    terrain: 'water',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  escort: ['people'],
  pitch: [
    [
      'A ship lies in the roads of {town} with a yellow flag, and [nobody|no one] may go near it. It has been there for weeks with {num} people on board. By law a plague ship is burned on the fortieth day, with its cargo given to the town; [each|every] night those on board hang lanterns over the side, one for everyone who is still alive. {G} counts them. [There have not been fewer for {few2} days.|For {few2} days now the sum has been the same.]',
      'v=a',
    ],
    [
      'A ship lies in the roads of {town} with a yellow flag, and [nobody|no one] may go near it. It has been there for weeks with {num} people on board. By law a plague ship is burned on the fortieth day, with its cargo given to the town; [each|every] night those on board hang lanterns over the side, one for everyone who is still alive. {G} counts them. [There have never been fewer.|The sum has never changed.]',
      'v=b',
    ],
    [
      'Every evening the people of {town} go down to the mole and count lanterns. {num.u} of them hang on a ship with a yellow flag that has lain in the roads for weeks; when [somebody|someone] on board dies of the plague, one is put out. [The last {few2} nights none has been put out.|For {few2} nights nobody over there has blown one out.] {G} has told the harbour office that nobody dies of this plague any more, and was told to stop counting.',
      'v=a',
    ],
    [
      'Every evening the people of {town} go down to the mole and count lanterns. {num.u} of them hang on a ship with a yellow flag that has lain in the roads for weeks; when [somebody|someone] on board dies of the plague, one is put out. [None has been put out yet.|So far they have all gone on burning.] {G} has told the harbour office that nobody dies of this plague, and was told to stop counting.',
      'v=b',
    ],
  ],
  stakes: [
    'In {days} days it is the fortieth day, and the ship will be burned where it lies. {G} has a right to ask for a second opinion and can find [nobody|no one] in {town} who would give one.',
    'There are {days} days until the fortieth day. Then the guard ship fires the plague ship, with everyone who is on it, and not one of the {num} will have been seen by anybody, says {G}, except for one physician with a telescope.',
  ],
  start: [
    [
      '[The rowing boat is allowed as far as a red buoy.|A red buoy floats at the place where rowing boats have to turn round.] There {G.full} ships the oars and puts a basket of bread on the water, on a board, for the current to take. [On the ship in front of you a face appears at the rail, and then a second and a third. Nobody calls out.|The ship is so near that you can see a face come up behind the rail, and another, and then there are many. They do not shout.] [They point, all together, at something behind you, and when you turn round you see {town}, as peaceful as a picture, with smoke over the roofs.|Every arm goes up and points past you. You look over your shoulder, and there lies {town} with its chimneys smoking, and nothing is wrong with it.] "They do that every day," says {G.full}. ["I do not know what they mean."|"I have looked, and there is never anything."]',
      '@buoy',
    ],
    [
      'A bottle washes up on the mole of {town} while you are sitting there. [The guards are on their feet at once with gloves and tongs and a bucket of vinegar.|Four guards have seen it, and come running with tongs, gloves and vinegar.] But {G.full} is quicker, and has read it and thrown it into the sea again before they come. "What did it say?" ask the guards. "Nothing," says {G.full}. [They go back to their dice.|The dice are still where they left them.] Very quietly {G.full} says to you, "It said: we are well. Who is it over there that is dying?"',
      '@bottle',
    ],
  ],
  ask: [
    '"Go and look," says {G}. "Somehow. Tell me what they have, or have not; and find out who in {town} would be the richer for it. [I only know ships, and that one is not ill."|What I know is ships, and I never saw a healthier one."]',
    '{G} wants the truth about the plague before the ship is burned. ["If it is plague, I shall light the fire myself. If it is not, I want to know whose idea it was."|"Show me one sick sailor, and I carry the torch. Show me that there is none, and then I want a name."]',
  ],
  fee: [
    '{G} has {coins} gp, saved up for a boat of {G.their} own, and the word of honour of a pilot.',
    'The families of those on board have put together {coins} gp; {G} keeps it under the floor.',
  ],
  talk: [
    '{S.full} rows at night without a lamp. Whoever carries anything to that ship or from it carries the plague, people say.',
    'The ship is full of pepper and indigo. [It is a pity about it, says {H.full}, who has the list.|{H.full}, who has the list, finds it a pity.]',
    '{A.full} has not slept since the flag went up, and has refused any pay. [You should put up a statue.|People like that ought to be cast in bronze.]',
    '{B.full} was seen on deck, dancing. [That is the fever.|So the fever has got to the head.]',
    '{T.full} has dug {few} graves for people from the ship, and has been told not to open the shrouds.',
    'There is coughing in the lower town too, but it is only the season.',
    'Forty days were enough for the saints, and forty days are the law. The law was proposed by {A.full}, last spring.',
  ],
  run: [
    [
      'Those on board point at {lair}, between ship and town (DC 12 Perception). [Light was in it last night; it is supposed to be empty.|Last night a window was lit there, in a house with nobody in it.]',
      'start=buoy',
    ],
    [
      'The bottle is from the good wine of the harbour office, not from the ship (DC 12 Investigation): [somebody|someone] on shore has sent wine out, and been paid in letters.',
      'start=bottle',
    ],
    'To get on board the party can swim (DC 13 Athletics), be smuggled by {S} for a price, or be rowed out by right, if {G} signs them on as a relief crew; then they may not come back.',
    '{A} gives everyone who asks a mask with herbs in it and a clear explanation, and writes down the name.',
    'A sick person from the ship would smell of vinegar and onions. The bread basket comes back with a smell of pepper and roast fish (DC 12 Nature).',
  ],
  gist: [
    [
      'There is no plague on the ship. {A} gave the crew copper salts in the water casks and has shown the harbour office chicken blood; with the new law the cargo falls to {town} on the fortieth day, and {H} has sold it in advance. Those who left the ship are kept at {lair}, so that they cannot talk.',
      'v=a',
    ],
    [
      'The plague is real, and it is in {town}. {A} saw the first case in the lower town, and hung the yellow flag on the first ship that came, so that [nobody|no one] would ask: the ship is the only healthy place for miles. The sick of {town} are taken to {lair} by night; {H} sells their houses.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who carries letters to the ship by night and would be hanged for it, and who has a cough.',
  ],
  truth: [
    [
      '{A} came to {town} {years} years ago in a real plague, stayed when all other doctors fled, and was forgotten the year after. Since then {A} has asked the council each spring for a hospital, and each spring the council has built a warehouse.',
    ],
    [
      [
        'So {A} needed a plague and {num3} chests of pepper. The first sailor to be sick had eaten mussels; the rest was copper salts, masks and a flag. {H} went through the books and found a buyer. The hospital has been drawn already; it will have {few4} wards, and {A} really means to build it.',
        'v=a',
      ],
      [
        'Then a washerwoman in the lower town died with black hands. [{A} knew what it was, and knew what would happen|{A} had seen such hands before, and knew what comes next]: the gates shut, the market dead, {num3} houses nailed up with people in them. A ship was just coming in. {A} has treated eleven streets since then, alone, by night, and has lost nearly all of them.',
        'v=b',
      ],
    ],
    [
      [
        '{T} opened a shroud. [There was sand in it. {T} has dug|It was full of sand. {T} has dug] {few} graves for sand, and has asked the buried to forgive it, for want of anybody else.',
        'v=a',
      ],
      [
        '{T} opened a shroud. [It was not a sailor; it was the baker from Rope Lane.|The sailor in it was the baker from Rope Lane.] {T} has burned {T.their} gloves and told no one, so as not to start a panic.',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      '{B} is the heir to the cargo. The merchant who owned it died on the voyage, of old age, and left it to the one who had made soup for him for {few3} years; the will is in the salt box. Whoever saves the ship has a very rich friend.',
      'v=a',
    ],
    [
      'The ship carries what heals it. Its people have not caught the fever although {B} pulled a dying swimmer from {town} on board: they eat the bitter bark that lies under the pepper as packing. [There is enough of it for the whole lower town, and it is to be burned.|All of the lower town could be healed with it, and it is going to burn.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has brought {num2} ships into {town} and never lost one. {G} cannot stand a thing that does not add up, and has sold the furniture to be able to go on counting.',
    ],
    A: [
      '{A} has clean hands, a soft voice and a list of all who let {A.them} down. {A} would stop if [somebody|someone] in {town} said "thank you" without being asked to.',
    ],
    B: [
      '{B} keeps {num} people alive with a kettle and bad jokes. {B} has started to teach them to swim, in case.',
    ],
    S: [
      '{S} smuggles fish, and letters too since the flag went up, free of charge. {S} coughs because of the vinegar through which {S.they} must pull each page.',
    ],
    T: [
      '{T} talks to the dead and finds the living too quick. {T} will open any grave for a person who helps to close it.',
    ],
    H: [
      '{H} has sold something twice and cannot find out what. {H} counts aloud when frightened, always up to the same number, {num3}.',
    ],
    R: [
      '{R} commands {few5} guns and has burned one ship in {R.their} life, at a distance, and heard it. {R} wants orders that leave nothing to decide.',
    ],
  },
  places: [
    {
      name: 'the ship in the roads|the ship with the flag',
      look: [
        'Washing on the shrouds, {num} people, a choir practice. {B} cooks on deck, and everyone stops and stares when the party comes over the side: they have not seen a new face since the flag went up.',
        '[A clean, bored, hungry ship.|The deck has been scrubbed white, for lack of anything else to do, and everybody is hungry.] Somebody has painted a calendar on the mainsail, and {B} has let the children draw the party on it before they are aboard.',
      ],
      todo: [
        'The guard ship fires at any boat that leaves by daylight. Whoever wants to be off again must wait for the fog of the morning (DC 12 Survival to read it) or be let down with the slop bucket.',
      ],
      what: [
        [
          'Medicine :: examining those who were ill :: [It was poison, and it stopped on the day|They were poisoned, and it was over on the day] on which {B} began to catch rain for the soup. [The casks have a green rim.|There is a green rim round the inside of the casks.]',
          'v=a',
        ],
        [
          'Medicine :: examining those who were ill :: [There have been none. {B} shows|Nobody has been ill. {B} shows] the party the only patient, who swam here from {town}: black hands, a real fever, and nearly well.',
          'v=b',
        ],
      ],
      who: [
        'Insight :: asking who brought the flag :: {A} came out on the first morning, before the anchor had bitten, with the flag already sewn. "I was expecting you," {A} said.',
        'History :: reading the log of the first day :: "Doctor came alongside before we had spoken to anyone. Brought flag, water and papers for forty days, already signed." Below it stands the name of {A}.',
      ],
      where:
        'Perception :: asking those on board what they point at all day :: A house on piles, shut by day. By night they see boats there, and somebody small who waves a bed sheet: it is {lair}.',
    },
    {
      name: "the potters' field|the field of new graves",
      look: [
        '[Graves in a row, whitewashed with lime, without names.|The graves are white with lime, in a straight row, and nobody has a name.] {T} is digging more, because they have been ordered.',
        '[Wind, lime, a hut with a stove.|There are a hut with a stove in it, a heap of lime, and wind.] {T} has planted something yellow on each new grave, "as they had nobody to choose".',
      ],
      todo: [
        'Two guards see to it that no shroud is opened. They are afraid of the place, and leave it at dusk, or sooner if one of the graves says something (DC 12 Performance, or a cantrip).',
      ],
      what: [
        [
          'Investigation :: opening a grave with {T} :: [A shroud, a good one, sewn shut round a sack of sand.|Somebody has sewn a good shroud round a sack of sand.] In {few} graves there is not one bone.',
          'v=a',
        ],
        [
          'Investigation :: opening a grave with {T} :: A woman with a thimble on, and black to the elbows. She has never been at sea: her feet are those of [somebody|someone] who stands at a tub.',
          'v=b',
        ],
      ],
      who: 'Investigation :: looking at the orders for graves :: Each is signed by {A}, for a number and a day, and for the days to come as well. {H} has countersigned them, in pencil.',
      where:
        'Nature :: looking at the sand on the bier :: [It is shell sand, sharp and white. On the mainland it is brown; such sand lies only round {lair}.|No sand of the mainland is so white: these are ground shells, and they lie round one house, {lair}.]',
    },
    {
      name: 'the harbour office|the harbour office of {town}',
      look: [
        'Maps, ledgers, a model of a hospital under glass. {A} has the window with the view of the ship, and a telescope that is pointed somewhat past it.',
        "A counter, a clock that is always right, and behind a door the physician's room, in which every drawer has a label. {A} is kind to the party, and tired.",
      ],
      todo: [
        'One visitor at a time, after washing in vinegar. Whoever lets {A} take their pulse (a Wisdom saving throw, DC 13, not to answer every question truthfully) keeps {A.them} busy for as long as the others need.',
      ],
      what: [
        [
          'Arcana :: opening the drawer with the label "colours" :: Copper salts, green, the half of a jar. Beside them lies a slip with doses, for {num} persons of average weight.',
          'v=a',
        ],
        [
          'Investigation :: looking through the telescope without moving it :: It points at the lower town. On the sill lies a map of eleven streets, with a cross for each bed, and the oldest crosses are older than the ship.',
          'v=b',
        ],
      ],
      who: 'Sleight of Hand :: taking the ledger of {H} from under the counter :: On the page after the fortieth day it all stands ready, sold and paid: "by arrangement with {A}".',
      where:
        'Persuasion :: asking the boy who fetches vinegar where it all goes :: ["Twelve jugs here. Thirty to the sandbank. Nobody lives there, sir."|"Here it is twelve jugs. On the sandbank they want thirty, sir, and there is nobody."] He means {lair}.',
    },
  ],
  lairLook: [
    [
      '[A yellow house on piles, with a ramp for stretchers. Inside sit|The house is yellow, and stands on piles, with a ramp for stretchers. Inside sit] {few} healthy sailors on {few} beds, with their ankles chained to the frames, and on the table stands a game of draughts that has been going on for weeks.',
      'v=a',
    ],
    [
      '[A yellow house on piles, with a ramp for stretchers. Inside the beds|The house is yellow, and stands on piles, with a ramp for stretchers. Inside the beds] stand so close that the sick hold hands across the gaps; [somebody|someone] has written each name on the wall over the pillow, in a clear hand.',
      'v=b',
    ],
  ],
  lairUse: [
    '[The tide comes in under {lair} twice a day and lifts the ramp.|Twice a day the sea comes in under {lair}, and the ramp floats.] In the fight it is rising: from the third round on, the floor of the lower room is under water (difficult ground), and boats can come up to the windows.',
    '[Jugs of vinegar stand along the walls.|There are jugs of vinegar all along the walls.] Thrown, one blinds whoever is hit until the end of their next turn (DC 13 Constitution saving throw). [There are dozens of them.|One need not be sparing with them.]',
    [
      'A signal flag hangs at each gable. Red asks the guard ship for a shot across the bows, and it comes a round later: 7 (2d6) bludgeoning damage in a line, DC 13 Dexterity saving throw for half.',
      'tier=1',
    ],
    [
      'A signal flag hangs at each gable. Red asks the guard ship for a shot across the bows, and it comes a round later: 14 (4d6) bludgeoning damage in a line, DC 13 Dexterity saving throw for half.',
      'tier>=2',
    ],
  ],
  tactics: [
    "{A} does not fight but walks among the beds, so that a blow would hit a patient, and calls out what is weak in each of the party (advantage on one attack against that character); {H} wants to get to the boat with the buyer's money",
  ],
  companions: [
    [
      'Whoever fights for {A} here is a guard of the harbour and has been promised a hospital for the family. Told who has bought the pepper, and when it was paid (DC 13 Persuasion), the guards stop and ask {H} a question.',
      'escort!=no',
    ],
  ],
  parley: [
    '{A} would put everything down for a vote of the council for the hospital, in public. {G} can have the bell rung for it, and if one of the party speaks for it and means it (DC 13 Persuasion), {A} hauls down the flag with {A.their} own hands.',
  ],
  spells: [
    [
      1,
      [
        '*Detect Poison and Disease* from a boat finds [nobody|no one] ill on the ship, and a trace of poison in the water casks.',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Detect Poison and Disease* from a boat finds [nobody|no one] ill on the ship. If the caster turns round towards {town}, it finds a great many.',
        'v=b',
      ],
    ],
    [
      1,
      '*Purify Food and Drink* makes the water of the ship good; {B} asks whether it also works on the biscuits.',
    ],
    [
      1,
      '*Speak with Animals*: the gulls say that the ship throws away fish heads and the yellow house throws away nothing, and that the one with the clean hands feeds them there.',
    ],
    [
      3,
      '*Lesser Restoration* heals one person, and {A}, who hears of it within the hour, comes to ask how many times a day it can be done, and does a sum.',
    ],
    [
      3,
      '*Zone of Truth* in the harbour office: {A} says that everything {A.they} does is for the sick of {town}, and can say it.',
    ],
    [
      5,
      '*Water Walk* or *Water Breathing* gets the whole party out to the ship and to the sandbank, past the guard ship and its guns.',
    ],
  ],
  clock: [
    [
      '{A} rows out at dawn and calls over to the ship to be patient. {H} has the pepper weighed, on paper.',
    ],
    {
      text: [
        '{S} is caught with a bag of letters and locked up as a carrier of plague, in the first cell in which [somebody|someone] is coughing.',
      ],
      stop: [
        'read the letters aloud in the market before the guards burn them ({G} knows all the families; DC 12 Performance), so that {town} asks why the dead write so much about food',
      ],
    },
    {
      text: [
        'A boat with pitch and straw is made fast to the ship. {B} cuts it loose; the next night it is chained.',
      ],
      stop: [
        'swim out with {B} and saw through the chain (DC 13 Athletics), or let {G} demand the order in writing, as a pilot may; {A} will not put it in writing',
      ],
    },
    [
      'On {deadline} at noon the guard ship fires. The lanterns are still burning on the rail, {num} of them, by daylight, because {B} has lit them all.',
    ],
  ],
  after: [
    [
      '{A} lays the foundation stone. [In the evening {A} goes down to the mole, out of habit|When it gets dark, {A} goes to the mole, out of habit], and there is nothing to count.',
      'v=a',
    ],
    [
      'A week later the first house is nailed up in the upper town. {A} goes in, and the door is nailed up behind.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'The flag comes down',
      text: [
        [
          'The ship comes in on the evening tide with {num} lanterns, and the choir of {B}, and all of {town} on the mole. {A} is sentenced to serve as a doctor in the lower town for {few6} years, without pay, and for the first time has enough to do.',
          'v=a',
        ],
        [
          'The ship comes in to a town that has shut its own gates. {B} boils bark in every kettle there is, {G} keeps the list, and the crosses on the map get fewer. {A} works until {A.they} can no longer stand, and is not thanked, and does not notice it.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Away by night',
      text: [
        'The party cuts the cable, and {G} takes the ship out over the bar, in fog, without a light. *The price:* it has a yellow flag in every port from now on, and {town} is told that the plague has escaped.',
      ],
    },
    {
      heading: 'A hospital',
      text: [
        [
          'The owner gives a third of the cargo for the house with the {few4} wards, and {A} runs it. *The price:* the families know whom they have to be grateful to, and {G} moves to another harbour.',
          'v=a',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The first shot has gone over the ship; by custom the guard ship aims too high once.|One shot has been fired, over the masts, as custom wants it.] There is time for {few2} rounds of boats, swimmers and signals before the second, and the flag is on a line that can be cut.',
      ],
    },
  ],
  hoard: [
    [
      'What was taken from the sailors lies labelled in a locker: {items}, and {worth}. {G} looks for the owners, and they tell the party to keep it.',
      'v=a',
    ],
    [
      'What was taken from the sick lies labelled in a locker: {items}, and {worth}. {G} looks for the owners, and they tell the party to keep it.',
      'v=b',
    ],
    '{H} had packed for a long journey: {items}, and {worth}, rolled up in a map of somewhere else.',
  ],
  favour: [
    'Every ship that {G} has ever piloted takes the party along, without a fare and without a question.',
    '{B} names a soup after the party. It is on the card in {few2} harbours, and whoever orders it by its whole name is told what has come in and for whom.',
  ],
  steps: [
    'Get out to the ship, and look at those on board.',
    'Find out who lies in the new graves.',
    'Find out who would be the richer for the cargo.',
    'Have the flag hauled down before the fortieth day.',
  ],
  acts: quarantineActs,
};
