import type { MatterKernel } from '../matter-types.ts';

/** An enemy invites the party to a feast. A is the host, B a guest of last year who has never come home. */
export const inquireDinner: MatterKernel = {
  id: 'inquire-dinner',
  sort: 'claim',
  states: ['usual'],
  tells: [{ says: 'invite', objects: 'party adventurer hero guest' }, { says: 'invite' }],
  inquiry: 'dinner',
  tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
  victim: 'held',
  escort: ['people', 'undead', 'beast'],
  roles: {
    B: [
      ['violin player', 'young miller', 'schoolteacher'],
      ['court painter', 'young judge', 'harp player'],
      ['heir of a border castle', 'royal envoy', 'court composer'],
    ],
    S: [
      ['pastry cook', 'piano tuner', 'florist'],
      ['wine dealer', 'portrait painter', 'dancing teacher'],
      ['wine dealer to the crown', 'famous singer', 'retired general'],
    ],
    T: [
      ['kitchen hand', 'laundry worker', 'stable hand'],
      ['head cook', 'lamp keeper', 'head gardener'],
      ['head cook', 'keeper of the plate', 'lamp keeper'],
    ],
    H: [['butler'], ['butler'], ['majordomo']],
  },
  sites: [['the long gallery'], ['the kitchen below the stairs'], ['the library']],
  lair: {
    names: ['the house with the tall clock', 'the house at the end of the avenue'],
    terrain: 'indoors',
  },
  problem: [
    'The cards are of black paper, and each has a name of yours on it, spelled as your mothers spelled it. Supper is at {lair}, on the eve of {deadline}, with a small one tonight, "so that the cook learns your tastes"; no weapons at table, no harm to a guest, no harm to the host, until the clock strikes one. {B.full}, the {B.role}, had such a card last year and has not come home.',
    'You are expected, it says on the card, and the place is already laid: a small supper tonight, "to get acquainted", and the great one on the eve of {deadline}, with soup at nine and dessert after midnight. Nobody in {town} has ever refused. {B.full}, the {B.role}, went a year ago and has sent a polite letter each month since, always the same one.',
  ],
  start: [
    [
      'The door opens before you knock. {H.full}, the {H.role}, takes your coats, gives each of you a number, and looks past your shoulder as if one more were coming. It is only the small supper. At the end of a table for twelve {A.full} rises, and bows a little too low. "How good that you could choose to come," {A.they} says. At your left sits {B.full}, the {B.role}, with a full glass, and says, without moving the lips: "Do not finish anything."',
      '@table',
    ],
    [
      'At the small supper there are nine guests, and one of them has been sitting there for longer: the dust on {B.full}, the {B.role}, has been brushed off with care, but not behind the ears. {B.they} smiles when {A.full} smiles. Opposite, {S.full}, the {S.role}, pockets a spoon, sees that you have seen it, and shakes the head in despair: it is not the first time tonight that the spoon comes back out.',
      '@dust',
    ],
  ],
  ask: [
    '"Go there, you would go in any case," says {G}. "But bring back {B}. Whoever sits at that table is safe until the clock strikes one, «that much is certain, »and afterwards belongs to the house, if they have eaten up. Nobody has told me yet how one leaves."',
    '{G} wants {B} back before {deadline}, and wants to know what the invitations are for. "Somebody who could take, and invites: that is somebody who needs a yes. Do not say it, and find out to what."',
  ],
  rumours: [
    'Whoever empties the plate there stays; whoever leaves something [offends|hurts] the host«: it is a question of size».',
    '{S} has stolen the silver of the house and sold it in {town2}.',
    'The clock in the hall [strikes twelve twice|has two midnights].',
    '{H} has served three hosts, all of the same name.',
  ],
  run: [
    [
      'What {B} means: as long as something is left on the plate, the supper is not over (DC 11 Insight). {B} has kept back one cherry for a year.',
      'start=table',
    ],
    [
      'The spoon is no theft but a message: on its handle somebody has scratched "13" (DC 12 Perception). There are twelve chairs.',
      'start=dust',
    ],
    "The law of the table binds both sides. {A} cannot touch a guest before one o'clock, and a guest who draws a blade before that is no guest any more.",
    'Each of the courses begins with a toast, and each toast with a question to the party; whoever lies feels the glass turn warm (DC 12 Deception to let nobody else notice).',
  ],
  gist: [
    'It is as the card says: {fact}. {A} is bound to the house by an old law of hospitality, and can leave it only if a guest takes the chair of the host of their own free will. {B} said no, and is kept in the supper of last year. The party is to say yes.',
    '{Fact}, and means it. {A} has not been able to go farther than the gate for {years} years: somebody must sit in that chair. Twelve guests have been asked one after the other; {B}, the last, has neither eaten up nor said yes, and so sits there still.',
  ],
  truth: [
    [
      'The house was a hospice once, and its founder swore that a host should always be at home. {A} came as a guest {years} years ago, took the chair by force, and got the oath with it: a {doer} who cannot go away and has to invite. So it comes about that {fact}.',
    ],
    [
      "Three things hold a guest after one o'clock: to have eaten up, to have accepted a gift, or to have answered the third question with yes. {B} has done none of the three, and is held by the clock alone: it was stopped at that supper, by {H}, and for {B} it is still one minute to one.",
    ],
    [
      '{A} has tried threats, beauty and boredom. This time it is to be a bargain: each of the party will be offered, with the roast, what they want most and could carry home. It is really in the house, and really theirs, as soon as one of them sits down in the chair.',
    ],
  ],
  turn: [
    '{H} is the founder. {H.They} swore the oath, lost the house to {A}, and stayed, so that at least the guests should be served. {H} could release everyone with one word, and has been ashamed for {years} years of having forgotten which.',
    'A thirteenth chair stands in the kitchen, for whoever has nowhere to go. It is the chair of the host as well: it is older, and the oath was sworn in it. {T} sits in it every evening to peel turnips.',
  ],
  people: {
    G: [
      '{G} has a card, too, from the year before last, and did not go. {B} went in {G.their} place.',
    ],
    A: [
      '{A} wants to go out of the gate, once, in the rain. {A} is an excellent host, keeps to every rule to the letter, and hates each of them.',
      '{A} wants a yes. {A} listens like nobody else, remembers what each guest likes, and shows teeth only when laughing.',
    ],
    B: [
      '{B} has been at table for a year, is hungry, and has learned the whole house by its sounds. {B} has to be got to the gate before the clock goes on.',
    ],
    S: [
      '{S} was accused of stealing at a supper three years ago and has come back to clear {S.their} name, with all the spoons. {S} knows which door was open then.',
    ],
    T: [
      '{T} cooks, is alive, and has seen where {A} sleeps: behind the wine, three stairs down. {T} likes those who help with the washing up, and tells them everything.',
    ],
    H: [
      '{H} serves, announces, and turns the hands of the clock. {H} is not allowed to advise, but may repeat any question more slowly.',
    ],
  },
  looks: [
    [
      '[Forty|Thirty] portraits, one frame empty; a floor so smooth that everyone walks a little faster than they wanted to; windows with a view of a garden that is in bloom in the wrong season.',
    ],
    [
      'Copper, steam, [seven|nine] cats, a table as long as the one upstairs. A staircase leads farther down, and somebody has laid turnips on it to dry.',
    ],
    [
      'Books up to the ceiling, [a ladder on wheels|a globe without a sea], a fire that gives no warmth. On the desk lies the guest book, open, with a pen.',
    ],
    [
      'A table for twelve under a clock as tall as a tree. The candles burn upwards and downwards, the chair at the head is taller than the door, and what the party most wishes for lies under twelve silver covers.',
    ],
  ],
  todo: [
    [
      'Until the great evening the invited may come and go [as they like|at any hour], and look round, never alone. {A} gives an arm to one of the party and talks (DC 13 Performance to keep it up for a quarter of an hour); the others are free for so long.',
    ],
    [
      'Guests are not allowed below. One can spill something (DC 12 Sleight of Hand), carry plates (DC 12 Deception), or follow a cat (DC 13 Stealth).',
    ],
    [
      'The library is locked, with a riddle on the door: "I am given, and never taken home." (A word, or a visit; else DC 14 Investigation.)',
    ],
  ],
  clues: [
    [
      'History :: looking at the empty frame :: The plate on it says "the host", without a name. It was made to be changed.',
      'Perception :: looking at the portraits in the mirror opposite :: All are the same person, in other clothes: {A}, who does not show in the glass beside them.',
      'Nature :: looking at the garden in bloom :: Spring stands there in a ring that ends at the gate, and its middle is the tall clock of {lair}.',
    ],
    [
      'Persuasion :: drying plates beside {T} :: "They are held by what they eat, what they take, or what they say. The thin one has done none of it, poor thing. It is the clock."',
      'Insight :: asking {T} about the host :: {A} comes down at dawn, by these stairs, and weeps over the turnips. {A} has never once eaten anything here.',
      'Investigation :: finding the winding key among the ladles :: It fits the tall clock of {lair}, and has a word engraved, half worn away: "wel—".',
    ],
    [
      'Arcana :: reading the oath on the first page of the guest book :: The host must be at home; whoever sits down in the chair of their own free will is the host. Nothing is said of who may open the gate.',
      'Religion :: comparing the hands in the guest book :: {A} signed it once as a guest. So {A} came in by invitation, and took the chair without one: the chair was never rightly taken.',
      'Sleight of Hand :: taking out the last page without a sound :: A plan for the third course: the covers, the wishes, and the seat of each of the party at the table of {lair}.',
    ],
  ],
  lairUse: [
    'The hands of the clock can be turned (one action, DC 12 Athletics): forward to one, and the law of the table ends for both sides; back, and every plate is full again and every wound of this fight is half closed ({sting} hit points for each one here).',
    'The tall chair: whoever sits down in it says what is served. Whoever gets up from it within the same minute is only very tired (one level of exhaustion).',
    'The curtains on the garden side can be torn down (one action): spring falls in, with daylight that has been waiting for years.',
  ],
  tactics: [
    '{A} does not break the law of the table first, but has each guest offered a cover in turn, and strikes after the first blade or at the stroke of one, at whoever is nearest to the clock',
  ],
  parley: [
    'The law can be turned round: whoever invites {A}, in due form, to supper elsewhere (DC 12 Persuasion) makes a guest of the host, and a guest may leave. What {A} does outside the gate depends on the house to which the party has invited {A.them}.',
    'Whoever says to {H} the word that is missing, "welcome", and means {H}, gives the house back to its founder; {A} is a guest from then on, and it has become late (DC 13 Religion to find the form).',
  ],
  clock: [
    [
      '[Coaches|Sledges] are sent for the other guests. The dress of each of the party is laid out in their rooms, and fits.',
    ],
    ['The monthly letter of {B} comes. There is a smear of cherry on it.'],
    ['{A} has the empty frame dusted, and asks a painter to keep the week free.'],
    [
      "On the eve of {deadline}, the day before, the great supper has begun at nine; at one o'clock it is over.",
    ],
  ],
  after: [
    "At one o'clock somebody sits in the tall chair who had not meant to, and {A} walks out of the gate, into the rain. The letters to {town} are now written by two.",
  ],
  endings: [
    {
      heading: 'Invited in return',
      text: [
        'The party rises before dessert, thanks {A} for the supper, and invites {A.them}. The whole house holds its breath. Then {H} opens the gate, {B} walks out with a cherry in the hand, and {A} stands in the rain with the collar up, and does not know where to put the hands.',
      ],
    },
    {
      heading: 'The founder at the head',
      text: [
        '{H} sits down in {H.their} own chair, and the house knows its host again. All guests of all suppers get up. *The price:* {A} is free and has no house to keep {A.them} in; the party was at that supper, and so it will be asked.',
      ],
    },
    {
      heading: 'With blades, after one',
      text: [
        'The supper ends as such suppers do. {A} falls across the table, and the twelve covers are only covers. *The price:* the house wants a host before sunrise: it burns, or somebody stays in it for one night each year.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The [plates|glasses] are empty and the clock strikes. The supper has one more guest for ever, and {A} stands in the door with hat and stick. What can still be done is to hold {A} on the threshold with politeness, for as long as each can think of one more thing to say.',
      ],
    },
  ],
  frame: {
    stakes: [
      [
        'The supper is in {days} days, on the eve of {deadline}. Whoever does not come is fetched, with flowers.',
        'tier=1',
      ],
      [
        '{days.s} days are left until {deadline}, and the supper is the evening before. {G} has counted: those who went were always twelve, and came back as eleven.',
        'tier=1',
      ],
      [
        'In {days} days is {deadline}, and on the evening before it the supper. If {A} comes out of the gate afterwards, nobody knows who could stop {A.them}: {ruin}.',
        'tier>=2',
      ],
      [
        '{days.s} days remain until {deadline}. Whoever sits at that table decides by it, says {G}, whether something leaves that house which has been kept in it till now; {ruin} then.',
        'tier>=2',
      ],
    ],

    ownMagic: [
      [
        '*Zone of Truth* is allowed at table, as a parlour game. {A} plays with pleasure: everything that {A} has promised is true.',
        'level>=3',
      ],
      '*Purify Food and Drink* makes the roast what it is: turnips, very well made. The law of the table counts them all the same.',
      [
        '*Detect Thoughts* on {B} finds a clock, a cherry, and the number of steps to the gate: {num}.',
        'level>=3',
      ],
      [
        '*Dispel Magic* on the clock moves it by one minute. For {B} that is the decisive one.',
        'level>=5',
      ],
      [
        '*Scrying* into the house is answered by {H}, who asks whether one will be coming.',
        'level>=9',
      ],
      [
        '*Teleport* out of the house is possible with an empty hand, an empty stomach and a clear conscience.',
        'level>=13',
      ],
    ],
  },
  steps: [
    'Go to supper, and come home again.',
    'Find out why {B.full} has not come back.',
    'Find out what the host wants.',
    'Bring {B.full} out of the house before {deadline}.',
  ],
};
