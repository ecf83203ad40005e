import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { makerMagic } from '../being-magic.ts';
import type { MatterKernel } from '../matter-types.ts';

/** I makes creatures. The first of them, B, has grown into a person and wants no more to be made. */
export const maker: MatterKernel = {
  id: 'maker',
  sort: 'person',
  plight: 'maker',
  isSubjectEnemy: true,
  tones: everyTone,
  frame: {
    ...cureFrame,
    ownMagic: makerMagic,
    suspects: [
      '{A.full}, rightly, and everyone knows it. What nobody knows is for whom the {form} are made, and that one of them speaks.',
      '{S.full} is blamed for the tracks, wrongly. That {A} makes the {form} is no secret; where, and what for, is.',
    ],
  },
  escort: ['construct', 'beast', 'people'],
  roles: {
    B: [
      ['first of the creatures', 'creature that reads'],
      ['first of the creatures', 'creature that reads'],
      ['first of the creatures', 'creature that reads'],
    ],
    S: [
      ['travelling animal trainer', 'poacher', 'tanner from outside'],
      ['owner of a menagerie', 'dealer in hides'],
      ['keeper of a foreign menagerie', 'royal huntsman in disgrace'],
    ],
    T: [
      ['butcher', 'ragman', 'bone boiler'],
      ['apothecary', 'supplier of the hospital'],
      ['purveyor to the court', 'keeper of the royal parks'],
    ],
    H: [
      ['assistant', 'porter'],
      ['assistant', 'head porter'],
      ['first assistant', 'captain of the private guard'],
    ],
  },
  sites: [
    ['the farm with the open stable', 'the torn fold', 'the bridge with the claw marks'],
    ['the hayloft of {B.full}', 'the cave of {B.full}', 'the ruined school'],
    ['the house of {A.full}', 'the lecture room of {A.full}'],
  ],
  lair: {
    names: [
      'the workshop under the hospital',
      'the old slaughterhouse',
      'the tower with the copper mast',
      'the flooded cellars',
    ],
    terrain: 'indoors',
  },
  problem: [
    'For {weeks} weeks the {form} have come further into {town} each night. They take no money and hardly any meat; they break into stables, smithies and the [apothecary|school], carry off what they need, and are sometimes seen to wait for the slowest of them. {A.full} has written to {council} that this is only the beginning.',
    'Of the {form} that have been seen in {town} no two are alike, and each is better made than the last. {num.t} animals are missing, one bell, and all the copper wire. {A.full} does not deny it; there are handbills with a price list.',
  ],
  start: [
    [
      'It stands in the middle of the road to {town}, in the rain, as tall as a hayrick, and it has been put together from things that had never met. You have the weapons out already when you see that it is holding an umbrella, not over itself but over a [lamb|very wet cat] at its feet. It looks at you from {few} eyes. "Please," says {B.full}, for so it is called, "which of you is the one that one can talk to?"',
      '@umbrella',
    ],
    [
      'The alarm bell of {town} breaks off in the middle. Something goes over the roofs with it, from ridge to ridge, and drops tiles. In the empty market stands {T.full}, the {T.role}, beside an overturned cart, and holds one end of a rope; at the other end a small, lopsided one of the {form} sits in the fountain and cries like a puppy. "It got left behind," says {T}. "They will come back for it. They always do. That is what I do not understand."',
      '@fountain',
    ],
  ],
  ask: [
    '"Stop it," says {G}. "Not the {form}; there are more every day, and each of them is somebody\'s goat. Stop the hand. At {deadline} {A} shows {A.their} work to buyers, and then it is no longer a matter of {town} alone."',
    '{G} wants to know three things: where it is done, for whom it is done, and what one does with those that are already there. "The third keeps me awake. Come back before {deadline}, and with an answer to that one as well."',
  ],
  rumours: [
    '{A} began with healing, and it was a good beginning; {few} people in {town} owe {A.them} a hand or an eye.',
    'The {form} obey a whistle. One of them has stopped.',
    'Somebody teaches them at night, in the ruins. One hears the alphabet.',
    '{S} sells {A} the animals; that is why {S.they} never brings anything home from the hunt.',
    'There is a buyer, from far away, who pays by the hundred.',
    '{T} delivers there twice a week, and has stopped eating meat.',
  ],
  run: [
    'The {form} can be avoided, tricked and tamed like animals that have been badly treated (DC 12 Animal Handling). They attack only on the whistle, and shake their heads afterwards as if to get it out of their ears.',
    'Whoever kills one of them has seen how it was made, and has advantage on the next check against another; {B} hears of it, too, and asks about it at the next meeting.',
    [
      '{B} gives information freely, wants no weapon, and has one question for each of the party: "What are you for?"',
      'start=umbrella',
    ],
    [
      'If the small one is treated well it leads the way to the others, by night (no check); it limps, because one leg has been sewn on the wrong way round.',
      'start=fountain',
    ],
  ],
  gist: [
    '{fact}. {A} sells them: at {deadline} a buyer comes to {lair}, who wants an army that asks for no pay. What holds the {form} is the whistle, tuned to one small bone that {A} puts into each of them. The first one, {B}, has torn out {B.their} own, has learned to read, and hides those that run away. {B} can silence the whistle for good, but only at {lair}, and only if somebody keeps {A} busy meanwhile.',
  ],
  truth: [
    [
      '{A} could heal what nobody could heal, with pieces of other beings, and could not stop at healing. "Nature has made a first draft," says {A}, and sees in the {form} nothing but drafts. None of them was ever given a name by {A.them}. {few.t} have names now; {B} has given them those.',
      'It began with a hand that {A} replaced for a [mason|soldier], and it held. Then came the question what else would hold. {A} is neither mad nor cruel, works from six to ten, and has long stopped hearing what it sounds like in there.',
    ],
    [
      'The money comes from outside. A buyer, who is known in {town} only as a seal, pays for each of the {form} that does what the whistle says. {H.full} brings what is needed, from the stables, from the hospital, and from {T.full}, the {T.role}, who asks no questions. At {deadline} there is a demonstration at {lair}: the target is the [lower town|mill quarter], "which was to be pulled down anyway".',
    ],
    [
      '{B} was the first that lived. {A} had put the best of everything into it, and among that was something that nobody can sew in. {B} learned to speak by listening at the door. When the whistle came for the first time, {B} did what it said, and what that was {B} does not tell. The next night {B} took the bone out of {B.their} own neck with a spoon.',
    ],
    [
      'The bones are all cut from one. The rest of it, as long as an arm, hangs over the table at {lair}; when it breaks, the whistle is only a whistle. {B} cannot go in there: the sound paralyses it still, bone or not. Somebody would have to go along and hold {B.their} hand.',
    ],
  ],
  turn: [
    'The bone from which all the others are cut is one of {A.their} own: {A} gave it for the first one, for {B}, and has limped ever since. {A} has never told anyone. Nobody whom one does not love gets a rib.',
    "The buyer's seal is known to {G}, for it hangs on the wall of {council}: an uncle, a treaty, a good customer. If {G} says that aloud, there is no demonstration; and then {town} has an enemy who had been a friend.",
    '{B} wants {A} to make one more: another one like {B}, to talk to. For that {B} would go back. {B} asks the party whether that would be wrong, and listens to the answer.',
  ],
  people: {
    G: ['{G} wants {town} safe, and has a nephew who walks again, thanks to {A}.'],
    A: [
      '{A} wants to be understood by somebody who can read a drawing, is courteous to visitors and asks to be allowed to feel their shoulders. {A} never looks a creature in the face.',
    ],
    B: [
      '{B} wants the others to be left alone, and a word for what {B.they} is. {B} is gentle, precise, twice as strong as an ox, and afraid of one sound.',
    ],
    S: [
      '{S} tracks the runaways and brings them food, because a hunter knows what a mother looks like. {S} is seen with them and will be hanged for it, if things go on like this.',
    ],
    T: [
      '{T} has delivered what was ordered and has not asked what for. Since the bridge {T.they} knows, keeps the order book under the floor, and cannot eat meat.',
    ],
    H: [
      '{H} blows the whistle, since {A} has no ear for it. {H} has a new heart from {A}, which is tuned, too; {H.they} has noticed that.',
    ],
  },
  looks: [
    [
      'They came through the wall, not the door; the beam lies neatly beside it. What is gone is a bellows, a goat, and the blanket of the goat. In the mud are tracks of {few} kinds of feet, and some that are of two kinds at once; and beside the trough lies a [coin|button], put down with care, as one leaves money in a shop.',
    ],
    [
      'Straw beds of very different sizes stand in a row, and in each lies something for the night: a rag doll, a stone, a horseshoe. On the wall is the alphabet, in charcoal, as high as a man can reach, and above it a second time, as high as {B} can. Under it stand {few} names.',
    ],
    [
      'A bright room with very good drawings. One has to look at them for a while before one understands that they are not of animals that exist. In glass jars stands what is left over, labelled in a beautiful hand; in the waiting room hang {few} crutches as a thank-offering.',
    ],
    [
      'Tables, drains, a mast that goes up through the roof. Along the walls stand cages with open doors: the {form} in them could leave, and look at the one who holds the whistle. Over the great table hangs a bone on a chain, as long as an arm, white, and much cut.',
    ],
  ],
  todo: [
    [
      'The owner wants to shoot at everything that moves, for a fortnight now without sleep (DC 13 Persuasion to be allowed in). At dusk one of the {form} comes back for the coin, which was the wrong one.',
    ],
    [
      'The way in leads past the strongest of them, who guards the small ones and has been taught one question: "Friend?" It believes the answer, whatever it is; let the players decide whether it is true.',
    ],
    [
      '{A} receives with pleasure anyone who is ill, curious or rich. Pupils may look at everything (DC 13 Arcana or Medicine, to pass for one). What is locked is the order book: DC 14 Sleight of Hand.',
    ],
  ],
  clues: [
    [
      'Survival :: reading the tracks in the mud :: They go in step, on a sound that was not heard here; one trod out of line, waited for a smaller one, and was beaten for it.',
      "Medicine :: looking at the bit of thread on the nail :: Surgeon's silk, a knot with the left hand: {A} has sewn half of {town} with it.",
      'Nature :: asking what one does with bellows, wire and bells :: One builds a lung, a nerve and a throat. It would need a mast as well, and there is only one, at {lair}.',
    ],
    [
      'Persuasion :: asking {B} about the whistle :: "It is no order. It is a hand in the neck that moves you. There is a bone in each of us. They are all cut from one."',
      'Insight :: asking {B} about {A} :: "{A} built me a very good heart," says {B}. "It would have been kind to build it worse."',
      'History :: looking at what has been scratched on the straw bed of {B} :: A plan, from memory, of doors, drains and the great table: it is the inside of {lair}.',
    ],
    [
      'Investigation :: counting the drawings :: {num} sheets with the same creature, and on each of them it has less of a face. On the last one it has a number, for soldiers need none.',
      'Sleight of Hand :: opening the order book, of which {T} has the copy :: "For the first hundred half in advance; demonstration at {deadline}; the quarter by the river as agreed." Signed by {A}.',
      'Investigation :: following the ice, of which the house uses so much :: It is delivered here and carried on, by {H}, at night, to {lair}.',
    ],
  ],
  lairUse: [
    'The bone over the table has AC 15 and 20 hit points, and rings when it is struck: each blow stuns all the {form} (and {H}) until the end of the next turn of the attacker. If it breaks, they are free.',
    'The mast draws. Whoever throws the switch (one action, DC 13 Arcana) sends lightning through the great table: {sting} lightning damage to all who touch metal within 10 feet, DC 13 Dexterity saving throw for half.',
    'One of the {form} that is called by its name (one action; {B} knows {few}) sits down and does nothing until the whistle is blown again.',
  ],
  tactics: [
    '{A} does not fight, but orders, calmly, and says aloud what one could improve. {H} blows the whistle and stays behind the cages; without the whistle most of the {form} go to the wall and turn their faces to it',
  ],
  parley: [
    '{A} breaks off if one of the {form} is introduced to {A.them} by name, and answers for itself (DC 13 Persuasion, with advantage if it is {B}). {A} has not thought that possible; {A} sits down, and asks it something.',
    '{H} gives up the whistle to whoever can assure {H.them} that the heart will go on beating without it (DC 13 Medicine). It will; nobody had told {H.them}.',
  ],
  clock: [
    [
      'The next night they are {few} more, and one of them has the face of an ox which all of {town} knew.',
    ],
    [
      '{S} is caught with a sack of bread among the tracks and put in irons. The small ones in the ruins get nothing to eat any more.',
    ],
    [
      "A peasants' hunt sets out against the ruins, with torches. {B} carries {few} of the others away and does not even raise a hand.",
    ],
    ["At {deadline} the buyer's coach stops before {lair}. The whistle blows."],
  ],
  after: [
    'The river quarter is gone, and the buyer has signed: {fact}, by the hundred from now on, and {ruin}. {B} sits in the hills and teaches the few who got away to count each other.',
  ],
  endings: [
    {
      heading: 'Names',
      text: [
        "{B} goes in, holding somebody's hand, and breaks the bone with {B.their} own. The whistle is only a whistle. It is over; {A} stands among those whom {A.they} made, and they look at {A.them}, each with its own face. {town} gives them the ruins, in writing, {few} names on one deed, and {B} learns to read it aloud.",
      ],
    },
    {
      heading: 'The healer',
      text: [
        '{A} gives in, and goes back to hands and eyes, under the supervision of {council} and of {B}, who passes the instruments. *The price:* the buyer wants the advance back, and is not a person whom one leaves waiting; and there are {few} of the {form} who can forgive, and some who cannot.',
      ],
    },
    {
      heading: 'By fire',
      text: [
        '{lair} burns, with all that is in it. {A} is taken or dead. *The price:* those in the cages had waited for somebody to tell them to go. {B} comes to the ruins in the evening, counts, and does not ask the party any more questions.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The demonstration was a success. The coach goes, and behind it march the {form}, in step, out of {town} and towards {town2}. But somebody has taught those in the last row the alphabet, and {B} follows at a distance, and knows their names.',
      ],
    },
  ],
  steps: [
    'Find out what the {form} take, and what for.',
    'Meet the one that speaks.',
    'Find the place where they are made, and what holds them.',
    'End it before {deadline}, and decide what becomes of the {form}.',
  ],
};
