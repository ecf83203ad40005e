import { everyTone } from '../../tones.ts';
import { haunted } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A place in which a ghost is, with a reason. */
export const siteHaunted: MatterKernel = {
  id: 'site-haunted',
  sort: 'site',
  of: ['building'],
  tells: [{ says: 'haunt' }, { nouns: 'ghost spirit spectre' }],
  about: haunted,
  tones: everyTone,
  escort: ['people', 'spirit'],
  roles: {
    B: [
      ['miller', 'heir from the country', 'innkeeper'],
      ['owner by inheritance', 'retired captain', 'wine dealer'],
      ['heir of an old house', 'free lord', 'crown tenant'],
    ],
    S: [
      ['fortune teller', 'travelling player', 'pedlar'],
      ['wandering preacher', 'foreign scholar', 'retired duellist'],
      ['banned scholar', 'foreign envoy', 'court jester'],
    ],
  },
  sites: [
    ['the room of the ghost', 'the upper floor of {it}', 'the locked part of {it}'],
    ['the churchyard', 'the old burial ground'],
    ['the office of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: ['the cellar below {it}', 'the walled-up room in {it}', 'the dry well beside {it}'],
    terrain: 'underground',
  },
  problem: [
    'The ghost has gone round in it for as long as anybody remembers, and people« in {town}» had come to terms with that. {weeks.s} weeks ago it began to throw things, and {B.full}, the {B.role}, to whom {it} belong{it.v}, has not slept there since.',
    'For as long as it only sighed, nobody« in {town}» minded. But for {weeks} weeks the ghost has let nobody in after dark, and {B.full}, the {B.role}, who lives from {it}, sleeps in the stable; {S.full}, the {S.role}, is said to have woken it.',
  ],
  start: [
    [
      'A [chair|stool|birdcage] comes through [a|an upper] window of {it} and lands before your feet«, in the middle of {town}». After it comes a jug, and after the jug {B.full}, the {B.role}, by the door, backwards. "It was always so polite," says {B.full}. Behind the broken pane something pale lifts a hand, not to threaten: it points, past you, at {A.full}, the {A.role}, who has stopped across the road to watch.',
      '@chair',
    ],
    [
      'On the [door|gate] of {it} stands a word, [written in soot|burned into the wood] from inside: DIG. {B.full}, the {B.role}, has washed it off every morning« for {weeks} weeks», and shows you the raw hands. "I do not know where," says {B.full} to the door. Inside, [all|all {few} of] the lamps burn up at once, and go out again.',
      '@soot',
    ],
  ],
  ask: [
    '{G} wants {it} quiet before {deadline}. "And find out what it wants; my grandmother used to hear that ghost« through the wall», and it never hurt a fly."',
    '"{A} has offered to have {it} pulled down«, at no cost to {town}»," says {G}. "At {deadline} {council} decides. If you can tell me before that what the ghost wants, perhaps {town} need not."',
  ],
  rumours: [
    '{S} called it up one night with candles, and could not send it back.',
    'It haunts {it} because of a love affair« {years} years ago»; [the names differ|some say with a {B.role}, some with a {T.role}].',
    '{A} is not afraid of it, and has gone in alone, by day, with a measuring rod.',
    'Whoever sleeps in {it} hears digging below the floor, [until the cock crows|until first light], and {B.name} says that it is mice.',
  ],
  run: [
    [
      'The jug was thrown past {A} on purpose (DC 12 Insight). The ghost hits what it aims at.',
      'start=chair',
    ],
    [
      'The letters are those of somebody who learned to write with the left hand (DC 13 Investigation). So did one mason, whose stone stands at {p2}.',
      'start=soot',
    ],
    'The ghost cannot speak. It answers yes with one knock and no with two, and puts out the lamp if somebody names {A}.',
  ],
  gist: [
    'The ghost in {it} is real: it is {wren}, a mason, walled up below {it} by the family of {A}, together with the boundary stone that shows who has a right to {prize}. {A} wants {it} pulled down, so that nobody finds either.',
  ],
  truth: [
    [
      '{years.s} years ago {wren} built a wall in {it}, and saw what was put behind it: a boundary stone that the forebear of {A} had moved by night. On the same evening the wall was finished, with {wren} behind it. Since then {wren} has gone round in {it}.',
    ],
    [
      'As long as the wall stood, the ghost was patient. {weeks.s} weeks ago {A} read the family papers, understood what lies there, and had {H} begin to take out stones, from {lair}. That is what the ghost cannot bear: it throws things so that people come and look.',
    ],
    [
      'If the stone is found, {A} cannot claim {prize}; without it nobody can prove anything. So {A} has asked {council} to have {it} pulled down at {deadline}, and has {H} dig meanwhile. {T} has seen the light of {H} below {it}, and takes it for the ghost.',
    ],
  ],
  turn: [
    'The ghost does not want {A} punished. It wants to be buried under its name, at {p2}, by somebody of the family of {A}. If {A} agrees, it is over in one evening.',
    '{B} has known for years whose ghost it is: there is a letter of {wren} in the house. {B} kept silent, because guests paid to sleep in {it}, and is ashamed now.',
  ],
  people: {
    G: ['{G} wants peace in {it}, and would rather have it without a crowbar.'],
    A: [
      '{A} wants {prize}. {A} speaks of the ghost as "that damp", and never stands with the back to {it}.',
    ],
    B: [
      '{B} wants the old ghost back, the one that sighed. {B} has talked to it for years, and misses that.',
    ],
    S: [
      '{S} held the candles, heard digging, and ran. {S} knows exactly below which corner, and is asked by nobody.',
    ],
    T: ['{T} has seen a light below {it} each night, and a shadow that coughs, as ghosts do not.'],
    H: [
      '{H} digs at night with wax in both ears. {H} has found a hand with a trowel in it, and has covered it again.',
    ],
  },
  looks: [
    [
      'Dust with no footprints but those of {B}, and in the middle a floor as clean as if swept. A trowel hangs in the air, and then it lies on the [sill|step], where it always was.',
    ],
    ['Leaning stones, {num} of them; one has a trowel on it, no name, and fresh flowers from {B}.'],
    [
      'Plans of {it} from three centuries, a crowbar wrapped in a good cloth, and an empty place in the row of family books.',
    ],
    [
      'A passage shored up with new beams, a wall with {few} stones missing, and behind the gap a pale light that waits.',
    ],
  ],
  todo: [
    [
      'The ghost lets in whoever knocks first and says who they are, as {B} does. Anyone else gets a shutter in the face (DC 13 Dexterity saving throw, or 3 (1d6) bludgeoning damage).',
    ],
    [
      'The grave digger« of {town}» does not talk about the stone without a name, but likes help with a spade (DC 12 Athletics), and talks while digging.',
    ],
    [
      '{A} receives anyone who is for pulling it down. One praises the plan of {A.name} (DC 13 Deception), the others look at the books.',
    ],
  ],
  clues: [
    [
      'Investigation :: asking it with knocks :: It was no accident; it was a wall; it was {years} years ago, and somebody has begun to dig now.',
      'Insight :: naming people of {town} one after the other :: At all names it knocks twice, and at that of {A} the lamp goes out.',
      'Perception :: putting an ear to the floor at midnight :: A pick, {few} strokes and a cough. It comes from {lair}.',
    ],
    [
      'History :: finding the line in the burial book :: A mason, {wren}, "not found", in the year in which the new wall of {it} was paid.',
      'Investigation :: asking who paid for the stone without a name :: The family of {A}, every year, until {weeks} weeks ago.',
      'Survival :: looking at the path behind the churchyard :: Somebody carries earth away here at night, from {lair}, in a barrow with a bent wheel.',
    ],
    [
      'History :: comparing the plans :: The oldest one shows a boundary stone that stands nowhere today, and by it {prize} is not the right of {A}.',
      'Insight :: asking {A} how old the wall is :: {A} answers with the year and the day, and then asks which wall was meant.',
      'Investigation :: looking at the crowbar :: There is old mortar on it, with horse hair, as it was used at {lair} and nowhere else.',
    ],
  ],
  lairUse: [
    'The beams« that {H} has put up» hold for as long as nobody leans on them: pulled away (DC 13 Athletics), the passage comes down, 10 (3d6) bludgeoning damage, DC 13 Dexterity half.',
    'The ghost helps whoever calls it {wren}: once per round it puts out one lamp, or throws one stone (4 (1d8) bludgeoning damage).',
  ],
  tactics: [
    '{A} wants only to break the boundary stone, with the crowbar, in three actions; {H} holds the lamp, and lets it fall when the ghost looks out of the gap',
  ],
  parley: [
    '{A} has done nothing that cannot be undone, and the dead mason is the guilt of a forebear. Told that in front of the gap (DC 13 Persuasion), {A} puts the crowbar down, and asks what it wants.',
  ],
  clock: [
    ['{A} has a fence put up around {it}, "for the safety of the children".'],
    ['{S} is fined for calling spirits, and is to leave {town}.'],
    ['A guest is hurt by a falling beam, and {council} agrees to have it pulled down.'],
    ['At {deadline} {it} come{it.v} down, and what was behind the wall is crushed under it.'],
  ],
  after: [
    '{A} has {prize}. The ghost goes round among the rubble« of {it}», and does not sigh any more; {ruin}.',
  ],
  endings: [
    {
      heading: 'A name on the stone',
      text: [
        '{wren} is carried out of {it}, through the front door, and buried at {p2} under a name. The boundary stone is set up where it belongs. It is quiet in {it} from that evening on; {B} leaves one lamp burning all the same.',
      ],
    },
    {
      heading: 'The stone without the story',
      text: [
        'The boundary stone is brought to {council}, and {A} loses {prize}. *The price:* nobody has asked whose bones those are, and the ghost stays with {B}, and throws.',
      ],
    },
    {
      heading: 'Driven out',
      text: [
        '[A priest or a spell|A spell, or the priest of {town2},] drives the ghost out. *The price:* it is quiet in {it}, {A} gets the wall down in one night, and nobody will ever know what was behind it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The first beams of {it} are on the ground. The ghost of {wren} stands in the last window and holds the wall up, as long as {B} digs below.',
      ],
    },
  ],
  steps: [
    'Spend a night in {it}.',
    'Find out whose ghost it is.',
    'Find out who wants {it} to be pulled down.',
    'Give it peace before {deadline}.',
  ],
};
