import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** B is held by those whom the idea names: `{captor}`. */
export const crimeCaptive: MatterKernel = {
  id: 'crime-captive',
  sort: 'crime',
  tells: [{}],
  states: ['gone'],
  needs: 'captor',
  tones: everyTone,
  victim: 'held',
  escort: ['people'],
  roles: {
    B: [
      ['letter carrier', 'surveyor', 'bell founder', 'travelling healer'],
      ['auditor of the province', 'engineer', 'physician'],
      ['royal auditor', 'envoy of three crowns', 'court astronomer'],
    ],
    S: [
      ['guide', 'carter', 'muleteer'],
      ['mountain guide', 'coach driver', 'escort rider'],
      ['captain of the escort', 'pilot', 'master of the post riders'],
    ],
  },
  sites: [
    [
      'the place on the road where it happened',
      'the ford where it happened',
      'the hollow way where it happened',
    ],
    ['the last inn before the wild', 'the customs house at the edge of the wild'],
    ['the office of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: [
      'the ruined toll tower',
      'the abandoned quarry',
      'the burned monastery',
      'the dead mill',
    ],
    terrain: 'wild',
  },
  problem: [
    'That was {few} days ago. Two ransoms have been carried out to {captor} since, «from the savings of half of {town}, »and {B.full}, the {B.role}, has not come back. Only {S.full}, the {S.role}, came home from that journey, «unhurt, »and has been locked up for it.',
    'Since then {B.full}, the {B.role}, has been in the hands of {captor}«, for {few} days». {captor} asked for a ransom, and {town} has paid it, twice. {S.full}, the {S.role}, was there« when it happened», came back alone« and without a scratch», and sits in the lock-up.',
  ],
  start: [
    [
      'On the bridge of {town} stands a child with a basket« that nobody wants to touch». In it lie a shoe of {B.full} and a board with burned letters: LAST TIME. "That is how {captor} write{captor.v}," says {T.full}, the {T.role}. "But look at the shoe. It has been mended. Who mends the shoe of one whom they mean to kill?"',
      '@basket',
    ],
    [
      '{A.full}, the {A.role}, stands on a barrel« in the square of {town}» with an empty collecting box. "One more time," {A.full} calls. "I carry it out to {captor} myself«, as I did before»!" Hands go to purses«, slowly». Behind the bars of the lock-up {S.full}, the {S.role}, shouts something, and the drummer has orders to drum.',
      '@box',
    ],
  ],
  ask: [
    '{G} wants {B} back from {captor}, alive, before {deadline}. "And I want to know why two ransoms were not enough«. I have counted that money myself»."',
    '"Bring {B} home," says {G}. "Talk with {captor} or fight, «as you see fit, »but do it before {deadline}. And ask {S} what {S.they} saw. I am not allowed to."',
  ],
  rumours: [
    '{captor} {captor.has} never taken a ransom twice before«, say the carters». Whoever paid came home.',
    '{S} sold {B} to {captor}, for the price of a horse«, and somebody has even seen the horse».',
    '{A} has gone out alone to {captor} twice, with the money«, and shakes since then».',
    'In the evening there is smoke above the wild, now here and now there, and nobody has gone to look.',
  ],
  run: [
    [
      'The stitches in the shoe are those of a sailmaker; {H} was one (DC 12 Investigation).',
      'start=basket',
    ],
    'What {S} shouts« through the bars» is: "They knew the day!« They had been waiting since the morning!»" It is the truth, and nobody has written it down.',
    'The box of {A} has a false bottom (DC 14 Investigation). {A} says that all such boxes do.',
  ],
  gist: [
    '{fact}: that is true. {captor} hold{captor.v} {B}« at {lair}», and would have let {B.them} go for the first ransom. It never arrived: {A}, who told {captor} the day« and the road», has kept both, because {B} carried the proof that {A} has no right to {prize}.',
  ],
  truth: [
    [
      '{B} was on the way to {council} with a bag of papers from which it follows that {A} has no right to {prize}. {A} could not stop the journey, but knew {captor} from old dealings, and sent {H} to {lair} with a day, a road and a promise«: {town} would pay any sum».',
    ],
    [
      '{captor} took {B} on that road. The bag went to {A}« on the same evening», and {captor} waited for the money. {A} collected it« in {town}, rode out with it», slept at {p2}, and came back with a torn coat. {captor} {captor.has} not seen a copper.',
    ],
    [
      '{B} is well. {captor} had a use for somebody who can [read and reckon|write a letter|mend things], and {B} has been talking about {A} for days. But if nothing has been paid by {deadline}, {captor} will go far away and take {B} along. {A} knows it, and means to wait until then.',
    ],
  ],
  turn: [
    '{captor} {captor.has} learned from {B} that both ransoms were paid, and suspect{captor.v} who kept them. {captor} would come« to {town}» as a witness before {deadline}, with {B}, if somebody showed {captor} one of the purses and promised a safe way back.',
    '{G} gave a third of the ransom«, from the chest of {council},» without asking anyone. If it comes out that the money is with {A}, it also comes out that the chest is empty; {G} will ask the party to leave that out.',
  ],
  people: {
    G: [
      '{G} wants {B} back« and the town to stay quiet until then», and is ashamed to have believed {A} twice.',
    ],
    A: [
      '{A} wants {prize}. {A} speaks of {captor} with a shudder, and gets a detail right that one can only know« from having been» at {lair}.',
    ],
    B: [
      '{B} is held by {captor}«, has not been hurt,» and wants the bag back. {B} knows how long there is still time: until {deadline}.',
    ],
    S: [
      '{S} wants it believed that the ambush had been told the day. {S} ran, and cannot forgive {S.themself}« for that»; asked to lead the way« to {lair}», {S.they} says yes before the question ends.',
    ],
    T: [
      '{T} saw {A} asleep at {p2} in the night« in which» the second ransom was paid. {T} owes {A} rent, and says so only when it does not count« any more».',
    ],
    H: [
      '{H} carried the message to {captor} and the bag to {A}. {H} mended the shoe of {B}« on the way, out of a bad conscience», and wants to be asked about it.',
    ],
  },
  looks: [
    [
      'Broken ferns« on one side only, a wheel», and a cold fire for which the wood had been brought along. {captor} waited here for hours; there are [heaps of plum stones|the shells of many nuts].',
    ],
    [
      'A low house« with [a stuffed bear|three clocks] and one guest room». In the guest book is the hand of {A}, twice, with the days on which the ransoms were paid.',
    ],
    [
      'A desk without dust, a safe« as high as a child», and muddy boots that are said to have been on the way to {captor}. The mud is that of the yard.',
    ],
    [
      'A fire, a pot, {captor} on the far side of it, and {B} on an upturned crate, with one foot on a chain long enough to reach the pot.',
    ],
  ],
  todo: [
    [
      'A lookout« of {H}» still watches the road from a tree«, and whistles» (DC 13 Stealth to pass below; caught, the lookout would rather talk than fall).',
    ],
    [
      'The host does not show the guest book. Whoever plays a round with the host (DC 12 Performance)«, or orders the best room,» is left alone« with it».',
    ],
    [
      '{A} is at home and weeps« when {B} is mentioned». While one part of the party is comforting {A.them} (DC 13 Deception), the other has a quarter of an hour.',
    ],
  ],
  clues: [
    [
      'Nature :: looking at the fire :: It was lit at dawn, and {B} came at noon. {captor} knew the day.',
      'Investigation :: searching the ferns :: A scrap of paper, in the hand of {H}: "Grey mule, one guide, at noon." Below it is the mark of {A}«, who signs everything».',
      'Survival :: following the tracks :: They lead to {lair}, and one pair of boots leads« from there» to {town}.',
    ],
    [
      'Insight :: asking the host about the ransom :: The one with the box never went further than this bed. {captor} got nothing.',
      'Investigation :: reading the guest book :: {A} stayed here in both nights, «alone, »and paid with coins of {town}.',
      'Perception :: looking out of the guest room :: From here one sees the fires« of {captor}», at {lair}.',
    ],
    [
      'Investigation :: counting what is in the safe :: Both ransoms lie in it, in the purses« of those who gave them». {captor} {captor.was} never paid.',
      "History :: reading what is left in the fireplace :: The edge of a document« with the seal of {council}»: from the bag of {B}. Without it nobody can contest {A}'s claim.",
      'Investigation :: looking at the map on the desk :: The road«, the day,» and a cross at {lair}.',
    ],
  ],
  lairUse: [
    'The pot hangs on a long chain: swung once (one action), it does {sting} fire damage to whoever stands around it, DC 13 Dexterity half«; {B} has been looking at it for days».',
    '{captor} {captor.is} here for money, and {A} owes it to {captor}. Said aloud with one proof (DC 13 Persuasion), it keeps {captor} out of the fight for a round«, with a look at {A}».',
  ],
  tactics: [
    '{A} has come to {lair} to have {B} taken away« at once», and stays behind the others, who try to drag {B} to the horses; {H} lets go of the reins',
  ],
  parley: [
    '{captor} want{captor.v} what was promised. If the ransom from the safe of {A} is laid down« at {lair}», or shown to be there (DC 13 Persuasion), {captor} let{captor.v} {B} go and give{captor.v} up {A} as well«, for nothing».',
  ],
  clock: [
    ['{A} begins to collect a third ransom« to be carried out to {captor}».'],
    ['{S} is to be sentenced as an accomplice« of {captor}, and asks for a priest».'],
    [
      '{captor} move{captor.v} to the far side of {lair}«, and {B} scratches a mark into the wall».',
    ],
    ['At {deadline} {captor} leave{captor.v} {lair} for ever, and {B} has to go along.'],
  ],
  after: [
    'The third ransom lies beside the others. {A} has {prize}; {ruin}. {B} writes a letter, «once, »from« very» far away.',
  ],
  endings: [
    {
      heading: '{B.name} comes home',
      text: [
        '{B} walks into {town} in mended shoes, and behind {B.them}«, at a distance,» a messenger of {captor} with a bill. The safe is opened« before {council}», each purse goes back« to its owner», {S} is let out, and the cell of {S.name} has a new guest: {A}.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{captor} {captor.is} driven from {lair}, and {B} is free«, with a limp». *The price:* {captor} could have sworn against {A} and will not now; without the bag it is the word of {B} against that of {A}«, and {council} takes {few} weeks over it».',
      ],
    },
    {
      heading: 'By the ransom',
      text: [
        'The party takes the purses from the safe and lays them down at {lair}; {captor} count{captor.v} them and keep{captor.v} the bargain« to the letter». *The price:* {town} is poorer by two ransoms, {captor} will try it again« in a year», and {A} asks {council} who broke into the safe.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The fire at {lair} is cold and the traces« of {captor}» lead away, two days old. On the wall {B} has scratched« a word and» an arrow. {A} has {prize}, but {captor} {captor.has} a long memory, and {B} a good voice: there is one more pass before the border.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Ask {S.full} what happened on the road.',
    'Find out what became of the two ransoms.',
    'Bring {B.full} back from {captor} before {deadline}.',
  ],
};
