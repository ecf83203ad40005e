import type { Row } from '../row-types.ts';
import type { MatterPart, RoleLists } from './matter-types.ts';

type Scaled = readonly [readonly string[], readonly string[], readonly string[]];

/** Roles of the parts that a kernel gives no roles to. */
export const matterRoles: Readonly<Record<MatterPart | 'R', RoleLists>> = {
  G: [
    [
      'reeve',
      'village priest',
      'schoolteacher',
      'captain of the watch',
      'midwife',
      'town healer',
      'bridge warden',
    ],
    [
      'governor',
      'bishop',
      'marshal of the province',
      'dean of the university',
      'head of the merchants',
      'high steward',
    ],
    [
      'royal chancellor',
      'first minister',
      'marshal of the realm',
      'archmage of the crown',
      'regent of the realm',
      'high priest of the realm',
    ],
  ],
  A: [
    [
      'grain merchant',
      'notary',
      'horse dealer',
      'cloth merchant',
      'moneylender',
      'bailiff',
      'timber merchant',
      'mill owner',
    ],
    [
      'provincial judge',
      'banker',
      'colonel of the levies',
      'tax farmer',
      'master of the toll roads',
      'shipping magnate',
    ],
    [
      'lord chamberlain',
      'grand admiral',
      'lord treasurer',
      'royal spymaster',
      'lord of the eastern marches',
      'primate',
    ],
  ],
  B: [
    ['weaver', 'potter', 'cooper', 'basket maker', 'rope maker', 'candle maker', 'wheelwright'],
    ['ship owner', 'master builder', 'physician', 'printer', 'vineyard owner', 'horse breeder'],
    [
      'court astronomer',
      'royal engineer',
      'exiled heir',
      'border lord',
      'ambassador',
      'keeper of the royal library',
    ],
  ],
  S: [
    [
      'tinker',
      'stable hand',
      'pedlar',
      'discharged soldier',
      'travelling player',
      'charcoal burner',
      'knife grinder',
    ],
    [
      'foreign merchant',
      'dismissed secretary',
      'mercenary captain',
      'wandering preacher',
      'retired duellist',
    ],
    [
      'foreign envoy',
      'disgraced general',
      'court jester',
      'hostage of royal blood',
      'banned scholar',
    ],
  ],
  T: [
    [
      'night watchman',
      'laundry worker',
      'gravedigger',
      'cook',
      'groom',
      'lamplighter',
      'milk carrier',
    ],
    ['archivist', 'head gardener', 'coach driver', 'court clerk', 'lock keeper', 'customs officer'],
    [
      'royal page',
      'keeper of the seals',
      'palace cook',
      'chamber servant',
      'palace gardener',
      'stable master of the court',
    ],
  ],
  H: [
    ['carter', 'bookkeeper', 'farm hand', 'boat hand', 'apprentice', 'foreman'],
    ['private secretary', 'sergeant', 'steward', "ship's mate", 'land surveyor'],
    [
      'captain of the household guard',
      'court physician',
      'confessor',
      'private secretary',
      'master of the hunt',
    ],
  ],
  R: [
    ['treasure hunter', 'bounty hunter', 'travelling scholar', 'mercenary', 'young noble in debt'],
    ['rival adventurer', 'knight errant', 'agent of the merchants', 'relic hunter', 'inquisitor'],
    [
      'heir of a neighbouring realm',
      'general of a foreign crown',
      'master of a secret order',
      'archmage without a post',
    ],
  ],
};

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
    'the milling rights',
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
    'the customs of all royal harbours',
  ],
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

