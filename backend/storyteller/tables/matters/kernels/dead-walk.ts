import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { deadMagic } from '../cure-magic.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Many dead walk. A has taken the coins with which they lie in their graves, and the one who has the coin commands the dead. */
export const deadWalk: MatterKernel = {
  id: 'dead-walk',
  sort: ['claim', 'band', 'being', 'site', 'thing'],
  states: ['usual', 'dead'],
  plight: 'dead',
  tells: [
    { nouns: 'dead undead corpse skeleton zombie ghoul mummy' },
    {
      nouns: 'dead undead corpse skeleton zombie ghoul',
      says: 'walk rise climb crawl leave wander return roam work',
    },
    { says: 'raise use command rent sell', objects: 'dead undead corpse skeleton zombie body' },
  ],
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: deadMagic },
  escort: ['undead', 'people'],
  roles: {
    A: [
      ['sexton', 'grave mason', 'owner of the new fields'],
      ['contractor of the canal', 'provincial coroner', 'owner of the marsh estates'],
      ['builder of the royal dikes', 'keeper of the royal tombs', 'contractor of the army'],
    ],
    B: [
      ['mason', 'ferry keeper', 'widower with four fields'],
      ['head of the ferry guild', 'master of the dike wardens', 'canon of the burial church'],
      ['royal almoner', 'master of the last ferry', 'abbot of the burial order'],
    ],
    S: [
      ['bone carver', 'travelling preacher', 'pedlar of amulets'],
      ['foreign surgeon', 'dismissed priest', 'student of anatomy'],
      ['foreign envoy', 'banned scholar', 'court astrologer'],
    ],
    T: [
      ['gravedigger', 'night watchman', 'washer of the dead'],
      ['coach driver', 'lock keeper', 'keeper of the ossuary'],
      ['keeper of the crypts', 'palace gardener', 'chamber servant'],
    ],
  },
  sites: [
    ['the old cemetery', 'the burial ground'],
    ['the kitchen of a mourner', 'the house where one of them came home'],
    ['the counting house of {A.full}', 'the office of {A.full}'],
  ],
  lair: {
    names: ['the drained lake', 'the drained marsh', 'the salt meadows', 'the long dike'],
    terrain: 'wild',
  },
  problem: [
    'Each night there are {num} more of them. They take spades, ropes and doors out of {town}, they walk straight through whatever is in their way, and whoever holds on to something that they want is thrown aside. Before {town} wakes they are gone, all in one direction. {B.full}, the {B.role}, has seen somebody among them who was buried last spring, and wants to have {few} words with whoever is responsible.',
    'In the mornings there are {num} open graves in {town}, and muddy footprints that go out and do not come back. Doors have been broken down, and {few} people who stood in the way are in bandages. {B.full}, the {B.role}, knew some of those who went past, and called them by their names; one turned round.',
  ],
  start: [
    [
      'A dead woman stands in front of the [bakery|inn|smithy] of {town} and holds out an open hand. It has been there for {few} hours, that figure, say the people behind the shutters. {G.full} has written to you what it is about: {fact}. Nobody goes near. At last {B.full}, the {B.role}, comes across the street and lays a piece of bread in the hand. The dead woman looks at it, and at {B.name}, for a long time, lets it fall, and holds out the hand again.',
      '@hand',
    ],
    [
      'The bell rings for the end of the day, and in all of {town} doors are barred. You are still in the street when the first of them comes round the corner: {few} dead, in their best clothes, with spades on their shoulders, in step. They do not look at you. The last one stops in front of {T.full}, the {T.role}, opens its mouth wide, points into it with one finger, and walks on. "I know," says {T.full}, very quietly.',
      '@mouth',
    ],
  ],
  ask: [
    '{G} wants the dead back in their graves before {deadline}. "And I want the dead of {town} treated decently. Find out who calls them and how, and make an end of it [so that it stays ended|once and for all, for {town}]."',
    '"At {deadline} {town} will be full of guests," says {G}, "and their grandparents lie here as well. Whatever makes the dead of {town} walk has to be found and stopped by then. If you must strike one of them down, tell the family yourselves, before all {town} does."',
  ],
  rumours: [
    'They come for those in {town} who have not mourned enough.',
    '{S} bought old bones lately, and gave away too much money for them.',
    'Out at {lair} one hears spades at night, and somebody who counts.',
    'One of them spoke to {few} people, one after another. It said a sum of money.',
    'Bread has become cheaper in {town} since it began, and nobody wants to know why.',
    [
      '{A} is the one who does it, everyone knows that; but the dead do not let anyone come near, and a law against it has never been needed.',
      'doer=yes',
    ],
  ],
  run: [
    [
      'The hand that is held out has a round mark on its palm, of the size of a coin (DC 12 Perception). A coin laid there makes the fingers close, and the dead woman goes back to the grave, lies down, and stays.',
      'start=hand',
    ],
    [
      'Under the tongue, where {town} lays a coin for the last ferry, there was nothing (DC 12 Religion to know the custom). {T} takes these coins out at the burials and was paid for it.',
      'start=mouth',
    ],
    'One of the dead who is struck down gets up the next evening, and one whose hands are bound goes on walking. They follow nobody who gets out of their way: they have no quarrel with {town}, and a job to do.',
    'Turned or frightened by a cleric, they run in the direction from which they get their orders: towards {lair} (DC 12 Religion to use this on purpose).',
  ],
  gist: [
    '{fact}, because they were robbed: {A} has the coins that {town} lays under the tongues of its dead, and whoever holds the coin of a dead person commands that person. At {lair} the dead work for {A} all night without wages. Each coin that is given back lays one of {town} to rest; the chest with all of them stands at {lair}, and {H} keeps the list.',
  ],
  truth: [
    [
      'In {town} every dead person gets a coin under the tongue, for the last ferry. It is more than a custom: it is a wage paid in advance, and it binds. {A} found in an old book what follows from it: *who holds the fare holds the traveller*.',
      'The people of {town} are buried with one coin each, so that they owe nothing to anyone on the other side. Whoever takes that coin takes over the debt, and the dead has to work for it. That has been known to a few for {years} years. {A} is the first who has made a business of it.',
    ],
    [
      'Since then {T} has had to open one grave after another, at night, for money; {H} washes the coins and writes a list. Put into the chest at {lair}, they call: and so {fact}. They fetch tools in {town}, walk to {lair} and [dig, plough and carry|drain, plough and build], until {H} strikes a spade at sunrise. There is nothing that they do for pleasure.',
    ],
    [
      '{A} hates nobody and harms nobody on purpose. {A} has bought land that was good for nothing, has promised bread for half the price at {deadline}, and keeps that promise: with hands that eat nothing. What happens to those who stand in the way is, to {A}, an accident at work. At {deadline} the last and oldest graves are to be opened, because {num} hands are still missing.',
    ],
    [
      'Nobody has asked the dead. They work because they must, and wait for a wage that does not come. Those who have been longest at {lair} have begun to stand still for a minute each night, all at once, with open hands. {ragnal}, a foreman when alive, has laid down the spade twice, and was the first to say a word again: "Wages."',
    ],
  ],
  turn: [
    'They can be paid. Any coin will do, if it is given by somebody who means it and says for what: "for the ditch at {lair}". One of them who has been paid lies down and cannot be called again by anyone. {num} coppers are less than the party has in its purses; what it needs is time, courage, and a way to get close to them one by one, or {ragnal}, whom the others follow.',
    "The bread is real. If all the dead lie down before {deadline}, a third of the fields at {lair} stays unharvested, and {town} has to bring it in with its own hands, or pay last winter's price. {G} has already promised the cheap bread to everyone, knows since yesterday where it comes from, and has not told anyone.",
  ],
  people: {
    G: [
      '{G} wants the dead at rest and the bread on the tables, and hopes not to be asked which of the two comes first.',
    ],
    A: [
      '{A} wants the harvest in, and to be thanked for it. {A} knows the dead by numbers, tips the hat to widows, and has a coin of {A.their} own sewn into the collar.',
    ],
    B: [
      '{B} wants somebody back in the grave, somebody {B.they} loved, and will not have a hand laid on that one by strangers. {B} knows which of them turn round when one says their names.',
    ],
    S: [
      '{S} bought bones for carving, from a butcher, and can prove it by the smell. {S} has seen the dead hold out their hands, and was the first to try it with a button.',
    ],
    T: [
      '{T} opened the mouths and took the coins, for a wage that was badly needed. {T} has kept one back, that of a [sister|mother], who is the only one of that row to have stayed in the grave.',
    ],
    H: [
      '{H} keeps the list and strikes the spade at sunrise. {H} knows some of the names on it, and has begun to write a small cross beside those.',
    ],
  },
  looks: [
    [
      '{num.t} graves stand open, and the earth lies in neat heaps beside them: they were opened from above, with spades, and only then did somebody climb out. On the heaps grow [nettles|young nettles]; on one there are fresh flowers.',
    ],
    [
      'A kitchen with a chair at the table on which nobody had sat for {few} years. Now a dead [uncle|grandfather|aunt] sits on it, wet to the knees, with an open hand beside the plate. The family eats around this guest. It is no trouble, they tell {B}, and could somebody please say what is wanted.',
    ],
    [
      'Scales, sieves, and a smell of vinegar. Coins are washed here and sorted by year; on the wall is a plan of the new fields, on which {few} small figures without faces stand for ten pairs of hands each.',
    ],
    [
      'As far as one can see, the dead of {town} are at work, row after row, {num} in each, with a sound like rain. On a platform of doors stands a chest without a lid. A lantern hangs over it, and when {H} moves a coin, somewhere in the rows a head is raised. Here {town} would see it whole: {fact}.',
    ],
  ],
  todo: [
    [
      'After dark one is not alone here. Those who come lie still, hold their breath or carry a spade themselves are passed by (DC 12 Stealth or Deception); those who are in the way are lifted out of it, for {sting} damage.',
    ],
    [
      'The family is ashamed and bars the door. {B} is let in, and so is whoever asks for the dead guest by name (DC 12 Persuasion). At midnight that guest goes back to work, through the wall if it has to be.',
    ],
    [
      'By day there are clerks, and they count aloud. To get at the list one has to sell them something (DC 12 Deception), or come by night through the coin chute, which is narrow and drops into the vinegar (DC 13 Acrobatics).',
    ],
  ],
  clues: [
    [
      'Religion :: looking at the mouths of those who lie still :: Under the tongue of each dead person who rests there is a coin. It is missing in all the open graves.',
      'Investigation :: comparing the marks of the spades :: One spade, with a notch, opened all of them: that of {T}, and {A} has paid for a new handle.',
      'Survival :: following the footprints :: They come from every side, become one path, and lead to {lair}.',
    ],
    [
      'Insight :: watching the open hand :: It asks for something round and small. A button makes the dead guest hesitate; a coin that is given with a word lets the dead guest rest.',
      'Investigation :: looking into the wet pockets :: A brass tag with a number. Such tags hang on a board in the house of {A}.',
      'Nature :: looking at the mud on the floor :: Grey, with snail shells: it is the ground of {lair}.',
    ],
    [
      'Investigation :: reading the list of the coins :: A name, a year, a coin, and behind it "digs", "carries", "obeys no more". It is all one business.',
      'History :: leafing in the book beside the scales :: "Who holds the fare holds the traveller": underlined, with a note in the hand of {A}: *how many?*',
      'Perception :: looking at the plan on the wall :: A lantern has been drawn in the middle of {lair}, and beside it a chest.',
    ],
  ],
  lairUse: [
    'A handful of coins thrown from the chest (one action) makes {few} dead stop and look for their own; for two rounds they fight nobody. The chest tipped over (DC 14 Athletics) does so to all of them, once.',
    'The ditch beside the platform has a gate: lifted (one action), it sends a wave through the rows, {sting} damage to all who stand below, DC 13 Strength saving throw for half; the dead are washed away from the living, and come back on foot after three rounds.',
    '{ragnal} stands by the platform. Paid with one coin and one honest sentence (one action), {ragnal} lies down across the steps, and none of the dead climbs over the foreman.',
  ],
  tactics: [
    '{A} fights from the platform, with one hand in the chest: as long as it is there, the dead obey (a bonus action each round to choose whom they hold); driven off the platform, {A} is only a person, and many of those below have open hands. {H} stops striking the spade if told to by name',
  ],
  parley: [
    '{A} would pay them, if it could be afforded. Shown that copper is enough (one dead who lies down before {A.their} eyes, or DC 13 Persuasion), {A} reckons, curses {A.themself}, and pays out wages by lantern light until morning, with the party to carry the bags.',
    '{A} will do without the oldest graves, and let everyone go after the harvest, at {deadline}, not before, in return for silence (DC 12 Persuasion). It is meant honestly. The dead have not been asked.',
  ],
  clock: [
    ['{num} more graves are open, and {H} buys spades in {town2}.'],
    [
      '{A} has {T} open the graves of the last year; the first families meet their own in the street.',
    ],
    ['{H} brings a wagon for the oldest bones, and those whose coins are lost go into the houses.'],
    [
      'At {deadline} the oldest graves are opened. Nobody knows any more whose dead those are, nor what they obey.',
    ],
  ],
  after: [
    'The bread of {A} is cheap. Then there are too few coins for too many hands, {A} stands on the platform and nobody listens, and {fact}, in broad daylight; {ruin}.',
  ],
  endings: [
    {
      heading: 'Paid and buried',
      text: [
        'One after another they get a coin and a word of thanks, and lie down, at last with folded hands. Nobody in {town} can say any more that {fact}. It takes until morning, and half of {town} comes with lanterns to do it. {A} digs the first of the new graves, by order of {council}, and after a while without order.',
      ],
    },
    {
      heading: 'The chest is broken',
      text: [
        'The coins lie in the mud and {A} holds nobody any more. For most of the dead of {town} the way is over at once. *The price:* those who had gone furthest do not find back, and for {few} weeks the party is asked to come, with a coin, to somebody who stands at a gate with an open hand.',
      ],
    },
    {
      heading: 'After the harvest',
      text: [
        'The party lets {A} go on until the grain is in. At {deadline} everyone is paid, and {A} keeps the promise; {town} eats. *The price:* until then {fact}, {few} people are hurt, and each family knows who allowed it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The oldest have been called, and they obey no coin, because they were buried before there were any. They go where {town} once ended, and stand there. {Fact}; but {ragnal} has understood what the party wanted, and every night {few} of the others come to the gate by themselves, with open hands.',
      ],
    },
  ],
  steps: [
    'Look at {p1} by day and by night.',
    'Find out what the dead want.',
    'Find out who commands them, and from where.',
    'Lay them to rest before {deadline}.',
  ],
};
