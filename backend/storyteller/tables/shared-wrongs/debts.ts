import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const debtsWrong: SharedWrong = {
  id: 'debts',
  levels: [1, 10],
  tones: ['intrigue', 'grim', 'heroic', 'whimsical'],
  words: [
    'debts',
    'gold',
    'banks',
    'merchant',
    'gambling',
    'thieves',
    'guild',
    'rebellion',
    'rebels',
    'poor',
    'pirates',
    'trade',
    'debt',
    'money',
    'bank',
    'revolution',
    'uprising',
    'merchants',
    'fire',
    'guilds',
    'rich',
  ],
  names: ['the Night of Paper', 'the Day of Forgiveness', 'the Day of the Clean Slate'],
  titles: ['The Clean Slate', 'The Night of Paper', 'What Is Still Owed'],
  pitch: [
    '{years.s} years ago {land} burned all its debts «in the square of {town1} »and began anew. Now letters come to {town2}«, in an old hand,» with the sums, the interest and a date: three weeks from now.',
    'In {land} nobody owes anybody anything, by a law of {years} years ago. But somebody has kept the ledgers« that were burned», and has begun to collect, first in {town2}, and not only in money.',
  ],
  lie: [
    'On {wrong} all debts were burned« in the square of {town1}», and people danced. There is a dance, and {body1} leads it.',
    'Nobody in {town1} has owed anyone anything since {wrong}. It is bad manners «there »to say "thank you" for {good1}.',
    'All debts were burned on {wrong}, and all of {land} was equal. The {workers2} remember that they were equal a little later.',
  ],
  effect: [
    'Lending is a crime. In {town1} {good1} {good1.is} paid for on the nail, and in {town4} people exchange "presents" with dates on them.',
    'Every house has a slate over the door«, wiped clean». In {town2} the {workers2} chalk small numbers on the back of theirs.',
    'A {buyer4} «who wants to trade »must bring the «whole »price in coin, so everyone who carries {good4} carries a sword.',
  ],
  conflicts: [
    'Three heirs claim a house in {town2} because of a debt that nobody may mention. The trial is held without words.',
    '{faction1.s} lends again in {town4}, and calls it friendship. Those who cannot be friendly «in time »lose their share of {works4}.',
    'The guilds «of {town3} »ask for the «whole »price in coin before they begin« a piece of work», and {town1} says that this is a kind of lending.',
    'Somebody paints sums on the doors of {town1} at night. They are correct to the copper«, as {body1} has noticed with alarm».',
    'Half of {body2} has had a letter and pays« in secret». The other half wants to know why the price of {good2} has doubled.',
  ],
  parties: [
    [
      {
        open: 'wants the holiday celebrated« as always»; it gives out free beer in front of {site1}',
        hidden: 'has set the barrels on the trapdoor «of a cellar »that nobody is to see',
      },
    ],
    [
      {
        open: 'wants to owe nothing to anybody« ever again»; it answers each letter with a broken window',
        hidden: 'has begun to arm, and knows the road to {site1}',
      },
    ],
    [
      {
        open: 'wants the history «of {land} »kept whole; it makes fair copies «of {record3} »for whoever pays',
        hidden:
          'makes copies of the debts«, and does not ask who orders them». Its apprentices paint sums on doors in {town1} by night',
      },
    ],
    [
      {
        open: 'wants people to be generous; it gives weddings« and funerals», and is at hand with a purse',
        hidden: 'arranges shortages« of {good1}», so that people need money again',
      },
    ],
  ],
  needs: [
    [
      'wants the writer of the letters found before {deadline1}, and pays {coins} gold pieces«, in coin,» at once',
      'wants a cellar guarded «for {few} nights »by people who cannot read the old script',
    ],
    [
      'wants a letter followed back «along the way it came, »from hand to hand, as far as it goes',
      'wants {works2} kept from being handed over for a debt that was burned',
    ],
    [
      'wants a trunk brought out of {town3} before {body3} counts the shelves, and asks the party not to lift the lid',
      'wants to stop«, has tried to,» and wants somebody to stand between the desk and the door',
    ],
    [
      'wants a bodyguard for the dance« in {town1}», and will not say what is in the folded paper',
      'wants to buy old slates from {town2}«, unwashed,» and would like the party to do the asking',
    ],
  ],
  start: [
    {
      scene:
        'On the evening of the dance a well-dressed stranger goes through the square of {town1} and hands each dancer a folded paper. The music stops, «one instrument after another, »and the stranger falls «down »dead, in front of {P1}, with one paper left. On it are the names of the party«, all of them», and {P1} pays {coins} gold pieces to know why.',
      answer: [
        'The stranger carried letters for {P3}, and was poisoned by a member of {body1}. {P3} had read the names of the party in the register« of the inn», and added them so that somebody from outside would ask.',
      ],
    },
    {
      scene:
        'A creditor is found dead in {town1}«, which is remarkable, since there are none». In the coat is a list of names; {P2} is on it, and reaches the party before {guards} do: "Find out what I owe, and to whom."',
      answer: [
        'The creditor carried letters« for {P3}», and was killed by a member of {body2} who had been asked to pay twice. {P2} owes {coins} gold pieces, for a house.',
      ],
    },
  ],
  truth: [
    'What burned were copies: {body1} kept the originals at {site1}, and has used them«, one at a time,» to get whatever it wanted of {town2}«, {works2} first of all». {P3} keeps the index, «has had enough, »and has begun to send letters of {P3.their} own, to ruin everybody at once.',
    '{body2.s} lit the fire«, and it was no feast»: {num} clerks were in the building. {body1.s} turned it into a holiday« before morning», because so many had been set free« by it». One clerk lived: {P3}, who copied the debts out« again» from memory, and now sends them to those who held the torches.',
  ],
  secrets: [
    'The largest debtor« of all» was {body2}. Half of {town2} belongs, on paper, to an old {worker4} in {town4} who does not know it.',
    'The ashes that are shown in {town1} as those of {wrong} are «only »wood, from the oven of a baker«, who is paid for them each year».',
    'The apprentice who paints sums on the doors «of {town1} »copies out debts for {P3} by day, and thinks that letters are too slow.',
    '{P1} has had three letters« as well», has paid each time, and does not know whom.',
    'One debt in {town2} could not be put in money. It is «the last entry, it is »due at {deadline1}, and it is a child for whom {P5} stood surety.',
    '{P4} buys the letters unopened, at a tenth of what is in them, for {faction1}.',
  ],
  steps: [
    [
      'the letters reach {body2}, and {few} houses «in {town2} »change hands overnight',
      '{body1.s} forbids the post, and people pay double for what they do not want to read',
    ],
    [
      'a paid debt is announced in the square« of {town1}», and the debtor is chased «through the streets »for having broken the law',
      '{faction1.s} buys {works2}, from someone «who was »not known to own a brick',
    ],
    [
      '{P3} sends the index to the printers, and {body3} has the presses sealed, one hour late',
      '{guards} go from door to door «in {town2} »and look for chalked sums',
    ],
    [
      'At {deadline1} everybody gets a letter. {town2} burns {site1} down, «with all that was in it, »and {faction1} presents the one list that is left.',
    ],
  ],
  ends: [
    'What {P3} has can be burned as well«, before everyone». {body1.s} will do anything to have it first, and {body3} will weep.',
    'What {P3} has can be read aloud instead. It takes a day and a night, and afterwards it is known who has owned {land}« all along».',
    '{P3} stops for a pardon from those who were hurt. {P2} can speak for them«, and has not decided».',
  ],
};

