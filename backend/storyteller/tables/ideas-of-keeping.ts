import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character keeps: a house to run, or a charge to protect. */
export const ideasOfKeeping: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-runs-house',
    facets: ['runs'],
    isTrait: true,
    other: ['partner', 'landlord', 'best customer'],
    concept: [
      ['{said} in {town}, and has {few} months to pay for it', 'v=1'],
      ['{said} in {town}, and is away from it for one last errand', 'v=2'],
    ],
    want: [
      ['to earn enough to keep {what.the}', 'v=1'],
      ['to be back at {what.the} before the first snow', 'v=2'],
    ],
    flaws: [
      [
        'takes dangerous work to pay for {what.the}',
        'A roof, a stove, the taxes: there is always one more job to be done for {what.the}, says {P}, and takes it.',
      ],
      [
        'thinks about home at the wrong moment',
        'In the middle of an ambush {P} remembers an order for Monday.',
      ],
    ],
    event: [
      '{P} {said} in {town}. It was won, not bought, and the former owner had not mentioned the mortgage. {Q} came on the first morning with a paper, and stayed for breakfast. {P} has until the end of the year, and has gone out to earn it in the old way.',
      '{P} {said} in {town}, and was never as happy. Then {Q} put a purse on the table and spoke of one errand, the last, and somebody had to pay for the winter. {P} hung a sign on the door: back soon. That was in spring.',
    ],
    now: [
      'The neighbours in {town} keep the door oiled, and write to {P} in {town2} about every broken cup.',
      'In {town2} {P} sat in another house of the kind, and found fault with everything, and was homesick.',
    ],
    bond: [
      '{What.the}, down to the last nail.',
      'The people in {town} who have nowhere else to go of an evening.',
    ],
    hook: [
      '{Q} does not want the money but the ground: there is something under {what.the} that is older than {town}.',
    ],
    realm: [
      'Two envoys have met in secret at {what.the}, and neither has left {town} alive; {P} has been asked to explain it.',
    ],
    look: [
      '{P} carries a big iron key, and touches it now and then.',
      '{P} has a bill in every pocket, and not one of them has been paid twice.',
    ],
    manner: [
      "{P} counts the chairs in other people's houses, and mends the one that wobbles.",
      '{P} remembers what everyone eats, owes and is afraid of.',
    ],
    ideal: ['"Everyone should have a door that opens."', '"What one has built one looks after."'],
    woven: {
      story: [
        'Since those days {P.name} has found something to stay for: {P.they} {said} in {town2}, and the roof, the stove and the taxes are why {P.they} still takes work on the road.',
        'These days {P.name} {said}, in {town2}. A neighbour minds it while {P.they} is away, and writes about every broken cup.',
      ],
      flaws: [
        [
          'takes dangerous work to pay for {what.the}',
          'There is always one more job to be done for {what.the}, says {P.name}, and takes it.',
        ],
      ],
      look: ['{P.name} carries a big iron key, and touches it now and then.'],
      bond: ['There is also {what} in {town2}, where somebody has kept a light in the window.'],
    },
  }),
  ofIdea({
    id: 'idea-protects',
    asked: phrases(
      'protects|protecting|guards|guarding|hides|hiding|raises|raising|shelters its {what}',
      'protects|protecting|shelters|sheltering {what!}',
    ),
    unlessWhat:
      /\b(?:secrets?|identity|reputation|name|honou?r|past|face|people|self|town|village|forest|city)\b/,
    isTrait: true,
    other: ['hunter', 'collector', 'old comrade'],
    concept: [
      [
        'has protected the {what.bare} since a night in {town}, and cannot stay anywhere for long',
        'v=1',
      ],
      ['swore in {town} to protect the {what.bare}, and has been followed ever since', 'v=2'],
    ],
    want: [
      ['to find a place where the {what.bare} will be safe', 'v=1'],
      ['to turn round, for once, and face those who are after the {what.bare}', 'v=2'],
    ],
    flaws: [
      [
        'trusts nobody near the {what.bare}',
        'Even friends are searched before {P} lets them come near the {what.bare}.',
      ],
      [
        'would give up anything else for the {what.bare}',
        '{P} would leave a friend on the bridge for the {what.bare}, and has done so.',
      ],
    ],
    event: [
      'Nobody else was left in {town} that night to look after the {what.bare}, and so {P} did. {Q} came in the morning with a price. {P} said no, and was surprised at how loud it was. There have been other offers since, and the last was not made in words.',
      'In {town} {P} gave a promise to protect the {what.bare}, and meant it for a week. {Q} laughed. That was {years} years ago, and {P} has slept between the {what.bare} and the door in every one of those nights.',
    ],
    now: [
      'In {town2} somebody asked at all the inns about the {what.bare}, and paid for the answers.',
      '{P} has moved the {what.bare} [three|four|five] times since {town}, always by night.',
    ],
    bond: [
      'The {what.bare}, before everything else.',
      '{Q}, who knows where {P} sleeps and has told nobody so far.',
    ],
    hook: [
      '{Q} is not after the {what.bare} at all, but keeps the others away, and cannot do so for much longer.',
    ],
    realm: [
      'Three crowns want the {what.bare}, and each has told its generals that the others must not have it.',
    ],
    look: [
      '{P} always stands so as to have something behind {P.them}.',
      '{P} has the red eyes of a person who wakes at every sound.',
    ],
    manner: [
      '{P} sits between the {what.bare} and the door.',
      '{P} tests the locks of every inn, and brings one along.',
    ],
    ideal: [
      '"What cannot defend itself is owed a defence."',
      '"One promise, properly kept, is a life."',
    ],
    woven: {
      story: [
        'Nobody else was left to look after the {what.bare}, so {P.name} protects the {what.bare} now, and has slept between the {what.bare} and the door ever since.',
      ],
      want: ['to find a place where the {what.bare} will be safe'],
      manner: ['{P.name} sits between the {what.bare} and the door.'],
      flaws: [
        [
          'trusts nobody near the {what.bare}',
          'Even friends are searched before {P.name} lets them come near the {what.bare}.',
        ],
      ],
      bond: ['Before all this comes the {what.bare}, which must be kept from harm.'],
    },
  }),
];