/** Who asks, and how; for players. */
export const matterHooks: readonly Row[] = [
  [
    '{G.full}, the {G.role}, has sent for you, since you [have no family here|belong to no side|are not afraid of a locked door].',
    'tier=1 Gknown=no',
  ],
  [
    'The {G.role} {G.full} waits for you with [soup|bread and beer|dry coats] and closes the door before speaking.',
    'tier=1 Gknown=no',
  ],
  [
    'You have rooms at the inn at the expense of the {G.role} {G.full}, who asks you over on the first evening.',
    'tier=1 Gknown=no',
  ],
  [
    'The {G.role} {G.full} had a coach waiting for you at the border of the province, with a writ that opens every gate.',
    'tier=2 Gknown=no',
  ],
  [
    'In the name of {council} the {G.role} {G.full} has invited you, as people who have dealt with worse.',
    'tier=2 Gknown=no',
  ],
  [
    'Three towns have written to you, and the {G.role} {G.full} speaks for all of them.',
    'tier=2 Gknown=no',
  ],
  [
    'A royal ship has fetched you to {town}; the {G.role} {G.full} receives you alone, with the seal of the realm on the table: two armies stand at the border and wait for news from {town}.',
    'tier=3 Gknown=no',
  ],
  [
    'The {G.role} {G.full} has cleared an audience hall for you, a thing that is done for kings. What is decided in {town} is law in five provinces.',
    'tier=3 Gknown=no',
  ],
  [
    'Heralds have looked for you in three realms: the {G.role} {G.full} speaks for {council}, and the crown itself is waiting for an answer from {town}.',
    'tier=3 Gknown=no',
  ],
  ['{G.full} has asked you to come, and tells you at once what it is about.', 'Gknown=yes'],
  ['It is {G.full} who asks you for help, and nobody else knows of it yet.', 'Gknown=yes'],
];

/** What hangs on it; for players. */
export const matterStakes: readonly Row[] = [
  [
    'In {days} days is {deadline}; if it has not been settled by then, {ruin}, says {G}.',
    'tier<=2',
  ],
  [
    '{G} counts the days: {days} until {deadline}. After that, people here fear, {ruin}.',
    'tier<=2',
  ],
  [
    'If nothing is done before {deadline}, in {days} days, {ruin}: so it was said in {council}.',
    'tier>=2',
  ],
  [
    'There are {days} days until {deadline}. If it is not settled by then, {ruin}, and everyone in {town} who can read knows it.',
    'tier=3',
  ],
];

/** Fields: `{coins}`. For players. */
export const matterFees: readonly Row[] = [
  '{G} offers {coins} gp, a [third|quarter] of it [now|at once], the rest [when it is over|against proof].',
  'The reward is {coins} gp, from the purse of {council}; {G} has it in writing.',
  '{G} has {coins} gp put aside for it, and adds: "[More is not to be had|I would pay it twice if I could|It is honest money]."',
  'For an end of it {G} pays {coins} gp, and for an end without bloodshed the same.',
  '{G} promises {coins} gp, to be paid by {council} on the day after {deadline}.',
];

export const moods: readonly Row[] = [
  [
    'People in {town} have begun to hope again since they heard of you; [children run ahead of you|somebody has hung out flags].',
    'tone=heroic',
  ],
  [
    'For as long as anyone remembers, people in {town} have helped each other; [the nets are mended together|nobody eats alone], and that is now at stake.',
    'tone=heroic',
  ],
  [
    '[Two graves are fresh|A house has burned down] since it began, and {town} has stopped asking who is next.',
    'tone=grim #death',
  ],
  [
    'In {town} [bread is dear|doors stay shut] and nobody lends to anybody any more; {G} says that it is not even the worst year.',
    'tone=grim',
  ],
  [
    'Everyone in {town} has a theory, each one names another neighbour, and [each is told behind a hand|most are for sale].',
    'tone=intrigue',
  ],
  [
    'Two sides court you before you have unpacked: [a basket of fruit without a card|an invitation without a name] waits in your room in {town}.',
    'tone=intrigue',
  ],
  [
    'In {town} the [dogs have not barked|birds have been gone] since it began, and {few} people wake each night in the same minute.',
    'tone=horror',
  ],
  [
    'Nobody in {town} goes to {lair} after dark any more, and those who did before do not talk about what they saw.',
    'tone=horror',
  ],
  [
    '{town} has [held three meetings|founded two committees] about it, which agreed on the refreshments.',
    'tone=whimsical',
  ],
  [
    'There are bets on it in {town}, [a song|a pie named after it], and a man who sells hats for the occasion.',
    'tone=whimsical',
  ],
];

