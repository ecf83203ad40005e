import type { SettingPremise } from './premise-type.ts';

export const premisesOfRulers: readonly SettingPremise[] = [
  {
    id: 'merchants',
    slot: 'ruler',
    asks: [
      '@merchant|merchants|trader|traders|bank|banks|bankers|guild|guilds|company|companies|corporation|corporations|the_rich|trade|trading|mercantile',
      'merchant|banker|trader throne|princes|lords|council',
      'everything owned|bought',
      'merchants only|just|instead|nothing_but',
      '~merchant|trade|bank|guild|oligarchy|plutocracy',
    ],
    not: 'thieves|monster hunters?|adventurers?|children|assassins',
    title: 'The Ledger Lords',
    rulers: 'the Nine Houses',
    guards: 'the house bailiffs',
    pitch:
      'Everything in {land} has an owner, and nine merchant houses own the owners. Law is a contract, and a seat on the council is a share. This week somebody unknown has bought a tenth of {town1}.',
    party:
      'The party is a licensed company of adventurers: it has a number, a debt and a right to sue. Houses hire it for what must not be in their own books, and {A} has bought its debt this morning.',
    truths: [
      '{rulers.s} sell seats in the council of {town1} by the year. Anyone may bid; a fishwife once sat there for a day, and her law about scales still holds.',
      'There are no prisons in {land}. Whoever cannot pay a fine is leased out, and the leases are traded on the steps of the exchange in {town1}.',
      '{guards.s} ask for a receipt before they ask for a name. To have nothing is no crime, but to be unable to prove that it is yours is one.',
      'Marriages, wars and feuds in {land} are insured. The premium for a duel in {town2} is printed beside the price of wheat.',
      'A word given before two witnesses binds in {land} like iron, so people in company speak slowly, and lovers whisper.',
      'Each of the houses has one thing that it will not sell. Guessing what it is counts as an insult, and is the favourite game of {town3}.',
    ],
    regions: [
      'The Exchange is in {town1}: a hall without doors, because credit never sleeps, in which a falling voice can ruin a village.',
      '{town2} belongs to one house down to the doorknobs. Its people earn house coin, which buys bread in {town2} and nothing anywhere else.',
      'The notaries live in {town3}, and the honest ones are famous by name. There are {few} of them.',
      'In {town4} the houses keep what they do not want to have in their books, and pay nobody to look closely.',
    ],
    factions: [
      [
        'The Nine Houses',
        'rule {land} by owning it, and want the unknown buyer named before the next dividend',
        'are insolvent, all nine: each of them owes the next one in a circle, and only the noise of trade hides it',
      ],
      [
        'The Leased',
        'are debtors who want a year after which every lease ends',
        "have bought one share a week for {years} years under a dead man's name, and now own a tenth of {town1}",
      ],
      [
        'The Honest Notaries',
        'want every contract in {land} read aloud once a year',
        'have found that the founding contract of the houses was signed by a minor, and are frightened of what is built on it',
      ],
    ],
    conflicts: [
      'A house has died out, and its debts are worth more than its goods. Four claimants are trying to prove that they are not related.',
      '{town2} has been sold. The new owner wants it empty by the end of the month, and nobody there knew that it was for sale.',
      "A bailiff has seized a saint's bones for an unpaid candle bill. {town3} prays in the street, and the interest grows.",
    ],
    people: [
      [
        'house banker',
        1,
        'wants to know who has bought a tenth of {town1}, and will cancel a debt for the name',
        '{A.name} rounds down what {A.they} owes and apologises for it.',
        'can be made to burn a bond in public by whoever shows that the circle of debts begins with {A.their} own house',
      ],
      [
        'leased clerk',
        2,
        'wants a sealed purse carried to {town3} past every bailiff on the way',
        '{B.name} has sold the next {few} years, and plans everything for the one after.',
        'trusts the first person who asks what {B.they} would do with a free afternoon',
      ],
      [
        'honest notary',
        3,
        'wants a witness brought back from {town4} who has been paid to stay there',
        '{C.name} reads everything twice, menus too, and once found a clause.',
        'lies under oath for nobody but a pupil',
      ],
      [
        "smugglers' bookkeeper",
        4,
        'wants to buy one honest thing, and does not know how one tells',
        '{D.name} keeps three sets of books and blushes at the true one.',
        'hands over the true book for a name that is clean in all nine houses',
      ],
    ],
    places: [
      [
        'The Exchange',
        1,
        'prices are called here day and night, and there is a stool for whoever was ruined last',
        "Under the stool is a slate with tomorrow's prices, in the hand of {A}. They are decided at midnight, and the calling is theatre.",
      ],
      [
        'The Company Store',
        2,
        'sells everything for house coin, at prices that are set by what people have',
        'In the cellar stands a press that mints house coin, and a second that melts down the silver it was promised against.',
      ],
      [
        'The Reading Room',
        3,
        'the founding contract hangs here behind glass, and may be read from four yards away',
        "From one yard the first signature is a child's, with a blot in the shape of a cat (DC 13 Perception). {C} wept over it.",
      ],
    ],
    starts: [
      [
        'In the middle of the morning calls the Exchange of {town1} falls silent: someone has bought a tenth of the city, in coppers, by the cartload. {A} pushes through the crowd to the party, holds up its own letter of debt, and asks if it would like to see it torn.',
        'The carts come from the leased of {town2}, who saved for {years} years. The dead man in whose name they buy is kept alive in the books by {B}.',
      ],
    ],
    openings: [
      [
        'Bailiffs bring the party a bill for a bridge in {town2} that they crossed last year, with interest. The clerk who delivers it has written on the back: "Dispute this. Loudly. Today."',
        '{B} needs every bailiff of {town2} in one court for an hour, while a purse leaves by the other gate.',
      ],
      [
        'An auctioneer in {town4} sells a locked chest unseen, and it is knocked down to the party, who had not bid. Inside sits a notary, alive and furious.',
        'He is the witness whom {C} has looked for. {A} paid for his holiday, and someone else for the chest.',
      ],
    ],
    truth:
      'The Nine Houses have had no money since the year of the great fleet, which never came home. They agreed to go on as if it had, and each vouches for the next. The tenth of {town1} was bought with the only real coin in {land}: the pennies of the leased. Whoever calls in one debt now brings down all nine, and with them every contract, marriage and truce that is written on their paper.',
    secrets: [
      '{A} has a packed bag and a passage booked, for two, and has not told the second.',
      "The one thing that the oldest house will not sell is a ship's bell. It came back alone.",
      'The bailiffs have not been paid since autumn. They have told nobody, because an unpaid bailiff can be bought by anyone.',
    ],
    steps: [
      'a small house calls in a small debt, and is found drowned in a dry cellar',
      'house coin is refused in {town2}, and the store burns',
      '{A} leaves at night, and by morning it is known in {town3}',
      'The Exchange opens and nobody calls a price. By evening {land} trades in bread and knives, and whoever has {guards} has the rest.',
    ],
    ends: [
      'All debts are set off against each other in one night in the Reading Room. It leaves the houses with nothing, the leased with a tenth of {town1}, and {C} with a hand that cannot hold a pen.',
      'The truth stays secret, and the party holds it: the Nine Houses will pay anything for ever, in paper.',
      'The leased take the council seats they have paid for, and their first law is about scales.',
    ],
  },
];
