import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Words after which a necromancer or a villain is another person. */
const other =
  'by|of|from|who|that|the|a|an|hunting|hunter|slayer|whose|with|son|daughter|child|against|hates|fighting|former|ex|retired|reformed|not';
const adjectives = String.raw`^(?:an? |the |my )?(?:(?!(?:${other})\b)[\p{L}-]+ ){0,3}`;

/** Ideas of characters who do harm and mean it, and of those who raise the dead. */
export const ideasOfEvil: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-raises-dead',
    asked: new RegExp(String.raw`(?<=${adjectives})necromancer\b(?!'s| hunter| slayer)`, 'u'),
    isTrait: true,
    classes: ['wizard'],
    other: ['gravedigger', 'old teacher', 'magistrate'],
    concept: [
      ['raised the dead of {town} for a wage, and kept one of them', 'v=1'],
      ['was driven from {town} by torchlight, with one dead servant to carry the books', 'v=2'],
    ],
    want: [
      ['to raise one who has been dead for longer than anyone has managed', 'v=1'],
      ['to come back to {town} with enough dead servants to be asked in', 'v=2'],
    ],
    flaws: [
      [
        'sees everyone as a future servant',
        'At table {P} looks at shoulders and teeth, and makes a note.',
      ],
      [
        'prefers the company of the dead',
        'The living interrupt, says {P}, and leaves them standing.',
      ],
    ],
    event: [
      'There was a mine in {town}, and too few hands, and {P} raised the dead for it at a fair price. They did not strike. Then a widow met her husband at the gate, with a pick. {Q} had signed the papers, and denied it. {P} left with the fees, and with a skeleton that has carried the trunk since then and is called Tuesday.',
      '{P} learned in the crypt of {town}, by night, and {Q} left the key under a flowerpot and took a tenth. When the crypt was opened for a burial it was emptier than it should have been. They came with torches. A dead porter held the door until {P} was over the wall, and followed at his own pace, and carries the books to this day.',
    ],
    now: [
      'In {town2} the dead servant of {P} passes for an old uncle with a cold, as long as it does not rain.',
      'The graves of {town2} are new and unguarded, and {P} has extended the stay.',
    ],
    bond: [
      'The dead servant, who was somebody once, and sometimes hums.',
      'A black notebook with the names of the dead, and what each of them could do.',
    ],
    hook: [
      'The servant is not as dead as {P} believes, listens, and reports to {Q} whenever it rains.',
    ],
    realm: [
      'Beneath the capital lie {few} old kings, and a pretender has offered {P} a tower for one of them.',
    ],
    look: [
      'There is grave earth under the nails of {P}, always.',
      'Behind {P} walks a servant with a deep hood, who never eats.',
    ],
    manner: [
      '{P} talks to bones as others do to a dog.',
      '{P} asks the age and trade of everyone who is ill.',
    ],
    ideal: ['"Death is a waste of trained people."', '"Nobody has ever complained. Afterwards."'],
    woven: {
      story: [
        '{P.name} raises the dead, and has kept one of them as a servant since {town2}: it carries the trunk, and sometimes hums.',
      ],
      manner: ['{P.name} talks to bones as others do to a dog.'],
      look: ['Behind {P.name} walks a servant with a deep hood, who never eats.'],
      bond: [
        'The dead servant was somebody once, and {P.name} does not like to be reminded of it.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-evil',
    asked: new RegExp(
      String.raw`(?<=${adjectives})(?:evil|villainous|wicked|sinister|power-hungry|tyrannical)(?= (?!twin|god|goddess|spirit|sword|dragon|brother|sister|father|mother|king|queen|creature|being|cult)\p{L})`,
      'u',
    ),
    other: ['former master', 'surviving rival', 'honest brother'],
    concept: [
      ['took what there was to take in {town}, and wants the rest', 'v=1'],
      ['ruled {town} for one winter through fear, and has been looking for a bigger town', 'v=2'],
    ],
    want: [
      ['to see those who laughed in {town} kneel, one after the other', 'v=1'],
      ['to rule a whole country as {town} was ruled, and to be thanked for it', 'v=2'],
    ],
    flaws: [
      [
        'never forgives a slight',
        'A waiter who spilled soup on {P} in the spring has no inn any more.',
      ],
      [
        'cannot let a beaten enemy go',
        'It was won, and {P} went back to gloat, and was nearly caught.',
      ],
    ],
    event: [
      '{P} was the best pupil that {Q} ever had in {town}, and the first to read the locked books. {Q} talked of duty. {P} listened with folded hands, and had the house, the books and the good name of {Q} within the year. There were those in {town} who laughed at the funeral speech. {P} has their names.',
      'For one winter {P} ruled {town}: a tax on fires, a curfew, a smile. It worked by letters, since everyone had something to hide. In spring {Q} read out all the letters in the square, the worst about {Q} included, and there was nothing left to be afraid of. {P} was on the road by noon, and has thought ever since about what to do better.',
    ],
    now: [
      'The friends of {P} are useful, and do not know yet for what.',
      'In {town2} {P} did a great kindness, in public, and the account for it is still open.',
    ],
    bond: [
      '{Q}, who knows what {P} is, and must be alive to see it succeed.',
      'A book of names, in which some are crossed out.',
    ],
    hook: [
      '{Q} has been warning every town on the way, and has found people who do not warn but wait.',
    ],
    realm: ['A weak prince has asked {P} for advice, and has begun to take it.'],
    look: [
      '{P} smiles with the mouth only.',
      '{P} wears black of very good quality, and no ring but one.',
    ],
    manner: [
      '{P} is kind to people in the way in which others sharpen knives.',
      '{P} keeps every promise to the letter, and chooses the letters.',
    ],
    ideal: [
      '"Mercy is a debt that nobody repays."',
      '"Somebody will rule them. It may as well be done properly."',
    ],
    woven: {
      story: [
        'Make no mistake about {P.name}, who once ruled {town2} for a winter through fear, and liked it.',
      ],
      want: ['to rule over those who once laughed, and to be feared by the rest'],
      flaws: [
        [
          'never forgives a slight',
          'A waiter who spilled soup on {P.name} in the spring has no inn any more.',
        ],
      ],
      ideal: ['"Mercy is a debt that nobody repays."'],
      manner: ['{P.name} keeps every promise to the letter, and chooses the letters.'],
    },
  }),
];
