import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Something huge that can speak has a toothache or the like, and someone must go in and do it. {ache} is what hurts. */
export const ache: MatterKernel = {
  id: 'ache',
  sort: ['person', 'claim', 'beast'],
  states: ['usual', 'unwell'],
  tells: [
    {
      nouns:
        'toothache tooth thorn splinter hiccup cough cold headache stomachache earache itch snore insomnia giant troll dragon ogre cyclops titan',
      says: 'fix hurt ache want have heal cure pull remove itch cough sneeze',
      objects:
        'toothache tooth thorn splinter hiccup cough cold headache stomachache earache itch insomnia rid',
    },
    {
      tasks: 'get cure fix heal remove pull help treat',
      nouns:
        'toothache tooth thorn splinter hiccup cough cold headache stomachache earache itch insomnia',
    },
    { nouns: 'toothache hiccup headache stomachache earache' },
  ],
  tones: everyTone,
  escort: ['people', 'beast'],
  frame: {
    companions: [
      [
        'The hunters beside {A} love {A.them}, and know what fair game is. If the party says loudly what they are about to shoot, a patient, half of them lower the bows for a round (DC 13 Persuasion).',
        'escort=people',
      ],
      ['The hounds run towards whoever throws the roast meat from the camp.', 'escort=beast'],
    ],
    hoards: [
      '{It} {it.has} kept, for {years} years, what got stuck: {items}, and {worth}. It has been washed.',
      'With the thing itself something else comes out, and rolls before the feet of the party: {items}, and {worth}.',
    ],
    ownMagic: [
      [
        '*Lesser Restoration* and *Cure Wounds* ease it for an hour, and then it is back: something is still in there.',
        'level>=3',
      ],
      [
        '*Enlarge/Reduce*, on {it}, lasts a minute. Small, {it} can be held by four people; but what hurts gets smaller as well and is harder to find (DC 15 Perception).',
        'level>=3',
      ],
      '*Speak with Animals*: the sheep say that {it} asked each of them first.',
      [
        '*Sleep* and the like do not hold a thing of this size for long enough; *Calm Emotions* does, for exactly one of the three rounds.',
        'level>=3',
      ],
      [
        '*Scrying* on {A} shows an eye, a line of trees, and something open at its end.',
        'level>=9',
      ],
      [
        '*Wish*, *Heal* or *Polymorph* can do it without a rope, if the machine at {lair} has been dealt with: {A} shoots at whatever is smaller as well.',
        'level>=11',
      ],
    ],
  },
  roles: {
    A: [
      ['captain of the giant killers', 'trophy hunter'],
      ['captain of the giant killers', 'master of the hunt'],
      ['lord of the hunts', 'champion of the realm'],
    ],
    B: [
      ['tooth puller', 'farrier', 'barber'],
      ['army surgeon', 'physician', "ship's surgeon"],
      ['court physician', 'surgeon of the royal fleet'],
    ],
    S: [
      ['herb gatherer', 'goat herd'],
      ['apothecary', 'wandering preacher'],
      ['royal apothecary', 'banned scholar'],
    ],
    T: [
      ['bell ringer', 'rope maker', 'groom'],
      ['crane keeper', 'coach driver'],
      ['crane master of the harbour', 'palace gardener'],
    ],
    H: [
      ['net maker', 'trapper'],
      ['siege carpenter', 'sergeant'],
      ['siege master', 'captain of the household guard'],
    ],
  },
  sites: [
    ['the valley where {it} {it.is} lying', 'the quarry where {it} {it.is} lying'],
    ['the shop of {B.full}'],
    ['the camp of {A.full}'],
  ],
  lair: {
    names: ['the old lime kiln', 'the ruined mill', 'the gravel pit', 'the burned farm'],
    terrain: 'wild',
  },
  scale: {
    deadline: [['the full moon'], ['the full moon'], ['the full moon']],
    prize: [
      ['a head that fits no wall in {town}'],
      ['a trophy such as no governor has, and the estates that go with it'],
      ['a trophy such as no crown has, and the name of a hero'],
    ],
    ruin: [
      ['{it} can bear it no longer, and {town} lies on the way to the river'],
      ['{it} can bear it no longer, and walks through {num} farms and a dam'],
      ['{it} can bear it no longer, and a second valley is made where the capital drinks'],
    ],
  },
  problem: [
    'One hears it as far as the market: {ache.s}. {It} {it.has} never done anything to {town} before, and is sorry about the [bridge|barn|bell tower]; it was a single kick, in {it.their} sleep. What is needed is small and has to be done [in there|up there]: {job}. {B.full}, the {B.role}, would know how, and has fainted twice.',
    'It is {ache}, and it is as large as {it} {it.is}. {It} came to the edge of {town}, lay down so as not to break more than necessary, and asked for help«, in a whisper that took the slates off {few} roofs». Somebody must do it: {job}. {B.full}, the {B.role}, has the hands for it, but not the knees.',
  ],
  start: [
    [
      'A wind that smells of [pears|old cheese|cloves] blows the hats off the whole market and sucks them back again. Then silence, then a voice that one feels in the stomach: "I am sorry. Was that anybody\'s?" The hats land. {B.full}, the {B.role}, looks at the pair of pincers in {B.their} own hand, then up, and up. "It\'s too small," {B} says. "It\'s the right shape. It\'s just that everything else is too large."',
      '@hats',
    ],
    [
      'You stand in front of an eye[|, on the edge of {town}]. It is as high as a door, it is full of water, and it tries very hard not to blink[, because of the draught|, because of {B}\'s hat]. "They said that you would come," says {who}. "They said that you are not afraid[. I am|, and I am]." On the hill opposite the sun flashes on metal, {few} times, in a row: there {A.full}, the {A.role}, is having something long unloaded from carts.',
      '@eye',
    ],
  ],
  ask: [
    '{G} has walked once around {it} and counted the steps. "Do it before {deadline}. Until then {it} will lie still: I have {it.their} word, and a good deal of ear wax. Take {B} with you, even if you have to carry {B.them}. And keep {A} away; {A} has a licence for big game, signed by me, in another year."',
    '"It is the first time that anyone of that size has asked us for something," says {G}. "[I want it to be well done|I want {town} to be proud of it]. Get {B} in there, get the tools, and see to it that {it} {it.is} not shot with an open mouth. Before {deadline}."',
  ],
  rumours: [
    'It is no illness. It is a punishment for {it}, for {years} years of snoring.',
    '{S} gave {it.them} something that made it worse, and was paid for it by somebody.',
    'In the mouth of [such a one|{it}] lie the helmets of everyone who has ever tried it.',
    '{A} has bought up all rope between here and {town2}. For a trap one needs rope. For a tooth, too.',
  ],
  run: [
    [
      'In one of the hats is a chip of bone as long as a hand. {B} goes pale, and then interested: "That is not from {it.their} own tooth. That has been sitting between them." (DC 12 Medicine)',
      'start=hats ache=tooth',
    ],
    ["The hats have changed owners. The mayor's is on a goat.", 'start=hats ache=other'],
    [
      'The things from the carts are bolts as long as a boat, for a machine (DC 13 Perception).',
      'start=eye',
    ],
  ],
  gist: [
    '{fact}: that is all that is wrong with {it.them}, and it can be put right. {A} has waited for this all {A.their} life: when {it} hold{it.v} still with closed eyes, {A.they} will shoot. The machine stands at {lair}, {H} has built it, and {S} was blamed for the herbs that {H} had exchanged.',
  ],
  truth: [
    [
      [
        'There is a splinter of bone in it, from a whale or a dragon, and it has been there for {weeks} weeks. {It} {it.has} tried everything: cold water, a lake, a mountain to bite on. {ache.s}, and it gets worse each night. If it is out, it is over.',
        'ache=tooth',
      ],
      [
        'It began {weeks} weeks ago, and {it} {it.has} tried everything: cold water, a lake, standing on the head. {ache.s}, and it gets worse each night. There is a cause, and it is small: something that does not belong there has got in. If it is out, it is over.',
        'ache=other',
      ],
    ],
    [
      'The first who tried to help was {S}. The herbs were right, but on the way {H} put others into the basket, such as make one restless; {A} needed {it} to be in pain and {town} in fear, so that nobody would ask questions later. {It} kicked out in {it.their} sleep, people saw {S} run, and that was enough.',
    ],
    [
      '{A} has hunted everything that walks, and nobody has ever been impressed for longer than an evening. At {lair} stands a machine that can throw a bolt through a church. It has one shot. {A} means to fire it at the moment when {it} close{it.v} the eyes and open{it.v} the mouth. {T} lent the crane for it, and was told that it was for a bell.',
    ],
    [
      "*What it takes*: something to numb it (from {S}, who is in hiding), something to pull or lift with (the bell rope, the crane or the team of {T}), and a steady hand ({B}, or one of the party, DC 15 Medicine or Athletics). For each that is missing, {S}'s, {T}'s or {B}'s, the DCs of the set piece below rise by 2.",
    ],
    [
      '*The set piece*: three rounds, [in there|at the place that hurts {it}]. *One*, get there: tongue, hair and tears (DC 13 Acrobatics). *Two*, fasten it (DC 13 Survival for the knots). *Three*, now (DC 15 Athletics by the group). Whenever a check fails {it} jerk{it.v}: {sting} damage, and somebody has to be caught.',
    ],
  ],
  turn: [
    "What is taken out is no splinter. It is the point of a spear with a name on it: that of {A}'s grandfather, who was said to have killed one of this kind. {It} remember{it.v} the grandfather well: the two were friends, until the evening of the spear. {A} does not know this, and would rather not hear it from the party.",
    '{It} {it.is} not the only one. On the second night a smaller one comes down from the hills, «as high as a house, »with a blanket for {it.them}, and sits down to wait. {A} sees two heads, and {H} counts the bolts.',
  ],
  people: {
    G: [
      '{G} wants a neighbour and not a carcass, which would lie there till autumn. {G} signed the licence, and can withdraw it, if somebody brings it to {G.them}: {A} carries it in the hat.',
    ],
    A: [
      '{A} wants {prize}. {A} is honest, patient and a splendid shot, and has never in {A.their} life been asked to help anybody.',
    ],
    I: [
      '{I} wants it to stop. {I} is ashamed of the noise, tells bad jokes when afraid, and has promised to keep the mouth open if somebody talks to {I.them} all the time.',
    ],
    B: [
      '{B} wants to have done it once. Fear comes in the knees; whoever ties {B.them} to a back and tells {B.them} only the next step (DC 12 Persuasion) has the best hands in {town}.',
    ],
    S: [
      '{S} wants the right herbs to be given. {S} is hiding with goats, and knows the dose by heart: a cart and a half.',
    ],
    T: [
      '{T} wants the crane back in one piece, has seen the bolts at {lair}, and has told it only to the horses.',
    ],
    H: [
      '{H} wants to see the machine work. {H} has begun to dream of the noise that it will make, and then of the silence.',
    ],
  },
  looks: [
    [
      'A hill that breathes. Around it lie [uprooted trees that were chewed on|a pond, drunk half empty|{few} sheep, very clean, which have been used as a cloth]. «Children have drawn a line that one must not step over, and stepped over it. »From near by the voice is not loud at all, if {it} {it.is} careful.',
    ],
    [
      'A chair with straps, jars with things in them, and pincers in {few} sizes, all of them too small. On the slate a drawing, rubbed out and begun again, gets better each time. Below the table somebody breathes into a bag.',
    ],
    [
      'Tents in a row, trophies on poles, each with a date; a last pole is bare, and as high as a mast. The cook sings. Long boxes have come and gone: there are still the marks of the wheels.',
    ],
    [
      'Under nets and green branches stands a machine as large as a barge, drawn and locked. A track has been cut through the trees, dead straight, and at its end one sees, quite small, an open mouth.',
    ],
  ],
  todo: [
    [
      'To look at it one has to climb in (DC 13 Athletics), with a lantern, while somebody outside keeps {it} talking (DC 12 Performance: no jokes with an ending, laughing would be bad).',
    ],
    [
      '{B} comes along if [the pincers are made ten times as large (a smith, a night and {bribe} gp)|the party proves on a goat that nobody has to be brave alone (DC 12 Animal Handling)]. Until then {B} draws.',
    ],
    [
      'Guests are given roast meat and have to tell their best hunt (DC 13 Performance). Whoever tells of one that got away gets the seat beside {A}«, and a second helping».',
    ],
  ],
  firstFight:
    "on the second evening hunters of {A} want to send the party away from there« for its own good» ({skirmish}). They fight until one of them is down, and brag about {H}'s machine.",
  clues: [
    [
      'Medicine :: looking at it with a lantern :: It is a small thing, deep in. Whoever has three helpers and a rope can get it out, and {it} {it.is} well.',
      "Nature :: smelling what is left of the first herbs :: That is not what {S} gathers. Somebody exchanged it for something that makes one toss about; the basket has a tag of {A}'s camp.",
      'Perception :: looking out from up there :: A straight line has been cut through the wood, and at its end something is covered with nets: at {lair}.',
    ],
    [
      'Insight :: asking {B} who told {B.them} that it could not be done :: "{A}, three times, very kindly[, and with brandy|, and each time with a better brandy]."',
      'Investigation :: looking at the drawing on the slate :: It is right. Only the moment worries {B}: eyes shut, mouth open, no defence.',
      'Persuasion :: asking {T}\'s horses, or {T}, about the crane :: It was needed for one night, "for a bell", at {lair}. There is no bell.',
    ],
    [
      'Investigation :: reading the dates under the trophies :: Under the bare pole the date has already been painted: that of {deadline}.',
      'Deception :: asking {A} what one would aim at :: "The roof of the mouth. [You will not get it to hold still otherwise|Otherwise one has only one shot at {town}\'s expense]." {A} has thought about nothing else for years.',
      'Survival :: following the wheels :: They go to {lair}, very heavy, and come back light.',
    ],
  ],
  lairUse: [
    'The machine can be turned round (DC 14 Athletics, two people, one round). It has one shot, at whatever it points at: {sting} damage three times over to all in a line, DC 14 Dexterity half, and a great deal of noise.',
    'The nets hang over everything on four ropes. Cut (one action each for two of them), they fall on all below: restrained until DC 13 Athletics.',
    'From here {it} can be called: whoever shouts the right thing in the track, with both hands at the mouth (DC 12 Performance), has a friend who can sneeze in this direction in the next round. Everyone who is not holding on lies on the ground.',
  ],
  tactics: [
    "{A} stays at the lock of the machine and wants one clear shot in three rounds' time; the others keep the party away; {H} has the pin in hand, and looks at the mouth, and at the pin",
  ],
  parley: [
    '{A} wants to have been there when something happened that nobody has ever done. It can be this: offered the hardest place of all, the hand at the tooth or the rope (DC 13 Persuasion), {A} puts down the bow, swears, and asks for gloves.',
    'If {G} withdraws the licence, with the party beside {G.them} at {lair}, {A} may not shoot, and does not: there are rules. It is a hard quarter of an hour, and {A} says things that cannot be taken back.',
  ],
  clock: [
    ['{It} lie{it.v} still, as promised, and hum{it.v}. {A} offers to keep watch.'],
    ['A bad night: a chimney falls. {S} is looked for with dogs.'],
    ['{H} draws the machine. The last pole is painted.'],
    ['At {deadline} {it} open{it.v} the mouth for {B}, alone, and {A} shoots.'],
  ],
  after: ['{A} has missed, or has not missed well enough; {ruin}.'],
  endings: [
    {
      heading: 'It is out',
      text: [
        'There is a sound like [a cork|a cart on a bridge], and then one like thunder, and then {it} say{it.v}, in surprise: "Oh." {It} {it.is} well. {B} is carried through {town} by people who come up to {it.their} ankle, and {it} mend{it.v} the roof that {it} broke, with two fingers, holding {it.their} breath. The bare pole is used for a flag.',
      ],
    },
    {
      heading: 'Out, and at a price',
      text: [
        'It was done without one of the three things. {It} {it.is} well. *The price:* in the worst moment {it} shut{it.v} the mouth or the fist; what was in {it.their} way, the [bell tower|crane|half of the quarry], is gone, and {T} wants to be paid.',
      ],
    },
    {
      heading: '{A.name} shoots',
      text: [
        'The bolt flies, and the party was in its way, or pushed the machine: it goes through the ear and not the head. {It} stand{it.v} up. That {it} do{it.es} nothing more than that is owed to whoever is just then talking to {it.them}. *The price:* {it} will not lie down here again, and leave{it.v} with the pain.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{It} {it.is} on the way to the river, half mad with pain, and {A} behind with what can be loaded on carts. {B} sits on a cart as well, with the large pincers, tied down and furious. It can still be done: standing, moving, and under fire.',
      ],
    },
  ],
  steps: [
    'Look at what hurts.',
    'Get something to numb it, something to pull with, and {B.full}.',
    'Find out what is under the nets.',
    'Do it before {deadline}.',
  ],
};
