import type { PlacePosition } from './place-trait.ts';
import { sewers } from './sewers.ts';
import { positionsByWater } from './positions-by-water.ts';

const list = (words: string): readonly string[] => words.split(' ');

/** Below something: `under a city`, `beneath the lake`. */
const below = /^(?:under|beneath|below|underneath)$/;

const above = /^(?:over|above|on|in|among|between|behind|beyond|atop|upon)$/;

const inOrOn = /^(?:on|in|inside|within|atop|upon|at|across|through|between|among)$/;

const underground: Omit<PlacePosition, 'words' | 'before' | 'after'> = {
  id: 'underground',
  look: [
    'a roof of rock so high that the lamps do not reach it',
    'pale mushrooms along the way, each with a number on a slip of wood',
    'a stair cut into the rock, with a rope in place of a rail',
  ],
  known: [
    'It lies under the ground, half an hour below {town}, and one takes two lamps for it and a friend who waits.',
    'There is no day here. {K} turns an hourglass, and {town} trusts it more than its own clock.',
  ],
  senses: [
    'One hears water behind the rock, «as loud as a street of {town}, »and cannot find it; it smells of wet stone.',
    'Each word comes back from the dark in the voice of somebody else; it smells of clay and lamp oil«, and not at all of {town}».',
  ],
  feature: [
    'A lamp that is put out here leaves nothing whatever to see by.',
    'A shout brings down stones behind the last pillar, and nowhere else.',
    'A crack behind the way in comes out above {town}«, for those who breathe out and go sideways».',
  ],
  checks: [
    ['Survival', 'finding the way by the draught'],
    ['Nature', 'telling which stones are about to fall'],
  ],
};

