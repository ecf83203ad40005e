import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** The idea names the traitor, against whom there is no proof. A is this person, B the one who trusts A most. */
export const turncoat: MatterKernel = {
  id: 'turncoat',
  sort: 'person',
  isSubjectEnemy: true,
  isSingle: true,
  tells: [
    {
      says: 'be',
      objects:
        'traitor spy assassin agent informer mole turncoat saboteur cultist conspirator enemy rebel usurper murderer criminal villain smuggler crook',
    },
    { says: 'betray conspire scheme defect' },
    {
      says: 'plot plan',
      objects: 'kill murder overthrow king queen coup throne betray duke assassinate',
    },
    { says: 'sell leak pass', objects: 'secret plan information' },
    { says: 'work serve', objects: 'enemy cult rebel spy devil demon guild' },
    { says: 'lead run head control', objects: 'cult conspiracy rebellion coup' },
  ],
  tones: everyTone,
  escort: ['people'],
  own: { enemy: ['the exiles beyond the pass', 'the lords across the river', 'the free captains'] },
  roles: {
    B: [
      ['oldest friend', 'foster son', 'sister-in-law'],
      ['oldest friend', 'sworn brother', 'foster daughter'],
      ['oldest friend', 'sworn companion of the throne', 'milk sister of the crown'],
    ],
    T: [
      ['stable hand', 'cook', 'pigeon keeper'],
      ['court clerk', 'pigeon keeper', 'coach driver'],
      ['royal page', 'palace cook', 'chamber servant'],
    ],
    H: [
      ['adjutant', 'clerk', 'groom'],
      ['adjutant', 'private secretary', 'steward'],
      ['adjutant', 'private secretary', 'confessor'],
    ],
  },
  sites: [
    ['the map room', 'the council chamber', 'the signal room'],
    ['the dovecote', 'the ferry inn', 'the hunting lodge'],
    ['the rooms of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: ['the old signal tower', 'the burnt mill at the ford', 'the chapel at the crossroads'],
    terrain: 'wild',
  },
  problem: [
    'There is one proof of it so far: half a letter, in a hand that all of {town} knows. It was found by {S.full}, the {S.role}, who showed it to the wrong people and was locked up for forging it. Nobody else has said it aloud. {A} has been at every table for {years} years, has a street named after {A.them}, and stood bail for half of the people who would have to be convinced.',
    'One person has said so aloud, {S.full}, the {S.role}, at a feast, with a glass in the hand; since then {S.their} house has been searched twice, and a letter was found there that {S} cannot have written, since {S} cannot write. {A} asked for mercy for {S}, and was applauded. On {deadline} everything that {town} has to defend itself with is to be put into the hands of {A}.',
  ],
  start: [
    [
      'The feast is in honour of {A.full}, the {A.role}, and you were put at the last table. Between the fish and the speeches a boy lays a napkin before you, folded into a boat; inside lies half a letter. It names an hour, a gate and a price. [At the top table somebody asks for silence|At the top table a spoon rings against a glass]. {A} stands up, thanks everyone, and has a way of moving the left hand while speaking: exactly the way in which the letter crosses its sevens.',
      '@feast',
    ],
    [
      'A pigeon sits on the sill of your room and does not fly away. On its leg is a ring with the arms of {town}, and under the ring a strip of paper, so thin that one can read it only against the lamp: the number of the guards on the north wall, and the hour at which they change. Down in the street {A.full}, the {A.role}, rides past, and people [take off their hats|hold up their children]. The pigeon turns its head after {A.them}, as they do for the hand that feeds them.',
      '@pigeon',
    ],
  ],
  ask: [
    '"If I say it, I am the next one with a forged letter in the house," says {G}. "You belong to nobody here. Prove it before {deadline}, so that those who love {A} have to believe it. {B.full} above all: where {B} goes, the others go. And keep {S} alive until then."',
    '{G} locks the door. "I should like to be wrong. I have eaten at that table for {years} years. Find out whether it is so, what {A} has promised, and to whom; and make {B.full} see it with {B.their} own eyes. Until {deadline}, in {days} days."',
  ],
  rumours: [
    '{A} was offered a crown once, by {enemy}, and laughed.',
    '{S} has a grudge against {A}: there was something about a horse.',
    'The pigeons of {town} fly in one direction more often than in the others.',
    '{B} would walk into a fire if {A} said that it was warm.',
    'A lamp burns at {lair} on nights on which nobody should be there.',
    '{H} has begun to learn a foreign language, for the songs.',
  ],
  run: [
    [
      'The sevens: {A} writes the place cards as well (DC 12 Investigation). On the half that is missing there must have been a name.',
      'start=feast',
    ],
    [
      'The bird was not sent to the party. It was caught, and brought here, by somebody with flour on the hands: {T}.',
      'start=pigeon',
    ],
    'Whoever accuses {A} without proof is heard out by {A} in person, kindly, with a hand on the shoulder; from then on two of the watch walk behind the party.',
  ],
  gist: [
    'It is so: {fact}. {A} has promised {enemy} an open gate on {deadline}, and arranges it by pigeon and at {lair}. {S}, who found the first half of the letter, is honest. {B} is to be blamed for it afterwards, and trusts {A} more than {B.themself}.',
    '{Fact}, and has been for longer than anyone would believe. The bargain with {enemy} is signed, and lies at {lair}; {H} carries what pigeons cannot carry. Nothing that the party says will count, unless {B} says it as well.',
  ],
  truth: [
    [
      '{A} was the hero of the last siege, and knows what nobody else does: that it was lost. {A} bought the enemy off, with a promise, and let people call it a victory. Now {enemy} have come for the promise. {A} tells {A.themself} that an open gate costs fewer lives than a broken one, and has begun to believe it.',
      '{A} did not sell {town} for money. {years.s} years ago {enemy} took in somebody for whom {A} could do nothing, and asked for nothing in return, and then for a small thing, and then for another one. On paper it looks like greed; {A} has seen to that, since one can hang somebody for greed without asking any further.',
    ],
    [
      'It is done by birds. {T} feeds them and was told that they are for the races. What is too long for a pigeon goes with {H} to {lair}, where a rider waits for it. The other half of the letter is there as well, with the name of the one who is to open the gate on {deadline}: not {A}, but {B}, who will be given a sealed order and will obey it.',
    ],
    [
      '{S} came upon the first half in a coat that had been given away to the poor. To have {S} killed would have been simple, and {A} decided against it; {A} had a letter laid in {S.their} house and asked for mercy. It is what all of them remember, and it is the reason why no one will believe that {fact}.',
    ],
  ],
  turn: [
    '{B} knows. {B} has known for a year, has told {B.themself} each morning that it is not so, and has burned two strips of paper. If the party comes with proof, it must first be kind; otherwise {B} runs to {A} with it, in order to be told once more that it is not so.',
    '{H} wants to be caught in time. {H} has written to {council}, without a name, and asked what one gets for it; the answer lay on the desk of {A} by evening. {H} does not know that yet, and rides out to {lair} tonight for the last time.',
  ],
  people: {
    G: [
      '{G} has suspected it since the applause for the mercy: {A} had looked round to see who was clapping.',
    ],
    A: [
      '{A} wants to be remembered as {A.they} is remembered now, and would give everything for it but the truth. {A} is good company, and means most of it.',
      '{A} wants it to be over, one way or the other. {A} is brave, tired and beloved, and has a bag packed that {A.they} will not use.',
    ],
    B: [
      '{B} owes {A} {B.their} life and has the scar to show for it. {B} is loyal to a person and has never asked {B.themself} what that person is loyal to.',
    ],
    S: [
      '{S} is in the cells, has a loud voice and no tact, and is right. {S} still has a scrap of the letter, in the heel of a shoe.',
    ],
    T: [
      '{T} loves the birds, knows each by name, and has noticed that the ones for the races never come back with a prize.',
    ],
    H: [
      '{H} carries what {A} gives {H.them} and is paid in hints about a better post. {H} talks in {H.their} sleep, in a foreign language, badly.',
    ],
  },
  looks: [
    [
      'A long table, a map under a cloth, and chairs that everyone has sat in for years. [The cloth has been taken off and put back the wrong way round|One pin in the map has been moved and has left its hole behind].',
    ],
    [
      '[Feathers and warm dust|Straw, dust and cooing]; {num} boxes, each with a name in chalk, and one without. A ladder, a lamp, and a slate with "races" on it, on which nothing has ever been won.',
    ],
    [
      'Trophies, a sword that has not been drawn for years, and letters from grateful people in a basket as high as a child. [In the hearth lie the ashes of thin paper|The sealing wax is of two colours, and one of them is foreign].',
    ],
    [
      'A round room without a roof, a fire basket, a table with a board for a game that has been broken off. In a niche, behind a loose stone, lies a case of green leather. From here one can see both {town} and the lights of those who wait.',
    ],
  ],
  todo: [
    [
      'It is locked, and {B} has the key. {B} lends it to anyone who asks in the name of {A} (DC 13 Deception), or comes along, if asked for {B.their} opinion about the defences (DC 12 Persuasion).',
    ],
    [
      '{T} lets nobody near the birds who is loud. Whoever can handle animals (DC 12 Animal Handling), or brings peas (no check), may stay until one comes in.',
    ],
    [
      '{A} keeps open house, and asks the party to supper. While one of them is told the story of the siege and asks for more (DC 13 Performance), another one has the stairs and the desk.',
    ],
  ],
  firstFight:
    'on the second evening the party is to be arrested for forging letters, by people who have no uniform under their coats ({skirmish}). When the first one is down, the others remember urgent business; on one of them is a foreign coin.',
  clues: [
    [
      'Investigation :: lifting the cloth from the map :: A second set of pinholes: the guards as they will stand on {deadline}, with nobody at the north gate. It was planned in this room.',
      'Insight :: asking who sat where in the last council :: All remember what {A} said, and nobody what {A} asked. It was {A} who asked for the numbers, each time, as if for a friend.',
      'History :: reading the signal book :: On {few} nights a lamp was answered that nobody here had lit. By the angles it stands at {lair}.',
    ],
    [
      'Animal Handling :: letting the bird without a name go :: It circles once and goes due north. There are no races to the north, there are only {enemy}.',
      'Perception :: asking {T} whose hand it takes peas from :: "From mine, and from that of {A}. It is {A.their} own bird, from a chick."',
      'Survival :: following {H} from here, at dusk :: By the back road, with a light saddle and a full bag, to {lair}.',
    ],
    [
      'Arcana :: looking at the ashes in the hearth :: Thin paper, of which four words can still be read: "the gate, as agreed".',
      'Sleight of Hand :: looking into the basket of grateful letters :: At the bottom lies one that thanks for something that has not happened yet. It is addressed to {A}.',
      'Investigation :: comparing the two colours of wax :: The foreign one has lichen and soot in it, as it is found on the stones of {lair}; so that is where it is used.',
    ],
  ],
  lairUse: [
    'The fire basket can be lit (one action): in {town} it is the sign for "all to the walls", and in three rounds bells answer. The other side can count bells as well.',
    'The stairs have no rail: whoever is shoved there (DC 12 Athletics) falls one floor, {sting} bludgeoning damage, and lies prone.',
    'The case of green leather is what both sides came for: whoever holds it up and threatens to throw it into the fire (one action) gets one round in which nobody strikes.',
  ],
  tactics: [
    '{A} fights as one does who was taught by the same masters as the guards of {town}, and does not strike {B}, whatever happens; the others, who belong to {enemy}, want the case of green leather and a way to their horses',
  ],
  parley: [
    '{A} needs one reason to stop. If {B} stands there, says aloud what {B.they} knows, and draws no weapon (DC 13 Persuasion by whoever speaks for {B.them}), {A} gives up the sword, with the hilt forward, to {B} and to nobody else.',
    'The captain of those from {enemy} was promised an open gate and not a fight. Told that the gate will be shut (DC 12 Intimidation or Persuasion), this captain leaves {A} standing, and takes the horses.',
  ],
  clock: [
    [
      '{A} visits {S} in the cells, with soup, and stays for an hour. After that {S} is moved, for {S.their} own safety, where nobody can hear {S.them}.',
    ],
    ['{T} is given leave, and new birds. The old ones are served at supper.'],
    [
      '{B} receives a sealed order from the hand of {A}, to be opened on {deadline}, and sleeps with it under the pillow.',
    ],
    [
      'At {deadline} {B} breaks the seal, reads it twice, and obeys. The north gate stands open for a quarter of an hour.',
    ],
  ],
  after: [
    '{Enemy} are in {town} before anyone has rung a bell. {B} is led away as the traitor, in front of everyone, and does not say a word. {A} weeps, and it is not acted. Then {ruin}.',
  ],
  endings: [
    {
      heading: 'Before those who love {A.name}',
      text: [
        'The party has {B} open the sealed order a day too early, aloud, before {council}, and asks {A} to read the next line from memory. {A} looks round the table, at each of them, and says it. It is so quiet that one can hear the pigeons. {S} is carried home on shoulders; the street keeps its name for a year, since nobody wants to be the one who climbs the ladder. In {town} they tell it in one sentence: {fact}.',
      ],
    },
    {
      heading: 'Turned once more',
      text: [
        '{A} writes one more letter, as the party dictates it, and on {deadline} {enemy} find the gate open and the street behind it full of archers. *The price:* {A} stays a hero, by agreement; only {few} people know better, {B} is one of them, and leaves {town} on the day after.',
      ],
    },
    {
      heading: 'With steel, at {lair}',
      text: [
        '{A} falls at {lair}, with a foreign letter in the hand, and {town} has to decide what it has seen. *The price:* half of it believes that the party murdered a hero, {S} is never quite cleared, and {enemy} still have the old plan of the walls.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The seal is broken, the gate stands open, and it closes only by hand, from inside, with {B} beside it, who has understood. Until the first horse is through, there is time for one sentence: what the party says to {B} now decides whether it can be shut.',
      ],
    },
  ],
  steps: [
    'Hear what {S.full} found.',
    'Find out how the secrets leave {town}.',
    'Win {B.full} over.',
    'Prove it before {deadline}.',
  ],
  frame: {
    where: [
      '{lair}; {A.name} comes there only on moonless nights, and is otherwise in {town}, where one cannot walk ten steps beside {A.them} without being greeted.',
      '{lair}, to which {H} rides twice a week. {A.name} is to be met every day, at council, at table and in the street.',
    ],
    ownMagic: [
      [
        '*Zone of Truth*: "I have never wished {town} any harm," says {A}, and it is true, and everyone in the room hears it.',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on {B} finds one thought that is being held shut like a door, with both hands.',
        'level>=3',
      ],
      '*Speak with Animals*: the bird without a name knows one hand, one window and one road, and is proud of all three.',
      ['*Scrying* on {A} shows {A.them} alone, awake, laying out a game for two.', 'level>=9'],
    ],
  },
};
