import { claimTells } from '../claim-tells.ts';
import type { MatterKernel } from '../matter-types.ts';

/** An idea that something impossible is true. Someone makes use of it. */
export const claimSample: MatterKernel = {
  id: 'claim-sample',
  sort: 'claim',
  tones: ['grim', 'intrigue', 'horror', 'heroic'],
  tells: claimTells,
  victim: 'held',
  escort: ['people', 'construct', 'elemental'],
  roles: {
    B: [
      ['herbalist', 'bell founder', 'glass blower'],
      ['natural philosopher', 'alchemist', 'instrument maker'],
      ['former court wizard', 'archmage in retirement', 'royal alchemist'],
    ],
    H: [
      ['assistant', 'messenger'],
      ['laboratory servant', 'secretary'],
      ['court physician', 'captain of couriers'],
    ],
  },
  sites: [
    ['the first house where it happened', 'the inn where it happened first'],
    ['the locked workshop of {B.full}', 'the study of {B.full}'],
    ['the office of {A.full}', 'the rooms of {A.full} at the inn'],
  ],
  lair: {
    names: [
      'the old powder mill',
      'the lead foundry',
      'the observatory on the ridge',
      'the deepest cellar of the brewery',
    ],
    terrain: 'underground',
  },
  problem: [
    'It comes each [third|fourth] night, «at an hour exactly, »and strikes a different street each time«, as if somebody were working through a list». {B.full}, the {B.role}, who wanted to explain it, has not been home since the second time.',
    'It began {weeks} weeks ago with one house; by now it strikes whole streets«, in a neat order». The only person who understood anything about such matters, {B.full}, the {B.role}, has disappeared.',
  ],
  start: [
    'There are chalk numbers on the doors of {town}, and you stand in front of number {few}« when the hour strikes». It is as you were told: {fact}. On the roof opposite somebody crouches with a slate, looks not at the street but at a watch«, writes,» and is gone. In the gutter lies a piece of chalk.',
    '"Count with me," says {T.full}, the {T.role}, and pulls you into a doorway. "Three, two, one«, {town}»." And then it is so, for all to see: {fact}. {T.full} counts on, «under {T.their} breath, »until it is over. "Ninety-one, and last time it was eighty. {town} was never good at counting, but I am."',
  ],
  ask: [
    '{G} wants to know who is behind it and to have {B} back, alive, before {deadline}. "«It is no curse. »A curse does not use chalk."',
    '"Stop it, find {B}, and bring me what they do it with," says {G}. "Before {deadline}«: for that evening all windows towards the ridge have been let at high prices, to strangers»."',
  ],
  rumours: [
    '{B} has done it, and hides now.',
    '{S} has drawn chalk marks on doors« for years», and says that they are for the milk.',
    '{A} has brought guests to {town}, at {A.their} own cost«, from three countries».',
    'On the night before each time a cart goes to {lair} with a load« under wet cloths».',
  ],
  run: [
    'The chalk is soft and blue, such as «tailors and »surveyors use (DC 12 Investigation); {S} uses white chalk.',
    'Whoever looks up at the right moment sees {H} on a roof, with slate and watch (DC 13 Perception). «In the hurry »{H} leaves a glove behind: it is singed, and smells of [lead|brandy|lightning].',
  ],
  gist: [
    '{A} makes it happen: {fact}. It is done with a machine that {B} once invented« and then hid», and {town} is the place where it is tried out. At {deadline} the buyers are to see it« at full strength»; the price is {prize}.',
  ],
  truth: [
    [
      'Years ago {B} found out how it can be brought about«, was frightened,» and burned the notes, all but one drawing. {A} bought this drawing at an auction«, understood a quarter of it,» and built the machine at {lair}. Since {weeks} weeks it has worked: {fact}«, wherever it is pointed».',
    ],
    [
      '{A} has invited three buyers. The one who bids most gets the machine, and {A} gets {prize}«; what the buyer will do with it can be imagined, and {A} does not do so». The numbers on the doors are the order of the trials. {H} measures.',
    ],
    [
      'Since the second trial {B} has been at {lair} and has to improve the aim. {B} makes small mistakes on purpose. {T} rents out the cart«, has recognised the way,» and has been told that the next street would be {T.their} own.',
    ],
  ],
  turn: [
    'The machine cannot be switched off any more: since the last trial it goes on by itself, «a little stronger each night, »and only {B} has noticed. {A} does not believe it. At {deadline} it will not strike one street but everything within a mile«, {lair} first».',
    'One of the three buyers is {G}, under a false name and in the name of {council}«: better we than others, they have decided». {G} hired the party so that it should not come to that.',
  ],
  people: {
    G: ['{G} wants the machine to be gone«, and knows that others in {council} want to have it».'],
    A: [
      '{A} wants {prize}, and has numbers instead of people in {A.their} book. {A} would stop at once if it did not pay.',
    ],
    B: [
      '{B} wants to destroy it and to come out alive«, in this order». {B} knows which screw holds everything together.',
    ],
    S: [
      '{S} delivers milk, marks the doors of those who owe money, and does not want to lose them« as customers» by saying so.',
    ],
    T: [
      '{T} has counted the seconds each time«, and written them down». {T} wants a place for {few} people to sleep outside of {town}.',
    ],
    H: [
      '{H} measures and has stopped sleeping. {H} was told that nobody feels anything; {H} was on the street« for the last trial», and knows better.',
    ],
  },
  looks: [
    [
      'An empty house« with number one on the door». The people left everything behind, even the [soup|lamps|shoes].',
    ],
    [
      'Ash in the stove, gaps on the shelves. On the ceiling«, where nobody looks,» {B} has noted down figures.',
    ],
    ['A map of {town} with pins«, an elegant dinner service for {few},» and a locked case.'],
    [
      'Wheels, glass and lead, «as high as a house, »and a gallery« for spectators» with velvet chairs. {B} is chained to the lever that aims it.',
    ],
  ],
  todo: [
    [
      'The street is cordoned off« by order of {A}, "for safety"». At the change of the guard it is free for {few} minutes (DC 13 Stealth).',
    ],
    [
      'To read the ceiling, one has to lie where {B} used to lie, «in the bed, »with a lamp (DC 12 Perception to think of it).',
    ],
    [
      '{A} receives buyers. The party may be one of them, if it looks rich« enough» to {H} (DC 14 Deception), and then sees the map.',
    ],
  ],
  clues: [
    [
      'Arcana :: examining the room :: It came from one direction«, like light through a lens»: this was aimed.',
      'Investigation :: asking who rented this house last :: {H}, «for one night, »for the household of {A}.',
      'Survival :: sighting along the marks on the wall :: The line goes through the window, «over the roofs, »to {lair}.',
    ],
    [
      'Arcana :: reading the figures on the ceiling :: {B} knew« how it works, and calculated» how to break it: "the third screw".',
      'Investigation :: reading the receipt of the auction :: The drawing of {B} went to {A}«, for a very small sum».',
      'Perception :: looking at what is missing :: All of the lead is gone; the cart tracks go to {lair}.',
    ],
    [
      'Investigation :: comparing the pins with the nights :: One pin for each trial; at {deadline} there are pins everywhere.',
      'Insight :: asking {A} what is for sale :: "Silence," says {A}, "or its opposite," and is not joking.',
      'Sleight of Hand :: opening the case :: Tickets for three people, for a gallery« with velvet chairs» at {lair}.',
    ],
  ],
  lairUse: [
    'The third screw (two actions, DC 14 Sleight of Hand, or one word from {B}) makes the machine fall apart; for a round everything within 20 feet is struck by it.',
    'It can be aimed (DC 14 Strength check): at whomever the party likes, {A} included«, and each time once».',
  ],
  tactics: [
    "{A} aims it at the party, and the others protect the lever; {A} does not notice that {B} turns it« a hand's breadth» to the side each time",
  ],
  parley: [
    '{A} is a dealer. If the buyers leave, or a better offer« than {prize}» is made (DC 15 Deception), {A} stops the trial; {B} does the rest.',
  ],
  clock: [
    ["Number {few}: a whole street. {G} finds the first buyer's name« in a register»."],
    ['{S} is arrested because of the chalk.'],
    [
      'It strikes the house of {T}. {B} stops making mistakes«, because {A} has threatened to aim at a school».',
    ],
    [
      'At {deadline} the buyers sit on the gallery. It strikes half of {town}«, and lasts until morning».',
    ],
  ],
  after: [
    '{A} has {prize}, and the one who paid for it has the machine«, and neighbours»; {ruin}.',
  ],
  endings: [
    {
      heading: 'The third screw',
      text: [
        'The machine falls apart, «the buyers run for their coaches, »and from that night on it is no longer true that {fact}. {B} burns the drawing«, and this time watches until the end». {A} is brought before {council} with the map.',
      ],
    },
    {
      heading: 'A better offer',
      text: [
        '{A} sells to the party, or to {G}. *The price:* it exists, and what exists is used. {B} refuses to help«, and has to be locked up, or let go».',
      ],
    },
    {
      heading: 'The buyers are told',
      text: [
        'If all three buyers learn who the others are, they take each other by the throat«, and {A} is left alone with the machine». *The price:* three powers know now that it is possible«, and that {B} is alive».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'Half of {town} has been struck, and {lair} with it. The machine is still running« and nobody is at the lever»; {B} is alive, under the gallery.',
      ],
    },
  ],
  steps: [
    'Find out in what order it strikes.',
    'Find {B.full}.',
    'Find out who looks on, and from where.',
    'Stop it before {deadline}.',
  ],
};
