import type { AskedDeparture } from './departure-type.ts';

const outlaws =
  "thieves'? guild|thief|thieves|gang|bandits?|pirates?|smugglers?|criminals?|assassins?|outlaws?|hitman|burglar|highwayman|highwaymen|con (?:man|artist)|pickpocket|cutthroat|mob|crime lord|raiders?|mercenar(?:y|ies)|spy|poisoner|executioner|torturer|slaver|necromancer";

/** Ideas about a life that has turned round. */
export const ideasOfTurns: readonly AskedDeparture[] = [
  {
    id: 'idea-from-killer-to-helper',
    asked: new RegExp(
      String.raw`\b(?<other>${outlaws}|soldier|knight|gladiator|warlord|barbarian|general) (?:(?:who|that) )?(?:has )?(?:became|becomes|become|turned(?: into)?|turns|is now|now) (?:an? |the )?(?<what>healer|doctor|physician|nurse|medic|priest|cleric|monk|nun|gardener|teacher|baker|cook|innkeeper|farmer|herbalist|hero|paladin|pacifist|midwife)\b`,
      'u',
    ),
    usual: { other: 'assassin', what: 'healer' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['cleric', 'rogue'],
    backgrounds: ['criminal'],
    other: ['former employer', 'first patient', 'widow'],
    concept: [
      ['was a {other} until one night in {town}, and is a {what} now', 'v=1'],
      ['became a {what} in {town}, under another name, to pay for the years as a {other}', 'v=2'],
    ],
    want: [
      ['to do good as many times as harm was done before, and keeps count', 'v=1'],
      ['to be forgiven by one person who knows all of it', 'v=2'],
    ],
    flaws: [
      [
        'falls back into the old trade when afraid',
        'If somebody comes up behind {P}, the hands of the {other} are quicker than the good intentions.',
      ],
      [
        'accepts no thanks',
        'Whoever thanks {P} is asked to stop, and whoever goes on finds the room empty.',
      ],
    ],
    event: [
      '{P} was a {other}, and was known for it. In {town} the one who was to be the last victim had a fever, took {P} for the {what} who had been sent for, and held on to {P.their} hand. {P} stayed until morning. {Q} had paid for something else, and has wanted the money back ever since.',
      '{P} had been a {other} for {years} years when {Q} was carried in, bleeding, in {town}, and there was nobody else. {P} knew well where one must not cut, and so {Q} lived. In {town} {P} was asked to stay on as a {what}. Nobody asked how one comes to know such things.',
    ],
    now: [
      [
        'The count is at {few} times ten. {P} reached it in {town2}, and began again, since one had been counted twice.',
        'v=1',
      ],
      [
        'In {town2} a patient recognised the voice of {P}, and said nothing, and came back the next day.',
        'v=2',
      ],
      '{P} has the tools of both trades in one bag, and uses those of the {other} for cutting bread.',
      'Former colleagues send {P} their wounded by night, and ask for nothing else.',
    ],
    bond: [
      'The list of those from the years as a {other}, with the families, and what they need.',
      '{Q}, who knows the old name, and has not used it so far.',
    ],
    hook: [
      [
        '{Q} has sold the name of {P} to the family of an old victim. They have not sent anyone to kill: they are sending a sick child.',
        'v=1',
      ],
      [
        '{Q} had been wounded by those who were to have killed {P}, and let them believe that it was done. They have found the sign over the door of the {what}.',
        'v=2',
      ],
    ],
    realm: [
      'A prince lies ill whom only {P} can cure, and it was {P} who killed his father; {few} people at court know it, and all of them need one of the two dead.',
    ],
    look: [
      '{P} has very steady hands, and a scar on the wrist where the mark of a {other} was cut off.',
      'The apron or cloak of {P} is that of a {what}; the boots make no sound.',
    ],
    manner: [
      '{P} looks at people twice: once where one would strike, and once where it hurts.',
      '{P} washes both hands for longer than needed.',
      '{P} speaks softly, and people do as they are told.',
    ],
    ideal: [
      '"What these hands have learned can be used the other way round."',
      '"Nobody is paid for by being sorry."',
    ],
  },
  {
    id: 'idea-left-outlaws',
    asked: new RegExp(
      String.raw`\b(?:(?:used to (?:be|run|steal|work|ride|sail)|once|formerly|was)(?: (?:an?|with|for|part of|a member of|in|among|one of))*(?: the)?(?: [\p{L}-]+)?|(?:former|ex|retired|reformed|repentant|escaped|fled|left|betrayed|quit)(?: |-)(?:an? |the |his |her |their )?(?:[\p{L}-]+ )?) ?(?<what>${outlaws})\b`,
      'u',
    ),
    usual: { what: 'thieves' },
    unlessWhat: /\bpirate$/,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['rogue'],
    backgrounds: ['criminal'],
    other: ['old partner', 'receiver of stolen goods', 'turnkey'],
    concept: [
      [
        'left the old company in {town} after one job too many, with the share of somebody else',
        'v=1',
      ],
      ['went to prison in {town} for a partner, and came out with other plans', 'v=2'],
    ],
    want: [
      ['to bring that share to the one whom it belongs to', 'v=1'],
      ['to live so that nobody has to look round', 'v=2'],
    ],
    flaws: [
      [
        'thinks of the way out before the way in',
        "Even at [a christening|a friend's table] {P} sits down only after testing a window.",
      ],
      [
        'cannot say no to an old friend',
        'Two knocks and then one, and {P} puts on the old coat, for the very last time, again.',
      ],
    ],
    event: [
      '{P} lived among {kin} in the old days, and was good at it. The last job was a house in {town} that was said to be empty. It was not. {P} let the child there run, told the others that there had been nobody, and was gone before they had counted the shares. {Q} had seen the child, too.',
      '{P} knew nothing but the life of {kin}, until a job in {town} went wrong and one of the two had to stay behind. {P} stayed. In the {years} years in prison {Q} sent a cake each month, with nothing in it. On the day of the release {Q} stood at the gate, with a new job.',
    ],
    now: [
      ['In {town2} {P} found the child, or somebody who says that she is the child.', 'v=1'],
      ['In {town2} {Q} did the job alone, and it was done in the style of {P}.', 'v=2'],
      'The old signs are still chalked on doors, and {P} reads them and walks on.',
      '{P} has done honest work for {few} seasons now, and is not bad at it.',
    ],
    bond: [
      'A small bag of coins that are not to be spent, not even for bread.',
      '{Q}, who was like family, and is the reason to keep moving.',
    ],
    hook: [
      [
        '{Q} brought up the child, and has taught it all that the two of them once knew. It believes that {P} killed its parents.',
        'v=1',
      ],
      [
        'There was something in the cakes: a key, baked into every twelfth, for a door that {Q} cannot open without {P}. The guards ate well.',
        'v=2',
      ],
    ],
    realm: [
      'The old company works for a minister by now, and the door that it has been hired to open is that of the royal treasury.',
    ],
    look: [
      'An old brand or tattoo of {P} is covered by a wide wristband.',
      '{P} wears a good coat with too many inner pockets, all of them empty.',
    ],
    manner: [
      '{P} pays at once, in full, and asks for a receipt.',
      '{P} walks on the side of the road that is in the shade.',
      '{P} answers "who goes there?" before it has been asked.',
    ],
    ideal: [
      '"One can leave any house, if one leaves the silver."',
      '"Loyalty is for people, and not for gangs."',
    ],
  },
  {
    id: 'idea-chosen',
    asked:
      /\b(?:(?:who )?(?:hates?|hating|resents?|refuses?|rejects?|denies|tired of|does not want|doesn't want|reluctant|unwilling)(?: to be| being)? )?(?:the |an? )?(?:chosen one|prophesied hero)\b|\bhates? (?:his|her|their) (?:destiny|fate)\b|\bdestined (?:to|for)\b/u,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    tellsChildhood: true,
    other: ['prophet', 'herald', 'keeper of the scroll'],
    concept: [
      [
        'was named the chosen one in {town} at the age of nine, and has hated it from the first day',
        'v=1',
      ],
      ['is the chosen one of {town}, by a vote, and has asked for a recount', 'v=2'],
    ],
    want: [
      ['to be liked for something that was not foretold', 'v=1'],
      ['to find somebody who would be better at being chosen', 'v=2'],
    ],
    flaws: [
      [
        'does the opposite of what is expected',
        'If somebody says that only {P} can open a door, {P} sits down beside it.',
      ],
      [
        'is rude to admirers',
        'Pilgrims who kneel before {P} are told to get up and are handed a broom.',
      ],
    ],
    event: [
      '{P} was nine when {Q} stopped before the house in {town} and said that it was this child. Since then there has been no birthday without a choir. The chosen one may not climb, swim, or be wrong. On the eve of the great day {P} climbed out, swam the moat, and went the wrong way on purpose.',
      'The signs fitted {few} children in {town}, and {Q} let the town vote. {P} won by one vote. The others became a cook, a carter and a friend, and {P} became holy. When the friend fell in the first battle, in front of {P} and in the cloak of {P}, {P} put the crown of flowers on the grave, and left.',
    ],
    now: [
      [
        'In {town2} nobody knew {P}. It was the best month so far. Then a light fell through the window.',
        'v=1',
      ],
      ['In {town2} {P} met the carter, who would have liked to have it.', 'v=2'],
      'What has been foretold keeps happening, a little beside the point.',
      '{P} has travelled under {few} names, and has been recognised under all of them.',
    ],
    bond: [
      'A wooden horse from the time before the choir.',
      'The others whom the signs fitted: {P} wants at least them to be left in peace.',
    ],
    hook: [
      [
        'The prophecy does not say "will save" but "will be given". {Q} can read the old script, and translated it as it was wished.',
        'v=1',
      ],
      [
        '{Q} had counted wrongly, on purpose: the friend was the chosen one. The one who fell in the cloak has not stayed in the grave.',
        'v=2',
      ],
    ],
    realm: [
      'A crown has built its whole claim on the chosen one, and would rather have a dead one than one who says no.',
    ],
    look: [
      '{P} pulls the hood over a light that is always a little about {P.their} head, like the light of a window.',
      '{P} has a mark on the brow, and a hat that is too large, because of it.',
    ],
    manner: [
      '{P} winces at the word "destiny", and charges a copper for it.',
      '{P} takes the dullest task in any company, gladly.',
      '{P} asks others for their opinion first, and follows it, in order not to be obeyed.',
    ],
    ideal: [
      '"Nobody is born for something; one gets up and does it."',
      '"Those who wait for a chosen one have put their own hands into their pockets."',
    ],
  },
  {
    id: 'idea-believes-to-be',
    asked:
      /\b(?:convinced|believes?|thinks?|insists?|claims?|certain|sure)(?: that)? (?:(?:he|she|they)(?:'s| is| are|'re| was)|to be) (?:really |secretly |actually |in truth )?(?<what>(?:an? |the )(?!(?:man|woman)\b)(?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?=$|,| (?:and|but|who|because|in|of|with)\b)/u,
    usual: { what: 'a dragon' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    other: ['fortune teller', 'nurse', 'travelling player'],
    concept: [
      ['is convinced of being {what}, and left {town} when somebody laughed', 'v=1'],
      ['was greeted in {town} as {what}, believes it, and has lived accordingly ever since', 'v=2'],
    ],
    want: [
      ['to be greeted as {what} by one who would know', 'v=1'],
      ['to find proof, and a place where one is allowed to live like that', 'v=2'],
    ],
    flaws: [
      [
        'does what {what} would do, whatever it costs',
        'Before each decision {P} asks what {what} would do, and then does it, at the size and with the means of {P}.',
      ],
      [
        'demands the respect that is due to {what}',
        'Landlords are told in the doorway with whom they have the honour, and that it lowers the price.',
      ],
    ],
    event: [
      '{P} woke one morning in {town} and knew it: this body was a mistake, and inside was {what}. {Q} laughed, once. That night the roof of {Q} burned, blue, from above, and {P} had not left the bed. {P} took that for a beginning, and set out to find the rest.',
      '{Q} had looked at the palm of {P} at a fair in {town} and turned white: "You are {what}, and must not be told." {P} had been small and cold and of no account until then. From that day {P} held the head high, and things really did go better. {Q} left the fair that night, and the takings stayed behind.',
    ],
    now: [
      ['In {town2} somebody bowed to {P}, very low, and left at once.', 'v=1'],
      ['In {town2} {P} found the booth of {Q}, with a cloth over it, and claw marks.', 'v=2'],
      '{P} keeps a small hoard or a small court, depending on what is at hand.',
      'Children believe {P} at once, and so do dogs.',
    ],
    bond: [
      'The first person who did not laugh, and who is under {P.their} protection for it.',
      'A mirror that is so blind that it agrees.',
    ],
    hook: [
      [
        'It is true, or a sixth of it is: something of that kind was divided among {few} children in {town}, and {Q} has been collecting the others.',
        'v=1',
      ],
      [
        '{Q} invented it, because the truth in that palm was worse. The real one has heard that somebody uses the title, and is flattered, and on the way.',
        'v=2',
      ],
    ],
    realm: [
      'At a court the claim has been taken seriously: there is a treaty with {what}, and {P} is to be made to invoke it.',
    ],
    look: [
      '{P} has done much to look like {what}: some paint, some wire, and the right way of standing.',
      '{P} holds {P.their} head like {what}, and the rest of the body does its best.',
    ],
    manner: [
      "{P} speaks of {P.their} true form as others speak of a coat that is at the cleaner's.",
      '{P} takes the highest seat in the room, on a box if need be.',
      '{P} forgives insults aloud, with a list.',
    ],
    ideal: ['"One is what one has the courage to be."', '"Greatness is no question of size."'],
  },
];
