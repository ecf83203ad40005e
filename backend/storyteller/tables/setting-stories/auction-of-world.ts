import type { SettingStory } from '../setting-story-type.ts';

export const auctionOfWorldStory: SettingStory = {
  id: 'auction-of-world',
  pronouns: { P2: 'she', P3: 'she' },
  homes: { P3: 1 },
  levels: [12, 20],
  tones: ['intrigue', 'grim'],
  words: ['auction', 'planes', 'genie', 'genies', 'debt', 'empire', 'bankrupt'],
  title: 'The Great Auction',
  pitch:
    '[The empire of {land} is bankrupt, and its creditors are not of this world|{land} is a bankrupt empire, and its creditors are not of this world|The empire of {land} cannot pay, and its creditors are from other worlds|Those to whom the bankrupt empire of {land} owes money are not of this world]. [On every door in {town2} there is a lot number« this morning».|This morning there is a lot number on every door in {town2}.|In {town2} all the doors have« had» a lot number« since this morning».] Genies«, archfey» and things with lawyers have come to {town1} to bid on cities«, rivers» and names, and the viewing lasts for three weeks.',
  party:
    '[The party is not [in the catalogue|listed in any volume of the catalogue|for sale, as the catalogue shows]|The catalogue [does not list the party|has no entry for the party|says nothing about the party]|The party is mentioned [in no volume of the catalogue|on no page of the catalogue|nowhere in the catalogue]]. [No lot number has come up on their doors, because they own nothing [that the empire ever gave them|that came from the empire], and so they may bid, [look into|read the] books, and be bribed|They own nothing that the empire ever gave them, and so there is no number on their [doors|boots|doors or backs], and they may bid, [look into books|open books|ask to see books], and be bribed|There was no number on their [doors|boots|luggage], since they have nothing that came from the empire; that allows them [to bid«, to look into books,» and to be bribed|to look into books, to take bribes, and to bid]|Whoever has nothing from the empire has no number, and may bid«, look into books» and be bribed].',
  truths: [
    '[All of {land} was pledged {years} years ago, with everyone born in it,|All of {land}, with everyone born in it, was pledged {years} years ago] for a loan that fell due [this spring|in spring|at the new year]. [So far only the interest has been paid|Only the interest has been paid|Nothing but the interest was ever paid].',
    'The catalogue has nine« [heavy|red|printed]» volumes, and is [accurate|exact]. {town2} is lot [40|60|70], and its market day is [the next lot|sold separately|another lot].',
    '[A buyer may do with a lot what the buyer likes|With a lot its buyer may do anything|What is bought may be moved, changed or eaten]. A [river|lake|wood|valley] of {land} that was handed out as a sample [is in another world now|is in another world today|lies under another sun now].',
    '[Coin is not accepted for any lot of {land}|For the lots of {land} coin is not accepted|Nobody may bid coin for a lot of {land}]. One bids years«, memories», firstborn«, weather,» or the like« in kind».',
    '[The bidders are lodged in {town1}, in the temple quarter|The bidders have rooms in the temples of {town1}|In {town1} the bidders live in the temple quarter]. The gods have been asked to leave«, and [some have|a few have|most have not|one has, in tears]».',
    '[At noon, three weeks from now, the hammer falls on lot 1|Three weeks from now, at noon, lot 1 comes under the hammer|Lot 1 is sold in three weeks, at noon]: the word of the emperor of {land}.',
  ],
  regions: [
    '{town1} is being repainted by its« own» army, so that it may fetch a better price«, and its people have begun to be polite to strangers with too many rings».',
    '{town2} has« forty thousand» weavers, and an efreeti merchant who already« walks through and» rearranges them by height.',
    '{town3} is« the free port, and» the one city without a number. Everyone who can run has run there, and it is sinking by an inch a day.',
    '{town4} has the treasury, «which is »empty, and the archive, which has bitten« two» auditors.',
  ],
  factions: [
    [
      'the Hammer',
      'wants [an orderly sale|a sale without a scandal|high prices and no shouting], and «[gives tours|shows buyers round|serves wine at the viewing]; it »has put [the first snow|the oldest song|the longest day|the best winter] of {land} on show',
      '[takes a tenth of each bid« made in {town1}», and eats it|eats a tenth of all« that» {land} has been sold for|keeps a tenth of each bid, and has been seen to eat it in {town1}]',
    ],
    [
      'the Throne in Receivership',
      '[wants the army, the anthem and the children of officers withdrawn« from the sale of {land}»|wants the army of {land} taken out of the sale, with the anthem and the children of officers|wants three lots of {land} withdrawn: its army, its anthem and the children of its officers]',
      'has a bid in on {town2}, under a false name',
    ],
    [
      "the Weavers' Subscription",
      'wants to buy {town2}« itself», and collects a year of life from each who will give one, in a drum',
      'has been promised by {P2} that it will be enough',
    ],
    [
      'the Circle of Empty Shelves',
      'wants the catalogue burned; it has nine volumes to find, in {town4}',
      '[has been in the archive of {town4}« since spring», and has become one of its rooms|went into the archive of {town4}« in spring», and is one of its rooms by now]',
    ],
  ],
  conflicts: [
    'A marid asks for {town3} to be given a number as well, and has offered the sea for it, «all of it, »wherever it lies now. Four kings have sent fleets to prevent it«, and they will be in the way».',
    'A regiment in {town1} has refused to salute a lot number. It has been withdrawn« from the catalogue», and no one there can remember its name«, or that of its dead».',
    '[Two bidders have each reserved the same girl in {town2}|In {town2} two bidders have each reserved the same girl]: one her voice, one her silence. They have agreed to fight for her«, [over the city, on the eve|on the eve, over the city|on the eve, above the roofs]».',
  ],
  people: [
    [
      'auctioneer',
      'wants one lot found that has gone missing, before noon on the day: «a small one, »number 9,999; finders may ask for {pay} gold pieces, or to be struck out of all books« for good», which is worth more',
      '{P1.name} speaks [as if it were going, going, and then it is|in threes, and knocks on the table at the third|so fast that one nods before one understands|quickly, and takes any nod for a bid].',
      'is bound to take any bid that has never been made« before»',
    ],
    [
      "weavers' spokeswoman",
      'wants to know if the drum holds enough; it is guarded by a friend, and the friend has begun to look« very» young',
      '{P2.name} [works on|weaves on|sews on]« while talking» and unpicks [it|the last row|a row] if [one has lied|one lies|somebody lies].',
      'burns the drum, «with all the years in it, »to save the friend who guards it',
    ],
    [
      "emperor's daughter",
      'wants to be sold«, as one lot,» instead of all of the others, and asks to be valued',
      '{P3.name} keeps a lot number pinned to« the inside of» a glove, and has [drawn a line under it|crossed it out twice|written a price under it].',
      'gives up her claim to the crown for anybody who can prove to her where the money of the« great» loan went',
    ],
    [
      'genie of the ledger',
      'wants its« own» bottle, which is lot 12; it« cannot bid, and it» cannot lie',
      '{P4.name} [smokes a little|gives off smoke|turns blue] at [each sum|every account|a column] that does not come out.',
      'can open any page« from the door of the archive», once, and does it for a party that will ask about the first one',
    ],
  ],
  places: [
    [
      'The Viewing Rooms',
      1,
      "snow, «a harvest, »two battles and an old man's jokes are on show« under glass», and {P1} has the party admitted everywhere",
      [
        '[In the last room stands an empty case, number 9,999|The last case, number 9,999, is empty|Number 9,999, in the last room, is an empty case]: "One (1) doubt". {P3} has it in her glove: she doubts that she is alive.',
        '[In the last room stands an empty case, number 9,999|The last case, number 9,999, is empty|Number 9,999, in the last room, is an empty case]: "One (1) doubt". [Its back is a mirror, and shows whoever profits from nobody asking: it is|In the mirror at its back one sees who profits from nobody asking:|Its back wall is a mirror, in which appears whoever gains if nobody asks:] {P1}. The doubt itself is a letter, and has got away to the archive of {town4}.',
      ],
    ],
    [
      'The Drum',
      2,
      'one puts in a hand and takes it out a year older, and {P2} keeps the count on a cloth as long as the street',
      '[Thirty years are missing.|There are thirty years missing.|Of the years thirty are missing.] The friend of {P2} who guards the drum has taken one each night«, and has grown young on them». The efreeti saw it, and for its silence the friend has signed a paper that hands over the rest.',
    ],
    [
      'The First Page',
      4,
      'the archive lets nobody read it who is in the catalogue, and {P4} cannot go nearer than the door',
      [
        'It says what the money was for: to buy back one child from death. It worked, and she is called {P3}.',
        'It says that the loan was never paid out. The empire has been paying for {years} years for a sum« that was» not lent.',
      ],
    ],
  ],
  start: [
    "The party wakes in an inn at {town2} and finds a number on every guest«, every spoon» and the morning, but not on themselves. In the street an efreeti« as tall as the houses» is walking along with a pencil. It stops at the inn, bows to the party, «for they are nobody's, »and asks how much they want for the view. {P2} is standing behind it« with a shuttle in her fist».",
    '[The efreeti (use <1 Efreeti 7200>) fears nothing but a rival bid.|What the efreeti (use <1 Efreeti 7200>) fears is a rival bid«, and nothing else».] It will leave {town2} alone for [a day|one day|a whole day] if it [believes|is told in such a way that it believes] that the party is buying for somebody [larger|richer].',
  ],
  openings: [
    [
      "{P3} asks the party to break into the viewing and to steal the old man's jokes. He was her tutor«, and told them to her».",
      'The jokes are lot 212. The tutor was« also» the last keeper of the treasury in {town4}, and its door opens to one of them«, if it is told well». There is no gold behind it, but a back stair to the First Page.',
    ],
    [
      'In {town1} a bidder in grey offers each of the party one lot« of their choice». The price is an hour of their life: for that hour they will be gone«, and nobody says where».',
      [
        'It is Death, who «holds the oldest claim, and »wants them out of the way for the hour in which {P3} is valued.',
        'It is Death, who has begun to doubt the loan« as well», and wants somebody to look for a proof in an hour in which nobody can be called away.',
      ],
    ],
  ],
  truth: [
    '{P3} died at six, and the old emperor pledged all he had to have her back«, and had more than he knew». [{P3} is alive by contract until lot 1 is sold, [suspects it, and would go|and has guessed it]|By contract she lives until lot 1 is sold; she [suspects it|has guessed it], and [is willing to go|would go without a word]|She [suspects|has long suspected] that she lives by contract, until lot 1 is sold, and [she would go|is ready to go]|What keeps her alive until lot 1 is sold is a contract; she has [guessed that much|worked that out], and [does not cling to it|would go|is not afraid of the end of it]]. But the contract says that a life is worth an empire: whoever owns an empire can pay with their own life«, and {P1} has to accept it».',
    'There never was a loan. {P1} came to a frightened emperor with a paper« and a story», and the bidders have believed it« as well»: nine courts« of nine worlds» have been paid in shares of nothing. If it comes out before that noon, they will [turn on|fall upon|make war on] the Hammer; [if it comes out after, they will turn on {land}|if later, on {land}|once lot 1 is sold, it will be {land} that they punish].',
  ],
  secrets: [
    [
      'Death bids too, in grey, and would cancel all of the debt for {P3} alone. Nobody has told her so«, and she would say yes».',
      '[The letter that is lot 9,999 was written by a porter, who [carried in the chests of the great loan and found them light|had the chests of the great loan on his back, and felt no weight]|A porter wrote the letter that is lot 9,999: he had carried in the chests of the great loan, and [they were light|could have run with them|they rattled]|Lot 9,999 is a letter by a porter, who found the chests of the great loan [too light to hold any gold|as light as hatboxes|no heavier than empty ones]|The chests of the great loan were [light|too light|as light as straw]: the porter who carried them in [says so|swears to it], in the letter that is lot 9,999]. The archive of {town4} has pinned it where the receipt should be«, and shows it to everyone who asks for that».',
    ],
    '{town3} is not sinking by itself. It has a number too, «which [was painted over|is under the paint|somebody has covered with tar] and stands in no volume, »and [is worth more|will fetch more|sells better] with [all the runaways of {land}|every runaway of {land}|all who have fled from {land}] in it.',
    'The gods who left {town1} are bidding, «through a servant, »for the lot "prayers, unanswered". They would rather that it were never opened.',
    'The genie {P4} wrote the catalogue, cannot lie, and so has done what it could« with the truth»: page 40 says "{town2}, and all who love it", and that is more than a city.',
  ],
  steps: [
    'lot 3,011 is sold early, and no one in {land} can whistle any more',
    'the efreeti has {town2} arranged by [height|age|height, from the left], and [the ones|those] in the middle are told to [smile|hold flowers|look up]',
    'the fleets« of four kings» and the sea of the marid meet off {town3}',
    'At noon the hammer goes up over lot 1, and [everything that was promised in {land}|each promise ever made in {land}|all of {land}|each word that was given in {land}] [waits for it to fall|holds its breath|goes quiet|waits].',
  ],
  ends: [
    'Anyone without a number may bid, and so the party can bid for others. If everyone who loves {town2} promises a year of life, and the party bids« all of» these years« at once», it is the largest bid that was ever made. {P1} has to take it, and {town2} then belongs to itself. The other towns are still for sale«; but each of them can bid in the same way, if the party gets there before the hammer».',
    [
      'A life for an empire is the price« on the first page». {P3} can be bid« by herself», or be redeemed by the life of one who has an empire. [The emperor has pledged his and has none; but there are one or two among the bidders, if they could be [brought|moved] to want something that much|The emperor has none any more; but [one or two|two or three] of the bidders have, if they could be made to want something [that much|so badly]|[One or two|Two or three] of the bidders own an empire, as the emperor no longer does, and would have to be [brought to want something that much|given something to want that much]|Her father has none left. Among the bidders are [one or two|two or three] who have, and who would need to [want something|love somebody] very much].',
      '[The page can be read aloud [from the desk, before the hammer,|from the desk, in time,] to nine courts that have been cheated|Before the hammer falls, [somebody|one of the party] can read the page from the desk, to nine [courts that have been cheated|cheated courts]|From the desk, before the hammer, the nine courts can be told that they were cheated: [the page has to be read out|it only takes a loud voice and the page]|Nine courts have been cheated, and would [learn it|hear of it] if the page were read [from the desk|aloud, from the desk,] before the hammer falls]. It will be a short war and it will be in {town1}«; the party chooses who has been got out».',
    ],
  ],
};
