import type { Row } from './row-types.ts';

/** How the goods of the four depend on each other; for everyone. */
export const links: readonly Row[] = [
  '{town1} buys {good2} in {town2} and pays with {good1}. Neither has a second buyer«, and both set their prices by it».',
  '{town1} pays for {good2} with {good1}, «at the old rate, »although one of the two has become rare.',
  'Each cart that takes {good1} from {town1} to {town3} comes back with {good3}. An empty cart is stopped« and asked».',
  '{good4.s} from {town4} {good4.is} sold in {town1} at three times the price«, and every load is searched on the way».',
  'People from {town1} marry into {town2}, go to court in {town3}, and make up their quarrels in {town4}«, over {good4}».',
  '{town1} sets the price of {good1}, {town2} that of {good2}, and the two prices are read out together, «once a month, »in {town3}.',
  'The road from {town1} to {town2} is kept up by {town3}, and {body3} may search every cart on it« in return».',
  'When {works1} stand{works1.v} still, {town2} is in need within a week, {town3} within a month, and {town4} has bought beforehand.',
  'No one in {town2} may make what {town1} makes: {tool1} is confiscated at the gate, and {good1} bought at the price« that» {body1} names.',
  [
    '{town3} writes down what the other three owe each other, in {record3}, and each« of them» pays for a clerk to watch the others.',
    'wrong!=debts',
  ],
  'Everything that {town1} sends to {town4} goes through {town2}, which keeps one load of {good1} in twenty.',
];

/** Magic, gods and the dead, by tone; for everyone. */
export const powers: readonly Row[] = [
  [
    'Magic is a trade like any other« in {land}», with apprentices«, holidays» and a sick chest.',
    'tone=heroic|whimsical',
  ],
  [
    'Healers are free to go through any line of battle, and in {region2} armies have been known to wait for them.',
    'tone=heroic wrong!=cure',
  ],
  [
    'Old heroes are not buried« in {land}» but given a chair at {works1}, and their names are« still» called in the morning.',
    'tone=heroic',
  ],
  [
    'Whoever works a spell in {town1} hangs a lamp outside, so that the neighbours can decide if they are in.',
    'tone=heroic|intrigue',
  ],
  ['Magic is taxed« in {land}» by the word, and has become very short.', 'tone=grim|intrigue'],
  [
    'Nobody in {region1} remembers a prayer that was answered. They are said all the same«, with the hat on».',
    'tone=grim',
  ],
  [
    'Healing costs, and not only money: each healer« in {land}» lacks a finger, an eye or a voice.',
    'tone=grim|horror wrong!=cure',
  ],
  [
    'A spell that was begun must be finished. In {town2} there are eleven people« who are» looking for the end of one.',
    'tone=grim|horror',
  ],
  ['Truth spells are forbidden in {land}, by unanimous vote.', 'tone=intrigue'],
  [
    'Every great house of {town1} keeps a mage who does nothing but see that the other mages do nothing.',
    'tone=intrigue',
  ],
  [
    'In {town3} letters are sealed with three seals, and the post opens two of them.',
    'tone=intrigue',
  ],
  [
    'The temples of {town3} lend money, hear confession and keep the two in the same book.',
    'tone=intrigue|grim',
  ],
  [
    'Masks are worn after dark in {town1}, and it is rude to be recognized.',
    'tone=intrigue|whimsical',
  ],
  ['In {land} one does not count aloud after sunset. Something may go on counting.', 'tone=horror'],
  [
    'Mirrors in {region1} are hung« a little» too high, so that nobody meets their own eyes in the dark.',
    'tone=horror',
  ],
  [
    'Every family in {town2} lays a place for the one who is not there. In some houses it is used.',
    'tone=horror',
  ],
  [
    'People in {town4} do not go back for what they have forgotten, and will not say who went back last.',
    'tone=horror',
  ],
  [
    'Nobody in {region3} opens a door at new moon«, and travellers sleep in the church».',
    'tone=horror|grim',
  ],
  ['Ghosts have the right to vote in {town2} and mostly vote for fresh air.', 'tone=whimsical'],
  ['Talking animals are not rare in {region1}; well-informed ones are.', 'tone=whimsical'],
  ['Spells in {land} work best if one apologises first.', 'tone=whimsical'],
  [
    'The god of {town4} is a goat, «the third of that name, »and is consulted on Thursdays.',
    'tone=whimsical',
  ],
  [
    'The college of mages in {town1} answers every question« by post», and never says which question it was.',
    'tone=whimsical',
  ],
];

