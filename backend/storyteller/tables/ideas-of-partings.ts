import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of characters who have walked out of the place that they belonged to. */
export const ideasOfPartings: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-left-home',
    asked: phrases(
      'left|escaped|fled|abandoned|ran_away_from|deserted|walked_out_on|leaves <their> {what:tribe|clan|village|family|home|people|pack|island|farm|monastery|order|temple|circle|coven|horde|town|kingdom|homeland|commune|convent|guild} *',
      'ran_away|runaway from home *',
      'left home',
    ),
    usual: { what: 'home' },
    isTrait: true,
    other: ['gatekeeper', 'younger cousin', 'night watch'],
    concept: [
      [
        'left the old {what} by night, and was let through at {town} by somebody who looked away',
        'v=1',
      ],
      ['walked out of the {what} on the day before everyone else was going to be so happy', 'v=2'],
    ],
    want: [
      ['to be able to go back, and not to have to', 'v=1'],
      ['to fetch out one more person', 'v=2'],
    ],
    flaws: [
      [
        'leaves first',
        'It gets comfortable, somebody says "we", and {P} is found in the stable, saddling.',
      ],
      [
        'compares everything to the {what}',
        '"We did it differently," says {P}, of soup, war and love, and will not say whether it was better.',
      ],
    ],
    event: [
      'There were rules in the {what} for everything: when to rise, whom to like, what one must not ask. {P} asked it. Nobody shouted. They were only very sorry, all of them, and in the evening there was a place less at table. {P} took a loaf and went. At {town} {Q} held up a lamp, saw who it was, and turned to look at the moon for as long as it took to pass.',
      'They had chosen something for {P} in the {what}: a post, a name, a person. It was meant well, there were garlands. {P} lay awake and listened to how they all breathed. Then it was boots, window, road, and at {town} the sun came up. {Q} had followed with a bundle: a cheese, the good knife, and a message from somebody who could not come yet, "Wait for me at the end of the road."',
    ],
    now: [
      [
        'In {town2} somebody wore the knot of the {what}, and crossed the street to be on the side of {P}.',
        'v=1',
      ],
      ['{P} has asked in {town2} how one knows that one is at the end of a road.', 'v=2'],
      '{P} still wakes at the hour when they rise there, and has nothing to do at it.',
      '{P} writes home on feast days, and leaves out the address.',
    ],
    bond: [
      'Those in the {what} who would be punished for having known.',
      '{Q}, who looked at the moon.',
    ],
    hook: [
      [
        'The question was the right one. The answer is kept below the hearth of the {what}, and has begun to knock.',
        'v=1',
      ],
      [
        'The one who could not come has been given the post, the name and the person, in the place of {P}.',
        'v=2',
      ],
    ],
    realm: [
      'The {what} holds a pass, a spring or an old word, and a crown needs one of them who is willing to talk.',
    ],
    look: [
      '{P} wears the clothes of the {what} with everything cut off that shows a rank.',
      'There is a tan line where a token hung round {P.their} neck.',
    ],
    manner: [
      '{P} asks before taking a second helping, and is surprised each time.',
      '{P} says "we" and corrects it.',
      '{P} keeps the boots beside the bed, with the toes to the door.',
    ],
    ideal: [
      '"One may go. Nobody had told me that."',
      '"I do not hate them. I only wanted the window open."',
    ],
    woven: {
      story: [
        '{P.name} left the old {what} by night, and was let through at {town2} by somebody who looked away.',
      ],
      manner: ['{P.name} keeps the boots beside the bed, with the toes to the door.'],
      bond: ['Some in the {what} would be punished for having known that {P.name} was going.'],
    },
  }),
];
