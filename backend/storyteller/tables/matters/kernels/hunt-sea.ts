import { everyTone } from '../../tones.ts';
import { huntFrame } from '../hunt-frame.ts';
import { seaFrame } from '../frames/sea-frame.ts';
import type { MatterKernel } from '../matter-types.ts';
import { huntMonster } from './hunt-monster.ts';
import { inWater } from '../water-words.ts';

/** A creature of the water. It attacks what rings: the new bells of the boats sound to it like another of its kind. */
export const huntSea: MatterKernel = {
  id: 'hunt-sea',
  sort: 'beast',
  tones: everyTone,
  about: inWater,
  ...(huntMonster.tells && { tells: huntMonster.tells }),
  foeIs: 'it',
  frame: { ...huntFrame, ...seaFrame },
  escort: ['beast'],
  roles: {
    B: [
      ['boat owner', 'ferry keeper', 'head of the fishers'],
      ['captain without a ship', 'master of the pilots', 'captain of the coast guard'],
      ['admiral without a flagship', 'captain of the royal convoy', 'commander of the sea forts'],
    ],
    S: [
      ['chandler', 'fish dealer', 'grain dealer'],
      ['insurer', 'harbour master', 'warehouse owner'],
      ['banker of the fleet', 'director of the sea company', 'royal supplier'],
    ],
    T: [
      ['eel catcher', 'net mender', 'old diver'],
      ['lighthouse keeper', 'pearl diver', 'smuggler'],
      ['keeper of the great light', 'retired corsair', 'royal diver'],
    ],
    H: [
      ['bell founder', 'tinsmith', 'blacksmith'],
      ['bell founder', 'gun founder', 'coppersmith'],
      ['royal bell founder', 'master of the foundry', 'founder of the royal guns'],
    ],
  },
  sites: [
    ['the beach with the wreckage', 'the slipway with the broken keel'],
    ['the foundry of {H.name}', 'the bell yard of {H.name}'],
    ['the boat of {T.name}', 'the hut of {T.name}'],
  ],
  lair: {
    names: [
      'the drowned chapel',
      'the wreck on the {ragnal} shoals',
      'the hollow under the cliffs',
      'the sunken mole',
    ],
    terrain: 'water',
  },
  problem: [
    [
      'For {weeks} weeks nobody has gone out on {water} who does not have to, and of those who had to, {few} have not come back. {B.full}, the {B.role}, did come back: alone, on a hatch cover, with one hand still closed around a piece of rope.',
      'tone!=whimsical',
    ],
    [
      'That makes {few} in {weeks} weeks. The nets hang dry, the price of bread has doubled, and {B.full}, the {B.role}, who lost {B.their} boat to {it.them}, stands at the water each evening and counts masts that are not there.',
      'tone!=whimsical',
    ],
    [
      'That makes {few} in {weeks} weeks, all of them boats with their crews washed ashore wet, offended and unharmed, {B.full}, the {B.role}, first of all. {town} lives on turnips, and on the subject of turnips there has been shouting.',
      'tone=whimsical',
    ],
  ],
  start: [
    [
      'You are on the quay when the last boat comes in, under oars, with torn sails. A bell rings at its bow, fast, against the swell. {T.full}, the {T.role}, drops the net and shouts one word that nobody understands: "Hold it!" Then {water} under the boat rises, without any haste, and when it is flat again, there are planks, and heads between them, and no bell any more. Only you are looking at {T.name}, who has put both hands over {T.their} own small bell.',
      '@bell',
    ],
    [
      "In the morning half a ship lies on the beach of {town}. It was not wrecked on a rock: something has gone around it, once, and pulled. {B.full}, the {B.role}, walks up and down in front of it and reads the name aloud, as one reads a gravestone. On the mast the iron ring of the ship's bell is bent open. The bell is missing. All the rest, a chest of silver too, is there.",
      '@wreck',
    ],
  ],
  ask: [
    '{G} wants {water} back before {deadline}. "{B} will take you out, and {H} will cast whatever you ask for. I do not need a head on a wall. I need boats that go out in the morning and come in at night. And if any of those from the last boat still cling to something out there, {wren} or anyone, bring them in."',
    '"We have tried harpoons, and prayers, and a goat," says {G}. "Try thinking. Why some and not others? {T} goes out each night in a nutshell, and comes home. Find out why, before {deadline}, and then put an end to it, in whatever way is quicker."',
  ],
  rumours: [
    '{It} take{it.v} no notice of rafts and rowing boats, only of what is worth money, people say.',
    '{T} talks to {water}, and it answers; that is why {T} comes home.',
    'The new bells of {H} are the best for a hundred miles. Every captain wanted one.',
    '{S} has never had so full a storehouse, and has never slept so badly.',
    'At low tide somebody waves on the shoals. It is a shirt on a pole, others say.',
  ],
  run: [
    [
      'The bell of {T} is old, of another metal, and its clapper is wrapped in wool (DC 12 Perception).',
      'start=bell',
    ],
    [
      'The ring was opened with care, from one side, as one opens a nut (DC 12 Investigation). It was the bell that {it} wanted.',
      'start=wreck',
    ],
    'Those who were saved say the same: first it was quiet, then they heard the bell answered from below (DC 12 Insight).',
    '{H} counts {few} bells sold since spring and {few} boats lost, and has not laid the two sheets side by side (DC 12 Investigation).',
  ],
  gist: [
    '{fact}, and it has a cause: the new bells of {H} sound like another of its kind. {It} attack{it.v} whatever rings, and take{it.v} it to {lair}. With a bell one can call {it.them}, lead {it.them}, hold {it.them}; without one, one can row past. {wren} of the last boat is alive, at {lair}.',
    '{fact}. It is no hunger: {it} hear{it.v} in each of the new bells another of its kind, and fight{it.v} it. {T} has guessed it, {S} has known it for weeks. {wren} and what is left of a crew sit at {lair}, above the tide.',
  ],
  truth: [
    [
      '{It} lived in the deep part of {water} long before {town}, and the two had never met. Then {H} found an alloy that sounds twice as far, and cast {few} bells of it. Under water they sound like a challenge. Since then it is so that {fact}: {it} come{it.v}, tear{it.v} out the voice, and take{it.v} it home to {lair}, where all of them lie in a row and hum in the swell.',
    ],
    [
      '{S} laid the two lists side by side weeks ago: bells sold, boats lost. But {S} has {num} sacks of grain in the storehouse, bought on credit, and each week that no ship comes in makes them dearer. "One more week" is what {S} has said to {S.themself}, {few} times by now.',
    ],
    [
      '{wren} of the last boat got hold of a mast and was washed to {lair}, on a ledge that stays dry except at spring tide, which is at {deadline}. There are mussels, rain water and a shirt to wave with. {wren} has understood what hums down there, and has stuffed the nearest bell with seaweed; above it {it} sleep{it.v} best.',
    ],
  ],
  turn: [
    '{council} has ordered the great bell of {town} to be rung without a pause, to give courage. {H} cast it new last summer. In the evening {it} {it.is} in the harbour basin, between the moorings; whoever does not make it ring elsewhere, or stop, loses the quay.',
    'A convoy is sighted, {few} sails, a day early, with all flags and with all bells. It brings what {town} lives on through the winter. Somebody has to row out, without a sound, and explain to proud captains that they must be silent.',
  ],
  people: {
    G: [
      '{G} wants fish, grain and a night without widows at the door. {G} signs whatever is put in front of {G.them}, and has ordered the great bell to be rung for comfort.',
    ],
    B: [
      '{B} wants to go out there again, once, and look at it from above. {B} gave the order to ring for help, and does not know yet what that means.',
    ],
    S: [
      '{S} wants to be rid of the grain and of the list. Confronted with both sheets (DC 13 Persuasion), {S} opens the storehouse at the old price and asks not to be named.',
    ],
    T: [
      '{T} wants nobody to laugh. {T} has sat in the boat at night with an ear to the planks and can imitate what {it} sing{it.v}: three notes, the last one falling.',
    ],
    H: [
      '{H} wants the bells back, all of them: they are the best work of a life. When {H} understands, the tears come first, and then the question how deep it is.',
    ],
  },
  looks: [
    [
      'Planks, rope, oranges; children fish buttons out of the foam. Something as broad as a cart has left a track in the sand, up to the mast, and back.',
      'Half a keel, and on it a row of round marks, each as large as a plate. Those who look at it whisper.',
    ],
    [
      'Heat, clay moulds, and on the wall, in a row, the paper patterns: so many bells, with the names of boats. {H} strikes a small one and listens until it is quite gone.',
      'A pit with a new bell, still warm. {H} shows it as one shows a child; the cat leaves the room when it rings.',
    ],
    [
      'A nutshell with one oar, everything on board wrapped in rags. {T} has bored a hole in a plank and put a funnel in it, for the ear.',
      'Nets, floats of glass, and charts with dots: each time that {T} heard something, and from where. All the dots lie on one line.',
    ],
    [
      'Cold, salt, a hum that one feels in the teeth: in a row, upright, stand the bells of {few} boats and sway. On a ledge above somebody waves a shirt: {wren}. What lies around the bells one takes for rock at first.',
      'Half of it is under water, and the water is never quite still. Bells everywhere, green and gold; {it} lie{it.v} in a ring around the largest of them. Up on the ledge {wren} puts a finger to the lips.',
    ],
  ],
  todo: [
    [
      'Wreckers are loading a cart, and have knives and a bad conscience. They go when they are asked to help with the dead (DC 12 Persuasion) or shouted at (DC 12 Intimidation).',
    ],
    [
      '{H} does not let anyone speak badly of the bells. Whoever puts a head under water in the quenching tub while one is struck hears it at once (no check), and so does {H}.',
    ],
    [
      '{T} takes two people along at night, without metal. It needs a steady stomach (DC 12 Constitution saving throw) and an hour of silence (DC 12 Stealth).',
    ],
  ],
  clues: [
    [
      'Investigation :: listing what is missing from the wreck :: Only the bell. {Fact}, but {it} {it.has} no use for the rest.',
      'Nature :: looking at the round marks :: {It} held the hull with one side and worked with the other; whoever is on the working side can be hit, and can hit.',
      'Survival :: reading the current from the wreckage :: All of it comes from one place: {lair}.',
    ],
    [
      'Arcana :: hearing a bell through water :: Three notes, the last one falling: it is a voice, and it threatens.',
      'History :: comparing the patterns with the losses :: Every boat with a new bell is gone; none with an old one. A bell wrapped in wool is silent under water.',
      'Investigation :: asking who has seen these patterns :: {S} copied them weeks ago, and asked how far such a bell carries: as far as {lair}, said {H}.',
    ],
    [
      'Insight :: letting {T} sing what is down there :: {It} answer{it.v}, and come{it.v} nearer. It can be led by this, on any course.',
      'Nature :: asking when {T} goes out :: At slack water. Then {it} sleep{it.v}, for as long as a candle of two inches burns.',
      'Perception :: listening through the funnel :: It is humming, many voices, always from {lair}; and once, small and quick, somebody is knocking.',
    ],
  ],
  lairUse: [
    'A bell that is struck (one action) draws {lead} to it by the shortest way at the start of its turn; after the third time in one fight it attacks the one who strikes instead.',
    'The old harbour chain can be drawn across the way out with a winch (DC 14 Athletics, two rounds): then {lead} cannot flee or fetch a run-up, and moves at half speed.',
    'In the water whoever wears armour swims badly (DC 13 Athletics each turn, or swim no more than 10 feet); on the ledge beside {wren} there is room for four.',
    'The largest bell hangs by one rusted pin. Loosened (DC 14 Strength check), it falls on whatever is under it: {hurt} bludgeoning damage, DC 14 Dexterity half.',
  ],
  tactics: [
    '{lead} first breaks whatever rings, then whatever carries a light, and pulls one enemy at a time under water, for no longer than two rounds',
    '{lead} keeps between the bells and the party, throws water and wreckage, and dives at half of its hit points, to come up behind',
  ],
  parley: [
    '{It} want{it.v} silence, or to have won. If all bells are sunk, wrapped or broken (the three in the harbour, and the one that the party brought), or if {T} sings the three notes with a rising end (DC 15 Performance), {it} turn{it.v} away from boat and party, and {it.is} gone with the ebb. *The price:* {H} has to break up the best work of a life, and {town} goes by horn in fog.',
  ],
  clock: [
    [
      'A boat goes out with lanterns and without permission. In the morning its bell is heard, from below.',
    ],
    ['{S} doubles the price of grain. A window is broken, then the second.'],
    [
      'The great bell of {town} is rung to give courage. {wren} sees {it} leave {lair} in broad daylight, towards the town.',
    ],
    [
      'At {deadline} the spring tide stands over the ledge at {lair}, and {it} {it.is} in the harbour of {town}, where everything rings.',
    ],
  ],
  after: [
    'The quay is broken off like bread. Who can leave {town} leaves it by land; the grain of {S} lies in the water; {ruin}.',
  ],
  endings: [
    {
      heading: 'Silence',
      text: [
        'The last bell is wrapped in wool and let down into a cart. {T} sings the three notes over the side, with a rising end; for a moment the whole surface of {water} trembles, and then it is only water. In the morning {few} boats go out, and nobody will have to say again that {fact}. {wren} has steered the first one home. *The price:* {H} has broken up all of the bells but the smallest, and keeps that one in a drawer.',
      ],
    },
    {
      heading: 'Killed',
      text: [
        '{It} {it.is} drawn up the slipway with {few} oxen, and {town} stands around and is quiet, because of the size. {wren} sits on the quay with soup. *The price:* at night one can hear, far out, that somebody calls, three notes, and waits for an answer.',
      ],
    },
    {
      heading: 'Led away',
      text: [
        'With a bell on a raft and {T} at the oar, the party has led {it} out, past the last light, and cut the rope. *The price:* the bell rings out there in every storm, and the fishers of {town2} ask what it is.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{town} has lost its harbour, {lair} is under water, and on the mast of a sunken ship sits {wren}, with a bell between the knees and a stone in the hand. "If I ring," {wren} calls over to the party, "it comes here. Say when."',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out why {T.full} always comes home.',
    'Find the crew of the last boat.',
    'Put an end to it before {deadline}.',
  ],
};
