import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about those who were left by the one whom they were to marry. */
export const ideasOfJilting: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-jilted',
    asked: phrases(
      'left|abandoned|jilted|stood_up|dumped|ditched|deserted at|by the|<their> altar|fiance|fiancee|betrothed|bride|groom|bridegroom|husband|wife|lover|true_love',
      'jilted|divorced|dumped|heartbroken|broken-hearted|brokenhearted|lovelorn',
      'broken heart',
    ),
    other: ['fiance'],
    concept: [
      ['stood before the altar in {town} until the candles had burned down', 'v=1'],
      ['got a letter of three lines on the morning of the wedding in {town}', 'v=2'],
    ],
    want: [
      ['to hear from {Q}, once, what had come in between', 'v=1'],
      ['to be so happy one day that it can be read in the papers of {town}', 'v=2'],
    ],
    flaws: [
      [
        'leaves first, to be on the safe side',
        'As soon as somebody gets fond of {P} there is an urgent job in another town.',
      ],
      [
        'spoils weddings',
        '{P} cannot pass a wedding without asking the couple, separately, whether they are quite sure.',
      ],
    ],
    event: [
      'All of {town} was there, and the cake had four storeys. {P} stood in front and waited for {Q}. After an hour the organist began again from the beginning. After two the aunts went round with sandwiches. {P} stayed until the candles were out, thanked everyone for coming, and carried the cake to the poorhouse, storey by storey. Nobody in {town} has ever said a word about it, and that was unbearable.',
      'The letter from {Q} came with the flowers. "I cannot. It is not you. Do not look for me." {P} read it in the bath, in {town}, and again in the church, aloud, since people had come a long way. The second line was in a different ink. {P} has looked at that second line for a very long time, changed the shoes, and gone to look.',
    ],
    now: [
      [
        'In {town2} {P} saw somebody from behind with that walk, and followed for half a day. It was a postman.',
        'v=1',
      ],
      ['Ink of that colour is made only in {town2}, for one household.', 'v=2'],
      '{P} still has the ring, and has pawned it [three|four|five] times, and redeemed it each time.',
      'A kind innkeeper in {town2} has asked {P} to dance twice.',
    ],
    bond: [
      '{Q}, to {P.their} great annoyance.',
      'The organist of {town}, who played for four hours and would take no money.',
    ],
    hook: [
      [
        '{Q} was on the way, in a coach, with flowers, and has been kept in a cellar since by someone who wanted {P} free.',
        'v=1',
      ],
      [
        '{Q} wrote the second line under a hand on the shoulder: it was {P} or the family, and {Q} was given one minute.',
        'v=2',
      ],
    ],
    realm: [
      'It would have been the first marriage between two houses that are at war by now, and both generals keep a piece of the cake.',
    ],
    look: [
      '{P} travels in good white shoes that were bought for one day and are no longer white.',
      'A dry flower is pinned inside the coat of {P}, where it scratches.',
    ],
    manner: [
      '{P} arrives early everywhere.',
      '{P} says "of course you have to go" before anyone has got up.',
      '{P} hums an organ piece, always up to the same bar.',
    ],
    ideal: [
      '"If you are going, say so. To my face. I can bear that."',
      '"One can always still carry the cake to somebody."',
    ],
    woven: {
      story: ['Once, in {town}, {P.name} waited at an altar until the candles had burned down.'],
      manner: ['{P.name} arrives early everywhere, and leaves first, to be on the safe side.'],
      bond: [
        '{P.name} still has the ring, and has redeemed it from the pawnbroker more than once.',
      ],
    },
  }),
];
