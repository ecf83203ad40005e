import { noun, type AskedStory } from './story-type.ts';

/** Beings that are no people of the towns. */
export const personsOfBeings: readonly AskedStory[] = [
  {
    id: 'asked-construct',
    asked: noun(
      'golem|construct|automaton|warforged|clockwork (?:man|woman|soldier|knight|servant|butler|person)|robot|homunculus|living statue|animated (?:armou?r|statue|scarecrow)|scarecrow|gargoyle',
    ),
    other: 'young mage',
    look: [
      'A word is cut into the brow of {P.name}, and somebody has scratched at its last letter.',
    ],
    manner: [
      '{P} needs no food, sleep or chair, and carries out what is said and not what is meant.',
      '{P} asks what a thing is for, also of flowers and of songs, and remembers each answer.',
    ],
    want: '{P} has outlived the one by whom {P.they} was made, and wants an order that is {P.their} own.',
    ask: [
      '{P} asks the party to read out the last page of the maker\'s book, which {P} is forbidden to open; under the bench lie {pay} gold pieces, "for wages, unused".',
      "{P} offers the maker's {pay} gold pieces for a second one of the same clay, which was sold to {town2} and still obeys.",
      '{P} was made as the key to a weapon that could end a realm, offers {pay} gold pieces from the vault of the maker, and asks to be made useless for it.',
    ],
    says: [
      '"I was told to guard the door. There is no house any more. I guard the door."',
      '"You said that you would kill for a beer. Whom?"',
      '"I do not feel pain. I have counted how often people are relieved about it."',
    ],
    tell: '{P} repairs in the night what others have broken during the day in {town}, and nobody has ordered that.',
    truths: [
      "{P} killed the maker, on the maker's own order, since the maker was ill and wanted it; {Q} found them. {Q} can prove it, has the book, and uses it to give {P} orders in secret.",
      "In {P} is the mind of the maker's dead child, put there without a question. The child has begun to remember. {Q} knows the word with which the mind can be let go, or written over.",
    ],
    clues: [
      [
        'Investigation',
        'reading the last order in the book',
        'it is in a shaking hand, and says "please".',
        1,
      ],
      [
        'Insight',
        'watching {P} when {Q} gives an order',
        'the fists close after the feet have begun to walk.',
        1,
      ],
      ['Perception', 'seeing {P} alone', '{P} builds a small house of pebbles, as children do.', 2],
    ],
    pressed: [
      'With the book in {P.their} own hands, {P} reads all of it, thinks for an hour, and gives {P.their} first order: to {Q}, to go.',
      "{P} asks to be called by the child's name, once. Then {P} decides, and neither of the two words is needed for it.",
    ],
  },
  {
    id: 'asked-animal',
    asked:
      /\b(?:talking|speaking|awakened|clever|intelligent|magical) (?:[\p{L}-]+ )?(?:animal|cat|dog|raven|crow|owl|fox|rat|bear|wolf|horse|mule|donkey|mouse|snake|hawk|parrot|monkey|toad|frog|spider|badger|pig|goat|squirrel|rabbit|otter|goose|duck|hen|tortoise|deer|stag|bird)\b|^(?:[\p{L}-]+ )?(?:cat|raven|crow|owl|fox|rat|toad|badger|tortoise) (?:that|who|which) (?:talks|speaks|can talk|can speak)\b/iu,
    other: 'village witch',
    look: [
      '{P.name} wears a collar, a ribbon or a ring from former times, which has grown too tight.',
    ],
    manner: [
      '{P} speaks in whole sentences, and forgets all manners when something small runs by.',
      '{P} cannot open a door, hates that more than anything, and waits in front of it with dignity.',
    ],
    want: '{P} wants {P.their} witness heard: {P} has seen something, and no court in {town} takes the word of an animal.',
    ask: [
      '{P} asks the party to say it for {P.them} before the reeve, and knows under which root {pay} gold pieces are buried.',
      '{P} asks the party to take a certain bone from a house in {town2} where {P} is no longer let in, and can smell out {pay} gold pieces for it.',
      '{P} was under the table when two rulers planned a murder, and leads whoever believes it to a hoard of {pay} gold pieces that no human nose could find.',
    ],
    says: [
      '"Yes, I can talk. You can smell, too, as far as I have heard; just not well."',
      '"Nobody sends an animal out of the room. You would be amazed."',
      '"Scratch a little to the left, and I tell you who did it."',
    ],
    tell: '{P} lets nobody but {Q} lift {P.them} up, and growls, hisses or flutters at one window of {town}.',
    truths: [
      '{P} was once the pupil of {Q}, who is at fault: a spell meant for a murderer went wrong. To turn {P} back, the murderer has to be in the same room, and {P} has seen where he lives.',
      '{P} has always been an animal, and got the voice from a dying human, together with a secret and a promise. With every person who is told, the voice becomes fainter; {Q} has been told already.',
    ],
    clues: [
      [
        'Animal Handling',
        'watching how {P} walks round the table',
        '{P} looks for a chair first.',
        1,
      ],
      ['Arcana', 'looking at the collar', 'a name is on it, that of a person.', 1],
      [
        'Perception',
        'listening to {P} for an evening',
        'the voice is that of an old human, and cracks.',
        2,
      ],
    ],
    pressed: [
      '{P} goes straight to the window, on a lead if need be, and says aloud what {P.they} saw. The whole street comes out to hear it.',
      '{P} tells the rest in one breath, before the right people, and after that is only an animal that comes when the party calls.',
    ],
  },
  {
    id: 'asked-fiend',
    asked: noun('devil|demon|fiend|imp|succubus|incubus|contract devil'),
    other: 'debtor',
    look: ['{P.name} casts the shadow of something with horns, and smells of sealing wax.'],
    manner: [
      '{P} cannot lie in writing, and therefore loves to talk.',
      '{P} thanks people who read the small print, with real warmth.',
    ],
    want: '{P} wants a soul by the book: freely signed, and by somebody who knew better.',
    ask: [
      '{P} offers the party {pay} gold pieces, without a contract, to find {Q}, who has been hiding from a due date in {town}.',
      '{P} pays {pay} gold pieces for a page from the church at {town2} on which {P.their} true name stands.',
      '{P} offers {pay} gold pieces, and no small print, to those who keep a ruler of the realm from signing with a rival from below.',
    ],
    says: [
      '"I have never cheated anyone. I have only ever agreed with them."',
      '"Read it again. I do like it when they read it again."',
      '"Hell? It is mostly filing."',
    ],
    tell: '{P} steps round every threshold of {town} on which salt has been spilled, and nods to whoever spilled it.',
    truths: [
      'The contract of {Q} has a flaw by which it is void, and {P} has known that for {years} years: {P} wrote it in, out of pity, as a young devil. If it is found, {P} takes the place of {Q}.',
      '{P} was sent up to bring home one great soul, and has fallen in love with the town instead. {Q} is a decoy; {P} has been paying the tribute with {P.their} own years.',
    ],
    clues: [
      ['Religion', 'reading the contract of {Q}', 'one date does not exist in any calendar.', 1],
      ['Insight', 'asking {P} why {Q} has not been found yet', '{P} praises the weather.'],
      ['Perception', 'watching {P} on market day', '{P} pays, and counts the children.', 2],
    ],
    pressed: [
      '{P} bargains for silence with something real: one true answer about anyone below. Those above {P} listen in, from every candle.',
      '{P} asks for sanctuary in the church, and burns on its floor. If the priest says yes, {P} stays until it stops.',
    ],
  },
  {
    id: 'asked-fey',
    asked: noun(
      'fairy|faerie|fey|pixie|sprite|dryad|nymph|satyr|archfey|leprechaun|brownie|eladrin|faun|treant',
    ),
    other: 'miller',
    look: ['Where {P.name} has stood, something is in flower that is out of season.'],
    manner: [
      '{P} never says thank you, and never forgives being thanked.',
      '{P} takes each promise by the word, and each word as a promise.',
    ],
    want: '{P} wants back what was promised at the mill: the first thing that came out of the door.',
    ask: [
      '{P} asks the party to remind {Q} of it, politely, and gives {pay} gold pieces, which are leaves again at noon unless they are spent kindly.',
      '{P} asks for the iron to be taken out of the old bridge at {town2}, for {pay} gold pieces from a drowned cart.',
      '{P} asks the party to carry a refusal to the queen of {P.their} kind, who wants to keep the whole realm under winter; {pay} gold pieces of a king who once said yes lie ready.',
    ],
    says: [
      '"Do not tell me your name unless you can spare it."',
      '"A year, a day, what is the difference? You always look so tired about it."',
      '"I did not steal. I was promised. People say things so beautifully when they are afraid."',
    ],
    tell: '{P} can cross no iron, sits on the last wooden plank, and looks at the mill.',
    truths: [
      'The first thing out of the door was the child of {Q}, who has put iron over every window since then. {P} does not want to eat or to keep the child: the child is ill, and can only live on the other side.',
      '{P} was the child who was given away, by the mother of {Q}, and wants to have the place at the table. Whoever sits there in exchange can never leave the hill.',
    ],
    clues: [
      [
        'Nature',
        'looking at the flowers at the mill',
        'they grow up to the bed of the child, and are those that help against fever.',
        1,
      ],
      ['Insight', 'asking {Q} who was promised', '{Q} says "a cat".'],
      [
        'Investigation',
        'counting the cradles in the attic of the mill',
        'there are two, and one name.',
        2,
      ],
    ],
    pressed: [
      '{P} agrees to anything that keeps the promise by its word, so a better door would do. The child knows one.',
      '{P} may stay for one supper, if {Q} asks {P.them} in. After it the hill opens for somebody, and {P} can choose not to close it.',
    ],
  },
];
