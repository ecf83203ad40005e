import { everyTone } from '../../tones.ts';
import { huntFrame } from '../hunt-frame.ts';
import { reasonFrame } from '../frames/reason-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * A creature that does harm and has a reason, which `{second}` says. B calls a great hunt; S did something to it first,
 * which T has seen and H paid for. The hunt can be joined, or stopped with proof and what the creature needs.
 */
export const huntReason: MatterKernel = {
  id: 'hunt-reason',
  sort: 'beast',
  tones: everyTone,
  tells: [
    { clause: 'innocent' },
    {
      clause: 'innocent',
      tasks: 'hunt kill slay stop defeat destroy fight face track catch clear',
    },
    {
      clause: 'innocent',
      says: 'kill eat attack raid burn hunt steal take threaten live lurk besiege menace terrorize',
    },
    { clause: 'innocent', says: '-' },
    {
      clause: 'innocent',
      nouns:
        'dragon giant troll ogre wolf bear wyvern griffon manticore spider ant goblin orc kobold beast monster creature basilisk owlbear hydra harpy gnoll centaur',
    },
  ],
  clauses: { innocent: { isWhole: true } },
  foeIs: 'it',
  frame: { ...huntFrame, ...reasonFrame },
  escort: ['beast'],
  roles: {
    B: [
      ['master of the hunt', 'retired sergeant', 'big game trapper'],
      ['captain of the border riders', 'hunter with a title', 'champion of three tournaments'],
      ['royal master of the hunt', 'marshal on leave', 'slayer by appointment to the crown'],
    ],
    S: [
      ['tanner', 'prospector', 'horse dealer', 'trapper'],
      ['mine owner', 'timber merchant', 'gentleman hunter'],
      ['contractor of the crown', 'heir of a mining house', 'royal game warden'],
    ],
    T: [
      ['goatherd', 'mushroom picker', 'basket weaver'],
      ['surveyor', 'herbalist', 'wandering friar'],
      ['natural philosopher', 'hermit', 'painter of birds'],
    ],
    H: [
      ['fur dealer', 'innkeeper', 'market crier'],
      ['trophy dealer', 'collector', 'keeper of a menagerie'],
      ['buyer for the royal gallery', 'owner of a great menagerie', 'dealer to three courts'],
    ],
  },
  sites: [
    ['the place where {S.name} was hurt', 'the clearing with the broken cart'],
    ['the back room of {H.name}', 'the storehouse of {H.name}'],
    ['the hut of {T.name}', 'the summer camp of {T.name}'],
  ],
  lair: {
    names: [
      'the hollow behind the {ragnal} falls',
      'the old {ragnal} quarry',
      'the grove of split stones',
      'the high valley of {ragnal}',
    ],
    terrain: 'wild',
  },
  problem: [
    [
      'For {weeks} weeks nobody in {town} has slept well, and {town} has had enough: at {deadline} everyone who can hold a fork is to march with {B.full}, the {B.role}, and make an end of {it}. {S.full}, the {S.role}, shows a bandaged arm to whoever asks. {T.full}, the {T.role}, who was there, is not asked.',
      'tone!=whimsical',
    ],
    [
      '{B.full}, the {B.role}, has called the great hunt for {deadline}, and sells shares in it. {few.s} people have been hurt so far. Only {T.full}, the {T.role}, has said a word for {it}, and had a stone through the window the same night; {S.full}, the {S.role}, says that it serves {T.them} right.',
      'tone!=whimsical',
    ],
    [
      '{B.full}, the {B.role}, has called the great hunt for {deadline}, with [a band and a buffet|a parade and a pie stall]. {S.full}, the {S.role}, was bitten, in a place that is not shown to ladies, and tells it twice a day. {T.full}, the {T.role}, laughed, once, and has been asked to leave the choir.',
      'tone=whimsical',
    ],
  ],
  start: [
    [
      'On the square of {town}, {H.full}, the {H.role}, sells pieces of something that is still alive: teeth by the dozen, hide by the foot, payment in advance. {B.full}, the {B.role}, stands on a barrel and counts spears. "Without any reason!" calls {S.full}, the {S.role}, and holds up a fine white bandage. Beside you a voice says, not loudly: "Ask what was in the sack." When you turn round, {T.full}, the {T.role}, is already walking away.',
      '@square',
    ],
    [
      'Half a mile before {town} you have to stop. {It} {it.is} there, on the road, [thirty|forty] paces in front of you, and look{it.v} at you, for as long as one needs to say a short prayer. Then {it.they} turn{it.v} aside and go{it.es} round you, at a walk. In the ditch lies {T.full}, the {T.role}, with both hands over {T.their} head, and says into the grass: "{It} always do{it.es} that. Nobody in {town} wants to hear it."',
      '@road',
    ],
  ],
  ask: [
    '{G} wants an end of it before {deadline}. "{B} will do it with two hundred people and a drum, and I shall be writing to their families until spring. Go first. If {it} must be killed, let it be done by those who know how. If there is another way, I will sign it, and {town} can hate me."',
    '"I am told that there was no reason," says {G}. "I have held this office for {few} years, and there is always a reason. Find it, before {deadline}, and make an end, whichever end it is. But no more people from {town} on stretchers."',
  ],
  rumours: [
    '{S} had no bandage on the evening when it happened, says one who poured the beer.',
    '{H} paid {S} a good sum on the day before the trouble began, for "delivery".',
    'Whoever lies down is left alone. {T} has told everyone, and nobody has tried it.',
    '{B} has never lost anybody on a hunt, except for the one hunt of which {B} does not speak.',
    ['{It} take{it.v} {prey}, and once put something back.', 'harm=animals'],
  ],
  run: [
    'The tracks come as far as the first houses of {town}, stop for a long time, and turn round; {it} waited for something (DC 12 Survival).',
    'The bandage of {S} is clean, and the wound under it is no bite: a cut, from a chisel or a knife (DC 13 Medicine).',
    'Everybody knows the price of a share, and nobody can say who was attacked first (DC 12 Insight); asked in order of days, all fingers point to {S}.',
  ],
  gist: [
    '{fact}. And {second}: before it began, {S} had {wrong}. {H} paid for it, {T} has seen it. {It} need{it.v} {need}; if the party can {deed}, it is over. Otherwise there is the great hunt of {B} at {deadline}, or a fight at {lair}.',
    '{Second}: that is the whole of it, and {town} does not want to know. {S} had {wrong}, for the money of {H}. What {T} saw is the proof. To end it the party can fight at {lair}, let {B} have the great hunt, or {deed}.',
  ],
  truth: [
    [
      '{Fact}: that is so, and people have been hurt by it. But {second}. {It} came into this valley long before {town} did, and the two had got along, with a mile of forest between them and a little care on both sides.',
      'What {town} says is true: {fact}. What it leaves out is true as well: {second}. For {years} years {it} lived at {lair}, and the only one who ever saw anything was whoever picked berries there, {T} for one, who took off the hat and went another way.',
    ],
    [
      'Before it began, {S} had {wrong}. {H} had asked for it, and paid {bribe} gp. {S} came home with an arm laid open and a story, in which there was no sack, no hammer and no {H}. Since then {it} come{it.v} down to {town}, and the story has grown.',
    ],
    [
      'What {it} need{it.v} is {need}. Nobody has to be killed for it, and several people have to be ashamed. {B} is none of them: {B} believes every word, has seen too many buried, and would call off the hunt for one good proof, shown before the whole crowd.',
    ],
  ],
  turn: [
    'The proof is found, and {S} goes to {it} alone by night, to make an end of it {S.themself} before anyone can ask: with a torch, a barrel of oil and too much to drink. {It} {it.has} {S} cornered at {lair} when the party comes, and {it.has} not killed {S.them}. Whoever attacks now fights; whoever stands still sees what {it} want{it.v}.',
    'Two days before {deadline} {B} comes to the party, alone, with the hat in the hand. {B} has counted the tracks {B.themself}, has found nothing of what {S} tells, and has two hundred people who have paid. "Give me a reason that I can say aloud," says {B}, "and I turn them round."',
  ],
  people: {
    G: [
      '{G} wants no more stretchers and no more lies. {G} can forbid the hunt only once; if it is then done in secret, nobody in {town} will ask {G} anything again.',
    ],
    B: [
      '{B} wants it done properly. Years ago {B} killed the wrong one, and knows it; nobody else does. {B} is honest, loud, and would rather be made a fool of than do it twice.',
    ],
    S: [
      '{S} wants {it} dead, because {it} could be understood one day. {S} is not wicked, only in debt to {H}; offered a way to make it good without a cell (DC 14 Persuasion), {S} weeps and agrees.',
    ],
    T: [
      '{T} wants to be believed, for once. {T} has drawn everything, with dates, on the backs of old hymn sheets: who came, what they carried, what {it} did.',
    ],
    H: [
      '{H} wants the hide or what is worth more, and has buyers for both. {H} sells to whoever pays and would sell the truth as well, for the shares that have been sold already.',
    ],
  },
  looks: [
    [
      'A cart on its side, a scarf, {few} arrows that hit nothing. {It} stood here for a long time: the grass is pressed flat in one spot, and on it lies a heap of acorns, or an offering.',
      'Broken branches up to twice the height of a man; below them a hat, a lamp and one glove. The glove is of fine leather, and {S} wears the other.',
    ],
    [
      'Antlers, glass eyes in drawers, a smell of camphor. On the table is a list of shares with {num} names, and a frame, empty, twelve feet wide.',
      'Crates with straw, addressed to {town2}; behind them a door with two locks. {H} smiles, offers a chair, and stands in front of the door.',
    ],
    [
      'Hymn sheets on strings, like washing; on the back of each a drawing, with a date. {T} makes tea and does not sit down until somebody asks about the third one.',
      'A roof of bark, a bench, a heap of stones with a flat one on top: that is where {T} puts down bread, and where in the morning there is something else.',
    ],
    [
      'One can see that {it} {it.has} lived here for long: the stone is worn smooth, and everything has its place. Fresh and out of place are boot prints, lamp soot, and a hook with a rope.',
      'It is warm, and not as untidy as one had thought. At the side lie things from {town}, in a row: a wheel, a bell, a lantern, each where it can be seen from outside.',
    ],
  ],
  todo: [
    [
      'Sellers of souvenirs have the place roped off and want a silver piece each. Whoever pays, jokes (DC 12 Performance) or looks stern (DC 12 Intimidation) has an hour with the ground.',
      'Two men of {H} rake the ground, "to make it tidy". They have to be sent away (DC 13 Intimidation or Deception) before the last tracks are gone.',
    ],
    [
      'The locks are good (DC 14 Sleight of Hand), {H} is out each day at noon to cry the shares, and the boy who minds the shop can be won with a true story about a monster (DC 12 Performance).',
    ],
    [
      '{T} trusts nobody who carries a spear. Weapons stay outside; then the tea is poured, and each drawing is explained (no check). With weapons it takes half a day, and a DC 13 Persuasion check.',
    ],
  ],
  clues: [
    [
      'Survival :: reading the ground in the right order :: {It} came last. First came {S} with two others, loaded, and at a run.',
      'Investigation :: turning over the cart :: Under it lies {proof}. {S} had {wrong}.',
      'Nature :: following the line of pressed grass :: It goes uphill, in no hurry, to {lair}, and comes from there again each night.',
    ],
    [
      'Investigation :: reading the list of shares from the back :: {H} began to sell before anyone had been hurt. It was planned.',
      'Perception :: opening what is behind the crates :: {where.u}. That is what {it} come{it.v} for.',
      'History :: looking at the map under the glass :: {lair} is circled, with a date, and a second circle for the next order.',
    ],
    [
      'Nature :: comparing the drawings with the wounds :: {It} turned aside eleven times. Those who were hurt had thrown something first, each of them.',
      'Insight :: asking about the third drawing :: {T} saw it all: {second}. And {T} saw who had {wrong}.',
      'Survival :: letting {T} show the berry path :: It leads to the back of {lair}, upwind, and {it} know{it.v} the step of {T} there and do{it.es} not get up.',
    ],
  ],
  lairUse: [
    'Whoever lies down flat (no action) is not attacked by {it} until somebody near them strikes a blow.',
    'The hook and rope of {S} hang from the roof: pulled by two people (DC 14 Athletics), they bring down half of the overhang: {hurt} bludgeoning damage to all under it, DC 14 Dexterity saving throw for half.',
    'To name or show the thing that {it} need{it.v} ({need}) takes one action; {lead} then stops for a round and looks.',
    'The berry path of {T} leads out at the back; three people a round can leave by it, and {B} with the hunt does not know it.',
  ],
  tactics: [
    '{lead} drives the party towards the way out and does not follow; it fights to the end only if {S} is there, or if somebody has come between it and the back wall',
    '{lead} attacks whoever struck first, throws down instead of biting as long as it can, and roars each time it could have killed and has not',
  ],
  parley: [
    'One does not need its language. Whoever comes without a drawn weapon and can {deed}, or promises it in a way that can be seen (DC 14 Animal Handling, Nature or Persuasion; without a check if it has been done), has peace: {it} come{it.v} no further than the forest from that night on. *The price:* {town} has to keep the promise after the party has gone.',
  ],
  clock: [
    [
      '{It} come{it.v} as far as the first houses of {town}, wait{it.v}, and {it.is} driven off with fire; one more house has a reason to buy a share.',
    ],
    [
      [
        'A few from {town} set out before the hunt, for the bounty. They come back on a door, and not all of them.',
        'tone!=whimsical',
      ],
      [
        'A few from {town} set out before the hunt, for the bounty. They come back without their trousers, which are later found, folded.',
        'tone=whimsical',
      ],
    ],
    ['{H} has what lies behind the crates packed for {town2}. {S} has stopped sleeping at home.'],
    [
      'At {deadline} the drum goes through {town}, and the great hunt sets out for {lair}, with {B} in front, {num} spears and dogs.',
    ],
  ],
  after: [
    '{lair} burns; {it} {it.has} broken through, and nobody knows how many lie on the slope. Nobody in {town} will ever hear that {second}; {ruin}.',
  ],
  endings: [
    {
      heading: 'The reason',
      text: [
        'Before the whole hunt somebody says it aloud: {second}. {S} stands beside it, pale, and nods. {B} takes the drum from the drummer, and by evening {done}. {It} {it.is} seen once more, at the edge of the forest, and go{it.es}. *The price:* {num} people want their shares back, and {H} has spent the money.',
      ],
    },
    {
      heading: 'Killed all the same',
      text: [
        '{It} lie{it.v} dead at {lair}, and {town} rings the bells. *The price:* {T} hangs the drawings in the church, all of them, with the dates, and for as long as they hang there the party is not told about in {town} the way it would like.',
      ],
    },
    {
      heading: 'Far away',
      text: [
        'By the berry path, at night, {it} leave{it.v} the valley, with {T} a long way in front. The hunt finds warm stones. *The price:* {S} and {H} have lost nothing but a season, and the next valley is that of {town2}.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The hunt is on the slope before {lair}, and it goes badly for both sides. {B} has lost the hat and the drum. In the noise there is one quiet spot, in front of {it}, where {T} stands with both arms spread and does not move; whoever gets there in time with the truth can still end it.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out what {it} want{it.v}.',
    'Talk to {T.full}.',
    'Make an end of it before {deadline}, one way or the other.',
  ],
};
