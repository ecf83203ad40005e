import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A place that cannot be found any more. */
export const siteLost: MatterKernel = {
  id: 'site-lost',
  sort: 'site',
  of: ['land', 'way', 'settlement', 'water'],
  tells: [
    {
      nouns: 'road pass valley garden forest river oasis land country kingdom world',
      says: 'lose vanish forget hide',
    },
  ],
  states: ['gone'],
  tones: everyTone,
  escort: ['people', 'construct'],
  roles: {
    B: [
      ['old guide', 'map seller', 'shepherd'],
      ['cartographer', 'explorer', 'historian'],
      ['royal geographer', 'court historian', 'master of the survey'],
    ],
    S: [
      ['pedlar', 'treasure seeker', 'travelling player'],
      ['foreign scholar', 'relic hunter', 'mercenary captain'],
      ['foreign envoy', 'banned scholar', 'disgraced general'],
    ],
  },
  sites: [
    ['the map room of {B.full}', 'the house of {B.full}'],
    ['the old inn at the end of the road', 'the last farm before the wild', 'the milestone inn'],
    ['the office of {A.full}', 'the camp of {A.full} outside the walls'],
  ],
  lair: {
    names: ['the outer gate of {it}', 'the great stair of {it}', 'the well court of {it}'],
    terrain: 'wild',
  },
  problem: [
    'Nobody alive« in {town}» has seen {it}, and no road leads there. But {weeks} weeks ago {B.full}, the {B.role}, came back from the wild with a map, and two days later the map was gone, and {S.full}, the {S.role}, in the lock-up for it.',
    'For {years} years people« of {town}» have looked for {it}. {B.full}, the {B.role}, has really found the way, and drew it; now somebody has torn the drawing in two, and {S.full}, the {S.role}, was caught with one half.',
  ],
  start: [
    [
      '"I stood in it," says {B.full}, the {B.role}, and there is still sand or moss in the seams of {B.their} coat. "I was in the middle of {it}, drew all of it, slept, and woke up in {town} with half a map." {B.full} lays the half before you. The tear runs [through the only line that matters|along a stream, and ends {few} steps before the name of {it}].',
      '@map',
    ],
    [
      'An auction in the yard of the inn of {town}: half a map. {A.full}, the {A.role}, has offered more than a house is worth. {B.full}, the {B.role}, climbs on the cart and shouts that it is stolen, and that nobody who has the other half would bid so high. The hammer stays in the air, and {A.name} smiles.',
      '@auction',
    ],
  ],
  ask: [
    '{G} wants the party to find {it} before {A} does, and by {deadline}. "On that day {council} decides whose it is, and it belongs to whoever can say what is there."',
    '"Find {it}," says {G}, "look at it, and come back before {deadline} to tell us. {S} can wait in the lock-up; the others on the road will not wait."',
  ],
  rumours: [
    '{It} can be found only by somebody who does not look for it«, says {T.name}».',
    '{B} was never there, and drew the map from an old song.',
    '{S} came to {town} with a key that fits no door here.',
    '{A} has {num} mules with empty bags outside the walls.',
  ],
  run: [
    [
      'The half of the map is drawn on linen, and the other half has left its print on it, in mirror writing (DC 13 Investigation): "three stones, then with the water, to {it}".',
      'start=map',
    ],
    [
      'The one who bids for {A} is {H}, who does not look at the map at all (DC 12 Insight): {A} knows what is on it.',
      'start=auction',
    ],
    '{S} did not steal anything. The half was in the bag of {S} because {B} had put it there, to be rid of it.',
  ],
  gist: [
    'It is true that {fact}, and it was lost on purpose: the forebears of {A} hid the way to {it}, because there lies the treaty by which {prize} belongs to all of {town}. {A} has the other half of the map, and means to burn what is there before {deadline}.',
  ],
  truth: [
    [
      '{years.s} years ago {it} {it.was} given up in one night. Those who left swore a treaty about {prize} and laid it down there, where nobody could change it. The family of {A} took the last road marks away, and has lived from {prize} ever since.',
    ],
    [
      '{B} found the way by walking with the water instead of against it. {B} told {A}, in good faith, as one tells a friend of the survey. The same night {H} tore the map in two; {B} hid the half that was left with {S}, and was too afraid to say so when {S} was arrested.',
    ],
    [
      'With both halves one is there in two days. {A} has one and has sent {H} ahead to {lair}, to look for the rest of the way without it. At {deadline} {council} will give {prize} to {A} for ever, unless somebody lays the treaty on the table. {T} has one of the road marks as a doorstep, and knows where it stood.',
    ],
  ],
  turn: [
    '{It} {it.is} not empty. {few.t} people have stayed« all these {years} years», as guards of the treaty, and let in whoever can name it. They do not know that {town} has forgotten them.',
    'The treaty binds both sides: {town} promised never to come back to {it}. Whoever takes it away breaks it, so it has to be copied on the spot, before witnesses, and {A} must be one of them.',
  ],
  people: {
    G: ['{G} wants to know what is there before {council} decides about it.'],
    A: [
      '{A} wants {prize} to stay in the family. {A} has known the name of each street of {it} since childhood, and has never been there.',
    ],
    B: [
      '{B} wants to be believed, and to make good what {B.they} did to {S}. {B} finds the way again if somebody goes along who is not afraid of water.',
    ],
    S: [
      '{S} wants to be let out, and to see it. The key that {S} has inherited fits a gate of {it}.',
    ],
    T: ['{T} wants no trouble about a doorstep. On its underside an arrow is cut, with a number.'],
    H: [
      '{H} tore the map, and cannot find the way with half of it either. {H} has been out there for days and would be glad to see anybody.',
    ],
  },
  looks: [
    [
      'Maps on every wall with the same white spot in the middle, and on the table the print of a sheet that is no longer there.',
    ],
    [
      'A yard with a well, a doorstep that is better cut than the [house|stable], and a view of {num} hills that are all alike.',
    ],
    ['Mules, lamp oil, {few} crates with crowbars, and no food for a way back with a load.'],
    [
      'What the stories told, and larger: {it}, quiet, with grass in every joint and a light where none should be. {H} has camped before the last door and has not got it open.',
    ],
  ],
  todo: [
    [
      '{B} does not want to show how bad the other drawings are, and lets whoever does not laugh (DC 11 Insight) see all {num} of them.',
    ],
    [
      'The people at {p2} have sent every seeker the wrong way, for a joke. They tell the truth to whoever mends the well rope (DC 12 Athletics)«, and {T.name} holds the lamp for that».',
    ],
    [
      'The camp is guarded by mule drivers whom {A} has not paid. A meal, or {few} gp, and they look at the stars.',
    ],
  ],
  clues: [
    [
      'History :: comparing the maps :: On all of them the same road marks are missing, and all were drawn less than {years} years ago: somebody took the marks away.',
      'Investigation :: asking whom {B} told of it :: One person, on the first evening: {A}, who asked for nothing but the length of the way.',
      'Nature :: looking at the sand or moss from the coat :: It grows only where warm water comes out of the rock: the way to {lair} follows such a stream.',
    ],
    [
      'Investigation :: turning the doorstep :: A road mark«, {years} years old», with an arrow: it was built in here on purpose, face down.',
      'Persuasion :: asking who paid for the new doorsteps back then :: The family of {A}, for every house on the road.',
      'Survival :: putting the mark where it stood :: The arrow points along the stream, to {lair}.',
    ],
    [
      'Perception :: looking into the crates :: Crowbars and oil, and not one empty chest: {A} does not want to bring anything back.',
      'History :: reading the family book of {A} :: "We hold {prize} as long as nobody reads what lies there."',
      'Investigation :: looking at the half of the map :: With the other half, or its print, one sees it: three stones, then with the water, to {lair}.',
    ],
  ],
  lairUse: [
    'An old sluice« of {it}» still works (one action): water fills the [street|court] between the party and {A}, and for {few} rounds one can only wade, at half speed.',
    'The steps« of {it}» are loose: a DC 12 Athletics check brings [a whole flight|{num} of them] down, 10 (3d6) bludgeoning damage, DC 13 Dexterity half.',
  ],
  tactics: [
    '{A} has the oil carried to the archive while the others fight, and stops as soon as somebody with a torch stands next to the oil',
  ],
  parley: [
    '{A} gives in when the treaty is read aloud on the spot (DC 13 Persuasion): it leaves the family a house and a name in {it}, and that {A} did not know.',
  ],
  clock: [
    ['{A} sets out with the mules, officially to look for {it}.'],
    ['{S} is fined for the theft, cannot pay, and is to work it off in the quarry.'],
    ['{H} finds the last door of {it}, and sends a mule back with the news.'],
    ['At {deadline} smoke stands over the hills, and {council} gives {prize} to {A} for ever.'],
  ],
  after: [
    '{It} can be visited now, says {A}, and there is nothing to see. {prize} stays where it is; {ruin}.',
  ],
  endings: [
    {
      heading: 'Found',
      text: [
        'The party comes back and says where it is, and the copy is read before {council}. Nobody can say any more that {fact}. {A} loses {prize} and gets a house in {it}; {S} opens a gate there; {B} draws the way, with all its marks.',
      ],
    },
    {
      heading: 'Found, and left alone',
      text: [
        'The party brings {G} the copy, and burns the map. *The price:* {A} is the only one who can find it again, and {B} is called a liar once more.',
      ],
    },
    {
      heading: 'Sold',
      text: [
        '{A} pays for silence, more than {G} ever could. *The price:* {prize} stays with {A}, {S} goes to the quarry, and those who live in {it} wait on.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The archive of {it} burns, and {A} holds the door shut with both hands. One shelf is of stone. Whoever gets past {A} has as long as it takes to say a prayer.',
      ],
    },
  ],
  steps: [
    'Hear what {B.full} has seen of {it}.',
    'Find the other half of the map, or another way.',
    'Go to {it}.',
    'Tell {council} before {deadline} what is there.',
  ],
};
