import type { RoleLists } from './matter-types.ts';
import type { Row } from '../row-types.ts';

type CountryWords = Readonly<Record<'flock' | 'fold' | 'farm' | 'farmer', string>>;

type Scaled = readonly [readonly string[], readonly string[], readonly string[]];

/** What sort of place the town is. */
export const townSorts: Scaled = [
  [
    'a market town',
    'a river town',
    'a walled village',
    'a town in the hills',
    'a small harbour town',
  ],
  [
    'the chief town of a province',
    'a free city',
    'the seat of a bishop',
    'the largest harbour of the coast',
    'a fortress city',
  ],
  [
    'the capital of the realm',
    'the imperial city',
    'the seat of the crown',
    'the city of the four thrones',
  ],
];

/** Who decides there. */
export const councils: Scaled = [
  ['the town council', 'the bench of aldermen', 'the parish meeting', 'the manor court'],
  ['the provincial diet', 'the provincial court', 'the League of Five Towns', "the duke's council"],
  ['the crown council', 'the regency council', 'the High Diet', 'the privy council'],
];

/** What the culprit gets out of it. */
export const prizes: Scaled = [
  [
    'the lease of the market',
    'the office of mayor',
    'the milling right',
    'the toll of the bridge road',
    'the only inn licence',
  ],
  [
    'the governorship of the province',
    'the toll of the whole valley',
    'the command of the border forts',
    'the monopoly on the salt road',
  ],
  [
    'the regency',
    'the office of chancellor',
    'the governorship of three provinces',
    'the customs office of all royal harbours',
  ],
];

/** What a beast attacks in the country. */
export const countryWords: readonly [CountryWords, CountryWords, CountryWords] = [
  { flock: 'sheep', fold: 'fold', farm: 'farm', farmer: 'farmer' },
  { flock: 'cattle', fold: 'cattle yard', farm: 'estate', farmer: 'landowner' },
  { flock: 'war horses', fold: 'stud of the crown', farm: 'border castle', farmer: 'border lord' },
];

/** What becomes of everyone if it goes wrong: a clause. */
export const ruins: Scaled = [
  [
    'half of {town} has to sell up before winter',
    '{town} loses its charter and its market',
    'one family after another leaves {town}',
    'the mill, the inn and the school of {town} close',
  ],
  [
    'the province breaks in two, and both halves call up their levies',
    'three towns of the province close their gates to each other',
    'the grain of the valley goes abroad, and the poor quarters starve',
  ],
  [
    'the realm goes to war with its neighbour',
    'five provinces rise against the throne',
    'the treaty that has kept the armies at home for thirty years is torn up',
    'the crown passes to a usurper, and the fleet declares for another',
  ],
];

/** What a promise of old is paid from. */
export const stakes: Scaled = [
  ['the market dues', 'the mill', 'the common pasture', 'the bridge toll'],
  ['the toll of the valley', 'the silver of the province', 'the harbour dues of the coast'],
  ['the crown lands', 'the royal mint', 'the customs of the realm'],
];

export const deadlines: Scaled = [
  [
    'the autumn fair',
    'the quarter-day fair',
    'the feast of lanterns',
    'the yearly meeting',
    'the blessing of the fields',
    'the spring market',
  ],
  [
    'the session of the estates',
    'the visit of the duke',
    'the great horse fair',
    'the muster of the levies',
    'the oath-taking of the towns',
  ],
  [
    'the signing of the treaty',
    'the coronation',
    'the opening of the Diet',
    'the sailing of the royal fleet',
    'the review of the armies',
  ],
];

/** Who has kidnapped a person, if the idea does not say it. */
export const captors: readonly string[] = [
  'the outlaws',
  'the deserters',
  'the river pirates',
  'the highwaymen',
  'the hill robbers',
];

