import type { SettingPremise } from './premise-type.ts';

export const premisesOfBeastsRule: readonly SettingPremise[] = [
  {
    id: 'beasts-rule',
    slot: 'ruler',
    asks: [
      '@cats|cat|animals|animal|wolves|birds|ravens|crows|owls|foxes|bears|rats|mice|frogs|insects|bees|ants|spiders|dogs|badgers|rabbits|hares|beasts|talking_animals',
      'talking|anthropomorphic|redwall|intelligent|sentient|speaking animal|animals|beast|beasts|mice|foxes|kingdom',
      'animals talk|speak|talking|people|wear|clothes|intelligent',
      'cats sacred|government|gods|worshipped',
    ],
    not: 'familiars?|beastmen',
    title: 'The Furred Parliament',
    rulers: 'the Fur and Feather',
    guards: 'the mastiff watch',
    pitch:
      'Animals speak in {land}, vote, and hold most of the offices; people have thumbs and are hired for them. There is one law above all: nobody eats a voter. This week a bone has been found in {town2}.',
    party:
      'The party has hands, and is not from here, so it has smelled nothing yet. {A} wants to use that: whatever a nose in {land} finds out the whole street knows, and this has to stay between fingers.',
    truths: [
      'Cats have the upper house, dogs the police, and birds the press. The mice sit in all committees, unseen, and do the work.',
      "Meat is a matter of papers. Fish, eggs and the dead of natural causes are sold with a signature, and a wolf's dinner takes a morning at the office.",
      'Whoever has given a growl, purr or hiss in court has given evidence. Interpreters get paid by the syllable.',
      'Humans are respected for knots, doors and scratching behind the ear. A good scratcher can become a minister, and has to give up the claim to a vote.',
      'A life is counted in {land} by its own measure: a mouse has been old at three, and a tortoise in the council is still only preparing her maiden speech.',
      'Smell is signature, newspaper and love letter. Perfume is forgery.',
      'In winter half of parliament sleeps. The other half has always passed something by spring.',
    ],
    regions: [
      '{town1} has doors in four sizes and roofs with right of way. At noon everybody important lies in the sun, and nothing can be signed.',
      '{town2} is the market of claws and hooves, with a wall down the middle that was built for the nerves. It has a gate, and behind it friendships.',
      '{town3} belongs to the birds: a cliff of desks, where news is made, shouted and hatched.',
      '{town4} lies at the edge of the silent wood, in which animals do not speak. It is not polite to ask why.',
    ],
    factions: [
      [
        'The Fur and Feather',
        'governs from the sunny side of {town1}, and wants the bone to be an old one',
        'has a member who is not an animal at all, and never takes off the fur',
      ],
      [
        'The Old Teeth',
        'are hunters of good family, who want one day of the year as it used to be',
        'hold it already, in the silent wood, with those who cannot complain',
      ],
      [
        'The Thumbs',
        'are human workers, who want a vote and chairs',
        'have learned why the wood is silent: somebody there takes voices away, and the thumbs build the cages',
      ],
      [
        'The Lower Burrow',
        'are mice, voles and moles who know everything, and want to be asked',
        'have put the bone there, for it was found elsewhere, in a much better kitchen',
      ],
    ],
    conflicts: [
      'A fox has been arrested for being a fox. His defence is a goose, and she has asked the court to look at her still sitting there.',
      'A calf was born in {town2} that does not speak. The market wants to know by Monday what it is.',
      'The bees have handed in a bill for all apples ever. Nobody can find a mistake in it.',
    ],
    people: [
      [
        'mastiff inspector',
        1,
        'wants to know whose bone it is, without putting {A.their} nose to it, because then {A.they} would have to say it',
        '{A.name} walks round things three times before sitting down to them.',
        'bites the hand that feeds {A.them} once it has been called a good dog by the wrong person',
      ],
      [
        'goose and advocate',
        2,
        'wants to walk into the silent wood with a friend who can open latches',
        '{B.name} hisses at commas.',
        'defends even the guilty one, if he says in open court what he did',
      ],
      [
        'mouse, clerk of nine committees',
        3,
        'wants a voice returned that does not belong to {C.them}, and is very large',
        '{C.name} writes on the margin, and reads there first.',
        'stands up and speaks in full session, at the risk of being seen',
      ],
    ],
    pronouns: { B: 'she' },
    places: [
      [
        'The Sunny Bench',
        1,
        'where parliament lies at noon, and to wake a member is a petition',
        'The fur of the speaker has a seam. Underneath is a human tailor, who had wanted to be listened to, and now cannot stop.',
      ],
      [
        'The Gate in the Wall',
        2,
        'where hoof and claw meet on market days, and children of both do homework on the steps',
        "The bone lay here under a mat. It has been boiled, with bay leaf, and the teeth marks on it are a knife's (DC 12 Medicine).",
      ],
      [
        'The Silent Wood',
        4,
        'no bird announces one here, and deer look at one as if they had a word on their tongue',
        'In a hollow oak stand {num} stoppered jars. Whoever opens one hears a sentence that was interrupted.',
      ],
    ],
    starts: [
      [
        'In the market of {town2} a dog stops in the middle of a greeting and lifts the nose. Then all dogs do. Stalls close, hooves sound on the stones, and within a minute there is nobody in the square but a fox with his paws up, a goose in front of him with spread wings, and the party, who have smelled nothing. "Excellent," says {A}, breathing through the mouth. "You will pick that up, please. With a cloth. And do not tell me."',
        "The bone is a deer's, from the silent wood, of a deer that could speak until last winter. It comes from the kitchen of one of the Old Teeth.",
      ],
    ],
    openings: [
      [
        "A cat of high rank lies down on the party's map and will not get up until it is asked nicely, in the right order.",
        'It lies on exactly that part which shows the silent wood. It is under oath to say nothing, and cats do not lie about lying.',
      ],
      [
        'In {town4} a hare begs the party for speech. It moves its lips, it draws in the dust, and it flees when somebody whistles.',
        'It was the member for {town4}. Nobody has missed it, since its seat is always asleep in winter.',
      ],
    ],
    truth:
      "Animals have not always spoken in {land}. A tailor's daughter who was alone asked them a question each evening, for years, and waited for the answer, and one evening the cat gave it. Speech is catching: one has it as long as one is answered. The Old Teeth have found out the opposite. They lock voters up in the wood, let nobody answer them, bottle the last word, and hunt what is left, by law, since it does not speak. The tailor on the bench is that girl's father, looking for her. She is in one of the jars.",
    secrets: [
      'The calf that does not speak has simply not been asked anything yet that interested it.',
      'The tortoise\'s maiden speech begins with the words "I saw who built the cages".',
      'A human can be struck silent the same way. It has been tried, on {few} Thumbs.',
    ],
    steps: [
      'the fox is condemned by smell, and the goose is asked to stay to dinner',
      'the Old Teeth bring in a bill by which whoever cannot say the oath has no voice',
      '{guards} find that their noses have been bought, and with what',
      'It is the last evening before winter. Half of parliament goes to sleep, and those who stay awake have a list of the ones who shall not be answered in spring.',
    ],
    ends: [
      'The jars are opened in full session. There are {num} interrupted sentences, everybody listens to the end, and then it is law that one does.',
      'The tailor takes off the fur and speaks as a man. He loses his seat, gets his daughter, and thumbs get half a vote each, to start with.',
      'The old day is granted to the hunters, with equal arms: the deer may bring lawyers.',
    ],
  },
];