/** What is about to happen; for everyone. */
export const dates: readonly Row[] = [
  'In three weeks, in {town1}, {deadline1.c}. This year everybody has a reason to be there.',
  'The heads of all four {towns} will be in {town1} for {deadline1}, in three weeks. It is the one day« of the year» on which they meet.',
  '{deadline1.s}, in three weeks, is when contracts end« in {land}», and this year nobody is signing new ones.',
  '{deadline1.s} and {deadline2} fall in the same week« this year». The last time was that of {wrong}.',
  'In {town3} nothing can be settled before {deadline1}, say the people who would like nothing to be settled.',
  '{deadline1.s} in {town1} is three weeks off, and {faction1} has taken every bed« on the main street» until then.',
  'Three weeks are left until {deadline1} in {town1}, and {guards} have been told that nobody gets leave before.',
  [
    'In three weeks {deadline1.c} in {town1}. {body2.s} has been sent six seats« in the last row», and has sent them back.',
    'wrong!=count',
  ],
  [
    '{deadline1.s} takes place in {town1}, in three weeks. Whoever comes from {town2} has to name somebody who vouches for them.',
    'wrong!=count',
  ],
  'Whoever has an office« in {land}» is on the way to {town1} for {deadline1}, in three weeks«, or has asked someone else to go».',
  'In {town4} they are counting the days to {deadline1}, aloud, «in the street, »and no one can say who has started it.',
  [
    'For {deadline1}, in three weeks, {town1} is washed«, prisoners are let out» and old quarrels are written down and burned. This year people are making copies.',
    'wrong!=crown|debts',
  ],
  'Bets are taken in {town4} on whether {deadline1} will happen at all. {faction1.s} holds the bank.',
];

