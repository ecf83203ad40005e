import type { TroubleDetails } from './place-types.ts';

/** Like `troubleDetails`, for troubles that need no building. */
export const detailsOutside: Readonly<Record<string, TroubleDetails>> = {
  'moved-marker': {
    keeper: [
      'shows strangers the shortest way, and it is longer than it looks',
      ['asks the party what a law is worth«, in their opinion,» against a well', 'v=2'],
      ['asks strangers to count their paces to the spring«, and writes the number down»', 'v=1'],
    ],
    guest: [
      [
        'hires people «with strong shoulders »for one night each month, and never the same ones',
        'v=1',
      ],
      [
        'walks the boundary« with a chain», and asks strangers since when the stone has stood where it does',
        'v=2',
      ],
      ['measures a path in paces, and says that it is a game', 'v=1'],
    ],
    hooks: [
      'Shepherds of {town} have been fined «by {town2} »for grazing where they have always grazed, and pay {coins} gold pieces for a map that is right.',
      'Two patrols, one of {town} and one of {town2}, meet here over the party, and each arrests it first.',
    ],
  },
  'signal-place': {
    keeper: [
      ['whistles a greeting at strangers«, and does not like it to be whistled back»', 'v=2'],
      'asks the party to take the lower road tomorrow, for the view',
    ],
    guest: [
      'asks how many they are« and what is in the packs», as one asks about the weather',
      'builds small heaps of stones« with a foot» while talking, and kicks them over afterwards',
    ],
    hooks: [
      'The paymaster of {town} hires the party to go along with an empty chest, and to see who «on the way »knows already that it is empty.',
      'Three carters were robbed «below this spot, »and a fourth was not; {town} pays {coins} gold pieces to learn the difference.',
    ],
  },
  'unquiet-ground': {
    keeper: [
      [
        'brings flowers, «of a sort that does not grow here, »and would like somebody to bring them next week',
        'v=1',
      ],
      'asks strangers to walk round, «on the path, »and to keep in step',
    ],
    guest: [
      ['sells plots with a view, cheaply, and stamps before crossing them', 'v=1'],
      [
        'walks on stones wherever there are stones, and asks the party if they feel it «too, »in the soles',
        'v=2',
      ],
      'wants people with spades and no dogs, by daylight only',
    ],
    hooks: [
      "Each night something knocks below the party's camp in the rhythm of a working song« of {town}», and stops when somebody answers.",
      'A family of {town} looks for a grave« that ought to be here», and pays {coins} gold pieces for the place and the name.',
    ],
  },
  'answering-stone': {
    keeper: [
      'tells strangers to leave something, «but nothing that they are fond of, »and looks at what they leave',
      [
        'asks the party to read a «long »list of names, and to say who «of them »looks happy',
        'v=1',
      ],
    ],
    guest: [
      [
        'is always on the way to {town2} to buy something small, and asks to have it carried back',
        'v=2',
      ],
      ['has come «for the third time »to leave something, and has nothing small any more', 'v=1'],
      ['asks each passer-by what they would need«, and takes notes»', 'v=2'],
    ],
    hooks: [
      [
        'A thing that one of the party lost years ago lies here in the morning, «with a straw around it, »and {K} asks what it was worth.',
        'v=1',
      ],
      [
        'A thing that one of the party has wished for lies here in the morning, «with the price still on it, »and {K} asks what they gave for it.',
        'v=2',
      ],
      'Someone of {town} left a wish here« in anger», wants it back before {deadline}, and pays {coins} gold pieces.',
    ],
  },
  'stolen-water': {
    keeper: [
      ['has blue hands, and pays for sacks of clay« without saying what for»', 'v=2'],
      ['would like to know who has watered what«, and dares not ask aloud»', 'v=1'],
      'asks strangers who can swim to look into the mouth of the old drain, «tonight, »and not to tell {body} about it',
    ],
    guest: [
      ['wears boots on dry days«, and sells melons out of season»', 'v=1'],
      [
        'has followed {K} «for three nights »as far as the water, and asks the party to go the rest of the way',
        'v=2',
      ],
      ['offers the party a dry bed, if they sleep soundly« and go to it early»', 'v=1'],
    ],
    hooks: [
      [
        'The well of the poor in {town} has dropped by a yard, and {K} will not speak of it; the poor offer {few} silver pieces«, a bucket» and a suspicion.',
        'v=1',
      ],
      [
        'In the cellars of the poor in {town} the water stands a hand high, although it has not rained; they offer {few} silver pieces«, a bucket» and a suspicion.',
        'v=2',
      ],
      'A heron has led a child «of {town} »into a drain, past {B}, and the child has come out inside the walls, «dry, »and would like to be believed.',
    ],
  },
  'hermit-fraud': {
    keeper: [
      'gives the party an answer before they have asked, and it is a good one',
      'asks the next visitor, «in the hours of silence, »for a razor and the news from {town}',
    ],
    guest: [
      'takes the coats of visitors, asks about their troubles, and goes ahead« to announce them»',
      "sells an almanac, with last year's answers, and a place further up the path",
    ],
    hooks: [
      '{body} is about to do as it was told here, and [a cautious member pays {coins} gold pieces to learn who said it.|a cautious member pays {coins} gold pieces for a word with {K}, and for the truth.|for {coins} gold pieces a cautious member would like to learn from {K} who said it.]',
      'A reward for a face hangs in {town2}, and someone «on the path »asks the party if they do not think that there is a likeness.',
    ],
  },
};
