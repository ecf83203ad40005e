import type { Departure } from './departure-type.ts';

/** Departures with something uncanny in them: a bargain, a voice, a place that remembers. */
export const departuresOfFate: readonly Departure[] = [
  {
    id: 'paid-rescuer',
    tones: ['horror', 'grim'],
    words: ['drowned', 'saved', 'shadow', 'rescued'],
    other: ['ferry hand', 'fisher'],
    concept: [
      ['was pulled out of the river by {Q}, who had drowned in it the week before', 'v=1'],
      ['was saved from drowning by {Q} and has cast no reflection since', 'v=2'],
    ],
    want: [
      ['to find out what {Q} wants in return', 'v=1'],
      ['to get back the reflection that the water kept', 'v=2'],
    ],
    flaws: [
      [
        'cannot let anybody be alone near water',
        'At every well and ford {P} counts the others, aloud, and will not drink until all of them have.',
      ],
      [
        'is reckless wherever it is dry',
        'On land {P} takes risks that make others look away, on the theory that it would be unfair to die there.',
      ],
    ],
    event: [
      '{P} broke through the ice at {town} and was lifted out by {Q}, [who set {P.them} on the bank, said "owe me one", and went back under.|who put {P.them} down on the bank, asked for nothing yet, and walked back in.] They had buried {Q} six days before.',
      'The river at {town} had {P} for an hour. {Q} dived nine times and brought {P.them} up breathing; but what {P} sees in a mirror, since then, is the room.',
    ],
    now: [
      '{P} has not slept near running water since, and has seen wet footprints by the bed in {town2}, facing it.',
      '{P} keeps a stone from that bank in one boot.',
    ],
    bond: [
      'The mother of {Q}, in {town}, to whom {P} writes each month and has never said why.',
      'A pair of gloves that belonged to {Q}; they are always damp, and fit.',
    ],
    hook: [
      [
        '{Q} is still down there, holding a door shut, and will need someone to take over for an hour, and will call for {P} by name.',
        'v=1',
      ],
      [
        'The reflection got out at {town2}, is doing well, and has begun to dream of drowning.',
        'v=2',
      ],
    ],
  },
  {
    id: 'empty-village',
    tellsChildhood: true,
    tones: ['horror', 'grim', 'heroic'],
    words: ['village', 'vanished', 'gone', 'lost', 'home', 'survivor'],
    other: ['pedlar', 'tinker', 'rag buyer'],
    concept: [
      [
        'came home from one night away to a village with the kettles still warm and nobody in it',
        'v=1',
      ],
      ['is the only one who remembers the village of {village}, which is on no map', 'v=2'],
    ],
    want: [
      ['to knock at every door until one of {num} people opens', 'v=1'],
      ['to hear somebody else say the name of {village} first', 'v=2'],
    ],
    flaws: [
      [
        'cannot leave an open door alone',
        'An open door with no one in it draws {P} in, sword or no sword, and twice it has been a trap.',
      ],
      [
        'keeps a place free at every table',
        '{P} saves a chair and a bowl for people who have not come, and takes it badly if somebody sits down.',
      ],
    ],
    event: [
      '{P} was sent from {village}, a hamlet near {town}, to fetch salt and stayed for a dance. In the morning the {num} others were gone, with the bread in the oven, and the dogs would not cross the threshold. {Q} had been there for the night.',
      '{P} is from {village}, a village [an hour|half a day] from {town}, rode to {town2} for a doctor, and came back to woods, old ones. [No clerk in {town} has ever heard of the place.|In {town} they are patient about it, and say that there has never been any such place.] Only {Q}, who had passed the night there, turned pale at the name.',
    ],
    now: [
      '{P} has drawn the street from memory, with who lived where, and shows it at inns as far as {town3}.',
      'On market days {P} stands where people from {town2} go by, and looks at shoes.',
    ],
    bond: [
      ['The salt, still in its bag, which {P} has not been able to use.', 'v=1'],
      ['A dog of that village, the only one that came along; it sleeps facing {town}.', 'v=1'],
      [
        '[A dog of that village, which had run after {P}; it sleeps facing the place where the street was.|The horse on which {P} rode out that day, and which still turns off the road at the right spot.]',
        'v=2',
      ],
    ],
    hook: [
      [
        'They left by themselves, singing, behind {Q}, and the last in the line looked round for {P} and waited until the others were out of sight.',
        'v=1',
      ],
      [
        '{Q} traded {village} away to the fey, for another village that had burned. That one stands near {town3} again, and its people remember burning.',
        'v=2',
      ],
    ],
  },
  {
    id: 'second-birth',
    tones: ['horror', 'heroic', 'intrigue'],
    words: ['dead', 'resurrected', 'died', 'reborn', 'raised'],
    other: ['priest of the dead', 'wandering cleric'],
    concept: [
      ['woke in a coffin in {town} and knocked until {Q} opened', 'v=1'],
      ['was raised from the dead by {Q}, with a diamond that was meant for another', 'v=2'],
    ],
    want: [
      ['to find out who was in such a hurry with the funeral', 'v=1'],
      ['to be worth the diamond', 'v=2'],
    ],
    flaws: [
      [
        'will not have a lid on anything',
        '{P} takes doors off hinges and lids off pots, and has let out things that were better kept in.',
      ],
      [
        'treats every day as borrowed',
        "Plans beyond Friday make {P} impatient, and so do locks, maps and other people's fear.",
      ],
    ],
    event: [
      '[There was soup, then nothing, and then the sound of earth.|The last thing was a spoon of soup, and the next one a lid, close to the nose.] {Q}, who had stayed to pray, opened the lid because of the knocking, asked no questions and lent {P.them} a coat.',
      '{Q} had walked nine days to {town} with a diamond, to bring back a child; it was dark and the names on the graves were alike. {P} had been dead for {years} years, sat up no older than on the last day, and said thank you.',
    ],
    now: [
      '{P} has a copy of {P.their} own obituary and is working on the second half.',
      'Food tastes of more than it used to, and {P} says so at length.',
    ],
    bond: [
      ['{Q}, who gets a bottle every year, on the day.', 'v=1'],
      [
        'The child for whom the diamond was meant, whose grave in {town} {P} keeps in flowers.',
        'v=2',
      ],
    ],
    hook: [
      [
        'The soup was cooked in {town2}, for three people. The second of them is still in the ground, and knocks.',
        'v=1',
      ],
      [
        '{Q} had the right grave. Somebody had changed the stones, because it was {P} who was wanted.',
        'v=2',
      ],
    ],
  },
  {
    id: 'name-sold',
    tones: ['horror', 'intrigue', 'whimsical'],
    words: ['name', 'fey', 'nameless', 'bargain', 'identity'],
    other: ['market stranger', 'green stranger'],
    concept: [
      ['sold a first name to {Q} at a fair in {town} and has been using a spare one since', 'v=1'],
      ['is called by a name that {Q} had dropped, and is followed by its owner', 'v=2'],
    ],
    want: [
      ['to hear the old name once more and know it', 'v=1'],
      ['to do something with the name that makes it worth keeping', 'v=2'],
    ],
    flaws: [
      [
        'answers to anything',
        'Anyone who calls out can have the attention of {P}, thieves, heralds and parrots too.',
      ],
      [
        'gives names to things and cannot part with them',
        'What {P} has named, {P} keeps: a mule, eleven stones, and a door that had to be left behind in {town2}.',
      ],
    ],
    event: [
      '{P} was nine and hungry, {Q} was buying names by the syllable, and there was pie. [The mother of {P} stood at the gate that evening with her mouth open, looking for the word.|That evening {P} was called in to supper, and it did not work.]',
      'At the midsummer fair in {town} {P} found a name in the grass, tried it on, and everyone knew it at once. {Q}, from whom it had dropped, has followed {P} at a distance since, and is hard to look at.',
    ],
    now: [
      ['{P} signs with a small drawing of a pie.', 'v=1'],
      [
        'In {town3} somebody called a name in the street, and {P} was in tears before knowing why.',
        'v=1',
      ],
      ['{P} says the name aloud each morning, to see if it still fits.', 'v=2'],
    ],
    bond: [
      ['A mother in {town}, who says "you, my dear" and means it.', 'v=1'],
      [
        'The last person who said the name: a teacher in {town2}, who has been asked to try to remember.',
        'v=1',
      ],
      ['The name itself, which {P} means to give back one day in better repair.', 'v=2'],
    ],
    hook: [
      ['{Q} has worn the name since, and there is a price on it in {town3}.', 'v=1'],
      [
        '{Q} let the name be found on purpose. {Q} had bought it from sellers who take a name back as soon as it is famous, together with the person who bears it. {Q} follows to see that happen.',
        'v=2',
      ],
    ],
  },
  {
    id: 'kept-candle',
    tones: ['heroic', 'horror'],
    words: ['candle', 'light', 'monster', 'guardian', 'vow', 'watch'],
    other: ['old watcher', 'lame priest'],
    concept: [
      ['let a candle go out that had burned for three hundred years', 'v=1'],
      ['was told by {Q} to guard an empty room and has begun to wonder', 'v=2'],
    ],
    want: [
      ['to find what came out in the dark and bring it back', 'v=1'],
      ['to know what is in the room, without opening it', 'v=2'],
    ],
    flaws: [
      [
        'sleeps badly and fights tired',
        '{P} has not slept through a night since, insists on every watch, and once drew on a friend at dawn.',
      ],
      [
        'trusts nobody else with a light',
        'Whatever burns, {P} must be the one who carries it, also where both hands are needed.',
      ],
    ],
    event: [
      'For one night {Q} left the candle in the cellar of the temple in {town} to {P}, who sneezed. [In the dark something said "at last", [quite politely|almost kindly|with a yawn], and went up the stairs[| of the temple|, not fast].|Something in the dark thanked {P} by name, and was heard on the stairs.|A voice beside {P} said "about time", and then there were steps going up.|Somebody in the dark laughed, very softly, and went past {P} into {town}.|Then somebody who had not been there a moment ago said "excuse me", and went out past {P}.]',
      '{P} watched a door in {town} for {few} years, on the word of {Q}, and never heard a sound behind it. On the day on which {Q} died somebody inside knocked, and asked if it was over.',
    ],
    now: [
      [
        '{P} carries the end of that candle. It grows warm when what came out is near, and has been warm twice, both times in {town2}.',
        'v=1',
      ],
      'In the cellars of inns {P} always says "excuse me" first.',
    ],
    bond: [
      [
        '[The order that kept the light[ in {town}| under {town}|], all {few} of them, who have said that it could have happened to [anybody|anyone with a nose|any of them]|The {few} of the order under the temple of {town}, who told {P} that a candle is only a candle|The order that had kept the light in {town}, {few} old people, who have forgiven {P} and cannot sleep].',
        'v=1',
      ],
      ['The key, which {Q} gave to {P} with both hands.', 'v=2'],
    ],
    hook: [
      [
        'What came out went to look for the one who had locked it up, found only descendants, and likes them. It would go back if asked by {P}.',
        'v=1',
      ],
      [
        '{Q} locked {Q.themself} in there, as a young person, and sent out what has been {Q.name} since. The one inside has heard every word that {P} said through the door.',
        'v=2',
      ],
    ],
  },
  {
    id: 'wrong-prophecy',
    tones: ['heroic', 'whimsical', 'intrigue'],
    words: ['prophecy', 'chosen', 'destiny', 'hero', 'oracle', 'fate'],
    other: ['pilgrim', 'wandering beggar'],
    concept: [
      ['was brought up as the chosen one until the right one turned up', 'v=1'],
      ['is following a prophecy that was misheard', 'v=2'],
    ],
    want: [
      ['to fulfil the prophecy anyway, and before {Q}', 'v=1'],
      ['to find out what was really said', 'v=2'],
    ],
    flaws: [
      [
        'makes speeches',
        'Before any fight {P} says something for posterity, and has twice been stabbed before the verb.',
      ],
      [
        'cannot bear not to be needed',
        'If someone else is asked for help, {P} helps as well, in the same moment, from the other side.',
      ],
    ],
    event: [
      'A child of {town} with a birthmark on one shoulder was to shut the gate of the dead, said a prophecy, and so they taught {P} sword, letters and humility. At the feast before the journey {Q} came in from the rain with the mark on the correct shoulder. They let {P} keep the boots.',
      '{Q} foretold at {town} that {P} would "slay the dragon at the last inn". [It has since been pointed out that {Q} has a lisp, no teeth, and a cousin called Drogan who lent money to an innkeeper.|There is no dragon within a month of that inn. There is a tailor called Drogan, who is very worried.]',
    ],
    now: [
      [
        '{P} writes to {Q} with advice, and has had a kind answer from {town2}, which was worse.',
        'v=1',
      ],
      ['{P} has the prophecy by heart and is on the third reading of line four.', 'v=2'],
    ],
    bond: [
      ['The old woman in {town} who taught {P} and cried more than anyone at that feast.', 'v=1'],
      'A wooden sword, on which half of {town} has carved its initials.',
    ],
    hook: [
      [
        '{Q} has no birthmark. It was drawn on, by the old woman who taught {P}: she had read the end of the prophecy, and whoever shuts the gate stays on the other side.',
        'v=1',
      ],
      [
        'It was not misheard. It was said about the party of {P}, and {P} is the dragon in it.',
        'v=2',
      ],
    ],
  },
  {
    id: 'borrowed-luck',
    tones: ['whimsical', 'heroic', 'grim'],
    words: ['luck', 'lucky', 'curse', 'cursed', 'unlucky', 'coin'],
    other: ['old friend', 'gambler'],
    concept: [
      ['has had all the luck since the day on which it left {Q}', 'v=1'],
      ['carries a coin that always falls on the side that helps somebody else', 'v=2'],
    ],
    want: [
      ['to give {Q} half of it back', 'v=1'],
      ['to see the other side of it once', 'v=2'],
    ],
    flaws: [
      [
        'leaves too much to chance',
        'Asked for a plan, {P} looks round for a coin, a straw or a passing hen.',
      ],
      [
        'apologises to everybody',
        'When something goes well {P} says sorry, at once, to whoever is nearest, and means it.',
      ],
    ],
    event: [
      'A wheel came off in {town}. {P} fell into hay, {Q} into the mill race, and it has gone on in that way. {P} found a purse the same evening. {Q} had lost one.',
      'A dying stranger in {town} pressed a coin on {P} with the words "sorry about this". That night {P.their} house burned down and saved the street.',
    ],
    now: [
      ['{P} keeps accounts of the luck, in two columns, and the second one is for {Q}.', 'v=1'],
      'No inn in {town2} will let {P} play for money, and all want {P} to sleep there.',
    ],
    bond: [
      ['{Q}, who has never complained, and lives in {town3} with a bandaged foot.', 'v=1'],
      ['The street in {town} that did not burn, which has named a cake after {P}.', 'v=2'],
    ],
    hook: [
      [
        '{Q} gave the luck away on purpose, out of love, on the morning before that wheel came off, and is the only one who can take it back.',
        'v=1',
      ],
      [
        'The coin counts. On its hundredth throw it helps the one who has it, and somebody is waiting at ninety-six.',
        'v=2',
      ],
    ],
  },
  {
    id: 'mirror-sea',
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: ['sailor', 'ship', 'sea', 'captain', 'pirate', 'voyage', 'shipwreck'],
    other: ["ship's mate", 'captain'],
    concept: [
      ['was left on a beach by {Q} with a bottle, a hat and an apology', 'v=1'],
      ['has a map of a coast that only comes up at low tide', 'v=2'],
    ],
    want: [
      ['to give {Q} the hat back, with interest', 'v=1'],
      ['to stand on that coast once more, at low tide, and to call', 'v=2'],
    ],
    flaws: [
      [
        'takes command when nobody has asked',
        'In any boat, cart or kitchen {P} gives orders within a minute, and the worst of it is that they are followed.',
      ],
      [
        'cannot resist an island',
        '{P} must set foot on every island near {town}, whoever lives there, and whatever weapons they hold.',
      ],
    ],
    event: [
      'The crew of the ship voted, {Q} counted, and {P} was put ashore one mile from {town}, which {Q} knew and {P} did not. It took {P} four days on the wrong side of a hill.',
      '{P} cooked on a ship out of {town} that ran onto streets where there should have been nine fathoms. The crew from {town} had one ebb tide to get her off. {Q} stayed behind in the streets with the lamp, to guide the boats, and the next morning there was only sea.',
    ],
    now: [
      '{P} still ties everything down before sleeping, the cat too.',
      'Each harbour from {town2} to {town3} owes {P} a drink and has a reason not to pay it.',
    ],
    bond: [
      ["The hat, which is a good one, and has {Q.name}'s name in it.", 'v=1'],
      ['The lamp of {Q}, which could still be seen for an hour after the water had closed.', 'v=2'],
    ],
    hook: [
      ['The crew had voted to hang {P}. {Q} miscounted on purpose.', 'v=1 tier!=3'],
      [
        'The hat was stolen from the king of the drowned, who is looking for it with a fleet. {Q} needed another head for it to be found on.',
        'v=1 tier=3',
      ],
      [
        '{Q} is alive down there, has been given a house, and answers at each low tide with a lamp that nobody is reading.',
        'v=2',
      ],
    ],
  },
];
