import type { Row } from './row-types.ts';

/** How the goods of four towns depend on each other; for everyone. */
export const links: readonly Row[] = [
  'Without {good2} from {town2} there {good1.is} no {good1} in {town1}. Both towns know it, and set their prices by it.',
  '{town1} pays for {good2} with {good1}, at the old rate, as it has always been, although one of the two has become rare.',
  'Each cart that takes {good1} from {town1} to {town3} comes back with {good3}. An empty cart is stopped and asked.',
  'The {workers1} of {town1} use nothing but {good4} from {town4}, out of a superstition that has been right so far.',
  'Marriages are made between {town1} and {town2}, quarrels between {town2} and {town3}, and peace, if any, in {town4}.',
  '{good1.s} {good1.go} down the road, {good2} up, and the news sideways, by way of {town3}.',
  'In {town4} they say that {good1}, {good2} and {good3} are one thing in three coats. What they do there themselves they do not put into a proverb.',
  'The {buyer1} from {town1} is the only person who is welcome in all four towns, and takes care to be late everywhere.',
  '{town1} sets the price of {good1}, {town2} that of {good2}, and the two meet once a year to be surprised.',
  'A {worker2} is worth two of the {workers1}, say people in {town2}, and three say the same in {town1} about a {worker1}.',
  'The road from {town1} to {town2} is kept up by {town3}, in return for a right that nobody can name any more.',
  'When {works1} stand{works1.v} still, {town2} is hungry in a week, {town3} in a month, and {town4} has already bought.',
];

/** Money, law and custom; for everyone. */
export const customs: readonly Row[] = [
  'The law is the same in all four towns, except that in {town2} it is spoken, in {town3} written, and in {town1} paid for.',
  'A stranger has three days of peace in {town1}. The days are counted by the {clerk1}, with care.',
  'Duels in {land} are fought with {tool1} and {tool2}, and are mostly about who has to begin.',
  'Coins from {town1} are good everywhere but in {town2}, where they are drilled through and worn.',
  'Nobody in {land} swears on a god. One swears on {good1}, and is believed.',
  'In {land} a name belongs to the family for a hundred years, then to whoever needs one.',
  'Guilt is inherited in {land}, like furniture, and like furniture it can be given away at weddings.',
  'A guest in {town1} is served the second-best. The best is for the one who is expected.',
  'Maps of {land} are drawn with {town3} at the top, because {town3} draws them.',
  'The dead of {town1} are asked for their vote on the eve of {deadline1}. So far they have always abstained.',
  'Weapons are tied down inside the walls of {town1}, and the knots are a fashion.',
  'In {town2} children belong to the street until dusk, and the street is responsible.',
  'Whoever saves a life in {land} has to feed it for a year. It makes people think.',
  'Bridges are holy in {land}: one may lie anywhere else.',
];