/** What remains, whatever happens. */
export const tonePrices: readonly Row[] = [
  [
    '{T} gets a present from all of {town}, for having been brave late rather than never.',
    'tone=heroic',
  ],
  ['{S} is asked to stay in {town}, and does.', 'tone=heroic'],
  [
    'Not everyone is glad: {few} people in {town} had earned well by it, and know now who the party is.',
    'tone=intrigue',
  ],
  [
    'A letter of thanks arrives without a sender. {H} recognises the paper: it is that of {council}.',
    'tone=intrigue',
  ],
  [
    'Those who worked for {A} are sentenced as well, and it is the party that can ask for mercy for {few} of them.',
    'tone=grim',
  ],
  [
    'What was lost before the party came does not come back, and {G} reads the names aloud, {few} of them.',
    'tone=grim',
  ],
  ['{T} dreams of {lair} from then on, and is not the only one in {town}.', 'tone=horror'],
  [
    'On quiet nights there is still a light at {lair}; {S} has seen it, and has put up shutters.',
    'tone=horror',
  ],
  [
    '{town} celebrates for three days, {A} pays for it, and the party has to make the speech.',
    'tone=whimsical',
  ],
  [
    '{H} opens an inn under the sign of the party. The portrait is not flattering.',
    'tone=whimsical',
  ],
];

/** Around the fight, by who stands beside A. */
export const companionsOf: readonly Row[] = [
  [
    'The others fight for pay; they stop when {A} is down or when the party offers more than {few} gp each.',
    'escort=people tone!=whimsical',
  ],
  [
    'Those beside {A} were told that the party are robbers; a DC 13 Persuasion check (one action) makes them hesitate for a round.',
    'escort=people',
  ],
  [
    'The animals obey a whistle that {A} wears around the neck, and run away when it is gone.',
    'escort=beast',
  ],
  [
    'The guardians obey a key that {A} holds; taken away (DC 14 Sleight of Hand), it makes them stand still for two rounds.',
    'escort=construct',
  ],
  [
    'What is with {A} is bound to a circle on the floor; when the circle is broken (one action), it goes where it came from.',
    'escort=elemental|spirit|fiend',
  ],
  [
    'The dead beside {A} were called with their names. Whoever calls them by other names they once had (DC 13 Religion) makes one of them lie down.',
    'escort=undead',
  ],
  [
    'Those beside {A} have promised three favours, and this is the third; after half of the fight they count again and leave.',
    'escort=fey',
  ],
];

export const comicFights: readonly Row[] = [
  [
    'Nobody is killed here: whoever drops to 0 hit points sits down, counts to a hundred and sulks, {A} included.',
    'tone=whimsical',
  ],
  [
    'All blows are struck to stun: whoever drops to 0 hit points sleeps for an hour, and {A} snores.',
    'tone=whimsical',
  ],
  [
    'Whoever drops to 0 hit points gives up, with a speech; that of {A} is the longest.',
    'tone=whimsical',
  ],
];

/** What is found, `{items}`, and `{worth}`. */
export const matterHoards: readonly Row[] = [
  'At {lair} {A} kept what was to pay for {prize}: {items}, and {worth}.',
  'In a chest at {lair} lie {items}; on top of them lies {worth}, [wrapped in a stocking|still with the label of the shop].',
  '{A} had packed for the case that it went wrong: {items}, and {worth}.',
  'What {A} took from others as security lies at {lair} with names on it. Nobody claims {items}, or {worth}.',
];

export const matterFavours: readonly Row[] = [
  [
    '{G} gives the party a house in {town} to live in, [with a stove and a bad roof|with a garden], for as long as it likes.',
    'tier=1',
  ],
  [
    '{B} owes the party a great deal, and {T} even more: one of them comes along as a guide whenever asked.',
    'tier=1',
  ],
  [
    'In {town} the party eats and drinks for nothing for a year, and its horses are shod for nothing, too.',
    'tier=1',
  ],
  [
    '{council} gives the party a seal: between {town} and {town2} every gate opens to it, [also by night|without a toll].',
    'tier=2',
  ],
  [
    '{G} has the estate of {A} put under seal, and the party may choose one building of it.',
    'tier=2',
  ],
  [
    '{B} keeps a ship, a coach or {few} horses ready for the party, whichever it asks for first.',
    'tier=2',
  ],
  [
    'The fortress above {town2} is given to the party, [with its village and its debts|with a garrison of {num}], and a vote in {council}.',
    'tier=3',
  ],
  [
    'The crown owes the party one wish within the law, and {G} says that the law can be changed.',
    'tier=3',
  ],
  [
    'The office of {A} is vacant, and {council} asks the party first whom it would like to see in it.',
    'tier=3',
  ],
];