/** Where a place lies, because an idea says so. The first one that fits is used. */
export const placePositions: readonly PlacePosition[] = [
  ...positionsByWater,
  sewers,
  {
    id: 'under-bridge',
    words: list('bridge bridges viaduct viaducts aqueduct arch arches'),
    before: [],
    after: below,
    look: [
      'an arch so wide that two carts can turn under it',
      'a pillar with the heights of old floods cut into it, and a child\u2019s name at each',
      'a basket on a rope, let down from the parapet',
    ],
    known: [
      'It lies under the bridge. Whoever comes from {town} goes down by the steps of the laundresses, and those above see only smoke.',
      'The bridge is its roof, and {town} pays for the mending of it twice: once for the carts, and once for the dry heads below.',
    ],
    senses: [
      'Wheels roll overhead like weather, «on their way to {town} or out of it, »and grit comes down after each; it smells of wet stone.',
      'Every word comes back from the arch a little late, «and hawkers from {town} sing in time with it; »it smells of mud and frying fat.',
    ],
    feature: [
      'A ladder in the third pillar leads up to the roadway« and has a lid of iron».',
      'What is shouted at one foot of the arch is heard at the other« and nowhere between».',
    ],
    checks: [
      ['Perception', 'telling from the sounds what is crossing overhead'],
      ['Athletics', 'climbing a pillar to the parapet'],
    ],
  },
  {
    id: 'under-town',
    words: list(
      'city town village streets street market palace castle temple church cathedral harbour harbor inn tavern ' +
        'tower house library school graveyard cemetery arena square district quarter docks fortress ' +
        'bakery bakehouse shop bookshop laundry brewery mill theatre bathhouse butcher warehouse',
    ),
    before: [],
    after: below,
    look: [
      'gratings high up, through which one sees boots go by',
      'foundation stones of other people\u2019s cellars in the ceiling',
      'a gutter down the middle with everything that {town} has lost this week',
    ],
    known: [
      'It lies underneath. The way down begins in a cellar of {town}, behind barrels, and the owner of the barrels looks at the wall.',
      'Above it people of {town} go about their day; they stamp twice on one stone when the guards are near.',
    ],
    senses: [
      'Wheels of {town} roll overhead like weather, «and every bell comes late; »it smells of drains and candle ends.',
      'Drops fall in time with the fountain above in {town}; it smells of wet brick.',
    ],
    feature: [
      'A shaft goes up to a well of {town}«, in which a thin person can climb».',
      'One wall here is only as thick as a brick«, and a cellar is behind it».',
      'The gutter fills to the knee when {town} empties its baths.',
    ],
    checks: [
      ['Perception', 'telling from the sounds what is overhead'],
      ['Survival', 'finding a second way up'],
    ],
  },
  {
    ...underground,
    words: list('ground earth hill hills mountain mountains desert forest volcano rock'),
    before: list('underground subterranean buried underdark'),
    after: below,
  },
  {
    ...underground,
    words: list(
      'cave caves cavern caverns grotto mine mines tunnel tunnels underdark chasm abyss catacombs depths',
    ),
    before: [],
  },
  {
    id: 'sky',
    words: list('sky skies cloud clouds air heavens stars moon'),
    before: list('floating flying hovering aerial cloud sky airborne levitating'),
    after: above,
    look: [
      'an edge with no rail, and cloud below it',
      'chains as thick as a waist that lead down and out of sight',
      ['nets under every window, with a shoe in one of them', 'make!=open'],
    ],
    known: [
      'It hangs in the sky above {town}, which has its shadow from ten to eleven and grows cress there.',
      'One is hauled up from {town} in a basket, and is weighed first, with everything in the pockets.',
    ],
    senses: [
      'The wind never stops, «bells of {town} come up with it, »and swallows fly past below; it smells of rain.',
      'One hears the chains sing, low in the morning and high at night«, when {town} can hear them, too»; it smells of nothing at all.',
    ],
    feature: [
      'What goes over the edge falls for as long as one can count to twenty.',
      'If the second chain is let go, everything tilts by a hand.',
    ],
    checks: [
      ['Acrobatics', 'crossing from edge to edge along a chain'],
      ['Arcana', 'finding out what holds it up'],
    ],
  },
  {
    id: 'forest',
    words: list(
      'forest forests wood woods woodland jungle rainforest thicket grove trees tree treetops wilderness wilds',
    ),
    before: list('forest woodland jungle treetop'),
    look: [
      ['roots that have lifted one corner, and moss on the other three', 'make!=open'],
      'ribbons on the branches along the way, the newest of which point back',
      'a clearing with stumps for seats, all of them turned to the trees',
    ],
    known: [
      'The trees have closed up behind it. {town} has to cut the way anew each spring, and it never comes out at the same side.',
      'It is half an hour into the trees from {town}, «less on the way back, »and those who sing on the way are left alone.',
    ],
    senses: [
      'Leaves, «and an axe from the side of {town}, »and then no birds at all; it smells of resin.',
      'A branch breaks, and nobody is there; it smells of leaf mould and foxes«, and {town} has the same smell in its coats».',
    ],
    feature: [
      'The largest tree carries a person from its crown to the roof, or to where one was.',
      'Birds fly up at a stranger« on the path from {town}», and stay for a friend.',
    ],
    checks: [
      ['Survival', 'finding the way after the ribbons end'],
      ['Animal Handling', 'coming near without a bird flying up'],
    ],
  },
  {
    id: 'volcano',
    words: list('volcano crater lava magma caldera'),
    before: list('volcanic'),
    look: [
      'warm stones on which cats lie in rows',
      'a crack in the ground with a red edge at night',
      ['buckets of sand beside every door', 'make!=open'],
    ],
    known: [
      'The mountain under it smokes, and {town} reads the smoke every morning before it opens its shops.',
      'It is warm here in winter, which is why people came« from {town}», and shakes, which is why they keep their shoes on.',
    ],
    senses: [
      'The ground hums, and cups answer it on the shelves« as far as {town}»; it smells of sulphur.',
      'Steam hisses from the rock at each full hour«, and {town} sets its clock by it»; it smells of matches.',
    ],
    feature: [
      'One stone plate covers the heat« and can be pushed aside with poles».',
      'Gas lies in the hollows, and puts out a lamp before it puts out a person.',
    ],
    checks: [
      ['Nature', 'telling when the mountain will shake again'],
      ['Perception', 'finding where the ground is hollow'],
    ],
  },
  {
    id: 'mountain',
    words: list(
      'cliff cliffs rock mountain mountains peak peaks hill hills hilltop pass highlands ridge plateau slope canyon gorge ravine valley crag',
    ),
    before: list('mountain hill hilltop highland alpine cliffside'),
    look: [
      'a road cut into the rock, with a hollow at each bend for those who have to let others pass',
      ['a wall that goes over into the rock so that one cannot see where', 'make!=open'],
      'a rope bridge with a bell at either end',
    ],
    known: [
      'It is {few} hours up from {town}, and one goes down in two, «or in none, »as people there say.',
      'From up here one sees who leaves {town}, and is seen oneself« by a shepherd who is paid for it».',
    ],
    senses: [
      'The wind changes its note with the hour, «a goat bell answers, »and {town} is a smell of smoke from below.',
      'Each sound comes twice, and the second time from the side of {town}; it smells of thyme and cold stone.',
    ],
    feature: [
      'Loose stones lie above the last bend, and a lever beside them.',
      'The echo gives away how many people are coming, and from which side.',
    ],
    checks: [
      ['Athletics', 'taking the short way up'],
      ['Survival', 'seeing the weather come an hour before it is here'],
    ],
  },
  {
    id: 'desert',
    words: list(
      'desert dunes dune sands sand oasis wasteland waste wastes badlands steppe plains plain savannah',
    ),
    before: list('desert dune'),
    look: [
      ['sand up to the sills on the side of the wind, and swept stone on the other', 'make!=open'],
      'a well with a lid, a lock and a queue of three',
      'a row of poles that shows where the way is under the sand',
    ],
    known: [
      'The next water is in {town}, a day off. Nobody is turned away here before they have drunk, not even by enemies.',
      'After each storm another part of it stands free, and {town} comes out to look.',
    ],
    senses: [
      'Sand ticks against everything like rain, «which children of {town} have never heard; »it smells of hot stone.',
      'By night the dunes sing on one note, and camels turn their heads to it; it smells of dung fires«, and of {town} when the wind is right».',
    ],
    feature: [
      'The lid of the well can be locked, and {K} has the key.',
      'A wall of dust can be seen coming for a quarter of an hour, and then nothing can be seen at all.',
    ],
    checks: [
      ['Survival', 'finding the way by the poles at night'],
      ['Perception', 'telling dust of riders from dust of wind'],
    ],
  },
  {
    id: 'road',
    words: list('crossroads road border frontier borderlands highway crossing edge end marches'),
    before: list('border roadside frontier wayside crossroads'),
    look: [
      'a signpost with four arms, one of which has been sawn off',
      'ruts as deep as a hand that all bend towards it',
      'a barrier with two colours, repainted by whoever was here last',
    ],
    known: [
      'Everyone on the way from {town} to {town2} has to pass it, and most have a reason to do so quickly.',
      'Here the laws of {town} end and those of {town2} begin, and between the two there are eleven paces.',
    ],
    senses: [
      'Wheels, a whip and a long quarrel about who came first« from {town}»; it smells of horses.',
      'One hears a rider before one sees the dust, and the dust before {town} does; it smells of axle grease.',
    ],
    feature: [
      'A cart across the way closes it« to everything on wheels».',
      'Whoever steps over the line here is in another county, and cannot be followed with a warrant.',
    ],
    checks: [
      ['Perception', 'telling from the ruts what has passed today'],
      ['Deception', 'being somebody who is expected'],
    ],
  },
  {
    id: 'elsewhere',
    words: list(
      'hell underworld feywild dream dreams shadow shadows void afterlife limbo plane planes worlds mirror heaven nightmare shadowfell fey',
    ),
    before: list('planar interplanar extraplanar dream shadow otherworldly infernal celestial'),
    after: inOrOn,
    look: [
      'two shadows behind everything, and one of them early',
      'a door that leads to {town} on one side and is painted on the other',
      'a clock with a thirteenth hour, which is worn from use',
    ],
    known: [
      'It is not quite in this world. The way in from {town} is open for one hour, and those who miss it come back a week younger or a day too late.',
      'One pays here with what cannot be bought: a name, an evening, the smell of {town} in the rain.',
    ],
    senses: [
      'One hears what one said yesterday, «in the streets of {town}, »from behind; it smells of snow and oranges.',
      'Music stops as soon as one listens to it; it smells as {town} did when one was seven.',
    ],
    feature: [
      'Whoever gives a false name here is bound by it until sunset.',
      'A step backwards through any door leads out, once.',
    ],
    checks: [
      ['Arcana', 'reading how long the way stays open'],
      ['Insight', 'telling which of those here are dreaming'],
    ],
  },
];
