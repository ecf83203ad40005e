import type { Row } from './row-types.ts';

/** How the promised money is paid. Fields: `{coins}`. For players. */
export const fees: readonly Row[] = [
  [
    '"{coins.s} gp," says {G}, "and I would rather you asked for more than did it badly."',
    'Gknown=no',
  ],
  'For a name with proof {G} pays {coins} gp; for a name without proof, a fifth« of it and a handshake».',
  'It is worth {coins} gp to {G}, half of it on the day, the other half when {works} {works.has} been quiet for a week.',
  '{G} has laid {coins} gp with {C}, who will hand it over on a word from both sides.',
  [
    'Each of the {workers} has given a day of wages. With what {G} adds« to it», that makes {coins} gp.',
    'tier<=2',
  ],
  '{G} opens the strongbox so that you can see {coins} gp« in it, and leaves it open while you talk».',
  'You can have {coins} gp, {G} says, or the same in {good}«; almost everyone takes the coin».',
  'About the money {G} is brief: {coins} gp, in one payment, on the last day.',
  [
    '{body} has voted {coins} gp for it. {G} has the paper«, and asks you not to frame it».',
    'tier>=2',
  ],
  [
    'There is a chest of {coins} gp in the vault of {body} with a label on it, and the label, {G} says, can be made out to you.',
    'tier=3',
  ],
  [
    '{G} signs a draft on the treasury of {body} for {coins} gp« before your eyes», and leaves the date blank.',
    'tier=3',
  ],
  [
    '{coins.s} gp have been entered under "repairs" in the books of {body}, and can be drawn in any port«; {G} gives you the phrase».',
    'tier=3',
  ],
  [
    '{G} offers {coins} gp, in gold that has not been minted yet«, so that it cannot be traced».',
    'tier=3',
  ],
  [
    'The sum is {coins} gp, voted in closed session, with one vote against«; {G} knows whose».',
    'tier>=2',
  ],
  [
    '{G} has pledged a family necklace for {coins} gp«, and hopes not to be asked by whom it was worn».',
    'tier<=2 Gknown=no',
  ],
  [
    '{G} has {coins} gp for it, in {good} money, as it is called here: half coin, half credit with every merchant« in {town}».',
    'tier<=2 goods=yes',
  ],
  '{coins.s} gp, says {G}, payable at {s1}, to any one of you«, by night or by day».',
  '{G} writes {coins} gp on a slip, turns it round« for you to read», and burns it.',
  [
    'The people of {town} have collected it from door to door: {coins} gp. {G} has a list of who gave how much«, and of who did not».',
    'tier<=2 twist!=lender',
  ],
  [
    'You are promised {coins} gp by {G}, and a hot meal each day until then«, for which you need not be right».',
    'tier=1',
  ],
  '{G} offers {coins} gp, a quarter« of it» now, and the rest against proof.',
  'The fee is {coins} gp, in a sealed bag that {G} hands over for you to count«, and takes back».',
  '{coins.s} gp have been put aside for this«, and {G} has the receipt to show for it».',
  'For this there are {coins} gp. {G} names the sum to the floor, as if it were a large one, and it is.',
  '{G} has got {coins} gp together and adds that it is not to be bargained over.',
];

/** What is found at the hiding place. Fields: `{items}`, `{worth}`: a valuable thing with its price. */
export const hoards: readonly Row[] = [
  [
    '{A} could not sell it and did not dare to use it, so it is all at {lair}«, under a sheet»: {items}. On top lies {worth}.',
    'uncanny=no agent!=penitent',
  ],
  [
    '{X1} had given {A} some things, so as to be left alone«, and does not ask for them back»: {items}. At {lair} there is also {worth}.',
    'agent=partner|profiteer|returned harm!=taken',
  ],
  [
    'In the place where {A} slept the party finds {items}, «well cared for, »and, in the pillow, {worth}.',
    'uncanny=no agent!=penitent',
  ],
  '{T} leads the party to what was put away at the time of {deed}« and never fetched»: {items}. What lies with it, {worth}, is payment for having waited.',
  'Nobody has a better claim to what is kept at {lair} than the party: {items}. A niche« at the back» holds {worth}.',
  [
    'At {lair}, in a chest« with the mark of the works», {A} kept what was meant for the time after: {items}; in the lid is {worth}.',
    'uncanny=no agent!=penitent',
  ],
  'Under a loose board at {lair} the party finds {items}«, wrapped in a page of old accounts,» and {worth}.',
  [
    'What {A} had ready for a journey is still packed: {items}, and, for the fare, {worth}.',
    'uncanny=no',
  ],
  'Among the things at {lair} the party finds {items}, and {worth}«; {T} can say whose they were».',
  'Behind the last wall of {lair} lies what others left« there, and what nobody came back for»: {items}. The oldest of it is {worth}.',
  [
    'The {num} had nothing, and still collected something« for whoever would ask»: {items}. {S} hands it over at {lair}; nobody wants to have seen what lies on top, {worth}.',
    'tone!=whimsical toll=ruined',
  ],
  'At {lair} the floor rings hollow in one place. In the hole are {worth}, and {items}, «dry and »wrapped in oilcloth.',
  [
    '{A} has kept every present that people left at {lair}« for fear or for luck», and most of it is rubbish; the rest is {items}. There is also {worth}.',
    'uncanny=yes',
  ],
];

