import type { SecondAct } from './matter-types.ts';

/** The second acts of stories about places that are entered. */
export const secondActsOfDelves: readonly SecondAct[] = [
  {
    id: 'token',
    not: [],
    only: ['delve-nest'],
    heading: 'Act two: What Was Carried to {town2}',
    opens: [
      'The act ends when {H} is out, or at the latest on the second evening, with an empty bed: {S} has gone to {town2} by night, with {token}, to sell it to {R.full}, the {R.role}. In the street lie the tracks of {brood}, all in the same direction.',
    ],
    goal: [
      'Without {token} there is no end to it but a battle, and with it {brood} {brood.is} no longer after {town}, but after whoever has it. The party [has to|must] be in {town2} before {brood} {brood.is}, and bring {token} back to {heart}.',
    ],
    map: [
      'On the way {brood} {brood.has} opened what was closed: the old shaft from the side of {town2}. The road between the towns falls in behind the party, and nobody drives on it any more; but now a way leads under the ground from {town2} straight into {lair}, from behind.',
    ],
    way: [
      'By the road it is a day and a half. [Whoever|Anyone who] walks at night walks beside {brood}: seen once from a hill, {num} shapes in a line. To overtake them without a fight, the party needs a boat, good horses or good nerves (DC 13 Stealth by the group; on a failure it arrives an hour after them).',
    ],
    place: [
      'The house of {R.full} in {town2} has one room for each thing that it holds, and a guest in every room who has come to bid. {token} lies on velvet, under a glass cover; beside it sits {S}, with the money in both hands and the look of one who has begun to count the exits.',
    ],
    setPiece: [
      "The bidding has begun when all lamps in the house go dim: {brood} {brood.is} in the walls. In {few} minutes of noise somebody has to hold the guests together (DC 13 Persuasion), somebody has to get the cover open (DC 14 Sleight of Hand), somebody has to keep the doors (DC 13 Athletics), and somebody can try {fear} (no check, if it was found). With two of the four, everyone gets out by the roof; with fewer, the bidders' own guards turn on whoever holds {token}.",
    ],
    clues: [
      'Insight :: asking {S} why it was taken :: "It was the only thing in there that they kept warm." {S} had understood it, and took it all the same.',
      'History :: reading the label under the glass :: Such a thing was found once before: it was brought back, and {fear} kept the carriers safe on the way.',
      'Investigation :: opening the stove in the cellar of {R.name} :: Behind it is the old shaft. The draught has the smell of {lair}.',
    ],
    rival: [
      '{R} paid honestly, has a receipt, and would rather lose a hand than a set. What {R} does not know is what else belongs to it, at {lair}; [whoever|anyone who] describes {heart} has {R.their} full attention.',
    ],
    choice: [
      '{R} offers the party {token} for a promise: the first look at {heart} when all is over, and a drawing of it. Or the party takes {token} now, in the dark, and leaves the receipt.',
    ],
    first: {
      answer: 'gives {R.name} the promise',
      now: ['{R} comes along, with two lamps, {few} questions and a pass for every gate.'],
      later: [
        '{R} stands at {lair} with an open book. When it turns bad, {R} throws the lamp oil (each enemy in a 15-foot square takes {sting} fire damage, DC 13 Dexterity half), and [has to|must] be carried out without the drawing.',
      ],
    },
    second: {
      answer: 'takes {token} without asking',
      now: [
        'The party has {token} and a day of lead; {S} comes along, [because|since] everybody in {town2} is looking for {S.them} too.',
      ],
      later: [
        '{R} has come through the shaft with armed people and demands {R.their} property in front of {great}. They do not fight the party; but {great} now sees two who want it, and the first round is lost to shouting.',
      ],
    },
    closes: [
      'The act ends at the mouth of the shaft: {token} is warm in the hand, and from below comes {noise}, no longer searching.',
    ],
  },
  {
    id: 'counterweight',
    not: [],
    only: ['delve-ruin'],
    heading: 'Act two: The Second Scale, at {town2}',
    opens: [
      'The act ends before the turning stone: the way to {lair} is known, and it does not open. In the stone is a pan, empty, and beside it the sign of {town2}. {A} has seen it, too; at night two wagons leave the camp.',
    ],
    goal: [
      'Those who built {den} never trusted one place alone. At {town2} stands its twin, a small house with a second scale, and in it lies the counterweight that opens the last door. The party [has to|must] bring it here before {A} does. {R.full}, the {R.role}, is on the same road, for somebody else.',
    ],
    map: [
      'When the counterweight is lifted in {town2}, the ground answers: the road back sinks along its whole length into a dry canal, as it was dug for the builders. On foot it is a day longer; but in the canal a barge can be drawn, and it ends below {lair}.',
    ],
    way: [
      'Two days on the old road. At each of three road stones one [has to|must] leave something or answer a riddle (DC 13 History); who does neither is followed by a feeling of debt, and has disadvantage on the next check.',
    ],
    place: [
      'The second scale stands in the middle of {town2}, on a square, and everyone there believes it to be a monument to the fish trade. Under the left pan sleeps a dog. Under the right one is a ring in the floor, worn by hands.',
    ],
    setPiece: [
      'The pan [has to|must] be loaded with sixty pounds that somebody will miss, in the open square, before the eyes of all. Everyone in the party may give one thing; for what it means to them the player says a sentence, and it weighs what the table feels it does (no check, ten to thirty pounds). Meanwhile {R} bids against it with gold that weighs nothing here, the crowd takes sides (DC 13 Persuasion to keep it calm), and hired people cut the beam loose to have it end in a fight.',
    ],
    clues: [
      'History :: reading the base of the scale :: "What sleeps there sleeps as long as somebody remembers why." Then come names, and the last one is that of a forebear of {T}.',
      'Arcana :: laying an ear to the counterweight :: It hums the ninth note, and every guardian stands still as long as it is sung.',
      'Investigation :: turning the counterweight over :: A drawing of a canal, and at its end a door, at {lair}.',
    ],
    rival: [
      '{R} does not want {relic}. {R} wants the place to be open, for a reason with a face: somebody whom {R} loved went in {few} years ago, by a way that no longer exists. {R} says it when nobody else is in the room.',
    ],
    choice: [
      '{R} offers to carry the counterweight with the party, and asks that at the end the lid stays open for the length of one question. Or the party goes alone, and {R} stays in {town2} with a broken scale.',
    ],
    first: {
      answer: 'takes {R.name} along',
      now: ['With {R} it is a shorter way: {R} has a barge, {few} rowers, and does not sleep.'],
      later: [
        '{R} asks the question into the gap. An answer comes, and {R} puts a shoulder to {relic} as if it were a door: moving it back needs no check any more.',
      ],
    },
    second: {
      answer: 'leaves {R.name} behind',
      now: [
        'The party pulls the barge by itself and loses half a day, but nobody asks it for anything.',
      ],
      later: [
        '{R} has come after all, on foot, and stands between the party and the lid with an open hand. As long as nobody says something true to {R.them} (DC 14 Persuasion), {relic} cannot be reached from that side.',
      ],
    },
    closes: [
      'The act ends in the canal, in the dark: the barge bumps against stairs, the counterweight hums, and above a door begins to turn.',
    ],
  },
  {
    id: 'halfway',
    not: [],
    only: ['delve-rite'],
    heading: 'Act two: The Half-Way Hour, at {town2}',
    opens: [
      'The act ends when two of the three things are lost, spoiled or in the hands of the party: then {A} is seen leaving {town} with {few} people and no luggage. In {town2} there is a second place with steps, and a second book.',
    ],
    goal: [
      '{A} can hold the first half anywhere where somebody will sing it. In {town2} a whole town has been asked to, for a feast, and does not know what it is going to sing. The party [has to|must] be there before the half-way hour. {R.full}, the {R.role}, is there already.',
    ],
    map: [
      'The half-way hour comes, sung or unsung. Between {town} and {town2} the river stands still, from bank to bank, and its bed lies dry until {deadline}: a straight road where there was none, and a channel in it that leads to {lair}. The bridges, on the other hand, are full of people who do not dare to cross.',
    ],
    way: [
      'A day and a half along the river. Everyone whom the party meets hums, and stops when spoken to (DC 13 Perception to notice that it is one tune). [Whoever|Anyone who] catches it has disadvantage on checks of Wisdom until somebody slaps or kisses them.',
    ],
    place: [
      '{town2} has put up benches, lanterns and a platform. {num} singers in white have learned {few} lines by heart that do not mean anything to them. {A} stands at the back of the crowd and looks happy for the first time.',
    ],
    setPiece: [
      'The singing has begun and cannot simply be forbidden. In three verses the party can do a different thing each time: sing against it (DC 14 Performance), tell the singers what it means (DC 14 Persuasion), make the crowd laugh (DC 13 Deception), or cut the lanterns (DC 13 Acrobatics). With two successes the verse falls apart; with fewer, the half-way hour is stronger, and the people of {A} draw knives under the white.',
    ],
    clues: [
      'Arcana :: comparing the text of the singers with the page :: It is the first half, word for word; the second is shorter, and is said by one alone.',
      'Insight :: talking to the choir leader, afterwards :: The text came with a gift for the roof, from {A}; {H} has brought both, and wept.',
      'Nature :: looking into the dry bed of the river :: Something has held the water back from below. The channel runs straight to {lair}.',
    ],
    rival: [
      '{R} sits in the front row and beats time. {R} has read the back of the page, thinks little of {A}, and sees in the party the better partners: somebody [has to|must] be the one who is owed.',
    ],
    choice: [
      '{R} offers the party the second page, which says how {called} is bound for an hour to answer questions, in return for being left alone with it. Or the party burns {R.their} page before everyone.',
    ],
    first: {
      answer: 'takes the page of {R.name}',
      now: ['{R} travels with the party, and explains more than one would like to know.'],
      later: [
        'If {called} comes, in part or whole, the second page holds it where it is for {few} rounds. {R} uses them to ask; what {R.they} hears makes {R.them} sit down on the steps and stay there.',
      ],
    },
    second: {
      answer: 'burns the page of {R.name}',
      now: [
        '{R} watches until it has burned to the end, and thanks the party, in a low voice, for the experience.',
      ],
      later: [
        '{R} has gone to {A} with what {R.they} knew by heart. The ring has one lamp more, and behind it somebody with a very good memory, who [wants to|would like to] be asked to stop (DC 14 Persuasion).',
      ],
    },
    closes: [
      'The act ends in the dry bed, at night: the tune is over, but all shadows lie in one direction, along the channel, towards {lair}.',
    ],
  },
  {
    id: 'deeper',
    not: [],
    only: ['delve-trapped'],
    heading: 'Act two: {town2}, Which Is Not There',
    opens: [
      'The act ends when the party first stands before the arch and it does not open: on the beam are {few} locks, and one of them has no keyhole, but a handprint. In the dust lies a street sign of {town2}. Nobody here has ever heard that {den} has a town in it.',
    ],
    goal: [
      "The hand that fits the lock is further in. Where {den} is deepest, it has built a whole town out of what people forgot: {town2}, as it is in nobody's memory any more. There goes about the first one who was ever forgotten, and has that hand. {R.full}, the {R.role}, is looking for somebody in the same streets.",
    ],
    map: [
      'When the party enters {town2}, the way back closes up: what was a corridor is a street now, and {p2} and {p3} lie at two ends of it. From here on everything in {den} is one place; it is nearer to {lair}, and so {brood} {brood.is}.',
    ],
    way: [
      'One gets there by forgetting the way on purpose. Each of the party gives up one true memory (the player says which) and takes one step; or they follow {T}, who [has to|must] be led by the hand (DC 13 Insight to know when {T.they} is guessing).',
    ],
    place: [
      'In {town2} all houses have a face that one nearly knows. In the shop windows lie lost gloves, the ends of jokes, the names of teachers. People greet one as somebody else, gladly. On the market sits the first one, with a hand in a glove, and feeds birds that do not exist outside.',
    ],
    setPiece: [
      'The market begins to forget the party. Each round one thing about one of them is gone (the table chooses: a name, a weapon, a reason). Whoever stands against it does it in a different way each time: tell it to the others (DC 13 Persuasion), write it on the pavement (DC 13 Sleight of Hand), do it (DC 14 Athletics), swear by it (DC 14 Religion). After three successes the first one takes off the glove; after two failures hired hands without faces come to clear the table.',
    ],
    clues: [
      'History :: reading the signs of the streets in {town2} :: They are in the order in which people came in. The oldest has the name of {S}.',
      'Insight :: asking the first one what it wants :: To be asked after, once, by name. {A} knew the name, and did not say it.',
      'Arcana :: laying a hand on the ground :: It beats like the bell; the clapper is at {lair}, and is made of a key.',
    ],
    rival: [
      '{R} has found the one whom {R.they} looked for, in a shop window, as a laugh without a person. {R} would give the hand of the first one, the party and {den} for it, and says so, to be fair.',
    ],
    choice: [
      '{R} asks the party to break the window and carry the laugh out: then it is real outside, and one of those who sit at the table cannot go. Or the party leaves it, and {R} with it.',
    ],
    first: {
      answer: 'breaks the window for {R.name}',
      now: [
        'The laugh fits into a glove. {R} carries it as one carries a full glass, and goes wherever the party goes.',
      ],
      later: [
        'In the moment when all is nearly lost at {lair}, somebody laughs in the glove: {brood} stop{brood.v} for two rounds, and listen{brood.v}. But {B} stays, and has known it.',
      ],
    },
    second: {
      answer: 'leaves the window whole',
      now: ['{R} sits down in front of it. The way back is a little longer than one thinks.'],
      later: [
        '{R} comes after all, at the last stroke, alone, and holds the arch with both arms until all are through. {R.name} is the only one who has nothing on the plate.',
      ],
    },
    closes: [
      'The act ends on the one street that is left, in front of a door with a handprint: the first one pulls off the glove, and asks the party to count to three.',
    ],
  },
];
