import { noun, type AskedStory } from './story-type.ts';

const witches = noun(
  '(?:swamp|forest|hedge|bog|village|old|young|hill|sea|kitchen|creepy|evil|good|lonely|wise|wood) (?:[\\p{L}-]+ )?(?:witch|hag|crone)|witch|hag|crone|wise woman|cunning woman',
);

/** Persons with a power of the woods, of wishes or of time. */
export const personsOfWonders: readonly AskedStory[] = [
  {
    id: 'asked-witch-who-pays',
    asked: witches,
    other: 'young mother',
    look: [
      '{P.name} has moss on one shoulder, three kinds of string round the wrist, and a smell of smoke, mint and something that is still alive.',
    ],
    manner: [
      '{P} answers the question that one ought to have asked, and charges for both.',
      '{P} talks to the kettle, the toad and the guest in one breath, and the kettle is first.',
    ],
    want: [
      '{P} wants to be paid at last, by somebody in {town} who has put {P.them} off for {years} years.',
      '{P} wants the hut, the path and the marsh around it left as they are, and the people of {town} a little more afraid than they have been of late.',
    ],
    ask: [
      '{P} has {pay} gold pieces under the hearth, in teeth and coins, for a party that takes a message to {Q}: "It is nearly seven years".',
      '{P} gives {pay} gold pieces for a cauldron which her sisters kept, out on the moor near {town2}. It takes three to carry it, and one of them should be kind.',
      'The crown has ordered all of {P.their} kind to leave the realm by the first snow. {P} offers {pay} gold pieces to those who find out which one of them is at court, and whispers.',
    ],
    says: [
      '"Come in, wipe your feet, do not count the spoons. One of them does not like it."',
      '"You want a love potion. Everybody wants a love potion. Have you tried soup?"',
      '"I do not curse people. I tell them what is going to happen, and they hold it against me."',
    ],
    tell: 'In the hut of {P} there is a small chair at the table, [dusted|with a cushion], on which no guest may sit.',
    truths: [
      'The price was a name: {P} saved the child of {Q}, and was promised that it might come to {P.them} as a pupil in its seventh year. {P} is dying, and what {P.they} has been holding down in the marsh all that time needs somebody who has been taught. {Q} has told {town} that the witch wants to eat the child.',
      'The small chair is that of a sister, small all her life and laughed at, whom the people of {town} drove into the marsh in a bad winter. {P} has helped each of them since then with everything that they asked for, and has taken one thing in return, each time a small one: a laugh, a tune, a good dream. It has nearly been enough to make one out of.',
    ],
    clues: [
      [
        'Nature',
        'walking round the hut',
        'every path to the marsh has a knot tied across it, from the side of the hut.',
        1,
      ],
      [
        'Insight',
        'asking {Q} what was promised',
        '{Q} says "nothing", and puts a hand on a small head.',
        1,
      ],
      [
        'Perception',
        'asking in {town} what {P} takes for {P.their} help',
        'nobody can say, and all of them have stopped humming.',
        2,
      ],
      [
        'Medicine',
        'looking at the hands of {P}',
        'they are older than the face, and tremble in the evening.',
        1,
      ],
    ],
    pressed: [
      '{P} lets {Q} sit down at the table and see for one moment what is standing out there in the reeds. After that it is only a matter of when the lessons begin, and whether the mother may come along.',
      '{P} opens the jar with all the small things in it, and looks at the chair. Then {P} goes from door to door in {town}, and gives back the tunes. It takes all night, and by morning they have understood.',
    ],
  },
  {
    id: 'asked-witch-of-the-border',
    asked: witches,
    other: 'village priest',
    look: [
      '{P.name} wears a hat against the rain and not for show, has a crow that comes and goes, and keeps {P.their} boots by the door, with the toes outward.',
    ],
    manner: [
      '{P} never lies, and lets people be mistaken for as long as they like.',
      '{P} takes no money from the poor, takes double from the rich, and knows who is which at the gate.',
    ],
    want: '{P} wants to know who has been working bad magic in {town} under {P.their} name, and wants to find it out before the torches come.',
    ask: [
      '{P} gives {pay} gold pieces to those who bring {P.them} one of the straw dolls that have been found under beds in {town}, without taking it out of the cloth.',
      '{P} offers {pay} gold pieces to be brought unseen into the church of {town2}, where under the font something is written in a hand that {P.they} knows.',
      'A witch has been seen at the bed of the old king, and it was {P}, whichever way one asks. {P} was here. {P} offers {pay} gold pieces to those who find the other one before the realm burns them all.',
    ],
    says: [
      '"If I had done it, it would have been tidier."',
      '"They come to me by night, and throw stones at me by day. It is the same people. I give them the same tea."',
      '"The priest and I do the same work. He has the better roof."',
    ],
    tell: 'Every evening {P} lays a row of white stones along the edge of the wood, and in the morning {P} puts back those that have been moved.',
    truths: [
      'The dolls are made by {Q}, who was a pupil of {P} before {Q.they} found the faith, and who wants to drive {P} away to a place of safety before those come who have asked the bishop about {P.them}. It has got out of hand: one of the dolls works.',
      'It is {P.their} own shadow. {P} cut it off when {P.they} was young, so as to be rid of the part that could hate, and shut it into the wood. It has grown up out there. {Q} has hidden it in the crypt since it came to {Q.them} one night and asked for help.',
    ],
    clues: [
      ['Religion', 'looking at a doll', 'the knot is that of an altar cloth.', 1],
      [
        'Perception',
        'meeting {P} at noon',
        'something is missing on the ground behind {P.them}.',
        2,
      ],
      [
        'Insight',
        'asking {Q} what should be done with {P}',
        '{Q} says "just go away, far away", and it sounds like a prayer.',
        1,
      ],
      [
        'Survival',
        'looking at the row of stones',
        'they have been moved from inside the wood, by hands like those of {P}.',
        2,
      ],
    ],
    pressed: [
      '{P} calls {Q} by the name from before, in front of those with the torches, and asks {Q.them} to untie the knot, since {P.they} taught {Q.them} how. It is untied.',
      '{P} takes it back. It hurts, and everyone in {town} who has ever thrown a stone feels it for a moment. Then {P} asks, in a voice that is new, who would like tea.',
    ],
  },
  {
    id: 'asked-druid',
    asked: noun(
      'druid|shaman|wilder|tree speaker|beast ?master|animal tamer|nature priest(?:ess)?|keeper of the (?:grove|wood|forest)|spirit talker',
    ),
    other: 'forest warden',
    look: [
      '{P.name} goes barefoot in all weathers, has seeds in every seam, and something with a tail asleep in the hood.',
    ],
    manner: [
      '{P} waits before answering, as if somebody else were to speak first, and sometimes somebody else does.',
      '{P} takes the part of rats, weeds and floods in every quarrel, with good arguments.',
    ],
    want: [
      '{P} wants a place that everyone else thinks dirty, wild or useless to be left alone, since something is growing there.',
      '{P} wants to be forgiven by a forest, and does not know to whom one sends the letter.',
    ],
    ask: [
      "{P} gives {pay} gold pieces, found in drains and owls' nests, to those who learn what it is that somebody in {town} pours away by night.",
      '{P} offers {pay} gold pieces for an acorn from the hanging tree at {town2}, taken with permission, and asks the party to listen to how the permission is given.',
      'The oldest wood of the realm has been sold for masts. {P} offers {pay} gold pieces to those who hold up the axes for one moon, and would rather not say what comes out of the wood if they fail.',
    ],
    says: [
      '"It is not a weed. It is early."',
      '"The rats say that you are all right. I would not get conceited about it. They say that of the cheese, too."',
      '"I speak for those who have no voice. They are mostly very rude."',
    ],
    tell: 'In front of one tree, stone or drain {P} always bows and says the same three words, and afterwards has to wipe {P.their} eyes.',
    truths: [
      'What grows there is the heart of a wood that was felled {years} years ago to build {town}. {P} carried it off as a seedling and raised it in secret, and this year it will be large enough to want its place back. {Q} has noticed that all the floorboards have begun to bud.',
      "The forest burned because of {P}, who had called down rain for a friend's field, out of turn, and forgot that it would be missing elsewhere. Those who lived in it have no shape any longer. {Q} has their charred bell, and hears them in it.",
    ],
    clues: [
      [
        'Nature',
        'looking at the beams of the houses in {town}',
        'there are green shoots on them, and all of them lean the same way.',
        1,
      ],
      [
        'Survival',
        'asking animals or tracks why they come here',
        'they come from farther off than beasts do, to look at something.',
        1,
      ],
      ['Insight', 'praising rain in front of {P}', '{P} grows pale.', 2],
      [
        'Perception',
        'ringing the bell of {Q}',
        'the answer comes from {P.their} hood, and from the wall, and from below.',
        2,
      ],
    ],
    pressed: [
      '{P} shows the people of {town} what it is, and asks where in the middle of it all there would be room. Somebody says, after a silence: the market square.',
      '{P} takes the bell, goes up to where the first tree stood, and says the names, with what each of them was. It rains, quite gently, and for once in the right place.',
    ],
  },
  {
    id: 'asked-genie',
    asked: noun(
      'genie|djinn|djinni|jinn|wish granter|marid|efreet|efreeti|fairy godmother|wishing \\p{L}+',
    ),
    isWhole: true,
    other: 'owner of the lamp',
    look: [
      '{P.name} ends in smoke a little above the floor, wears bracelets without a seam, and is a size too large for every room.',
    ],
    manner: [
      '{P} fulfils each request to the letter, with a look that begs one to reconsider the letter.',
      '{P} bargains upward: for every wish one could also have less, and be happier.',
    ],
    want: [
      '{P} is tired of granting wishes, and would give a good deal to be asked, just once, what {P.they} wishes.',
      '{P} wants one wish taken back, the worst of them all, and only somebody who was never granted one can ask for it.',
    ],
    ask: [
      '{P} can give {pay} gold pieces without its being a wish, "as a tip", to a party that keeps {Q} busy in {town} until a certain hour is past.',
      '{P} offers {pay} gold pieces from the bed of a dried-up river for a stopper, a ring or a verse that was parted from the vessel, and is in {town2}.',
      '{Q} is about to wish for the crown, in words that {P} has heard before. {P} offers {pay} gold pieces to those who get a comma into the sentence before the realm ends.',
    ],
    says: [
      '"Before you speak: how did it end for the last one? No, do look it up. I can wait. I can always wait."',
      '"As you command. I only ask you to note that I sighed."',
      '"Everyone wishes for time, gold or love. Nobody ever wishes to have been nicer at breakfast."',
    ],
    tell: 'When {P} thinks that {P.they} is alone, {P.they} tries to pick up a cup the way people do, [with two fingers|without magic], and is pleased when it is warm.',
    truths: [
      '{P} was a person, and made the very first wish: to be needed for ever. The one who granted it walked off free, with the face of {P}. Whoever says "I wish that you were free" takes the place, and {Q}, who really likes {P}, is about to say it.',
      '{P} has been free for {years} years: the last owner saw to it, and died. {P} has told no one, since one wish is still going on that {P} cannot bear to leave alone: a whole town that wished not to lose a war, and has been asleep ever since. {Q} comes from there.',
    ],
    clues: [
      [
        'Arcana',
        'looking at the bracelets',
        'there is a way to open them, and it is worn smooth from inside.',
        2,
      ],
      [
        'Insight',
        'talking with {P} about freedom',
        '{P} changes the subject to protect the one who asks.',
        1,
      ],
      [
        'History',
        'looking for the oldest tale of the lamp',
        'in it the spirit has the face of {P}, and rides away.',
        1,
      ],
      [
        'Insight',
        'asking {Q} where home is',
        '{Q} knows the road there, and nobody who has come back from it.',
        2,
      ],
    ],
    pressed: [
      '{P} puts a hand over the mouth of {Q} in the middle of the sentence, which is against all rules, and tells it all. There may be a third way to say it. It needs two who say it to each other.',
      '{P} lays the bracelets on the table, open. "I could have gone," says {P}. "I would like some company for the going back."',
    ],
  },
  {
    id: 'asked-makes-what-comes-true',
    asked:
      /\b(?:knits?|weaves?|paints?|draws?|sketches|writes?|bakes?|cooks?|carves?|sews?|sings?|dreams?|embroiders?|maps|builds?|tells?|prints?|plays?|brews?) (?:[\p{L}'-]+ ){0,3}?(?:(?:the )?future|fates?|destin(?:y|ies)|tomorrow|(?:that|which|and it|and they) (?:always |later |then |all )?(?:comes? (?:true|alive|to life)|happens?|becomes? real|come true)|(?:that|which) (?:don't|do not|doesn't|does not) (?:yet )?exist(?: yet)?|prophecies|before (?:it|they) happens?)\b|\bwhose (?:tricks|paintings|drawings|stories|songs|lies|dreams|maps|puppets|dolls|toys|recipes|cakes|cards|illusions|inventions|predictions|jokes) (?:are|is|become|becomes|come|comes|turn|turns) (?:all |always |really |actually |too )*(?:real|true|alive|out real|out true|to life)\b/iu,
    isWhole: true,
    other: 'eager customer',
    look: [
      '{P.name} keeps the finished work turned to the wall, and has unpicked, painted over or crossed out one thing so often that there is a hole.',
    ],
    manner: [
      '{P} works slowly, on purpose, and hums over the difficult places.',
      '{P} gives away the harmless pieces, and never signs.',
    ],
    want: [
      '{P} makes things that come true, has never asked for it, and wants to finish one piece without the end of it.',
      '{P} makes things that come true, and wants to be certain of one matter: whether {P.they} sees what is coming, or causes it.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to a party that goes to a certain place in {town} tomorrow, and does something there, anything at all, that is not in the picture.',
      '{P} offers {pay} gold pieces to get back a piece sold to a house in {town2}, where they have begun to live by it.',
      'The crown has had a large piece ordered: a victory. {P} offers {pay} gold pieces to those who find out against whom in the realm, before the colours are dry.',
    ],
    says: [
      '"It is only a pattern. I should not sit just there, if I were you. Thursday is all right."',
      '"I leave out the rain when I can."',
      '"{Q} wants one of {Q.themself}. They all do, and then they ask me who that is standing behind them."',
    ],
    tell: 'In each piece by {P} there is, small and at the edge, the same [door|child|bird], and nobody has ever seen that one in {town}.',
    truths: [
      '{P} causes it. The gift came from a dying teacher with a warning which {P} did not understand: that the maker must not wish for anything. At the edge is what {P} wishes for without knowing it. {Q} has understood, and orders only things at which {P} is sure to become afraid.',
      '{P} only sees it, and always has. But {Q} has been making it come true for {years} years, in secret, with money and a heavy hand, in order to make {P} famous, and has lately become worried: the last piece is not by {Q}, and has begun to happen all the same.',
    ],
    clues: [
      [
        'Investigation',
        'comparing the pieces with the days that they show',
        'what {P} feared that morning is always a little larger in the event.',
        1,
      ],
      [
        'Perception',
        'watching {Q} leave the house',
        '{Q} makes a copy, and goes straight to where it is to happen.',
        2,
      ],
      [
        'Insight',
        'asking {P} what {P.they} would like to have',
        '{P} puts the brush, the needle or the spoon down, frightened.',
        1,
      ],
      [
        'Investigation',
        'looking at where {Q} was on each of those days',
        '{Q} was near, each time, except for the last.',
        2,
      ],
    ],
    pressed: [
      '{P} makes one more, quickly and with closed eyes, of what is at the edge. Whoever wants to stop it, or {Q}, has as long as it takes for the thing to dry.',
      '{Q} confesses all of it, with receipts. {P} thinks of the last piece, counts the days, and reaches for {P.their} coat: "Then it is tonight, and nobody has paid for it."',
    ],
  },
  {
    id: 'asked-time-traveller',
    asked:
      /\b(?:time[ -]?travell?er|chronomancer|time mage|from the future|from another (?:time|age|century|world|plane)|out of time|displaced in time|from (?:a |the )?(?:distant )?past|slept for (?:a )?(?:hundred|thousand|[\p{L}]+ hundred|centur)[\p{L} ]*|woke up after|frozen for)\b/iu,
    isWhole: true,
    other: 'local chronicler',
    look: [
      '{P.name} wears a cut of coat that nobody can place, and reaches now and then for something on the belt that is not there.',
    ],
    manner: [
      '{P} uses a saying that no one knows, stops, and writes it down.',
      '{P} treats one shabby person in {town} with the deepest respect, and will not say why.',
    ],
    want: [
      '{P} is not of this time, has come about one single morning, and wants it to be different from how it was, or exactly as it was; {P.they} is no longer sure.',
      '{P} is not of this time, cannot go back, and wants nobody to ask {P.them} how it ends.',
    ],
    ask: [
      '{P} pays {pay} gold pieces, in coins whose ruler nobody knows, to a party that keeps a certain two people in {town} from meeting. Or sees to it that they do. {P} will say by the evening.',
      '{P} offers {pay} gold pieces for a clean sheet of the chronicle of {town2}, before it is written on.',
      '{P} knows which treaty of the realm was the mistake, and it is the one that everybody is hoping for. {P} offers {pay} gold pieces to those who believe {P.them} for one day.',
    ],
    says: [
      '"It used to be nicer here. It will have been. Forgive me, my tenses are tired."',
      '"You would not believe what they are going to sing about you. The second verse is quite wrong."',
      '"Do not tell me the date. I have been trying not to know it."',
    ],
    tell: '{P} keeps a list, and strikes out something on it each evening, [with relief|and looks out to see if the stars are still in order].',
    truths: [
      '{P} has come to prevent a deed, and the list is of all the ways in which it has not worked: {P} has lived this month {few} times by now. {Q}, who writes everything down, is the one who is going to do it, for reasons that {P} finds better each time.',
      '{P} is the one who did the harm, as an old person, in good faith, and has come to talk with the young one while there is time. That one is {Q}, and there is not much likeness any longer.',
    ],
    clues: [
      [
        'History',
        'looking at a coin of {P}',
        'the year on it has not been yet, or is not in this count.',
      ],
      [
        'Insight',
        'telling {P} some news of the day',
        '{P} says the end of it along, under {P.their} breath.',
        1,
      ],
      [
        'Perception',
        'comparing {P} and {Q} when they laugh',
        'both lay two fingers on the same eyebrow.',
        2,
      ],
      [
        'Investigation',
        'getting hold of the list',
        'one name stands on it more often than all others, and is not struck out.',
        1,
      ],
    ],
    pressed: [
      '{P} tells {Q} what {Q.they} is going to do, for the first time in all of these months, instead of preventing it. {Q} lays down the pen. That has never happened before.',
      '{P} says to {Q} the one sentence that nobody else can know, and both are silent. Then the younger of them asks what one would do differently, and gets out the paper.',
    ],
  },
];
