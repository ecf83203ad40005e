import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * Someone has been replaced. A is the `{doer}` with the face of B, and B is held. All of the town believes that A is B, so
 * players read only the name of B.
 */
export const inquireDouble: MatterKernel = {
  id: 'inquire-double',
  sort: 'claim',
  states: ['usual', 'gone', 'unwell'],
  tells: [
    { says: 'replace impersonate swap take be think believe suspect claim sit pose pretend' },
    { nouns: 'impostor imposter doppelganger changeling shapeshifter double' },
  ],
  inquiry: 'double',
  tones: everyTone,
  victim: 'held',
  escort: ['people'],
  roles: {
    B: [
      ['alderman', 'captain of the gate', 'harbour master'],
      ['president of the council', 'chief judge', 'general of the levies'],
      ['lord chancellor', 'grand marshal', 'keeper of the great seal'],
    ],
    S: [
      ['barber', 'old nurse', 'dog keeper'],
      ['food taster', 'fencing teacher', 'former secretary'],
      ['royal taster', 'keeper of the hounds', 'court jester'],
    ],
    H: [
      ['turnkey', 'gardener', 'glazier'],
      ['sergeant of the house', 'glass master', 'steward'],
      ['captain of the household guard', 'glass master of the court', 'steward'],
    ],
    T: [
      ['chimney sweep', 'laundry worker', 'lamplighter'],
      ['head gardener', 'coach driver', 'lamp keeper'],
      ['royal page', 'chamber servant', 'lamp keeper of the court'],
    ],
  },
  sites: [
    ['the bedchamber of {B.full}'],
    ['the kennels', 'the stables'],
    ['the reception hall of {B.full}'],
  ],
  lair: {
    names: ['the shut glassworks', 'the old mirror works', 'the glass house behind the wall'],
    terrain: 'indoors',
  },
  problem: [
    [
      'Since {weeks} weeks ago {B.full}, the {B.role}, has been kinder, quicker and better informed than ever, and has given away the dog. [That is all the proof there is|There is no other proof]. {S.full}, the {S.role}, who said aloud what {S.they} thought of it, is wanted for an attempt to poison {B.full}.',
      'asks=no',
    ],
    [
      'It was said at first by {S.full}, the {S.role}, and a day later {S.they} was wanted for wanting to poison {B.full}, the {B.role}. Since then nobody [has said it|has repeated it]. {B.full} is seen each day, greets everyone by name, forgets nothing« any more», and has had all mirrors taken down "because of a draught".',
      'asks=no',
    ],
    [
      '"He has never been so kind," says {G.full}, "and he has not once called me by the name that nobody else knows." {B.full}, the {B.role}, is seen each day by half of {town}, which thinks that the marriage is having a bad winter. The only one who agreed aloud, {S.full}, the {S.role}, is wanted for an attempt to poison {B.full}.',
      'asks=kin',
    ],
  ],
  start: [
    [
      '{B.full} receives you standing, knows the name of each of you, and that of the horse of one of you. While {B.they} speaks, a grey dog is led across the yard on a rope, sees {B.full} in the window, and lies down on the stones with its ears back. {B.full} draws the curtain. "It bites," {B.they} says. On the hand with which {B.they} does it there is no scar of a bite.',
      '@dog',
    ],
    [
      'At the gate hangs a new picture of {S.full}, the {S.role}, with a sum below it. Before the picture stands a small crowd, and in the crowd, with a hood, {S.full}. "Ask {B.full} something that you know," {S.they} whispers without moving the lips, "and you will get the right answer. Then ask something that you do not know." When the guards come, there is only the hood [on a nail|on the ground].',
      '@hood',
    ],
  ],
  ask: [
    [
      '{G} wants to know who it is that signs with the name of {B}, and where {B} is. "I want it before {deadline}: then {B} has to take an oath, and whoever takes it is {B} by law, for good. And I want it so that {council} can see it with its own eyes«; mine are not enough»."',
      'asks=no',
    ],
    [
      '"I want {B} back," says {G}, "and I want to know who eats at my table. You have until {deadline}. Then there will be an oath before {council}, and whoever takes it is {B} by law«, and I am married to it»."',
      'asks=kin',
    ],
  ],
  rumours: [
    '{B} has never remembered birthdays before, and now {B.they} knows even those of the children.',
    '{S} had the poison in a hollow tooth.',
    'A dog that has known somebody for nine years [does not err|knows better than a court], says the kennel hand«, and has been told to be quiet».',
    'By night there is a glow at {lair}, although no fire has been lit there for years.',
  ],
  run: [
    [
      'The scar is missing: {B} was bitten by that dog as a child, and {num} people have seen the hand (DC 12 Insight to notice who in the yard looks at it).',
      'start=dog',
    ],
    [
      'The advice of {S} is the key to it all: the {doer} takes each answer out of the head of the one who asks (DC 13 Arcana). If nobody in the room knows it, there is none.',
      'start=hood',
    ],
    'Whoever thinks hard of something foolish while talking to {B} sees a corner of the mouth move (DC 13 Perception).',
    '{T} sweeps, listens, and sweeps the same spot once more as soon as the name of {lair} is said.',
  ],
  gist: [
    [
      'It is so: {fact}. The one who wears the face of {B} is {A}; the real {B} sits at {lair}, guarded by {H}, who honestly believes that the prisoner is the impostor. At {deadline} {A} takes an oath that makes it final.',
      'asks=no',
    ],
    [
      '{Fact}, and {G} is right. The one who comes home in the evening is {A}, with the face of {B}; the real {B} sits at {lair}, guarded by {H}, who honestly believes that the prisoner is the impostor. At {deadline} {A} takes an oath that makes it final.',
      'asks=kin',
    ],
    [
      '{Fact}: that is the truth and the whole trouble. {A} reads in every head what {B} would say, and says it better. {B} lives, at {lair}, where {A} goes each night to learn the rest.',
      'asks=no',
    ],
  ],
  truth: [
    [
      [
        '{Weeks} weeks ago {B} got into the wrong coach on the way home. An hour later somebody got out of it with the face, the coat and the cough of {B}. That is how it came about: {fact}. Among its own kind the {doer} is called {A.full}.',
        'asks=no',
      ],
      [
        '{Weeks} weeks ago {B} got into the wrong coach on the way home. An hour later somebody got out of it with the face, the coat and the cough of {B}, and came in to supper. It is no wonder that {G}, the {G.role}, is a stranger at {G.their} own table since then. Among its own kind the {doer} is called {A.full}.',
        'asks=kin',
      ],
    ],
    [
      '{A} takes the right answer for everyone out of the heads of those who ask. Three things cannot be taken in this way: what is known to nobody present, what a dog knows, and what {B} has never thought in words. For the rest {A} goes to {lair} by night and asks, through a pane of glass.',
    ],
    [
      '{H} was called by {B} in person, as {H.they} believes, and was shown a prisoner with the same face: "This is the creature that wanted my place. [Guard it, and do not listen to it|Do not listen to it, it knows everything about us]." {H} has not slept well since, because the prisoner asked after {H.their} mother.',
    ],
  ],
  turn: [
    '{A} is good at it. The poor have soup, two old quarrels are settled, and {B} was not always kind. Some who have guessed it would like {A} to stay; {G} has begun to wonder, too, and will ask the party what it thinks.',
    'There are two of them. {quill}, whom everyone trusts in this matter and whom the party will want as a witness, has been the other {doer} for a week; the real {quill} sits in the cell next to {B}. The dog knows that, too.',
  ],
  people: {
    G: [
      [
        '{G} wants the right face back, and is afraid of being the only one who can tell.',
        'asks=no',
      ],
      [
        '{G} knows {B} as one knows a staircase in the dark, and has counted the steps that are missing: {few} of them.',
        'asks=kin',
      ],
    ],
    A: [
      '{A} wants to be somebody for once and not to stop again. {A} likes the applause, the soup for the poor, and being called by a name; {A} is afraid of dogs, sealed letters and sleep.',
      '{A} wants the oath: after it nobody may ask any more. {A} does not hate {B}, and visits more often than is needed.',
    ],
    B: [
      '{B} is alive, cold, and has been asked so many questions through the pane that {B.they} has begun to give wrong answers on purpose, {few} so far: those can be found in the mouth of {A}.',
    ],
    S: [
      '{S} wanted no reward but to be believed. {S} hides among the glass carters, and knows {few} things that {B} never told anyone else.',
    ],
    T: [
      '{T} saw two of {B} in one night, one walking and one carried, and decided to have been drunk. {T} does not drink.',
    ],
    H: [
      '{H} serves {B} with all {H.their} heart, and that is the trouble: {H} does it on the wrong side of the door. One question that only the real {B} can answer would turn {H.them} round.',
    ],
  },
  looks: [
    [
      'A room in which all is as it was, [and a little more so|only tidier]. Pale squares on the walls where mirrors hung, a bed that is not slept in, and a diary that has been kept in the same hand, with no crossings out for {weeks} weeks.',
    ],
    [
      'Straw, breath, a row of heads that all turn. The grey dog lies apart, on a coat that somebody gave it for comfort; the name of {B} is sewn into it.',
      'Warm dusk, chains, a bell for feeding. Every animal here was once petted by {B}, and none of them has been visited for {weeks} weeks. The grey dog sleeps on an old glove.',
    ],
    [
      'A long hall, a chair on two steps, a line of people with [their caps in their hands|petitions on their knees]. {B}, as it seems, hears each of them and has an answer before the question is done.',
    ],
    [
      "A hall of racks with sheets of glass as high as doors, dust in which one sees one's own steps twice, a cold furnace, and at the end two cells with a front of thick glass. In one of them sits {B}, with a blanket and a chessboard.",
    ],
  ],
  todo: [
    [
      'Before the door stands a guard who lets nobody in, by order of {B}. There is a stair for the [coal|firewood] (DC 13 Stealth), and there is the laundry, which nobody [stops|looks into] (DC 12 Deception).',
    ],
    [
      'The kennel hand has been forbidden to talk, not to be helped: an hour with the [brush|broom] (DC 12 Animal Handling), and everything is told to the [dog|horses], loudly.',
    ],
    [
      "One is admitted [in the order of the line|by number], and asked for one's wish. Whoever stands there thinking of the question has lost (DC 14 Deception to think of something else); whoever lets somebody else read out a sealed one has not.",
    ],
  ],
  clues: [
    [
      'Investigation :: comparing the diary before and after :: {Weeks} weeks ago the mistakes stop. Nobody writes like that who is thinking.',
      'Medicine :: looking at the brush and the basin :: The hair is that of {B}, to the root, and turns grey and smooth in the hand after a minute: a {doer} has slept here, in the chair, with open eyes.',
      'Perception :: looking at the soles under the wardrobe :: Glass dust, ground in, fresh each day. In {town} it lies a finger deep at {lair}.',
    ],
    [
      'Animal Handling :: letting the dog smell the coat and then the curtain of {B} :: It knows the one and growls at the other: they are two.',
      'Insight :: asking who brought the dog here :: "{B} did, with thick gloves. But it was {A} who signed the book, and crossed it out again." It was the only time that {A} had to write while nobody thought of a name.',
      'Survival :: giving the dog its head :: It pulls through half of {town} to a wall, puts its nose under a gate, and cries: behind it is {lair}.',
    ],
    [
      'Arcana :: asking something that nobody in the hall knows :: For the first time the answer does not come. Then comes a very good joke.',
      'Performance :: telling {B} a story that is not true, with witnesses who believe it :: {B} remembers it, with details. A {doer} stands on these two steps, and knows only what the room knows.',
      'Investigation :: finding out where the mirrors were taken :: All {num} of them to {lair}, turned to the wall, on the orders of {B}.',
    ],
  ],
  lairUse: [
    'Sheets of glass stand in the racks: pushed (one action, DC 12 Athletics), a row [falls|comes down], {sting} slashing damage to all within ten feet of it, DC 13 Dexterity saving throw for half; after that the floor is difficult ground.',
    'Turned round, the mirrors (one action for each) multiply whoever has one face: the next attack on that person has disadvantage. On {A} they work the other way: {A.they} sees {A.themself}, and cannot take reactions for a round.',
    'The front of the cells is opened with a wheel (one action). {B}, free, can be told from {A} by one who asks what nobody here knows.',
  ],
  tactics: [
    '{A} takes the face of somebody of the party in the first round, mixes in, and shouts what this one would shout; the others strike at whoever hesitates',
  ],
  parley: [
    '{A} has never been asked what {A.they} would like to be called. Whoever does so and means it (DC 14 Persuasion), or offers a life under its own name, gets the key of the cell; {A} keeps the promise, as that is a new feeling.',
    '{H} decides it without a blow: if the real {B} answers a sealed question of {H.their} mother (DC 12 Persuasion to get one), {H} and the guards turn their points round.',
  ],
  clock: [
    [
      '{A} pensions off all who have known {B} for more than ten years, generously, "to the country".',
    ],
    ['The sum below the picture of {S} is doubled, and the glass carters are searched.'],
    [
      '{A} has understood what the wrong answers are, and sits before the pane for a whole night. In the morning {B} has no secrets left.',
    ],
    ['At {deadline} {A} takes the oath in the name of {B}, before {council}.'],
  ],
  after: [
    [
      '{A} is {B} from now on, in every book. The prisoner at {lair} is no longer needed; the soup for the poor becomes thinner, as the one who gave it no longer has anything to fear.',
      'tone!=whimsical',
    ],
    [
      "{A} is {B} from now on, in every book. The prisoner is sent to sea as a ship's cook under another name, and writes recipes home that nobody understands.",
      'tone=whimsical',
    ],
  ],
  endings: [
    {
      heading: 'The sealed question',
      text: [
        'Before {council} {B}, as everyone thinks, is asked what nobody in the hall knows, and then the doors open, and the dog runs to the right one of two. The {doer} lets go of the face in front of all eyes. [{B} does not go to the chair first but to {S}.|{B} sits down on the steps, with the dog, and asks what [day|month] it is.] {town} has its {B.role} back.',
      ],
    },
    {
      heading: 'Exchanged back by night',
      text: [
        'The party brings {B} home by the coal stair, and in the morning there is one face again. *The price:* nobody learns that there was a {doer}; {S} stays a poisoner in the books, and what {A} promised in the name of {B} has to be kept.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{A} falls among the mirrors, and what lies there has no face at all. *The price:* it happened without witnesses; for a year people will test {B} with riddles, and some will say that the kinder one is dead.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The oath is taken, {B} is a prisoner without a name, and the {doer} is {B} by law. What remains is the dog, a sealed letter, and the first great feast, at which {A} has to stand before {num} people of whom nobody must think of the answer.',
      ],
    },
  ],
  frame: {
    stakes: [
      [
        'There are {days} days until {deadline}. After the oath only {B} could accuse {B}, says {G}.',
        'tier=1',
      ],
      [
        'In {days} days is {deadline}, with the oath. {council} does not believe a word so far«, and {B} sits in it».',
        'tier=1',
      ],
      [
        'In {days} days is {deadline}. A stranger in that place would hold every seal and know each secret; {ruin}, if it is noticed too late.',
        'tier>=2',
      ],
      [
        '{days.s} days remain until {deadline}. «[Treaties are waiting for that signature|Three treaties need only that signature]. »If they are signed by the wrong hand, {ruin}.',
        'tier>=2',
      ],
    ],

    ownMagic: [
      [
        '*Detect Thoughts* on {B}, as one thinks: there are the thoughts of everyone in the room, in layers, and nothing beneath.',
        'level>=3',
      ],
      [
        '*Zone of Truth*: "[I am the one whom this town needs|Nobody has ever done more for this town]," says {A}, and can say it. Asked for a name, {A} ends the audience.',
        'level>=3',
      ],
      [
        '*Sending* to {B} arrives, and is answered from a cell: "Glass. A furnace. H. means well. [The dog, is the dog all right?|How is the dog?]"',
        'level>=5',
      ],
      [
        '*Scrying* on {B} shows {B.them} behind a thick pane, with a chessboard. Shown to {council}, it is called a trick; shown to {H}, it is not.',
        'level>=9',
      ],
      [
        '*True Seeing* shows the {doer} to one pair of eyes. {A} knows who can cast it in {town}, and has given all of them leave.',
        'level>=11',
      ],
      [
        '*Teleport* into {lair} is possible for whoever has been there, and lands among {num} mirrors: each arrives in another corner.',
        'level>=13',
      ],
      '*Speak with Animals* with the grey dog: "That one [smells of nobody|has no smell at all]. Mine is behind the wall [where the sand crunches|with the sharp grass]."',
    ],
  },
  steps: [
    'Find out whether {B.full} is {B.full}.',
    'Ask {S.full} what {S.they} has noticed.',
    'Find out where the real {B.role} is.',
    'Show {council} the truth before {deadline}.',
  ],
};