/** Spells that players try, and what they get. */
export const matterMagic: readonly Row[] = [
  '*Zone of Truth*: {A} knows the spell and answers only with questions; {H} does not know it, and one question is enough.',
  '*Detect Thoughts* on {A} shows a door, again and again: that of {lair}.',
  '*Speak with Animals*: the [cats|dogs|sparrows] of {p2} know who comes at night, and describe {H} by the shoes.',
  [
    '*Locate Object* finds {it} within its range, once somebody who knows {it.them} well ({B}) describes {it.them}.',
    'sort=thing',
  ],
  ['*Locate Creature* leads towards {lair}, and stops at running water.', 'sort=person|beast'],
  [
    '*Detect Magic* shows the same school of magic at {p2} and at {lair}: transmutation.',
    'sort=claim',
  ],
  [
    '*Detect Magic* shows nothing at all at {it}: what happens there is done by hands.',
    'sort=site',
  ],
  ['*Augury* about waiting until {deadline}: woe.', 'tone!=whimsical'],
  '*Commune* says no to the question about {S}, and yes to the one about {A}.',
  '*Charm Person* on {T}: all that {T} saw comes out at once, together with the request to be kept out of it.',
  '*Clairvoyance* into {lair} works for those who have been at its door, and shows {A} at work for ten minutes.',
  [
    '*Speak with Dead*: a forebear of {A} answers, at length, and does not know what it is about, but what {A} was like as a child.',
    'tone!=whimsical',
  ],
  '*Scrying* on {A} fails by day: {A} wears something of lead under the collar. By night, at {lair}, it hangs on a nail.',
  '*Suggestion* makes {H} unlock whatever has to be unlocked; {H} is rather relieved about it.',
  '*Comprehend Languages* helps at {p1}: two notes in the margin are in the language of a trade, and they name {A}.',
  '*Sending* to {B} is answered in fewer words than there would be room for: "{lair.t}. Be quick, and be polite."',
  '*Invisibility* gets one past the people at {p3}, but {A} has had sand strewn on the floor.',
  '*Knock* opens {lair}, and is heard by {A} and everyone else who is inside.',
  '*Tongues* or a good ear: those who work for {A} at {lair} speak among themselves as people from {town2} do.',
  '*Divination*, for those who can: "What was taken at {p2} must be said aloud at {lair}."',
  [
    '*Hold Person* on {A} ends the fight, if the others see it: nobody else wants to be the next.',
    'tone!=whimsical',
  ],
  [
    '*Legend Lore* on {it} gives a verse of four lines, of which the third mentions {lair}, and the fourth a debt.',
    'sort=thing|site|claim|event',
  ],
  '*Identify* on what is found at {p2} says by whose hand it was made, and that this hand trembled: it was that of {H}.',
];

export const matterTitles: readonly Row[] = [
  ['{it.t} of {town}.', 'sort!=person'],
  ['{it.t} and {town}.', 'sort=person'],
  '{days.t} Days in {town}.',
  '{it.t} Before {deadline.t}.',
  'What {T.name} Saw.',
  ['{B.name} and {it.t}.', 'sort!=feud'],
  'Before {deadline.t}.',
];

export const lairOpenings: readonly Row[] = [
  [
    '{lair} [is|lies] [half an hour from {town}|an hour from {town}|just outside the walls of {town}], and [the path has been used lately|the grass around it has been trodden down].',
    'lair=outside',
  ],
  [
    '{lair} [is|lies] in a quiet quarter of {town}, [behind a yard with three doors|at the end of a lane without lamps], and [the lock is new|a lookout of {A} sits opposite].',
    'lair=town',
  ],
  [
    '{lair} [lies under|lies close to] the walls of {town}; the way in is [behind a grating that can be lifted|through a cellar that {A} has rented|below a trapdoor that has been oiled].',
    'lair=below',
  ],
  [
    'Nobody in {town} thinks of {lair}, although one walks over it every day; {H} has the only key, and lends it to {A}.',
    'lair=below',
  ],
  [
    'The nearest neighbour of {lair} is half a mile away and has been paid by {A} to go to bed early.',
    'lair=outside',
  ],
  [
    '{lair} stands empty, according to the books of {town}. {A} has had the windows on the street side painted black.',
    'lair=town',
  ],
  [
    'Since {A} has been coming here, the way to {lair} has had a second door, and {H} has the key to it.',
    'lair=it',
  ],
  [
    'One gets to {lair} [only through {it} itself|from {it}, by a way that {H} keeps an eye on], and [the steps are worn in the middle|somebody has swept away the footprints].',
    'lair=it',
  ],
];

