import type { SettingPremise } from './premise-type.ts';

export const premisesOfSkies: readonly SettingPremise[] = [
  {
    id: 'sky-islands',
    slot: 'land',
    asks: [
      'float*|flying|sky|skies|cloud|hover* island|isle|archipelago|land|city|kingdom|continent|rock',
      'airship|skyship|sky-ship',
      'sky|air pirate',
      'mountains|mountain|peaks|city|towers upside|hanging|inverted|floating|above clouds|cloud|sky',
      'island sky|cloud',
      'in_the_sky|in_the_clouds|above_the_clouds',
      '~sky|skies|cloud|floating|flying|aerial',
    ],
    without:
      'seas?|harbours?|rivers?|bridges?|roads?|coasts?|ships?|wells?|marsh|tides?|caves?|mines?',
    title: 'The Islands in the Sky',
    rulers: 'the Tethermasters',
    guards: 'the line wardens',
    wild: 'the open air',
    way: 'by airship',
    pitch:
      'The islands of {land} hang in the air, held to each other by chains. Each year they hang a little lower. Now the chain of {town2} has been cut from above.',
    party:
      'The party has a small airship, or half of the price of one, and no home island. That makes it the only crew that {A} can send anywhere without a vote, and the only one that {town4} lets land.',
    truths: [
      'The islands float because of skystone, a blue ore in their roots. Every pound that is mined and sold lifts an airship, and lowers the island it came from.',
      'Below {land} is the Floor, a white cloud that nobody has seen the underside of. Whatever falls into it is called lent, and nobody says lost.',
      'Soil is the true money. A bride in {town1} brings her field along in sacks, and a thief of earth is punished harder than a thief of gold.',
      'Children wear a line round the waist until they are seven. Grown people who still wear one are laughed at, except in {town2}, where everyone does.',
      'Rain comes from the side or from below, and water is caught in nets. In a dry month {town1} sends airships to comb the clouds, and {town4} robs them.',
      'The height of an island is measured on the first of each month and read aloud. Rent, rank and the right to marry upward are reckoned from it.',
      'To cut a chain is the one crime for which {rulers} still drop people. They are given a parachute of paper with the verdict written on it.',
    ],
    regions: [
      '{town1} hangs highest, and all chains lead to it. Its terraces have real trees, and a fence so that those from below can look at them.',
      '{town2} is the mining island, so hollow that it whistles in the wind. It has sunk four yards this year, and the poor live on the underside in hanging houses.',
      '{town3} is a cluster of eleven rocks joined by rope ways. Pilots, mapmakers and kite priests live there, and not one street keeps its length overnight.',
      '{town4} broke its chain in a storm and drifts free. It passes {town1} twice a year, near enough to shout, and takes in anyone who jumps.',
    ],
    factions: [
      [
        'The Tethermasters',
        'govern from {town1}, decide which island is chained to which, and want {town2} hauled up again before it drags the others down',
        'have known for {years} years that mining sinks the islands, and have sold their own skystone first',
      ],
      [
        'The Lampblack Crews',
        'are sky pirates who tax every cargo that passes {town4}, and want letters of marque, pardons and a berth in winter',
        'carry stolen skystone back to {town2} by night and wedge it into the roots, because most of them were born there',
      ],
      [
        'The Kite Priests of {town3}',
        'hold that {land} is being lowered gently to a promised earth, and want nobody to interfere with it',
        'let a man down on four miles of line, and hauled him up alive; he lives behind their altar, and has told them that there is ground',
      ],
      [
        'The Hollow Union',
        'speaks for the miners of {town2}, and wants the digging stopped and the wages paid anyway',
        'has cut the chain of {town2} itself, for it would rather drift with {town4} than hold up {town1}',
      ],
    ],
    conflicts: [
      '{town2} sinks, and its chain pulls {town1} down with it. Half of the council would haul it up at ruinous cost, and the other half has asked the price of an axe.',
      'An airship captain has claimed an island that was on no map last week. {town3} says that it is rising from below the Floor, as the clouds under the islands are called, and that there are lit windows on it.',
      'The Lampblack Crews stopped an airship and took only the flour. {guards.s} have arrested forty bakers in {town2}, and there is no bread in {town1}.',
    ],
    people: [
      [
        'master of the chains',
        1,
        'wants to know who cut the chain of {town2}, before the council finds somebody to drop for it',
        '{A.name} never sits with the back to an edge, and moves guests round the table until it is so.',
        'signs an order to stop the mines once somebody shows the true heights, which {A.their} clerks have rounded up for years',
      ],
      [
        'airship captain',
        4,
        'wants a crew for one flight under the Floor of cloud beneath the islands, and pays with half of whatever is there',
        '{B.name} flies by smell, and is rude to compasses.',
        'gives up piracy on the day on which {B.their} mother, who lives on the underside of {town2}, has a house with a floor',
      ],
      [
        'kite priest',
        3,
        'wants a man moved out of the temple at night, in a basket, and no questions until morning',
        '{C.name} blesses ropes, and checks the knots afterwards.',
        'breaks every vow to let the man from below speak before a crowd',
      ],
    ],
    places: [
      [
        'The Chain House',
        1,
        'all the great chains end here round one drum, and {A} shows visitors the links but not the ledger',
        'The ledger has two columns of heights. By the true one {town1} has sunk eleven yards since {A} took office (DC 13 Investigation).',
      ],
      [
        'The Underside',
        2,
        'hanging houses and ladders, where skystone is sold by people who do not say whose it is',
        'The roots have been wedged with bags of blue ore, each with the mark of an airship that {B} has robbed. Pulled out, three of them bring the whole street down.',
      ],
      [
        'The Long Line',
        3,
        'four miles of rope on a winch, kept oiled by the Kite Priests, who call it a symbol',
        "The last mile is stained with grass. In the winch is a child's drawing of a cow, an animal nobody in {land} has seen.",
      ],
    ],
    starts: [
      [
        'The party is at supper in {town1} when the floor tilts and all plates slide east: the chain of {town2} has parted. An airship with a cut line swings past the windows, nobody at the helm. {A} stands in the door with two grappling hooks and asks who of them can jump.',
        'the helmsman cut the chain and then jumped, with a line on, and hangs below the terrace. He is of the Hollow Union, he is eighteen, and he was told that nobody would be on the other end.',
      ],
      [
        'In {town3} a basket comes up out of the cloud far below on a rope, the Long Line, which has been let down empty. In it are six warm loaves and a note: "Stop dropping things on us." {C} throws a cloth over it and asks the party what they have seen, and how they feel about flying tonight.',
        'There is a village under the cloud, in mist, and the lent things of {land} have been killing its sheep for a century. Its smith has found out how to send a basket up.',
      ],
    ],
    openings: [
      [
        'A house has come off the underside of {town2}, with people in it, and drifts slowly down. There is time for exactly one rescue flight, and {B} wants to be paid in advance: with a promise.',
        'The house was loosened to hide what was under it, a sack of skystone with the seal of {town1}. The promise is to fly it back to where it was dug.',
      ],
      [
        'On the first of the month the height of {town1} is read aloud, and it is higher than last time. Everybody cheers but an old measurer, who presses the rod into the hands of the party and walks off the edge, on a line, and climbs away underneath.',
        'The rod is two inches short. It has been shortened every month by order of {rulers}, and the measurer has kept the cut pieces.',
      ],
    ],
    truth:
      'Skystone does not lift by itself: it lifts while it is whole. {land.s} was one island until it was quarried for airships, and every cargo sold brings all of it nearer to the cloud below, which people call the Floor. {rulers.s} have known since the first measuring, and have chained the poorer islands to {town1} so that they pull up, not down. Below the Floor there is land, inhabited and not bad, {few} days from where {town2} will come down. Only the Kite Priests know that nobody has to die of it, and they keep silent because a faith whose promised earth can be visited is out of work.',
    secrets: [
      'The rising island is a piece of {town2} from which everything was mined and into which everything was put back: the Lampblack Crews have been testing whether it works. It does.',
      'There are {few} parachutes in {town1}, all made for the council, and all of them of paper.',
      '{B} was dropped as a child with a paper verdict, and landed on a ledge. The judge was {A}, who still has the copy.',
      'The chain of {town4} did not break in a storm. It was sold, link by link, to {town1}.',
    ],
    steps: [
      '{town2} sinks another yard, and the council rents out axes',
      'the Hollow Union cuts the second chain, and {town1} tilts until the fountains run out over the edge',
      '{guards} storm {town4} for its skystone, and {few} of their airships fall',
      '{town2} goes down into the cloud at noon, with all bells ringing, and is not lost: but nobody above knows that, and {town1} begins to choose which island is next.',
    ],
    ends: [
      'The ore goes back into the roots. It costs {land} its fleet, so that islands become villages again, and {B} would have to burn {B.their} own ship first.',
      'The islands are brought down on purpose, one by one, to the land below, whose shepherds will want to be asked.',
      '{town2} is cut loose to join {town4}, and the two rise as the only free islands of {land}. {town1} lives, lower, and has to buy its bread from them.',
    ],
  },
];