/** Rewards other than money. */
export const favours: readonly Row[] = [
  [
    'The {workers} name something after the party: a tool, a knot or a drink, and «from then on »the party drinks for nothing in {town}.',
    'tier=1',
  ],
  [
    '{T} teaches one of the party what only {T} knows about {works}: advantage on checks to find the way, a trace or a danger there.',
    'tier=1',
  ],
  [
    '{town} pays for the burial, the wedding or the schooling of one person whom the party names.',
    'tier=1',
  ],
  ['{body} gives the party a boat, a wagon or four horses, whichever it asks for first.', 'tier=2'],
  [
    'The families of the {num} keep a room for the party in each of the three towns«, and news in it».',
    'tier=2 tone!=whimsical',
  ],
  [
    'A captain of {body} owes the party one night without questions«, anywhere between {town2} and {town3}».',
    'tier=2',
  ],
  [
    'The party is given a seat in {body}« that has been empty since {deed}», and one vote.',
    'tier=3',
  ],
  [
    'A fortress of the realm«, small, high and dry,» is let to the party for a coin a year; {C} draws up the paper.',
    'tier=3',
  ],
  [
    '{body} lends the party its archmage for three questions«, which need not be asked at once».',
    'tier=3',
  ],
  ['{C} lets the party look into {record} at any time, «alone, »with a lamp.', 'tier=1'],
  [
    'There is always a bed for the party at {s2}«, and someone who asks no questions while it is being made».',
    'tier=1',
  ],
  ['{S} owes the party a life«, and is embarrassed by it, and useful».', 'tier=1'],
  [
    'From now on the {workers} tell the party what they tell no one: when something at {works} sounds wrong.',
    'tier=1',
  ],
  ['{G} puts in a word for the party with {body}; it is heard.', 'tier=2 giver!=did'],
  [
    'A toll gate on the road to {town2} is made over to the party«, with its keeper, who has views».',
    'tier=2',
  ],
  [
    'The {workers} of three towns will stop work for a day if the party asks« them to». They can do it once.',
    'tier=2',
  ],
  [
    'The party is given a seal« of its own» by {body}. It is small, and every gate in the region opens to it.',
    'tier=2',
  ],
  ['{body} gets the party a pardon for one person, unnamed, «in advance, »on paper.', 'tier=3'],
  [
    "A ship of {body} is put at the party's disposal for one voyage«, with a captain who has been told not to ask».",
    'tier=3',
  ],
  [
    '{T} leaves the party a memory«, told under oath before {body},» that can bring down one more great house.',
    'tier=3',
  ],
  [
    '{body} makes the party its auditors, and nothing in the realm is locked to an auditor.',
    'tier=3',
  ],
  [
    '{G} gives the party the use of a house in {town}«, with a stove, a bad roof and no questions».',
    'tier=1 giver!=did',
  ],
  [
    'Any of the {workers} will hide a member of the party for a night«, no matter from whom».',
    'tier=1',
  ],
  [
    'The party has a free pass« for {good}» at {works}, which is worth little, and the greeting that goes with it, which is worth more.',
    'tier=1 goods=yes',
  ],
  ['{body} gives the party a vote«, a small one,» in the matter of {good}.', 'tier=2'],
  [
    'A letter with three seals: in {town}, {town2} and {town3} the party is lodged, fed and not searched.',
    'tier=2',
  ],
  [
    '{C} will copy one document of any archive in the region« for the party», and not ask which.',
    'tier=2',
  ],
  ['{body} owes the party one signature under a text that the party writes.', 'tier=3'],
  [
    'The party may pass any border of the realm with what it carries, «unopened, »for a year and a day.',
    'tier=3',
  ],
  [
    "An office falls vacant, {W}'s, and the party is asked«, first,» whom it would like to see in it.",
    'tier=3',
  ],
  [
    'The sovereign owes the party a wish, within the law«, and {G} says that the law can be changed».',
    'level>=17 giver!=did',
  ],
  [
    'Each of the five crowns gives the party safe conduct, on one parchment«, which {G} has carried from throne to throne».',
    'level>=17 giver!=did',
  ],
  [
    'A province has no governor, and {G} asks the party to name one, or to be one.',
    'level>=17 giver!=did',
  ],
];