/** Persons of the campaign who have no other part. */
export const matterHelpers: readonly Row[] = [
  '{F} is in {town} these days, trusts {G}, and gets the party into {p1} without a question.',
  '{F} does not believe that it was {S}, says so in public, and goes with the party to {p2} if asked.',
  '{F} has a room from which the door of {p3} can be seen, and lends it to the party.',
  '{F} knows the way to {lair} and has no wish to see it again.',
];

/** `{thing}` is a faction of the campaign. */
export const matterFactions: readonly Row[] = [
  '{thing} has someone in {town}, who offers help against {A} in return for a look at what is found at {lair}.',
  '{thing} would like to know how it ends, and pays {few} gp for an honest report.',
];

/** `{thing}` is an item of the campaign. */
export const matterItems: readonly Row[] = [
  'Among the papers of {A} is a drawing of {thing}, with a price.',
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
    '{p3} is guarded by six people of {council}, who know the face of everyone who has business there (DC 13 Deception, or a writ of {G}).',
    'tier=2',
  ],
  [
    'A patrol of the province passes {p1} each hour. It asks for papers; those of {G} are good.',
    'tier=2',
  ],
  [
    'At {p2} a spy of {A} writes down who comes (DC 13 Perception to notice it). Misled, that spy is worth an ally.',
    'tier=2',
  ],
  [
    'A ward over {p3} sounds a bell in the room of {H} if a spell of the 4th level or higher is cast there (DC 15 Arcana to see it, DC 17 to put it to sleep).',
    'tier=3',
  ],
  [
    '{p1} is sealed by royal order, and a company of the guard stands around it. The seal can be lifted for a day by {G}, who then has to answer for it before {council}.',
    'tier=3',
  ],
  [
    'Nobody can teleport to within a mile of {lair}: standing stones from an old war, which {A} has had set up again, prevent it.',
    'tier=3',
  ],
  [
    'Two foreign powers that {G} does not name have {p2} watched, each would rather see the party fail than the other succeed, and their agents (with the statistics of a Mage each) can be set against each other (DC 14 Deception).',
    'tier=3',
  ],
];

/** What happens meanwhile in the world; of the larger scales. */
export const scaleClock: readonly Row[] = [
  [
    'Two towns of the province send riders to {G}: if it goes on like this, they will look after themselves.',
    'tier=2',
  ],
  [
    'The price of bread doubles in {town2}, and the levies are called up, "for the harvest".',
    'tier=2',
  ],
  ['The judges of the province stop sitting. Everyone waits for {deadline}.', 'tier=2'],
  [
    'The army of the neighbouring realm, {few} thousand strong, moves up to the border. Its envoy leaves {town} without a farewell.',
    'tier=3',
  ],
  [
    'Three governors each write to {council} that they will obey whoever holds {town} after {deadline}.',
    'tier=3',
  ],
  ['The royal fleet puts to sea without orders, and two harbours close their chains.', 'tier=3'],
  ['The sovereign asks for the party by name, and is told by {A} that it has fled.', 'level>=17'],
];

/** What a good end means for more than a town. */
export const scaleGains: readonly Row[] = [
  [
    'Between {town} and {town2} the roads are open again by the end of the week, and {council} remembers who opened them.',
    'tier=2',
  ],
  ['Two towns that had already closed their gates send {G} their keys.', 'tier=2'],
  [
    'At the border two armies turn round. In five provinces the bells are rung, and the crown pays for the ropes.',
    'tier=3',
  ],
  [
    '{council} has the names of the party entered in the book of the realm, between two treaties.',
    'tier=3',
  ],
  [
    'The sovereign comes to {town} in person, and thanks the party before the ambassadors of three realms.',
    'tier=3',
  ],
];

/** Where A is, by day and by night. */
export const whereToFind: readonly Row[] = [
  '{lair}. {A.name} can be met in {town} by day, openly, until there is proof.',
  '{lair}, where {A.name} goes after dark; by day {A.name} is in {town} and receives everyone.',
  '{lair}. As long as nothing has been proved, {A.name} is in {town} by day, and greets the party in the street.',
  '{lair}; whoever follows {A.name} for a whole night (DC 14 Stealth) is led there as well.',
];

