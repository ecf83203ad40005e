import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Someone has to be got out of a city unseen. B is the one, A hunts for this person. */
export const smuggleOut: MatterKernel = {
  id: 'smuggle-out',
  sort: ['person', 'claim', 'being'],
  subjectIs: 'B',
  isSingle: true,
  tells: [
    { says: 'smuggle defect' },
    { says: 'flee escape hide', objects: 'city country town execution border enemy king tyrant' },
    { tasks: 'smuggle help get sneak', objects: 'city town country border enemy capital' },
    { tasks: 'smuggle' },
    {
      nouns: 'defector refugee fugitive slave deserter',
      says: '- need seek want flee hide ask escape',
    },
    { says: 'want need', objects: 'defect escape flee asylum' },
  ],
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['ferry keeper', 'village priest', 'schoolteacher'],
      ['abbot', 'ship chandler', 'consul of the neighbours'],
      ['ambassador of the neighbours', 'high priest of the realm'],
    ],
    A: [
      ['captain of the gate', 'commissioner'],
      ['commissioner of the secret watch', 'marshal of the gates'],
      ['royal spymaster', 'marshal of the gates'],
    ],
    B: [
      ['map maker', 'printer', 'bridge builder'],
      ['map maker', 'printer', 'master of the ciphers'],
      ['master of the ciphers', 'court astronomer', 'royal engineer'],
    ],
    S: [
      ['undertaker', 'wool carter', 'bell founder'],
      ['undertaker', 'wine merchant', 'bell founder'],
      ['undertaker to the court', 'wine merchant', 'organ builder'],
    ],
    T: [
      ['landlady', 'laundry worker', 'lamplighter'],
      ['landlady', 'court clerk', 'lamplighter'],
      ['lady of the wardrobe', 'palace gardener'],
    ],
    H: [
      ['gate guard', 'informer', 'clerk of the passes'],
      ['clerk of the passes', 'informer', 'sergeant'],
      ['clerk of the passes', 'captain of the household guard'],
    ],
  },
  sites: [
    [
      'the hiding place above the laundry',
      'the hiding place behind the oven',
      'the hiding place in the belfry',
    ],
    ['the yard of {S.full}', 'the store of {S.full}'],
    ['the pass office', 'the guardroom of {A.full}'],
  ],
  lair: {
    names: ['the river gate', 'the aqueduct gate', 'the old quarantine dock'],
    terrain: 'water',
  },
  scale: {
    deadline: [
      ['the closing of the gates', 'the house-to-house search'],
      ['the closing of the gates', 'the house-to-house search'],
      ['the closing of the gates', 'the house-to-house search'],
    ],
    prize: [
      ['the office of commissioner for life'],
      ['the command of the secret watch'],
      ['the ear of the crown'],
    ],
    ruin: [
      ['{few} people who opened a door are taken along as well'],
      ['the whole chain of those who opened a door is rolled up, from here to the border'],
      ['the war begins with the knowledge of the wrong side'],
    ],
  },
  problem: [
    'All {town} has been told whom to look for; the likeness hangs at every gate and is a good one. {B.full}, the {B.role}, has been lying between two walls for {weeks} weeks, eats at night, and has learned to sneeze without a sound. {A.full}, the {A.role}, has every cart pierced with iron rods and every coffin opened. What {B} knows is worth a great deal on the other side of the wall, and a head on this side.',
    'Three tries have failed: once by a barrel that sneezed, once by a boatman who had been bought, once, at the last gate, for nothing at all, by a guard who happened to look up. Since then {B.full}, the {B.role}, has been moved each second night. {A.full}, the {A.role}, is in no hurry. There are {days} days until {deadline}; then {A.they} need not search any more.',
  ],
  start: [
    [
      'The wall has ears, and a mouth. "Are they friendly?" it asks. {G.full}, the {G.role}, pulls out three bricks and passes a bowl of soup through the gap; a hand takes it. [Below, in the street, boots halt|Boots come to a halt in the street]. The hand stays where it is, with the spoon, in mid-air. Somebody hammers at the door of the house: not this one, the next. The hand begins to move again. "Eleven," says the wall. "That was eleven times this week. Could it be soon?"',
      '@wall',
    ],
    [
      'At the gate a coffin is opened, an old man with coins on the eyes. {A.full}, the {A.role}, lays two fingers on the neck, waits, and takes off the hat to the widow. Then {A.they} lifts up the dead man, and knocks on the wood below, along the whole length. It sounds full everywhere. ["My condolences," says {A}.|"I am sorry for your trouble," says {A}.] When the cart has passed, {G.full}, the {G.role}, beside you, breathes out. "It was empty," {G.they} says. "It was only a test. But now I know where {A.they} knocks."',
      '@coffin',
    ],
  ],
  ask: [
    '"From the wall to the boat it is nine hundred steps," says {G}, "and each of them is watched. I can offer you a coffin, a choir, a flock of geese and a clerk who drinks. Make a way of it, before {deadline}. And find out who talks: nobody but us knew about the barrel."',
    '{G} draws the town with a finger in the flour. "Here is {B}. Here is the river. Here is {A}, wherever you are. Bring {B.them} out before {deadline}, unseen; if there is shooting, it will be on those who live here. And take my word: one of us has sold us. Find that one first."',
  ],
  rumours: [
    '{A} never sleeps, and has the eyes of a hawk, and an old dog.',
    'Somebody dressed as a nun has been turned back three times, and it was a nun.',
    '{S} has buried more people this month than have died.',
    'For the right name {A} pays a house, and it is said that it has been moved into.',
    'There is an old way along the river, but it has teeth.',
    '{H} gives out passes for love, or for brandy.',
  ],
  run: [
    [
      'The search was next door: so they know the street and not the house. Somebody tells them only as much as has to be paid for (DC 12 Insight).',
      'start=wall',
    ],
    [
      '{A} knocks from the feet to the head and never on the lid. What is fixed to the lid from inside is not found (DC 12 Perception).',
      'start=coffin',
    ],
    "For each disguise there is a question at the gate: what psalm, what price for geese, what the widow's name was. Those who can answer need no check.",
  ],
  gist: [
    'It is so: {fact}. {A} lets {B} be hunted so slowly because {A} wants the chain: each failed attempt has shown {A.them} one more door. It is {H} who sells them, one at a time. The only way that {A} does not watch is by {lair}, because {A} believes it to be walled up; {S} has the key without knowing it.',
    '{Fact}. The way out is by {lair}; it is thought to be closed, and {A} goes there only at the end, when {H} has told {A.them} of it. {H} has sold three attempts, and is about to sell the fourth one. What {B} carries in the head must be over the river before {deadline}.',
  ],
  truth: [
    [
      '{A} was once smuggled out of a city {A.themself}, as a child, in a cello case, and was the only one of {A.their} family who came through. {A} knows each trick from inside. {A} tells {A.themself} that whoever is good enough may go, and has not met anybody yet who was.',
      '{A} takes no pleasure in it. There is a list with quotas; whoever does not fill it is on it. {A} has filled it for {years} years, with people who had really done something, which is getting harder.',
    ],
    [
      '{H} has a brother in the fortress, and each thing that {H} reveals takes one month off the sentence. {H} has worked out how many friends that makes, and hates nobody more than the one who does sums. {H} has never given away the last door, that of {T}, behind which {B} lies.',
    ],
    [
      '{lair.t} was bricked up after the fever, from outside, by one layer. {S} has the old key on a ring with twenty others, and uses it to stir paint. {T} remembers the way, since {T} delivered linen there as a child: along the wall, at low water, in a quarter of an hour, without a light.',
    ],
  ],
  turn: [
    '{B} does not want to go alone. There is somebody in {town}, {tansy}, who has to come along, is not hidden at all, and is watched for just that reason. Without {tansy} {B} does not get into the boat; with {tansy} the nine hundred steps are twice as long.',
    '{A} comes to {G} for supper, without guards, and says that there is one chance: for what {B} carries in the head {A} would let the body go. It is meant honestly. {A} wants to have something in hand against those who write the quotas.',
  ],
  people: {
    G: ['{G} has brought out {num} people, keeps no list, and remembers each of their shoes.'],
    A: [
      '{A} wants the chain and not the link. {A} is courteous, patient and never raises {A.their} voice, and has an old dog that likes everybody.',
      '{A} wants to fill a list for the last time. {A} notices everything and lets some of it pass, and could not say by which rule.',
    ],
    B: [
      '{B} carries it all in the head and has begun to recite it by night, in a whisper. {B} would rather be brave than careful and must be held back.',
      '{B} has become thin, precise and a little strange between two walls. {B} is afraid of the open sky, and will need a hand on the first hundred steps.',
    ],
    S: [
      '{S} buries, carts or casts, has a ring of twenty keys, and has never said no. {S} is suspected by {A} of everything that {S.they} really does.',
    ],
    T: [
      '{T} hides a person, and has a cough in {T.their} own throat for whenever it is needed. {T} knows the way at low water.',
    ],
    H: [
      '{H} sells one door at a time and weeps on the way home. Told in time that the brother died in the spring (it is in the files), {H} has nothing left to sell for, and is dangerous to {A}.',
    ],
  },
  looks: [
    [
      "An arm's length between two walls, a plank, a pot, a book of which the pages have been numbered anew. [On the bricks there is a calendar of scratches|On the bricks a chessboard has been scratched]. One hears everything: spoons, quarrels, boots.",
    ],
    [
      'Everything here is large enough for a person: [coffins, barrels, bell moulds|crates, cases, casks]. They have all been tried. On a nail hangs a ring with twenty keys, and one of them is full of dried paint.',
    ],
    [
      'A counter, a stove, a queue. [On the wall hangs the likeness|The likeness looks down from the wall]; below it sleeps an old dog. In the back room stand the files, by streets, with pins, one pin for each door that has been shown.',
    ],
    [
      "Water, iron bars, and an arch that has been closed with brick, a single layer, green. A path of stone runs along the wall, a hand's breadth under water. On the other bank there is a light, which goes out twice and comes on again.",
    ],
  ],
  todo: [
    [
      'One gets in through the laundry, the oven or the bells, and only at the right hour. Whoever carries something that belongs there (no check) is not looked at; otherwise it is DC 13 Stealth, for the whole street.',
    ],
    [
      '{S} is watched, from the tavern opposite, by two people who are bored. They can be given something to watch (DC 12 Performance), or be invited to play (DC 12 Deception to go on losing).',
    ],
    [
      'One has to hand in a form, for something: geese, a burial, a choir. While somebody fills it in wrong, again and again (DC 12 Performance), the dog can be stroked, and whoever strokes it is let into the back room.',
    ],
  ],
  firstFight:
    'on the second evening the watch comes to the right house, at the wrong hour, with too few people ({skirmish}): {H} has sold half a door. It is enough to hold the stairs until the wall is closed again; when one of them is down, the others call for help that is far away.',
  clues: [
    [
      'Investigation :: having each of the three attempts told once more :: The barrel, the boat, the gate: of the first {few} people knew, of the second four, of the third two. So that is how many are left.',
      'Insight :: asking {T} who has never come up here :: {H} has always waited below, in order "not to know it". So the last door has not been sold.',
      'History :: looking at the chessboard or calendar in the bricks :: It is a plan of the old town wall, from memory. Where nobody looks any more there is a gate: {lair}.',
    ],
    [
      'Perception :: looking at the paint on the key :: Under the paint is the mark of the harbour watch, and a number. It is the key of {lair}.',
      'Deception :: telling {S} and {H} two different hours :: At the one that {H} was told, {A} is there, with the dog.',
      'Survival :: asking when the coffins were opened :: Always at high water, when one has to go by the gate. At low water nobody is on watch at {lair}: {A} does not count on the river.',
    ],
    [
      'Sleight of Hand :: reading the file of this street :: Three pins, three payments: "one month". Those are months of a prison sentence. And they are paid out to {H} by {A}.',
      'Persuasion :: asking a clerk about the brother of {H} :: Dead since spring. The file has been "in circulation" ever since, on the desk of {A}.',
      'Nature :: copying out the table of the tides :: On the night before {deadline} the water is lowest, for a quarter of an hour, at {lair}.',
    ],
  ],
  lairUse: [
    'The single layer of bricks falls to a crowbar (DC 12 Athletics, two actions in all) or to one blow with a spell; it makes a noise that brings help for {A} in three rounds.',
    "The path lies a hand's breadth below the water: whoever is shoved off it (DC 12 Athletics) is in the current and must swim (DC 12 Athletics each turn) or is taken thirty feet downstream.",
    'The dog comes along and wants to be friendly: whoever calls it (one action, DC 11 Animal Handling) has it between the feet of somebody, who falls prone.',
  ],
  tactics: [
    '{A} stands in the arch and lets the others work along the path, in pairs; {A} wants {B} alive, shouts that nobody should shoot, and means it',
  ],
  parley: [
    '{A} knows what it is like inside a cello case. If {B} says what one hears in there (DC 13 Persuasion), {A} looks away, for as long as it takes to count to a hundred, and counts aloud.',
    '{H} has the file about the brother in the hand, by then, if the party has given it to {H.them}, and is standing behind {A} with a lamp. {H} throws it into the water. It is dark; that is all that is needed.',
  ],
  clock: [
    ['The street is searched, from both ends, a house each hour, without any hurry.'],
    [
      '{S} is arrested, with the ring of keys, and everything that is as long as a person is sawn in two.',
    ],
    ['{T} must quarter two soldiers. They are nice. They sleep with their heads against the wall.'],
    [
      'At {deadline} the gates are closed, and {A} has {num} people and no list of doors that is not complete.',
    ],
  ],
  after: [
    'They find the wall by the cough. {B} is led across the square without a hat, and looks at the sky. {A} has {prize}; {ruin}.',
  ],
  endings: [
    {
      heading: 'At low water',
      text: [
        'Nine hundred steps, a choir, a flock of geese, and a coffin in which somebody is really lying; and while {A} knocks along the wood, {B} walks past behind, hand in hand with one of the party, on the water, as it seems. The light on the other bank goes out twice. {H} stays and says in the office, for the first time, a wrong number. That {fact} is told on the other side of the river, in a warm room, with the window open.',
      ],
    },
    {
      heading: 'An exchange',
      text: [
        '{A} gets what {B} carries in the head, and opens the gate {A.themself}. *The price:* it is worth nothing any more over there, and a great deal here; {G} must find out for how long {A} will be a friend, and {B} comes with empty hands.',
      ],
    },
    {
      heading: 'By force',
      text: [
        'The gate is broken, and {B} is across. *The price:* there was shooting, as {G} had feared, on those who live there; {T} loses the house, {S} the yard, and nobody goes that way again.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        "The gates are shut, and {B} sits in a cart with iron bars. It has to go over the bridge at low water, at a walk, below which there is a path, a hand's breadth deep. {H} is driving and knows it.",
      ],
    },
  ],
  steps: [
    'Speak to {B.full} in the hiding place.',
    'Find out who has sold the first three attempts.',
    'Find a way that {A.full} does not watch.',
    'Be across the river before {deadline}.',
  ],
  frame: {
    labels: {
      clues: ['what went wrong', 'who watches, and who sells', 'the way out'],
      lair: 'The way out',
      suspects: 'Watched',
      truth: 'What is behind it',
      talk: 'What people in {town} whisper',
    },
    titles: [
      'Nine Hundred Steps.',
      'The Way Out of {town}.',
      'Before {deadline.t}.',
      'What the Wall Heard.',
      '{days.t} Days in {town}.',
    ],
    where: ['{lair}. It is thought to be closed; {A.name} is to be met at every other gate.'],
    openings: [
      "{lair} lies where the wall of {town} meets the water, [behind nettles|behind a fishmonger's yard], and smells so bad that nobody stops there.",
    ],
    suspects: [
      '{S.full}, who is guilty of everything except the betrayal. {T.full} hides the one they look for, and is thought to be simple.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order; each shows something of the betrayal, of {A.name}, and of {lair}. Failed checks cost an hour, and there are not many.',
    ],
    hoards: [
      'On the other side of {lair}, where the light was, a chest has been waiting for whoever should bring {B} over: {items}, and {worth}.',
    ],
    ownMagic: [
      [
        '*Invisibility* does not deceive an old dog that likes everybody, and {A} watches the dog.',
        'level>=3',
      ],
      [
        '*Zone of Truth* is cast at the gate on each second cart. "What are you carrying?" is answered truly by whoever does not know it.',
        'level>=3',
      ],
      '*Speak with Animals*: the dog would like to sleep, and tells everybody at what hour its master does.',
      [
        '*Dimension Door* or *Teleport* is possible and leaves a mark; {A} has somebody who reads such marks, and who arrives at the same time.',
        'level>=9',
      ],
    ],
  },
};
