import type { AskedDeparture } from './departure-type.ts';

/** Ideas about a calling that is more than a class. */
export const ideasOfCallings: readonly AskedDeparture[] = [
  {
    id: 'idea-detective',
    asked:
      /\b(?:inquisitive )?(?:detective|inquisitive|investigator|inspector|sleuth|bounty hunter|witch hunter|private eye)(?: type)?\b|\bsolves? (?:crimes|mysteries|murders)\b/u,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['rogue'],
    backgrounds: ['guard', 'sage'],
    other: ['magistrate', 'coroner', 'old client'],
    concept: [
      ['solved {few} cases as a detective in {town}, and one of them wrongly', 'v=1'],
      ['is a detective without a client since one case in {town} was closed from above', 'v=2'],
    ],
    want: [
      ['to find whoever let the wrong one pay for it', 'v=1'],
      ['to open that case again, and to hear the last witness', 'v=2'],
    ],
    flaws: [
      [
        'cannot leave a question alone',
        "Even at [a funeral|a wedding|a friend's bedside] {P} asks where everybody was at nine.",
      ],
      [
        'shows people what they would rather hide',
        '{P} tells a stranger from the boots alone where he has slept, with his wife beside him.',
      ],
    ],
    event: [
      '{P} had worked it out in {town}, from a cork, a wet glove and a dog that had slept. {Q} believed all of it, and someone was hanged. A month later another was killed, in the same way, with the same cork. {P} gave back the fee and took the cork.',
      '{P} had been hired in {town} to find a clerk who had gone missing, and had found the hat, the glasses and {few} of the lies. Then {Q} paid the fee in full, with a kind word, and said that there had never been a clerk. That night the office of {P} burned, and only that one file.',
    ],
    now: [
      ['In {town2} lay a cork of the same kind, on the pillow of {P}.', 'v=1'],
      ['In {town2} somebody is using the signature of the missing clerk.', 'v=2'],
      '{P} takes small cases on the road: strayed goats, wills and one ghost, which was a nephew.',
      'There is a thread in the bag of {P}, wound round pins that stand for people.',
    ],
    bond: [
      'The family of the innocent one, to whom {P} sends money under a false name.',
      'A file that has been written out again from memory, and has one blank page.',
    ],
    hook: [
      [
        'The clues had been laid for {P}, by somebody who knows how {P.they} thinks: {Q}, who once learned it from the reports of {P}, page by page.',
        'v=1',
      ],
      [
        '{Q} is hiding the clerk, who has seen one paper too many. The fire was set by {Q} too, to keep {P} from finding the way there for others.',
        'v=2',
      ],
    ],
    realm: [
      'The paper or the cork leads to a murder in the royal house, for which two provinces have been punished and a third is to follow.',
    ],
    look: [
      '{P} has a lens on a cord, chalk on the cuffs, and shoes that can be heard only when {P.they} wants it.',
      '{P} looks at a room before entering it, from left to right, and then at the floor.',
    ],
    manner: [
      '{P} asks the important question last, with one hand on the door.',
      '{P} paces while thinking, always the same number of steps.',
      '{P} says "interesting", and others begin to look for their gloves.',
    ],
    ideal: [
      '"The truth is owed to the dead, and the doubt to the living."',
      '"Somebody always knows. One has only to ask the right servant."',
    ],
  },
  {
    id: 'idea-wild-in-town',
    asked:
      /\b(?:druid|ranger|shaman)\b.*\b(?:of|from|in|living in|who lives in|raised in) (?:an?|the) (?:big |great |large |grand )?(?<what>city|town|capital|slums|streets|sewers|metropolis)\b|\b(?:city|urban) (?:druid|ranger|shaman)\b/u,
    usual: { what: 'city' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['druid'],
    tellsCalling: true,
    tellsChildhood: true,
    other: ['rat catcher', 'park keeper', 'builder'],
    concept: [
      ['found the wild in the gutters of {town}, between two paving stones', 'v=1'],
      ['keeps faith with a tree in {town} that stands where a wall is to be', 'v=2'],
    ],
    want: [
      ['to learn what the pigeons of {town} are running away from', 'v=1'],
      ['to find a seed of that tree', 'v=2'],
    ],
    flaws: [
      [
        'is afraid of real forests',
        'Among too many trees {P} walks closer to the others, and asks what that noise was, which was a leaf.',
      ],
      [
        'defends rats, weeds and pigeons against everyone',
        '{P} has paid fines for [a nest on the town hall|ivy on a bank|opening a drain], and would do so again.',
      ],
    ],
    event: [
      '{P} grew up in a big {what}, {town}, where the only green thing was a weed on the windowsill. It answered one night. Then the rats did, the pigeons and the moss, and {P} became their druid. One spring all of them left {town} on the same day, upwards. {Q} was pleased. {P} went after them.',
      '{P} belongs to the big {what}: {town} has one tree left, in a yard, and {P} slept in it as a child. {Q} came with a paper and an axe, and {P} stood between them for nine days. On the tenth the tree was gone, with the roots, and there was no mark of an axe.',
    ],
    now: [
      [
        'In {town2} the sparrows fell silent while {P} was talking to them, and looked down at the drains.',
        'v=1',
      ],
      [
        'In {town2} stands a tree that was not there last year. It has a swing that {P} knows.',
        'v=2',
      ],
      'Real druids ask {P} where the grove is, and {P} shows them a pot.',
      '{P} finds the way in any {what} by the moss, and gets lost in every wood.',
    ],
    bond: [
      'A weed in a cracked pot, which has opinions.',
      'The children of the yards in {town}, who water things in secret.',
    ],
    hook: [
      [
        'What wakes under {town} has roots, and the whole {what} stands on them. {Q} has known it since the first drain was dug.',
        'v=1',
      ],
      [
        'The tree walked. It was a guardian, and {Q} had bought the yard for what it sat on.',
        'v=2',
      ],
    ],
    realm: [
      'The same roots lie under {few} capitals, and they have begun to move toward one another.',
    ],
    look: [
      'In the cloak of {P} moss grows along the seams, and soot keeps it black.',
      'A pigeon is often asleep on {P}, and no one of the two makes anything of it.',
    ],
    manner: [
      '{P} talks to rats first and to landlords second.',
      '{P} puts a hand on walls as others do on bark.',
      '{P} picks nothing, and plants something in every crack.',
    ],
    ideal: [
      '"The wild begins under the doorstep."',
      '"A weed is only a plant that nobody has asked in."',
    ],
  },
  {
    id: 'idea-hidden-royal',
    asked:
      /\b(?:secret(?:ly)?|hidden|runaway|exiled|lost|disguised|bastard|banished|deposed|incognito|disinherited) (?:an? |the )?(?:[\p{L}-]+ )?(?<what>prince|princess|king|queen|heir|heiress|noble|lord|lady|royal|duke|duchess|baron|baroness)\b/u,
    usual: { what: 'heir' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    backgrounds: ['noble'],
    other: ['nurse', 'chamberlain', 'tutor'],
    concept: [
      ['is the {what} whom {town} buried with great pomp, and has been to the grave', 'v=1'],
      ['is a {what} by birth, and peels turnips in {town} under another name', 'v=2'],
    ],
    want: [
      ['to find out who lies in that coffin', 'v=1'],
      ['to live as somebody whom no one kneels to, and to sleep well', 'v=2'],
    ],
    flaws: [
      [
        'waits for doors to be opened',
        '{P} stops before every closed door for a breath, and then remembers, and blushes.',
      ],
      [
        'has never learned what things cost',
        '{P} has paid [a gold piece for a bun|with a ring for a bed], and been surprised by the change.',
      ],
    ],
    event: [
      'A hand over the mouth, and the laundry chute: that was how {P} left the palace at {town}, with {Q} behind. In the morning all the bells were tolling for the {what}. {P} stood in the crowd, in an apron, and saw the coffin go by. It was not light.',
      '{P} was brought up as the {what}, and was to sign a paper at {town}. {Q} had taught {P} to read what is between the lines. {P} read it twice, asked for fresh ink, and left through the kitchen, where somebody pressed a knife and a turnip on {P.them}, and no one looked up.',
    ],
    now: [
      [
        'In {town2} there is a coin with the face of {P} and the date of that death. {P} pays with others.',
        'v=1',
      ],
      [
        'In {town2} a stranger cut the bread and gave {P} the piece that is due to a {what}.',
        'v=2',
      ],
      '{P} has learned to peel, to haggle and to lie, and is proudest of the first.',
      'There is a reward; it has been raised {few} times, and says "unhurt" no longer.',
    ],
    bond: [
      '{Q}, who has asked for nothing, and lost everything.',
      'A signet ring, worn on the toe.',
    ],
    hook: [
      [
        'In the coffin lies a child who had been brought up to look like {P}, for that very day. It was a child of {Q}.',
        'v=1',
      ],
      [
        'The paper needs no signature any more: {Q} has been forging it for years, so that nobody would have to look for {P}, and the forgeries have become law.',
        'v=2',
      ],
    ],
    realm: [
      'A regent rules by that death or that paper, and the day on which {P} comes of age will make either void.',
    ],
    look: [
      '{P} has fine hands with new calluses, and a back that has been taught never to lean.',
      'The clothes of {P} are poor, and worn as if somebody were going to paint them.',
    ],
    manner: [
      '{P} says "we" and corrects it.',
      '{P} remembers the names of servants, all of them.',
      '{P} eats last and slowly, and puts down the fork when others talk.',
    ],
    ideal: [
      '"Whoever is bowed to should look where the others are looking: at the ground."',
      '"A crown is a debt to those who cannot run away."',
    ],
  },
];