/** What can be played in a setting with this wrong. */
export const debtsDetails: WrongDetails = {
  party: [
    'The party comes from outside« of {land}», where people still lend, so it may owe and be owed. Everyone in {town2} who has had a letter wants it to ask«, follow» and fetch, and {body1} wants it on its own side.',
    'Strangers have had no letters, so nobody «in {land} »can blackmail them. {town1} wants them for its cellars and {town2} for its doors«, and {body1} and {body2} both pay to learn who writes».',
  ],
  customs: [
    'Nobody «in {land} »may give a thing without taking one in return« at once». A guest pays for dinner with whatever is in the pocket«, and {body1} has taken people in over a button».',
    'At the dance of {wrong} masks are burned «at midnight »with a name in each, and by custom that person is let off one thing. In {town2} the masks are burned without a name.',
    'A word of honour «in {town2} »is scratched on a slate and hung outside until it is kept. There has not been so much slate on the walls in {years} years.',
  ],
  places: [
    [
      {
        open: 'free beer is poured here«, on the orders of {body1},» all day long, on top of a trapdoor that nobody has seen open.',
        hidden: [
          [
            'Below lie the ledgers«, dry and in order»; DC 14 Stealth gets past the barrels and DC 12 Investigation finds the page of anyone in {land}.',
            'v=1',
          ],
          [
            'Below lies a burnt room with {num} chairs« in it», and on the inside of its door are scratches (DC 12 Perception).',
            'v=2',
          ],
        ],
      },
      {
        open: 'the urn with the ashes «of {wrong} »is shown here« to schoolchildren», and {P1} does the talking.',
        hidden: [
          'The urn has a false bottom (DC 13 Investigation), and in it lies one page of a ledger«, unburned,» with the name of {P1} on it.',
        ],
      },
    ],
    [
      {
        open: 'the slates of {town2} are hung to dry here«, face inward,» and {P5} has set a watch over them« since the letters came».',
        hidden: [
          'The chalk on the backs can be read «in a low light »(DC 12 Perception): it is a second set of books, of what {town2} owes itself.',
        ],
      },
      {
        open: 'a family that has had its letter lives here« in one room», and lets in nobody who brings anything.',
        hidden: [
          'The letter lies in the stove, unburned. It asks for a signature at {site3} on a certain night«, and not for money».',
        ],
      },
    ],
    [
      {
        open: 'copies are made here« while one waits», and {P3} never looks at the page that is being copied.',
        hidden: [
          'The desk is where the letters are written«, at night,» by {P3}; the blotter shows the last one in reverse (DC 13 Investigation).',
        ],
      },
      {
        open: 'one desk here is empty by day, and every morning its ink pot is empty« too». {body3.s} pays wages for it, to a clerk whom nobody has met.',
        hidden: [
          'The clerk of the night is {P3}, who makes every copy« of the day» a second time. These «second ones »go to {P4}, under the bread.',
        ],
      },
    ],
    [
      {
        open: '{faction1} gives a wedding here every day, and the couples come out with linen«, a cow» and a new friend.',
        hidden: [
          'The gifts are in a register with dates of return (DC 13 Deception« to be shown it as a bride»). What is taken in return is a share of {works4}.',
        ],
      },
      {
        open: '{P4} buys old slates here by weight, the dirtier the better.',
        hidden: [
          'On one slate is the debt that could not be put in money: the name of a child, and that of {P5} as surety.',
        ],
      },
    ],
  ],
  manners: [
    '{P1} pays for everything twice, and calls it a slip.',
    '{P2} hands back what is given «to {P2.them} »before it has been let go.',
    '{P3} adds up whatever stands in rows, windows and people too«, under the breath».',
    '{P4} says "between friends" before each sentence with a number in it.',
  ],
  levers: [
    [
      'has paid three letters and cannot pay a fourth; a party that stops it owns {P1.them}.',
      'would open the cellar for a promise that no crowd sees it« first».',
    ],
    [
      'forgives {P3} on the day on which {body1} is made to dance «in the square »with empty pockets.',
      'speaks for those who were hurt, and can be won by anyone who pays one «small »old debt in public.',
    ],
    [
      'stops for one hour whenever somebody says that {P3.they} has been heard. What is said «in that hour »decides it.',
      'wants to be forgiven by one person, who is dead; {P2} is the «only »child of that one.',
    ],
    [
      'owes {faction1} a favour« as well», and has been told the date« on which it is due».',
      'deals with anyone; {P4.they} only has to be asked before {deadline1}« and not after».',
    ],
  ],
  jobs: [
    'The landlady in {town2} will not let the party pay, nor leave without paying. She has had a letter, and asks them to carry her answer to the address in it«, which is {site1}».',
    'At a wedding given by {faction1} the bride asks the party«, behind a smile,» to steal her from it: she is a pledge, she says, and no bride. {P4} counts the guests«, and {guards} are among them».',
    'A messenger is shot off a horse «before the party »on the road to {town3}. There are {few} letters in the bag, all to members of {body2}, and {P5} is on the way to fetch them.',
    'In {town1} somebody has painted a sum on the door of {P1}«, correct to the copper». {P1} wants it washed off, and the painter caught«, before {workers1} who can read come by».',
  ],
};