export const suspects: readonly Row[] = [
  '{S.full}, wrongly. {T.full} saw something, and is silent.',
  '{S.full}, who is innocent; {T.full} could say so, and does not dare.',
  '{S.full} (innocent). The witness whom nobody has asked is {T.full}.',
];

export const timeLimits: readonly Row[] = [
  '{days} days, until {deadline}.',
  'it must be over before {deadline}, in {days} days.',
  '{days} days; what happens in them if nobody interferes is told day by day below, up to {deadline}.',
  'until {deadline}, that is {days} days, of which each place takes about one.',
];

export const waysOn: readonly Row[] = [
  '{p1}, {p2} and {p3} can be visited in any order; each of them points to {A.name} and to {lair}, and a failed check costs an hour and gives the clue all the same.',
  'three places, {p1}, {p2} and {p3}, in any order. Two clues are enough to suspect {A.name}, and each place knows of {lair}; failed checks cost time (an hour each), never the clue.',
  'all clues to {A.name} and to {lair} are at {p1}, {p2} and {p3}, each of them three times over; who fails a check gets there an hour later and is seen by {H.name}.',
  'start at {p1}, where one is expected; {p2} and {p3} follow by themselves. Every clue is found in the end, at the price of an hour for each failed check, and leads to {A.name} at {lair}.',
];

export const payments: readonly Row[] = [
  '{coins} gp from {G}.',
  '{coins} gp, which {G} counts out on the table.',
  '{G} pays {coins} gp, also if it ended otherwise than hoped.',
  '{coins} gp, handed over by {G} with a receipt of {council}.',
];

/** What else there is to see when it begins. */
export const matterRuns: readonly Row[] = [
  '{T} is among those who look on, and leaves when the party looks back (DC 12 Perception): the first hint that {T.they} knows something.',
  '{H} is there as well, notes who the party is and where it lodges, and {A} hears of it within the hour.',
  'Whoever asks aloud for {G} is taken there at once, by {few} people who each tell it differently on the way.',
  '{S} stands apart, with a bundle, and is looked at more often than what has happened. A kind word is remembered (see below).',
  'In the crowd {A} takes off the hat to the party, and asks, politely, how long it means to stay in {town}.',
];

/** For a longer text: what makes it harder, at a time that the game master chooses. */
export const matterComplications: readonly Row[] = [
  '{H} comes to the party at night and offers to change sides for {coins} gp. It is meant honestly, but {A} has noticed it: whoever goes to the meeting place at {p2} is expected there by {few} people.',
  '{S} has had enough and tries to leave {town} by night. If {S.they} is caught, {council} takes it as a confession; if the party hides {S.them}, it is itself under suspicion for a day (DC 14 Deception at each gate).',
  '{A} invites the party to supper, praises its work, and asks {G} the next day, with regret, why it was seen at {p1} with a crowbar. From then on {G} wants a report every evening.',
  'A storm makes it impossible to get to {lair} for a day. Those who are there cannot leave either: whoever sets out all the same (DC 15 Survival) finds half of the guards asleep.',
  '{T} disappears. There is no crime behind it: {T.they} has gone to a sister in {town2} out of fear, and comes back if somebody goes there and promises to stand next to {T.them}.',
  'At {p3} {A} has had a false clue laid out, which points to {S}. It is too good: everything is there that the party has asked about so far, and nothing else (DC 15 Insight).',
  '{B} loses patience and accuses {A} in the street, without proof. {A} demands an apology before {council}, within {few} days; the party can use the session, since {A} has to be there and cannot be at {lair}.',
  'Somebody in {council} sells what the party reports to {G}. Three people come into question; whoever tells each of them another place of meeting knows by the next evening which one it is.',
];

/** Who decides by what they do how an event ends; by the noun of the event. */
export const partsOfEvents: readonly (readonly [event: RegExp, role: string])[] = [
  [/wedding|marriage|bride/, 'betrothed'],
  [/funeral|burial|wake/, 'chief heir'],
  [/election|vote/, 'candidate'],
  [/tournament|contest|race|duel|ball game|fight|auction/, 'favourite'],
  [/trial/, 'chief witness'],
  [/coronation/, 'heir to the throne'],
];