/** How large it is; for everyone. */
export const scales: readonly Row[] = [
  [
    'It all fits between two ridges: from {town1} to {town2} is a day on foot«, and everyone knows who has walked it».',
    'tier=1',
  ],
  [
    'From the tower of {town1} one sees the smoke of the other three«, and knows what they are having for dinner».',
    'tier=1',
  ],
  [
    'A herd of goats takes a day and a half from {town1} to {town4}, a person with news half a day«, and bad news is there before».',
    'tier=1',
  ],
  [
    '{land.s} has four roads, one bridge and a« single» gallows, which stands where the four meet« and has never been used».',
    'tier=1',
  ],
  [
    'Nobody in {land} is more than two cousins away from somebody in {town1}, {town2}, {town3} and {town4}.',
    'tier=1 wrong!=count',
  ],
  ['{land.s} is so small that a feud has to be kept up by people who meet twice a week.', 'tier=1'],
  [
    'Some four thousand people live in {land}, two in three« of them» within sight of {works1} or {works2}.',
    'tier=1',
  ],
  [
    '{land.s} takes a week to cross, and has two hundred thousand people and one good road, «that »from {town1} to {town4}, on which {faction1} takes the toll.',
    'tier=2',
  ],
  [
    'Ninety villages and a dozen castles lie between {town1} and {town4}. Each has picked one of the four cities, and pays it to be protected« from the other three».',
    'tier=2',
  ],
  [
    'The walls of {town1} have eleven gates, those of {town2} four, and at each« of them» a stranger is asked for a name«, a trade» and a copper piece.',
    'tier=2 wrong!=count|treaty',
  ],
  [
    '{land.s} can put nine thousand people under arms, if the four cities ever agree against whom.',
    'tier=2',
  ],
  [
    'Each of the four cities« of {land}» has an army« of its own», which it calls a watch, and {town1} has the largest.',
    'tier=2',
  ],
  [
    'Messengers change horses« or boats» three times between {town1} and {town4}, and a letter takes two days.',
    'tier=2',
  ],
  [
    'Forty thousand people live in {town1}, and as many in the other three together.',
    'tier=2 wrong!=count',
  ],
  [
    '{land.s} has eleven million people« and three languages of law», and a letter from {town1} to {town4} takes five days by relay, or a mage.',
    'tier=3',
  ],
  [
    'From the northernmost lighthouse of {land} to its last fort« in the desert» it is eighty days on horseback. {town1} lies in the middle«, and thinks that everybody knows it».',
    'tier=3',
  ],
  [
    'Sixty dukes, nine archmages and the generals of four armies are bound to {land} by an oath, and every one« of them» has an envoy in {town1} and a friend in {town2}.',
    'tier=3',
  ],
  [
    'Each of the four capitals was a crown of its own, with a fleet, an army and a god. The gods of {town1} and {town2} are not on speaking terms.',
    'tier=3',
  ],
  [
    'The fleets of {town1} and the armies of {town2} have never fought. Each has nine hundred guns, and« each» waits for the other to come to where its own are.',
    'tier=3',
  ],
  [
    'Nine provinces live from {good1}, two hundred castles guard the road from {town1} to {town4}, and {body1} has an ambassador at every court«, and a mage beside the ambassador».',
    'tier=3',
  ],
];

