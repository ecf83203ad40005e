import type { Agent } from './plot-types.ts';

const tones = ['whimsical'] as const;
const fates = ['gone'] as const;

/** Those who act in a whimsical story. No one is hurt by them, except in dignity. */
export const whimsicalAgents: readonly Agent[] = [
  {
    id: 'returned',
    tones,
    uncanny: false,
    fates,
    roles: [
      ['wig maker', 'dancing teacher', 'lodger with a large trunk', 'puppeteer'],
      ['visiting professor', 'opera impresario', 'inspector of public cheerfulness'],
      ['ambassador of a very small country', 'court hairdresser', 'royal taster'],
    ],
    who: [
      '{A} is the {V.role} {V.full} with a limp that changes legs.',
      'Behind the spectacles of {A} is {V}, who can see nothing through them and has walked into most of {town}.',
      '{A} is {V}, back after {years} years behind a moustache that fools everybody.',
      'The {A.role} with the accent is {V}. The accent is from nowhere and changes at meals.',
      '{V} has come back as {A} and has been told the story of {V} three times already, each time worse.',
    ],
    whyNow: [
      [
        'It begins now because there is to be a statue of {W}, with the wrong thing in its hand.',
        '@statue',
      ],
      'It begins now because {A} had finally thought of the right answer, {years} years after the conversation.',
      'It begins now because {deadline} is near, and everybody will be looking.',
    ],
    goal: [
      '{A} wants to be recognised by somebody, anybody, so as to be able to deny it.',
      '{A} wants {W} to shake hands on it, with all of {town} counting the fingers.',
      '{A} wants one apology, in a loud voice, on the steps of {s1}.',
      '{A} wants {W} to be laughed at once, in public, until it hurts in the sides.',
    ],
    face: [
      'Tells everyone to be natural, and is not.',
      'Asks for the bill in a made-up language and is understood.',
      'Enthusiastic about everything local, and pronounces it right by mistake.',
      'Bows too low and loses something each time.',
    ],
    traces: [
      ['habit', '{A} knows where the creaking step is and skips it, whistling.'],
      ['thing', 'The moustache has a ticket in it: "left side".'],
      ['word', '{A} corrects a detail of the old story, hotly, and then says "I imagine".'],
      [
        'paper',
        'The lodging was paid in verse, and the verse scans like the old reminders.',
        'wrong=wager',
      ],
      [
        'paper',
        'The signature of {A} in the guest book has been begun with the first letter of {V}, and turned into a flower.',
      ],
      [
        'habit',
        'The oldest goose in {town} follows {A} down the street, and {A} pretends that it is a coincidence.',
      ],
    ],
    hides: [
      ['word', 'Children have seen {A} practise speeches in front of a scarecrow at {lair}.'],
      ['thing', 'There {res.is} {res} on the spats of {A}, and one can only get that at {lair}.'],
      [
        'paper',
        'A bill for {few} pots of paint is addressed to "the gentleman or lady at {lair}".',
      ],
      [
        'habit',
        '{A} goes for a walk towards {lair} each day with an empty basket, and comes back with a full heart and the same basket.',
      ],
    ],
    steps: [
      [
        '{A} opens a school of deportment and enrols {W}.',
        '{A} gets {X1} to tell the old story once more, and takes notes aloud.',
        ['{A} gets {W} to pose for the statue, for six hours, with a fish.', 'why=statue'],
        '{A} confides in {T}, who has to promise not to laugh and cannot keep it.',
      ],
      [
        '{A} has {X3} made honorary president of something that turns out to be hens.',
        '{A} sends {W} {num} identical hats, and then the hatter.',
        '{X3} is seen at noon wearing a barrel, and says that it is a fashion.',
        '{A} changes every sign in {town} by one letter.',
      ],
      [
        "{A} drops the moustache into {W}'s soup at the height of {deadline}, and says good evening.",
        '{W} makes the great speech with {A} behind the curtain, who works the arms.',
        ['The statue is unveiled, and it is not of {W}, or not of the front.', 'why=statue'],
        '{W} is called up to the platform, and everybody in the first row is wearing that moustache.',
        '{W} gives a speech that someone has rewritten, and reads it to the end, since the paper says so.',
      ],
    ],
    parley: [
      '{A} can be had for supper with everyone, if there is a chair and the chair has a name on it.',
      'Laugh at the moustache, and {A} will fight; admire it, and {A} will hand it over to be tried on.',
      'Ask {A} for the moustache. {A.they} is proud of it, and cannot hold both it and the anger.',
      '{A} stops for an apology; if it rhymes, {A.they} helps with it.',
      '{A} has prepared a speech of {few} pages and needs listeners. Whoever listens to all of it has won.',
    ],
    lairSigns: [
      'a mirror with faces cut out of paper stuck to it, to practise on',
      '{few} wigs on cabbages',
      'a diagram of {town} with arrows and the word "HA"',
      "a trombone, and the neighbours' letters about it",
    ],
    tactics: [
      '{A} fights with a paint brush, fair play and a collapsible chair.',
      [
        'The helpers are out-of-work actors: they die beautifully if they are touched, and get up for applause.',
        'escort=people',
      ],
      'Everything is rigged: flour above, a carpet below, a goose behind the curtain.',
      '{A} demands a duel, by the rules, and has brought the rules; they are long.',
    ],
    leader: ['people'],
    escort: ['people', 'fey', 'beast'],
  },
  {
    id: 'kin',
    tones,
    uncanny: false,
    fates,
    roles: [
      ['pastry apprentice', 'letter carrier', 'organ grinder', 'assistant librarian'],
      ['under-secretary of fairs', 'conductor of the town band', 'junior alchemist'],
      ['third lady- or gentleman-in-waiting', 'keeper of the royal jam', 'court poet on trial'],
    ],
    who: [
      'The helpful {A.role} is the {rel} of {V} and has been sent with a list, in crayon.',
      "{A} has {V}'s ears, keeps them under a cap, and is the {rel} that everyone in the family had hoped would become a judge.",
      '{A} is the {rel} of {V} and has been brought up on the story, with gestures.',
      [
        '{A}, whom everybody sends for rolls, is the {rel} of {V}, under the name of an aunt.',
        'tier=1',
      ],
    ],
    whyNow: [
      'It begins now because {A} has been asked to sing the praises of {W} in parts.',
      'It begins now because {V} has a birthday soon, a round one, and wishes for nothing.',
      ['It begins now because {A} found the old receipt in a lining, legible.', 'wrong=wager'],
      'It begins now because {A} found an old diary, and read it, and had to sit down.',
    ],
    goal: [
      "{A} wants to bring {V} home on somebody's shoulders, with all of {town} looking on.",
      '{A} wants {W} to say one sentence, the right way round, in front of the whole of {town}.',
      [
        '{A} wants to win back the hat, the book or the honour, whichever is smallest and can be carried.',
        'wrong=wager|recipe|prize',
      ],
    ],
    face: [
      'Carries a ladder everywhere, in case.',
      'Says "Nothing" before being asked what that is.',
      'In the way, polite, and always carrying something with a lid.',
      'Blushes in two stages.',
    ],
    traces: [
      ['habit', '{A} sneezes like {V}: three times, and then an apology to the furniture.'],
      ['paper', "The parish book spells {A}'s name with a blot where another was."],
      ['word', '{A} tells the old story with the wrong hero, and is thought to have it backwards.'],
      ['thing', "On {A}'s key ring hangs {emb}."],
    ],
    hides: [
      ['thing', 'The lids that {A} carries leave rings in {res}, all the way from {lair}.'],
      ['word', '{S} sold {A} {few} lanterns for {lair}, "for the atmosphere".'],
      [
        'paper',
        'A postcard to {V} shows {lair}, with a cross at a window and the word "headquarters".',
      ],
      ['habit', '{A} takes long lunches at {lair}, and is back with straw in the hair.'],
    ],
    steps: [
      [
        '{A} puts a rhyme into each loaf.',
        '{A} asks {W} for advice about a relative with a grudge.',
        '{A} swaps two wedding cakes, and two weddings find it an improvement.',
        '{A} asks in the market for parrots, {few} of them, quick learners.',
      ],
      [
        '{A} hands {W} the right key, the wrong door and a lit cake.',
        'All the goats of {town} are dyed to match {X3}.',
        '{few.s} parrots that can say one sentence about {W} are let loose in {s1}.',
        '{X3} receives a prize for honesty, in public, and has to make a speech about how.',
      ],
      [
        '{A} brings {V} along, in a wheelbarrow, asleep, and the crowd parts.',
        '{W} is given the freedom of {town}, and it has been loosened.',
        'At the height of {deadline} the band strikes up the first version.',
        '{W} finds the whole town sitting on the lawn in silence, with receipts.',
      ],
    ],
    parley: [
      '{A} has promised to be home for supper. Mention the time.',
      'Give {A} a part in it. {A} has always wanted to be the one with the lantern.',
      '{A} gives in at once to anyone who offers to help properly.',
      '{A} is holding a very heavy thing over a very valuable one and would be grateful for a hand.',
      'Ask {A} what {V} would say. {A.they} giggles, and it is over.',
    ],
    lairSigns: [
      'a large plan with a small apology in the corner',
      'cages for {few} birds, open, and one sentence on a blackboard, in large letters',
      'a cake in the form of {W}, from behind',
      '{embs} hung up like bunting',
    ],
    tactics: [
      '{A} throws what there is: buns, then cushions, then a look of great disappointment.',
      ['The helpers are the youngest of three families and must be home by six.', 'escort=people'],
      'The floor has been soaped, and {A} has forgotten where.',
      '{A} defends the last cake with everything that has a handle.',
    ],
    leader: ['people'],
    escort: ['people', 'beast', 'fey'],
  },
  {
    id: 'power',
    tones,
    uncanny: true,
    fates,
    roles: [[], [], []],
    who: [
      '{A} is what {town} was built around, so as not to wake it. Somebody laughed.',
      '{A} pays rent for the hill, in acorns, has every receipt, and expects the same of others.',
      '{A} lives under things, is about as old as the hill, and has a strong sense of what is fair.',
      '{A} is of the small kind that keeps accounts: milk for work, a song for a song, and for a broken promise something funny.',
    ],
    whyNow: [
      'It begins now because {years} years are what {A} calls "presently".',
      'It begins now because {A} came to ask politely, and was taken for a cat.',
      'It begins now because {W} had the old hollow tree cut down, which was the letter box.',
    ],
    goal: [
      '{A} wants a proper apology, with the hat off, to the hill.',
      '{A} wants a seat at the feast of {deadline}, a high one, and to be served first.',
      '{A} wants to hear from {W}, with the hat off, that there is a debt, or else a better joke than its own.',
      '{A} will make {town} honest by {deadline}: each person will say what they think, for one whole day, in rhyme.',
    ],
    face: [
      'Something giggles in the wall, in a bass voice.',
      'Milk disappears, and the saucer is washed.',
    ],
    traces: [
      [
        'thing',
        'Very small receipts have been left, written on birch bark, correct to the farthing.',
      ],
      ['word', 'Everyone who was visited has had to tell the truth about soup since.'],
      ['habit', 'It cannot leave a shoelace tied. There is a trail of people bending down.'],
      [
        'paper',
        'Under the sum in {record} someone has written "wrong", and the right sum, and a smile.',
      ],
    ],
    hides: [
      [
        'thing',
        '{res.s} lies on the window sill in a neat heap, with a feather in it, like a visiting card from {lair}.',
      ],
      ['word', 'The cats of {town} hold a meeting at {lair}, and come home thoughtful.'],
      [
        'paper',
        'In the oldest map there is a face at {lair}. It has turned round since last year.',
      ],
      ['habit', 'Spoons in {town}, if laid on a table, point to {lair}.'],
    ],
    steps: [
      [
        'It leaves {S} a tip.',
        'The cows of {town} give advice.',
        'All the hats of {town} fit someone else in the morning.',
        'It visits {T} to borrow a cup of sugar, and pays it back as a cup of bees.',
      ],
      [
        '{X3} is invisible from the front.',
        "Every door in {town} opens on {W}'s bedroom.",
        '{X3} can only walk backwards, and finds it restful.',
        'Every clock in {town} shows a time it likes better.',
      ],
      [
        "{A} puts on {W}'s face at {deadline}, and it suits the face.",
        'The whole of {town} hiccups once, together, and is somewhere nicer.',
        'At the high point of {deadline} the guests of honour are found to be geese, and nobody is sure since when.',
        '{W} is made to keep the promise, with full orchestra.',
      ],
    ],
    parley: [
      [
        'It has to count whatever is spilled. There is {good} enough for an afternoon.',
        'goods=yes',
      ],
      'It will do anything for a name of its own in {record}, spelled with a capital.',
      'It loves riddles, must answer three, and may not leave before the third. Then it must be paid in cake.',
      'It does anything for a person who ties its shoe.',
      'Offer it a chair. It has never been offered one.',
    ],
    lairSigns: [
      'a door as high as your knee, with a brass plate and office hours',
      'all the lost left gloves of {town}, in pairs',
      'a ledger in which every kindness is entered, in red, as a loss',
      '{embs}, wound into a crown of the wrong size',
    ],
    tactics: [
      'It fights by exchanging things: swords for fish, boots for hats, you for the goat.',
      'It does not hurt anyone. It ties them to each other.',
      'Whoever laughs is out, and whoever makes it laugh has won.',
    ],
    leader: ['fey'],
    escort: ['fey', 'beast'],
  },
  {
    id: 'profiteer',
    tones,
    uncanny: false,
    fates,
    roles: [
      ['seller of patent cures', 'ballad seller', 'dealer in antique buns', 'umbrella merchant'],
      ['organiser of festivals', 'collector of curiosities', 'editor of a gazette'],
      ['purveyor to seven courts', 'royal auctioneer', 'promoter of balloon ascents'],
    ],
    who: [
      '{A} has worked this trick in four towns: a bit of old shame, a bit of glitter, and a season ticket.',
      '{A} collects quarrels, keeps them fresh, and brings them out with lights.',
      '{A} has no quarrel with anyone and sells tickets to this one.',
      '{A} heard of the old matter, saw that a town will pay to find out what happens next, and makes it happen.',
    ],
    whyNow: [
      'It begins now because {A} has {num} umbrellas too many, or something like umbrellas.',
      'It begins now because {A} has printed the programme already.',
      'It begins now because the last town had enough of it, and ran after the cart for a mile.',
    ],
    goal: [
      '{A} wants a grand finale at {deadline}, with seats in three classes.',
      '{A} wants {W} and {V} to make it up, or not to, as long as it is on the stage, on Saturday.',
    ],
    face: [
      'Is your friend from the second word on, and sells you the first one later.',
      'Has a card for it, with a picture.',
      'Has exactly what you need, whatever it is, in the other cart.',
      'Is deeply moved by everything and notes it down.',
    ],
    traces: [
      ['paper', 'The posters were printed before the first thing happened, and get the day right.'],
      ['thing', 'The glitter that was found on {theemb} is sold by {A} by the ounce.'],
      ['word', '{A} asks in the evening whether it was loud enough at the back.'],
      ['habit', '{A} counts the crowd with small movements of the lips.'],
    ],
    hides: [
      ['paper', 'The cart licence says "kept at {lair}".'],
      [
        'thing',
        'Sawdust and {res} have been trodden in together; only at {lair} is there a stage on such ground.',
      ],
      ['word', 'A tenor was heard at {lair} at {hour}, being told to be louder.'],
      ['habit', '{A} guides tourists everywhere but to {lair}.'],
    ],
    steps: [
      [
        '{A} sells {T} a good seat for {T.their} own story.',
        '{A} has posters up for a second night before the first.',
        '{A} begins to sell souvenirs of what has not happened yet.',
        '{A} signs {S} for a small speaking part.',
      ],
      [
        "{A} hires {X3}'s twin, who has never existed.",
        'The audience begins to take part, and there is no stopping it.',
        '{X3} is booed in the street by people with tickets.',
        'The tenor whom {A} has hired resigns, and takes the fog along.',
      ],
      [
        '{A} sells the finale twice, to {W} and to {V}.',
        'The curtain comes down on {W}, gently, and has to be cut.',
        'The finale takes place in the wrong order: first the fireworks, then the audience.',
        '{W} is carried through {town} in triumph or in a blanket. Opinions are divided.',
      ],
    ],
    parley: [
      'Buy all the tickets.',
      '{A} is afraid of one critic, {T}, who falls asleep. Put {T} in the front row.',
      '{A} is open to a better script.',
      '{A} will stop as soon as the takings are to be shared with {V}.',
      'Show {A} the true papers. {A.they} takes off the hat: it is the best property {A.they} has ever seen, and it is real.',
    ],
    lairSigns: [
      'a thunder sheet, a rain drum, and a tenor eating soup',
      'programmes, damp, tied up in hundreds',
      '{embs} by the gross, with the price on',
      'a dressing table with three names on it, crossed out',
    ],
    tactics: [
      '{A} sets off everything at once: fog, thunder and a tenor.',
      ['The helpers are paid by the scream and scream a lot.', 'escort=people'],
      "{A} passes the hat during the fight, and some of the party's enemies put something in.",
    ],
    leader: ['people'],
    escort: ['people', 'beast', 'construct'],
  },
  {
    id: 'penitent',
    tones,
    uncanny: false,
    fates,
    roles: [[], [], []],
    who: [
      '{W} is behind it, with a lantern, on tiptoe, and is so well known here that everyone says good evening.',
      'It is {W}. {W.their} disguised handwriting is the same as {W.their} handwriting.',
      'It is {W} in person. {W} has tried to confess for {years} years, and nobody has let {W.them} finish the sentence; now {W.they} does it with pranks.',
      '{W} plays the avenger of {V}, at night, in a cape, since {V} never bothered to.',
    ],
    whyNow: [
      'It begins now because {W} is to be given a golden chain for modesty.',
      "It begins now because {W} dreamed of a goose with {V}'s eyes.",
    ],
    goal: [
      '{W} wants to be arrested by somebody who reads the charge to the end.',
      '{W} wants to make {V} laugh. It has not been possible by letter.',
      '{W} wants to be found out, thoroughly, before {deadline}, by people with a sense of proportion.',
      '{W} wants all {few} to own up, and has thought of a very long rope and a pond.',
    ],
    face: [
      'Whistles when you look, and stops when you do not.',
      'Helps you with the clue, turns it the right way up, and beams.',
      'Beams, and drops things near you that one would call clues.',
      'Goes to bed early, ostentatiously.',
    ],
    traces: [
      ['thing', 'The cape hangs in {W}\'s hall with a label: "not mine".'],
      ['habit', '{W} asks every morning whether anyone was seen, and looks hopeful.'],
      ['word', '"Well done, whoever it was," says {W}, a little too often.'],
      ['paper', '{W} has ordered a mask, in the same size as the hat, on account.'],
    ],
    hides: [
      [
        'word',
        'The night watchman salutes {W} each night on the way to {lair}, and supposes that it is drains.',
      ],
      ['thing', 'The cape has {res} along the hem.'],
      ['paper', 'A note on {W}\'s desk says: "{lair}, bring biscuits."'],
      [
        'habit',
        '{W} recommends {lair} to the party, at this time of the year, by moonlight, with a notebook.',
      ],
    ],
    steps: [
      [
        '{W} writes an anonymous letter against {W.themself}, with a return address.',
        '{W} has the reward raised and looks round.',
        '{W} sits down in the dock of the court and has to be asked to leave.',
        '{W} puts up a reward for {W.themself}, then doubles it.',
      ],
      [
        '{W} is caught at it by {T}, who congratulates {W.them} on the disguise.',
        'The {few} get an invitation to a picnic, and there is a pond.',
        '{X3} is lowered into the pond, an inch at a time, with tea.',
        '{W} prints a confession; it is taken for satire and sells well.',
      ],
      [
        '{W} steps out on the balcony at {deadline} to confess, and the band strikes up.',
        '{W} locks {W.themself} into the stocks, and people bring cushions.',
        '{W} confesses at {deadline} from a balcony, and gets three cheers and no hearing.',
        'The {few} are found in a row on a plank over the pond, singing, and do not know how to come down.',
      ],
    ],
    parley: [
      'Ask {W} what {V} would have liked best. It is all packed, with a bow.',
      '{W} wants to be chased. After two streets {W.they} is out of breath, and talks.',
      'Let {W} finish the sentence. It is a long one, with {V} in it.',
      '{W} gives up at the words "we believe you".',
      'Scold {W}, by name, like an aunt.',
    ],
    lairSigns: [
      'a confession in {few} drafts, each with a different ending',
      'a cape on a hook, a spare cape, and a cape for guests',
      'biscuits',
      '{embs}, clumsily made, with burnt fingers in mind',
    ],
    tactics: [
      '{W} fights with great flourishes and misses on purpose.',
      ['The old servants hold the doors shut, the wrong ones, out of habit.', 'escort=people'],
      '{W} has to be stopped from falling off things.',
    ],
    leader: ['people'],
    escort: ['people', 'beast'],
  },
];
