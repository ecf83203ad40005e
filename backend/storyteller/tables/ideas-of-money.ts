import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about debts, and about what a character saves for. */
export const ideasOfMoney: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-saves-for',
    isTrait: true,
    asked: phrases(
      'open|opening|start|starting|buy|buying|own|run|found|build <their>|a|an|own * {what:tavern|inn|farm|shop|ship|bakery|restaurant|brewery|theatre|theater|school|library|smithy|bookshop|teahouse|orphanage|castle|business|boat|house|vineyard}',
      'saving|save|saves|enough|money|earn up|to|for|money|gold|enough * {what:tavern|inn|farm|shop|ship|bakery|restaurant|house|boat|business|brewery|theatre|theater|school|library|smithy}',
      'get|getting|become|becoming|be|make|wants rich|wealthy|a_fortune|money|gold',
      'greedy|treasure_hunter|loves_gold|loves_money|only_cares_about_gold|only_cares_about_money|obsessed_with_gold|obsessed_with_money',
    ),
    usual: { what: 'small inn' },
    other: ['seller', 'moneylender'],
    concept: [
      [
        'has seen the very {what} in {town} that it is all for, and has paid the first tenth',
        'v=1',
      ],
      ['promised a dying friend in {town} a {what} with both their names over the door', 'v=2'],
    ],
    want: [
      ['to have the money for the {what} together by the autumn after next', 'v=1'],
      ['to hang up that sign, over a {what} of {P.their} own', 'v=2'],
    ],
    flaws: [
      [
        'does nothing for nothing, or says so',
        '{P} names a price even to drowning people, and afterwards forgets to collect it.',
      ],
      [
        'cannot leave a coin where it is',
        '{P} has set off [a trap|a curse|an avalanche] for the sake of a candlestick.',
      ],
    ],
    event: [
      'It stands on a corner in {town}, with a chestnut in the yard: a {what}, a little run down. {P} came by with wet feet, looked in, and knew. {Q} named the price, and laughed, and then stopped laughing, as {P} had asked what a tenth of it would be. {P} paid it on the table, in coppers. There is a paper. If the rest is not there within [three|four|five] years the tenth is lost.',
      'They had been together for {years} years, {P} and a friend from {town}, in ditches, cells and one palace, and all that time they had been furnishing a {what} in their heads: the lamps, the colour of the door, what would be served to whom. The friend did not come through the last winter. {Q} keeps the money that was put by, one half of what it takes. "It is yours," said {Q}. "But I was to ask you first which colour." {P} knew.',
    ],
    now: [
      [
        'Someone else has been to see the {what}, with clean shoes. {P} has sent {Q} another tenth in advance, by three different roads.',
        'v=1',
      ],
      ['{P} bought the lamps in {town2}, too early and too many, and has had them sent.', 'v=2'],
      '{P} has the sum in {P.their} head at all times, and moves {P.their} lips when it changes.',
      'In {town2} {P} turned down a fortune because of what it was for, and has been angry about it ever since.',
    ],
    bond: [
      'The {what}, down to the third stair, which creaks.',
      ['The friend whose name will be on the sign.', 'v=2'],
      ['A paper with a seal, in a tin, in a sock.', 'v=1'],
    ],
    hook: [
      [
        '{Q} has sold the {what} several times over, a tenth each, to people who do not come back.',
        'v=1',
      ],
      [
        'The friend is alive, in debt to the wrong people, and let {Q} say otherwise so that the money would be safe.',
        'v=2',
      ],
    ],
    realm: [
      'Under the {what} runs the only way into a royal vault, and two governments have begun to bid for it.',
    ],
    look: [
      '{P} wears boots with new soles and a hat without a crown, since one needs only the former.',
      'A tin on a chain is hidden under the shirt of {P}, and rattles when there is running.',
    ],
    manner: [
      '{P} asks what it pays before asking what it is.',
      '{P} looks at every {what} on the way with a professional eye, and makes notes.',
      '{P} tips well, and writes it down with a groan.',
    ],
    ideal: [
      '"One should have a door that one may shut, and leave it open."',
      '"Everybody has a price. Mine is on the door."',
    ],
    woven: {
      story: [
        'All of it is for a {what} with a chestnut in the yard, and {P.name} knows to the copper how much is still missing.',
      ],
      want: ['to have the money for the {what} together by the autumn after next'],
      manner: [
        '{P.name} looks at every {what} on the way with a professional eye, and makes notes.',
      ],
      bond: ['The {what} exists so far only on paper, and {P.name} carries the paper.'],
    },
  }),
  ofIdea({
    id: 'idea-in-debt',
    isTrait: true,
    asked: phrases(
      'in|deep|huge|massive|crushing|with|has|of|a debt|debts to|with|from|by {who}',
      'owes|owing|pay_off|paying_off|repay|in_debt a|an|the|his|her|their? money|gold|debt|favor|favour|fortune|large_sum|lot? of? money? to|from|with? {who:dragon|crime_lord|guild|thieves_guild|mob|devil|king|bank|pirate|gang|moneylender|noble|wizard|hag|fey}',
      'owes|pay_off|paying_off|repay|in|with|has money|a|an|the|his|her|their|big|huge? * debt|debts|money|favor|favour',
    ),
    facets: ['debt'],
    usual: { who: 'people who do not write reminders' },
    other: ['clerk of the lender', 'former partner', 'landlord'],
    concept: [
      ['signed for a friend in {town}, and has been in debt since the friend went away', 'v=1'],
      ['borrowed for one week in {town}, a good many weeks ago', 'v=2'],
    ],
    want: [
      ['to be out of debt, and to meet that friend on a dark road', 'v=1'],
      ['to owe nobody anything, and to sleep on the side that faces the door', 'v=2'],
    ],
    flaws: [
      [
        'takes every job that pays by Friday',
        '{P} does not ask what is in the crate, as long as the crate is paid for.',
      ],
      [
        'borrows from the one to pay the other',
        'Friends of {P} have lent the same coin to each other twice round the table.',
      ],
    ],
    event: [
      'It was only a signature, for a friend, at a desk in {town}. The friend embraced {P}, went for a walk and has not come back. {Q} was sorry, truly, and explained how interest works, with a drawing. The money was owed to {who}, and {Q} coughed when saying so. {P} has kept the drawing. Since then {P.they} has taken every job that pays, and has become, to {P.their} own surprise, somebody whom one hires when it is dangerous.',
      '{P} needed it for a week, and for a good reason, and the people in {town} who lend without papers were friendly: it was {who}. The week went by. The good reason died, recovered or ran off, as such reasons do. One evening {Q} sat on the bed of {P}, turning a hat, and said that there was another way to settle it, and that {P} would not like it. {P} went out to think and is still walking.',
    ],
    now: [
      ['The friend has been seen in {town2}, with a new coat.', 'v=1'],
      [
        'In {town2} a boy handed {P} an envelope with a lock of hair in it, and the new sum.',
        'v=2',
      ],
      '{P} can say at any hour of the day what the debt is, and it is never less.',
      'In {town2} {P} won enough at cards to be free, and lost it again within the same hour.',
    ],
    bond: [
      'Those at home who would be asked to pay if {P} were gone.',
      'A debt, which has at least never left {P} alone.',
    ],
    hook: [
      [
        'The debt has been paid long ago. {Q} keeps it open, since {P} is worth more like this.',
        'v=1',
      ],
      [
        'The money was never the point. They lend only to people whom they will need one day, and the day is near.',
        'v=2',
      ],
    ],
    realm: [
      'A whole kingdom has signed in the same way, with the same drawing, and it falls due this year.',
    ],
    look: [
      '{P} wears {P.their} second best coat, since the best one is in pawn.',
      '{P} has the eyes of somebody who does sums at night.',
    ],
    manner: [
      '{P} asks what it pays before asking what it is.',
      '{P} sits where the street can be seen, and pays nobody in full.',
      "{P} is generous with other people's money, and ashamed of it afterwards.",
    ],
    ideal: [
      '"Free people are those who have paid."',
      '"A debt is a debt. To whom is another matter."',
    ],
    woven: {
      story: ['{P.name} is in debt in {town}, to {who}, and there is interest.'],
      want: ['to be out of debt'],
      manner: ['{P.name} can say at any hour of the day what the debt is, and it is never less.'],
      flaws: [
        [
          'takes every job that pays by Friday',
          '{P.name} does not ask what is in the crate, as long as the crate is paid for.',
        ],
      ],
    },
  }),
];