/** What two sides share, and quarrel about. */
export const bones: Scaled = [
  ['the spring in the common meadow', 'the mill stream', 'the ford', 'the old wood'],
  [
    'the river crossing',
    'the silver mountain',
    'the great forest between them',
    'the harbour mouth',
  ],
  [
    'the strait',
    'the great border fortress',
    'the pass through which all armies must go',
    'the free city between them',
  ],
];

/** What was burned down of a side. */
export const losses: Scaled = [
  ['the winter store', 'the boathouse', 'the meeting barn', 'the seed loft'],
  ['the granary', 'the shipyard', 'the guildhall', 'the tithe barn'],
  ['the great storehouse', 'the council hall', 'the granaries at the harbour', 'the archive tower'],
];

/** What guards a place where much is at stake; of the larger scales. */
export const scaleGuards: readonly Row[] = [
  [
    '{p3} is guarded by six people of {council}«, who know the face of everyone who has business there» (DC 13 Deception, or a writ of {G}).',
    'tier=2 mask!=host',
  ],
  [
    'A patrol of the province passes {p1}« each hour». It asks for papers; those of {G} are good.',
    'tier=2 secret=no mask!=host',
  ],
  [
    'At {p2} a spy of {A} writes down who comes (DC 13 Perception« to notice it»). Misled, that spy is worth an ally.',
    'tier=2 mask!=host',
  ],
  [
    'A ward over {p3} sounds a bell in the room of {H} if a spell of the 4th level or higher is cast there (DC 15 Arcana to see it, DC 17 to put it to sleep).',
    'tier=3 mask!=host',
  ],
  [
    '{p1} is sealed by royal order, and a company of the guard stands around it. The seal can be lifted for a day by {G}«, who then has to answer for it before {council}».',
    'tier=3 secret=no mask!=host',
  ],
  [
    'Nobody can teleport to within a mile of {lair}: standing stones« from an old war», which {A} has had set up again, prevent it.',
    'tier=3 mask!=host',
  ],
  [
    'Two foreign powers« that {G} does not name» have {p2} watched, each would rather see the party fail than the other succeed, and their agents (in a fight <1 Spy, Mage, Assassin> on each side) can be set against each other (DC 14 Deception).',
    'tier=3 mask!=host',
  ],
];

/** What happens meanwhile in the world; of the larger scales. */
export const scaleClock: readonly Row[] = [
  [
    'Two towns of the province send riders to {G}: «if it goes on like this, »they will look after themselves.',
    'tier=2',
  ],
  [
    'The price of bread doubles in {town2}, and the levies are called up«, "for the harvest"».',
    'tier=2',
  ],
  ['The judges of the province stop sitting«. Everyone waits for {deadline}».', 'tier=2'],
  [
    'The army of the neighbouring realm, {few} thousand strong, moves up to the border«. Its envoy leaves {town} without a farewell».',
    'tier=3',
  ],
  [
    'Three governors each write to {council} that they will obey whoever holds {town}« after {deadline}».',
    'tier=3',
  ],
  ['The royal fleet puts to sea without orders«, and two harbours close their chains».', 'tier=3'],
  [
    'The sovereign asks for the party« by name», and is told by {A} that it has fled.',
    'level>=17 mask=no',
  ],
];

/** What a good end means for more than a town. */
export const scaleGains: readonly Row[] = [
  [
    'Between {town} and {town2} the roads are open again« by the end of the week», and {council} remembers who opened them.',
    'tier=2',
  ],
  ['Two towns that had already closed their gates send {G} their keys.', 'tier=2'],
  [
    'At the border two armies turn round. In five provinces the bells are rung, and the crown pays for the ropes.',
    'tier=3',
  ],
  [
    '{council} has the names of the party entered in the book of the realm«, between two treaties».',
    'tier=3',
  ],
  [
    'The sovereign comes to {town} in person, and thanks the party« before the ambassadors of three realms».',
    'tier=3 mask=no',
  ],
];

/** The same words at each level. */
export const everyScale = (words: readonly string[]): RoleLists => [words, words, words];