/** A quarrel of the size of the setting, beside those about the old wrong; for everyone. */
export const scaledConflicts: readonly Row[] = [
  [
    'A fence between {town1} and {town2} is moved by a yard each night. The {workers1} and the {workers2} take turns, and {P2} has been seen there with a spade.',
    'tier=1',
  ],
  [
    'The one doctor« of {land}» lives in {town3}, and has been forbidden« by {body3}» to go to {town2}, since a patient there asked about {record3}.',
    'tier=1',
  ],
  [
    'The son of a {worker1} and the daughter of a {worker2} have run off together, and were seen last at {site4}« in {town4}». Both families want them back.',
    'tier=1',
  ],
  [
    '{body1.s} has raised the market toll by a copper piece. {P5} has told the {workers2} not to pay« it», and they sell over hedges« and out of boats» instead.',
    'tier=1',
  ],
  [
    '{faction1.s} has hired riders to cut the road to {town4} until {body1} lowers the toll«, and does not deny it».',
    'tier=2',
  ],
  [
    'Judges« from all four cities» are to decide whether {works2} {works2.is} owned by {body1} or by {body2}. The deed is lost, and what was copied from it into {record3} is all that is left. Both sides have told {P3} which page to bring.',
    'tier=2 wrong!=count',
  ],
  [
    '{body3.s} has doubled the toll on {good3} to pay for a wall« round {site3}», and {town1} has closed its market to {town3}.',
    'tier=2',
  ],
  [
    '{body1.s} has moved two armies to the border of {town2}, for exercises, with siege guns and bread« for three weeks». Only {P1} can call them back.',
    'tier=3',
  ],
  [
    'Three foreign crowns have sent envoys« to {town3}», to buy a look into {record3}. Each has offered {P3} a house abroad.',
    'tier=3',
  ],
  [
    '{body2.s} has stopped all payments to {town1}, and has had the reasons printed. {body1.s} has had the printers arrested.',
    'tier=3',
  ],
  [
    'A whole province« of {town1}» has declared for {town2}, with its governor, two garrisons and the college of mages. They wait for an answer from {P5}, who does not dare« to» give one.',
    'tier=3',
  ],
  [
    'A bridge« between {town1} and {town3}» has been burned, the night before {P3} was to bring a copy from {record3} over it.',
    'tier=2',
  ],
  [
    '{faction1.s} has bought up the debts of {town3}, and would rather have one night with {record3} than the money.',
    'tier=2 wrong!=debts',
  ],
  [
    'A preacher has closed the market of {town2} with a sermon against {body1}, and {body2} has to choose between arresting a saint and buying bread.',
    'tier=2',
  ],
  [
    'The archmage of {town4} has raised a tower beside {site4}« in one night», and flies the flag of no crown« from it». {body1.s} and {body2} have both been asked for a dukedom, and have both offered one.',
    'tier=3',
  ],
  [
    '{town4} has called {few} regiments to arms, to collect a debt« from the last war» for {faction1}. They want to be paid before they march on {town1}, and {P4}, who calls it an exercise, is looking for the money.',
    'tier=3',
  ],
  [
    '{town1} and {town2} both lay claim to {town3}, each by a page of {record3}, and both pages are in the hand of {P3}.',
    'tier=3',
  ],
  [
    'The mill of {land} has one wheel and two owners, in {town1} and in {town4}. Since {P4} has changed the lock, the {workers1} bake with flour from a week away.',
    'tier=1',
  ],
  [
    'A bull from {town4} has killed a {worker1}« in {town1}». {body1.s} wants the owner tried, {town4} offers the bull, and {P1} has to name a judge whom both will have.',
    'tier=1',
  ],
  [
    'The priest of {town3} will marry nobody from {town4} until {town4} has paid for the church roof, and {few} couples are living in sin« and saying so».',
    'tier=1',
  ],
  [
    'Robbers with boots from {town2} have held up the cart of {town3}« twice». {P5} says that boots can be bought, and {P3} wants strangers to look into it.',
    'tier=1',
  ],
  [
    'A ship with {good3} has been seized in {town1} on account of a fever that nobody on board has. {body3.s} will have it free by noon on market day, or take one from {town1}.',
    'tier=2',
  ],
  [
    '{P5} has married a« rich» widow from {town4}, and brought {town2} a troop of {num} horse. {body1.s} has asked«, in writing,» against whom.',
    'tier=2',
  ],
  [
    'The carters« of all four cities» have stopped work« for a week», for the right to carry swords. {body3.s} has given in, and {body1} has locked up their spokesman.',
    'tier=2',
  ],
  [
    'A new bridge would bring {town3} a day nearer to {town4}, and take the toll from {town1}. Its first pillar has been pulled down« by night», twice, and {P4} is looking for a watch.',
    'tier=2',
  ],
  [
    '{town4} has let in {few} hundred hungry people« from beyond the border», and {body3} has closed its gate to everyone from {town4}. {P3} writes the passes, and has begun to give them away.',
    'tier=2',
  ],
];

/** What known persons of the campaign do in it; for everyone. */
export const knownInSetting: readonly Row[] = [
  '**{F}**{known} has been asked by {P1} and by {P5} to sit in judgement between {town1} and {town2}, and would like to hear« from the party» first what is true.',
  '**{F}**{known} has taken in two people who ran from {guards}« of {town1}», and needs them out of the house before {deadline1}.',
  '**{F}**{known} is owed money by {body1}, «cannot get it, »and knows a door of {site1} that is not watched.',
  '**{F}**{known} carries the letters between {P3} and {P2}, «has begun to wonder what is in them, »and asks the party to see to it that the next one arrives.',
  '**{F}**{known} has been offered a post by {faction1}, for which one« only» has to tell {P4} who comes and goes« in {town2}»; an answer is due in {few} days.',
  '**{F}**{known} has the room beside that of {P1}« in {town1}», hears who comes by night, and tells the party for a favour.',
];