/** Magic, gods and the dead, by tone; for everyone. */
export const powers: readonly Row[] = [
  [
    'Magic is a trade like any other in {land}, with apprentices, holidays and a sick chest.',
    'tone=heroic|whimsical',
  ],
  [
    'Healers are free to go through any line of battle, and for that reason there has been only half a war in {region2}.',
    'tone=heroic',
  ],
  [
    'The gods of {land} answer in person, rarely, and mostly to ask how it is going.',
    'tone=heroic|whimsical',
  ],
  [
    'Old heroes are not buried in {land} but given a chair at {works1}, and their names are still called in the morning.',
    'tone=heroic',
  ],
  [
    'Dragons pass over {region3} twice a year, very high, and everyone looks up and wishes for one thing.',
    'tone=heroic',
  ],
  [
    'Whoever works a spell in {town1} hangs a lamp outside, so that the neighbours can decide if they are in.',
    'tone=heroic|intrigue',
  ],
  ['Magic is taxed in {land} by the word, and has become very short.', 'tone=grim|intrigue'],
  [
    'The dead are poorer than the living, and there are more of them, and in {region2} they have begun to be noticed.',
    'tone=grim|horror',
  ],
  [
    'Nobody in {region1} remembers a prayer that was answered. They are said all the same, with the hat on.',
    'tone=grim',
  ],
  [
    'Healing costs, and not only money: each healer in {land} has given away something that shows.',
    'tone=grim|horror',
  ],
  ['There are wolves in {region3} who know what a clock is.', 'tone=grim|horror'],
  [
    'A spell that was begun must be finished. In {town2} there are eleven people who are looking for the end of one.',
    'tone=grim|horror',
  ],
  ['Truth spells are forbidden in {land}, by unanimous vote.', 'tone=intrigue'],
  [
    'Every great house of {town1} keeps a mage who does nothing but see that the other mages do nothing.',
    'tone=intrigue',
  ],
  [
    'In {town3} letters can be sealed so that only the right person can forget them.',
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
  ['In {land} one does not count aloud after sunset. Something may go on.', 'tone=horror'],
  [
    'Mirrors in {region1} are hung a little too high, and nobody has ever needed to explain that to a child.',
    'tone=horror',
  ],
  [
    'Every family in {town2} lays a place for the one who is not there. In some houses it is used.',
    'tone=horror',
  ],
  [
    'On certain nights one road more leads out of {town4} than by day. It is well kept.',
    'tone=horror',
  ],
  ['The moon over {region3} is late. It has been getting later since {wrong}.', 'tone=horror|grim'],
  ['Ghosts have the right to vote in {town2} and mostly vote for fresh air.', 'tone=whimsical'],
  ['Talking animals are not rare in {region1}; well-informed ones are.', 'tone=whimsical'],
  ['Spells in {land} work best if one apologises first.', 'tone=whimsical'],
  [
    'The god of {town4} is a goat, the third of that name, and is consulted on Thursdays.',
    'tone=whimsical',
  ],
  [
    'A wish made in {town1} comes true within {days} weeks, in a different house.',
    'tone=whimsical',
  ],
  [
    'There is a giant in {region3}. It has been asked to sign in at the gate, and does.',
    'tone=whimsical|heroic',
  ],
];

/** What is about to happen; for everyone. */
export const dates: readonly Row[] = [
  'In {days} weeks, in {town1}, {deadline1.c}. This year everybody has a reason to be there.',
  'All four towns send people to {town1} for {deadline1}, and each has told them something different.',
  'When {deadline2.c} it is decided in {town2} who will be hungry in {town1}.',
  '{deadline1.s} and {deadline2} fall in the same week this year. The last time was that of {wrong}.',
  'In {town3} nothing can be settled before {deadline3}, say the people who would like nothing to be settled.',
  'The calendar of {land} begins with {deadline1}, and this year it looks as if it might end there too.',
  'In {town3} they are counting the days to {deadline3}, aloud, in the street, and no one can say who has started it.',
  'For {deadline1} {town1} is washed, the prisoners are let out and the old quarrels are put on paper, to be burned. This year they are being copied first.',
  'Bets are taken in {town4} on whether {deadline4} will happen at all. {faction1.s}, from the same town, holds the bank.',
  '{body1} has announced in {town1} that for {deadline1} there will be a surprise. {body2} has done the same.',
];

/** How large it is; for everyone. */
export const scales: readonly Row[] = [
  [
    'It all fits between two ridges: from {town1} to {town2} is a day on foot, and everyone knows who has walked it.',
    'tier=1',
  ],
  [
    'From the tower of {town1} one sees the smoke of the other three, and knows what they are having for dinner.',
    'tier=1',
  ],
  ['{land.s} is so small that a feud has to be kept up by people who meet twice a week.', 'tier=1'],
  [
    '{land.s} takes a week to cross, and has two hundred thousand people, nine kinds of toll and one good road.',
    'tier=2',
  ],
  [
    'Each of the four towns of {land} has an army of its own, which it calls a watch, and an opinion about the other three.',
    'tier=2',
  ],
  [
    'Riders change horses five times between {town1} and {town4}, and are paid not to read.',
    'tier=2',
  ],
  [
    '{land.s} has eleven million people and three languages of law, and a letter from {town1} to {town4} takes a month or a mage.',
    'tier=3',
  ],
  [
    'Four crowns were melted down to make the one that hangs over {town1}, and each of them has grandchildren.',
    'tier=3',
  ],
  [
    'The fleets of {town1} and the armies of {town2} have never met, since no map has both; a war between them would begin with a map.',
    'tier=3',
  ],
];

/** How a region is described, with the number `#` of its livelihood. */
export const regionFrames: readonly string[] = [
  '{town#} is {place#.a} and lives from {good#}; its people can be told by {mark#}.',
  'One smells {town#} first: {smell#}. The {place#} has no other subject than {good#}.',
  'Around {works#} lies {town#}, {place#.a}, and around {town#} there is little else.',
  'The {workers#} of {town#} rule it in all but name; the name is {body#}.',
  'What one hears in {town#} is {sound#}. From that the {place#} lives.',
  '{good#.s} {good#.is} the reason for {town#}, for its walls, its songs and its bad teeth.',
  '{stake#.s}: all of that depends on {town#}, the {place#} here, which is never allowed to forget it.',
  'Whoever is born in {town#} will have {mark#} by the age of thirty; it is {place#.a}, and proud of it.',
  'The road into {town#} ends at {works#}, and so do most lives in {town#}, {place#.a}.',
  'Clocks in {town#} are set by {works#}: it is {place#.a}, and gets up early.',
  'Two in three people of {town#} live from {good#}, and the third lends them money.',
  'Of {town#} they say elsewhere that it has {smell#} where others have air. It is {place#.a}, and used to it.',
  'The best houses of {town#} turn their backs to {works#}, to which they owe their roofs.',
  'In {town#} {body#} sits in the only heated room, and decides about {stake#}.',
  'The alarm in {town#}, {place#.a}, is silence. On all other days one hears {sound#}.',
  '{town#} has had three walls and one trade: it was {place#.a} before it had a name.',
];

/** After a sentence about a region: a fact about one of its places. */
export const siteFrames: readonly string[] = [
  'Of {site} in {town#} they tell guests: {fact}',
  'At {site} in {town#} one should know this: {fact}',
  'About {site} there is a rule of thumb in {town#}: {fact}',
  'Those who go to {site} in {town#} are warned: {fact}',
  'A thing that everyone in {town#} knows of {site}: {fact}',
  'In {town#} they are proud of {site}, and say: {fact}',
];

export const settingTitles: readonly string[] = [
  '{region1.s} and {region2}',
  '{good1.t} and {good2.t}',
  '{land.t}, {years.t} Years On',
  'The Roads to {town1}',
  '{town1} and {town2}',
  'Four Towns of {land}',
  'After {wrong}',
  '{land.t} after {wrong}',
  'What {town2} Remembers',
  'The {wrong.n}',
];

/** What a person of a setting wants; after the name. */
export const settingWants: readonly Row[] = [
  'wants {town1} and {town2} to quarrel about something else, and has something else in mind',
  'wants to see {deadline1} once from a good place',
  'wants a true account of {wrong} before the last who were there are gone',
  'wants {wrong} left alone, and is fair to everyone but those who mention it',
  'wants to buy back one particular house in {town2}',
  'wants {body1} to apologise, in writing, and has bought the frame to hang it in',
  'wants to get a wagon over the border without its being opened',
  'wants a child to grow up without knowing any of this',
  'wants {body2} and {body3} in one room, with one door',
  "wants to be proved wrong about {deadline1}, for everybody's sake",
  'wants a bodyguard who can read',
  'wants to know who has been asking about {record3}',
  'wants to be out of the trade with {town2} by spring, with money, before anyone asks',
  'wants somebody who is owed nothing by anyone in {town1}',
  'wants a letter taken out of the country, and an answer, and to be spared the answer',
  'wants to stand up in the middle of {deadline1} and say one sentence',
  'wants to be asked what happened, by someone who has time',
  'wants the road through {region3} open, whatever has to be promised to what lives there',
  'wants to pay an old debt in {good3} before it is called in',
  'wants strangers to like {town2}, and shows them the wrong things',
  'wants to hear from every traveller what is said of {body1} abroad, and pays by the insult',
  'wants to marry off an heir before {deadline1}, to anyone from far away',
  'wants a portrait taken down that hangs in a room of {body2}',
  'wants to read {record3} for one hour, alone, with the door shut',
  'wants a quarrel with a sibling in {town2} to end, and will not be the one to begin with that',
  'wants the price of {good1} explained by those who make it',
  'wants two honest witnesses for a paper that nobody is to read',
  'wants to leave {land}, and has packed and unpacked for {years} years',
  'wants to hire people who have never heard of {wrong}',
  'wants a grave in {region2} found, and flowers put on it without a name',
  'wants to know who has been buying land in {region3} this year, and for whom',
  'wants to teach the young of {town1} something other than {good1}',
];

/** What known persons of the campaign do in it; for everyone. */
export const knownInSetting: readonly Row[] = [
  '**{F}** is known in {town1}, and is asked for an opinion by both sides.',
  '**{F}** has the use of a room in {town2}, and of a good deal of what is said there.',
  '**{F}** is expected in {town3} for {deadline3}.',
  '**{F}** has friends in all four towns, which is rare.',
];

/** Who is behind what happens now; for the game master. */
export const undercurrents: readonly Row[] = [
  '{faction1.s} lives from its not being known. {faction2.s}, of whom no more than nine people have heard, means to make it known, at {deadline1}, and does not care who is standing below.',
  '{P3} has told it to one person, in a fever, and that one belongs to {faction2}, a secret circle of nine.',
  '{faction2.s}, a circle without a house or a seal, has half of the proof, {faction1} the other half, and each believes that the other has nothing.',
  'It would have been forgotten, if {P4} had not tried to sell it, to both sides, in one week.',
  '{faction2.s}, of which no one outside has heard, was founded to keep it alive, and has by now forgotten what it was; {P2} could tell them.',
  '{P1} knows, has known from childhood, and has decided to end it at {deadline1}, in a way that nobody will survive with honour.',
  'There are four who know. Since the spring there have been three, and {faction1} has sent no wreath.',
  '{faction1.s} has had a book written about it, in one copy, as an insurance. The copy is at {site4}, in the wrong binding.',
  'A dead {worker3} left a letter about it, to be opened at {deadline1}. {P3} has steamed it open twice.',
  '{faction2.s}, of which {P1} has never heard, has sent {P1.them} a single page, without a word, and an invoice for the rest.',
  'What holds it all together is a promise between {P1} and {P4}, who cannot stand each other.',
  '{faction1.s} would pay anything for {record3}, and {P3} has begun to want something.',
  'In {town2} it is known to all, and never said. {P2} has sworn to be the first, when the time comes, and the time has come.',
  'Children in {town2} have a counting rhyme. Its last line is the truth, and {faction2}, a circle of nine who meet under other names, has just understood it.',
];

/** What lies around the four towns, in the region without one of them; for everyone. */
export const borders: readonly Row[] = [
  'Beyond {town4} lies {region5}, from which people come to {town1} with good furs and bad maps.',
  'Nobody taxes {region5}, and nobody has yet asked it to pay for that.',
  'The road into {region5} is kept in repair by someone, and it is not {body1}.',
  'Deserters, younger heirs and people with ideas go to {region5}. Some of them write.',
  'In {region5} they burn no {good1} and eat from no plate of {town1}, out of a vow that has to do with {wrong}.',
  'There is a tower in {region5} from which all four towns can be seen, and it is inhabited.',
  'A treaty between {town2} and {region5} has one article, about bees.',
  'What was lost in {land} is looked for in {region5} first, and often found, and sold back.',
  'Once in {years} years {region5} sends an envoy. The last one was asked to wait, and is waiting.',
  'Maps show {region5} as empty. Those who draw them have an uncle there.',
];

/** What it comes to in the end; for the game master. */
export const losses: readonly Row[] = [
  'By {deadline1} {stake1} will be gone, and in {town1} it will be called bad luck.',
  '{deadline1.s} will be the end of {stake1}, and {town2} will say that it had been warned.',
  'After {deadline1} nobody in {town1} will speak of {stake1} except in the past.',
  'By {deadline1} {stake1} {stake1.has} been sold, through three hands, to people in {town4}.',
  'On the morning after {deadline1} {town1} wakes without {stake1}, and {town3} with an explanation.',
];
