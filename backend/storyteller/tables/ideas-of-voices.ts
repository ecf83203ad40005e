import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of what a character writes, hears or keeps to themself. */
export const ideasOfVoices: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-diary',
    asked: phrases(
      'keeps|writes|keeping|writing|carries|secretly? a|an|the|in? secret? diary|journal|diaries|love_letters|letters|poetry|poems|romance_novels|love_poems|travel_journal|novel *',
      'secretly writes|loves poetry|poems|romance *',
      'poet',
    ),
    isTrait: true,
    other: ['lodger', 'printer', 'schoolteacher'],
    concept: [
      ['has written down every day since {town}, and one page of it has been printed', 'v=1'],
      ['learned to write in {town} in order to answer a single letter', 'v=2'],
    ],
    want: [
      ['to get back the page before the wrong person reads it', 'v=1'],
      ['to finish the answer, and to dare to send it', 'v=2'],
    ],
    flaws: [
      [
        'writes down what should be kept quiet',
        'The plan, the password and a sketch of the guard are all there, with an opinion of his moustache.',
      ],
      [
        'has to find the right word first',
        'In the middle of a battle {P} has asked what one calls that colour.',
      ],
    ],
    event: [
      '{P} kept it under the straw in {town}, and wrote in it by the last of the candle: what there was to eat, who had cried, how the light was. Nobody knew. Then it fell out of the bag, and {Q} took a page to the printer, meaning well. All of {town} read it. It was about the one evening when {P} had seen the mayor at the river with a sack. {P} is praised for the description of the reeds.',
      "A letter came to {town} for {P}, who could not read. {Q} read it out, folded it, and said that one ought to answer such a letter in one's own hand. That was {years} years ago. {P} can write by now, in three styles, and has the answer as far as the second page. It is to be sent from the place that it is about, and so {P} has set out for it.",
    ],
    now: [
      [
        'In {town2} the page was for sale, framed. The mayor of {town} had bought the other copies.',
        'v=1',
      ],
      ['A second letter has reached {town2}. It says only: "Well?"', 'v=2'],
      'The book has been dropped in a river, stabbed and used as a pillow, and is almost full.',
      'By the fire {P} reads from it if asked, and large people look into their cups.',
    ],
    bond: [
      'The book, in oilcloth, with a pencil on a string.',
      'The one for whom it is all written down.',
    ],
    hook: [
      [
        'In the description of the reeds there is a detail that hangs the mayor. He has noticed it, and {P} has not.',
        'v=1',
      ],
      [
        'The letter was meant for another of that name, who has died waiting for it. The one who wrote it knows by now, and hopes all the same.',
        'v=2',
      ],
    ],
    realm: [
      'The only honest account of what has happened to the realm is in that book, and three archives would burn for it.',
    ],
    look: [
      '{P} has a pencil behind the ear, and a blue stain on the lip.',
      'There is a square bulge under {P.their} armour, over the heart. It has stopped one arrow.',
    ],
    manner: [
      '{P} stops on a hill, moves the lips, and writes three words.',
      '{P} asks people how they would spell that.',
      '{P} turns red when caught at it, and hides it under an axe.',
    ],
    ideal: [
      '"What nobody writes down has happened to nobody."',
      '"Strong is easy. Exact is hard."',
    ],
    woven: {
      story: [
        '{P.name} has written down every day since {town2}, and one page of it has got into print.',
      ],
      manner: ['{P.name} stops on a hill, moves the lips, and writes three words.'],
      look: [
        'There is a square bulge over the heart of {P.name}: a book, which has stopped one arrow.',
      ],
      bond: ['The book of {P.name} is in oilcloth, and so is the pencil.'],
    },
  }),
  ofIdea({
    id: 'idea-talks-to-things',
    isOwn: true,
    asked: phrases(
      'talks|talking|speaks|speaking|sings to|with|for <their>|the|all? own? {what:trees|plants|flowers|animals|birds|mushrooms|stones|rocks|furniture|objects|weapons|swords|shoes|spoons|houses|doors|bees|insects|horses|rats|cats|dogs|fish|wind|moon|fire|stars|books|vegetables|sheep|chickens|squirrels|crows|spiders|pigeons|statues|sword|axe|horse|cat|dog|plant|hat|puppet|doll|armor|shadow|reflection}',
    ),
    isTrait: true,
    other: ['verger', 'cousin', 'woodcutter'],
    concept: [
      ['talks to {what} since one day in {town} when there was an answer', 'v=1'],
      ['was laughed at in {town} for talking to {what}, until they warned of the flood', 'v=2'],
    ],
    want: [
      ['to hear that voice again, and to ask it what it meant', 'v=1'],
      ['to find out how they had known', 'v=2'],
    ],
    flaws: [
      [
        'asks them first',
        'In every quarrel {P} goes outside and comes back with the opinion of {what}.',
      ],
      [
        'keeps promises to {what} before any to people',
        'The duke waited for an hour, because of something that had been agreed on the way.',
      ],
    ],
    event: [
      '{P} had always done it: a word to {what} in passing, as one greets a neighbour. People in {town} tapped their foreheads. On a grey day in the year of the murrain there was an answer. It was one sentence, slow and quite clear, and {Q}, who stood there with a ladder, dropped it. {P} has told nobody what was said. {Q} has told everybody, and each time it is another sentence.',
      '"Pack," {P} told them in {town}, "it comes on Thursday." "Who says so?" asked {Q}. It was {what}, and they laughed until they had to sit down. {few} families came along up the hill all the same, for the picnic. On Thursday it came. Those who had laughed were fetched off the roofs, and did not thank {P}, since now it was uncanny. They asked {P} to talk to {what} elsewhere.',
    ],
    now: [
      ['In {town2} somebody had heard the same sentence, and was afraid to say it aloud.', 'v=1'],
      ['Near {town2} {what} have fallen silent, all of them, since the new moon.', 'v=2'],
      '{P} has learned three things in {town2} that only {what} can have known.',
      'There is a draughty place by the road where {P} is understood, and goes once a year.',
    ],
    bond: [
      'The {what.bare}: they have time, and do not repeat things.',
      '{Q}, who was there, and has begun to listen too.',
    ],
    hook: [
      [
        'It was a person, who has been shut up there for {years} years and has learned to speak through {what}.',
        'v=1',
      ],
      [
        'They had not known it. They did it, because somebody had broken an old agreement, and they like {P}.',
        'v=2',
      ],
    ],
    realm: [
      'The realm has declared war on a forest, a flock or a hill without knowing it, and there is one interpreter.',
    ],
    look: [
      '{P} holds the head to one side, like somebody at a door.',
      'There is always a bit of something on {P.their} sleeve, as a present from {what}.',
    ],
    manner: [
      '{P} stops, nods, says "I shall tell them", and walks on.',
      '{P} introduces newcomers, in both directions.',
      '{P} leaves a pause for an answer that most cannot hear.',
    ],
    ideal: [
      '"Everything has been here longer than we have. It would be rude not to ask."',
      '"One only has to talk slowly, and mean it."',
    ],
    woven: {
      story: ['{P.name} talks to {what}, since one grey day in {town2} when there was an answer.'],
      manner: [
        '{P.name} stops, nods, says "I shall tell them", and walks on, and it was {what} that had spoken.',
      ],
      bond: ['{P.name} keeps promises to {what} before any to people.'],
    },
  }),
  ofIdea({
    id: 'idea-in-truth',
    facets: ['self'],
    asked: phrases(
      '{who:dragon|god|goddess|demon|devil|fey|wolf|unicorn|vampire|monster|angel|giant|fox|spider|doppelganger|ghost|lich|fairy|mind_flayer} in|with a|an? human|mortal|elf|elven|humanoid form|disguise|shape|body|skin',
      '{who:dragon|god|goddess|demon|devil|fey|wolf|unicorn|vampire|monster|angel|giant|fox|spider|lich|fairy} disguised|posing|pretending|hiding|living|polymorphed as|into|to_be|among a|an|the? human|humans|mortal|mortals|man|woman|elf|person|people',
    ),
    other: ['neighbour', 'old servant', 'letter writer'],
    concept: [
      ['is {who}, and only one person in {town} knows it', 'v=1'],
      ['has let {town} believe something else for {years} years, and is {who}', 'v=2'],
    ],
    want: [
      ['to be met once for what {P.they} is, and to see the face', 'v=1'],
      ['to put it down, and not to be punished for it', 'v=2'],
    ],
    flaws: [
      [
        'lets people go on in their mistake',
        '{P} could put it right with one word, and waits to see how far they will go.',
      ],
      [
        'gives it away by a trifle',
        'A turn of phrase, a way with a knife: {P} notices it half a breath after the others.',
      ],
    ],
    event: [
      'In {town} everybody had made up their minds about {P}, and it was restful. Then {Q} had a question that nobody else could answer, and a day to live. {P} looked round, shut the door, and answered it. "But then you are {who}," said {Q}, when it was over, and had got better. "Only on Thursdays," said {P}. {Q} has kept it quiet since. It is {Q} who is followed.',
      'It was to be for a winter. {P} came to {town} with a story, told it well, and was given a place by the stove on the strength of it. That {P} is {who} nobody asked, and so it was not a lie until the third year. Then they wanted to put up a plaque. {Q} had been sent to collect the facts of the life, laid them in a row on the table, and took one away again without a word.',
    ],
    now: [
      ['In {town2} somebody greeted {P} correctly, and put a finger to the lips.', 'v=1'],
      ['The plaque has been made, and hangs in {town2}, with one line blank.', 'v=2'],
      'It has been useful {few} times to be taken for something else, and once it cost a friend.',
      'In dreams {P} says it aloud, and everyone claps, or runs.',
    ],
    bond: [
      '{Q}, who knows and pours the tea as before.',
      'A thing from the true life, small enough for a shoe.',
    ],
    hook: [
      [
        'There are others who need somebody like that, and have been following {Q} in order to find {P}.',
        'v=1',
      ],
      ['All of {town} has known it for years. They like {P}, and wait to be told.', 'v=2'],
    ],
    realm: [
      'Somebody of just that kind is named in an old law, which nobody has been able to fulfil, and on which the succession hangs.',
    ],
    look: [
      'One sees nothing in particular about {P}, and it has been a good deal of work.',
      'In certain light, or when {P} is tired, there is another person in that face.',
    ],
    manner: [
      '{P} answers easy questions wrongly, on purpose.',
      '{P} stands where one is overlooked.',
      '{P} knows more than {P.they} says, and says it to the wall.',
    ],
    ideal: [
      '"What they see is theirs. What I am is mine."',
      '"One day I shall say it. I only need the right weather."',
    ],
  }),
];