/** What known factions do in it; for everyone. */
export const knownFactions: readonly Row[] = [
  '**{K}** has promised its help to {body1} and to {body2}, «each against the other, »and has to break one promise by {deadline1}.',
  '**{K}** has lent {faction1} people for the nights, and has not been told for what.',
  '**{K}** wants {works2} out of the hands of {body1}«, whoever gets {works2} then»; it pays for news from {site2}.',
  '**{K}** keeps the road between {town1} and {town2} open, takes a toll of both, and would lose by peace as much as by war.',
];

/** What known places that are no town and no region have to do with it; for everyone. */
export const knownPlaces: readonly Row[] = [
  '**{K}** lies on no side of the quarrel: people from {town1} and {town2} meet there, «by night, »and {P3} is said to have been one of them.',
  '**{K}** is where {faction1} was seen last«, with carts»; {body2} pays for news of what was unloaded.',
  '**{K}** belongs to {town3} by one map and to {town4} by another, and {P4} has bought both maps.',
  '**{K}** is a day from {town1}, «and further for those who are watched, »and {P2} asks each traveller who has come that way.',
];

/** The same in a setting that has people and no livelihoods. */
export const placesInStory: readonly Row[] = [
  '**{K}** belongs to neither side, and {P1} and {P2} have both been seen there, never on the same day.',
  '**{K}** lies on the way from {town1} to {town4}: news arrives there first, and {P3} has an arrangement with the owners.',
  '**{K}** is where people from {town2} go when they do not want to be found, and {P2} knows whom to ask for.',
  '**{K}** has taken no side so far. It has had visitors from {town3} twice this week, at night.',
  '**{K}** keeps to itself, and what is said there is known in {town1} the next morning.',
  'At **{K}** people still greet those from {town4} and those from {town1} in the same way.',
];

/** What lies around the four, in the region without one of them; for everyone. */
export const borders: readonly Row[] = [
  'Beyond {town4} lies {region5}, from which people come« to {town1}» with good furs and bad maps.',
  'Nobody taxes {region5}, and whoever is wanted in {town1} goes there first.',
  'The road into {region5} is kept in repair by smugglers« from {town4}», and is the best in {land}.',
  'Deserters«, younger heirs» and people with ideas go to {region5}. Some of them write.',
  'In {region5} nobody sells anything to {town1}, «or buys there, »out of a vow that has to do with {wrong}.',
  'There is a tower in {region5} from which all four {towns} can be seen, and {faction1} has rented it« for a year».',
  'What was lost« in {land}» is looked for in {region5} first, and« often» found there, and sold back.',
  'Once in {years} years {region5} sends an envoy. The last« one» was asked to wait in {town3}, and is waiting.',
  'Maps show {region5} as empty, since those who draw them«, in {town3},» own land there.',
];

/** Like `knownInSetting`, for a setting that is written as one. */
export const friendsInStory: readonly Row[] = [
  '**{F}**{known} has been asked by {P1} and by {P2} to decide between them, and would like to hear« from the party» first what is true.',
  '**{F}**{known} has taken in two people who ran from {town1}, and needs them out of the house within the week.',
  '**{F}**{known} carries the letters between {P3} and {P4}, «has begun to wonder what is in them, »and asks the party to see to it that the next one arrives.',
  '**{F}**{known} has the room beside that of {P1}« in {town1}», hears who comes by night, and tells the party for a favour.',
  '**{F}**{known} has lent {P2} a horse and a seal, «gets neither back, »and would like the party to ask for both in {town2}.',
  '**{F}**{known} has been followed since {town3} by somebody with good boots«, does not know why», and would feel better in company.',
];

/** Like `knownFactions`, for a setting that is written as one. */
export const factionsInStory: readonly Row[] = [
  '**{K}** (in {town1}) wants to be on the winning side, has promised its help to {P1} and to {P2}, and has to break one promise soon.',
  '**{K}** (in {town3}) wants the road between {town1} and {town2} kept open, takes a toll of both, and would lose by peace as much as by war.',
  '**{K}** (in {town4}) wants to hear first what happens, and pays for news from {town2}.',
];
