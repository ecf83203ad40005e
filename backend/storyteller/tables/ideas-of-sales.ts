import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of characters who have sold what cannot be bought back. */
export const ideasOfSales: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-sold-soul',
    asked: phrases(
      'sold|sells|signed_away|traded|gave|gave_away|promised|bartered <their> soul to|for a|an|the? {who:devil|demon|fiend|archdevil|witch|hag|fey|genie|lich|dark_god|archfey}? *',
      'sold|sells|traded|signed_away <their> soul *',
    ),
    usual: { who: 'devil' },
    classes: ['warlock'],
    tellsCalling: true,
    other: ['fiddle maker', 'second buyer', 'witness to the sale'],
    concept: [
      ['sold a soul to a {who.bare} in {town} for a gift that everyone admires', 'v=1'],
      ['sold one soul in {town} twice, to two buyers, and is wanted by both', 'v=2'],
    ],
    want: [
      ['to find out what the gift would have become without help', 'v=1'],
      ['to keep the two buyers from meeting, or else to introduce them', 'v=2'],
    ],
    flaws: [
      [
        'cannot let anybody be better',
        'At a fair, at cards, at throwing stones: {P} calls on the power, and is ashamed by evening.',
      ],
      [
        'believes that everything can be sold again',
        '{P} has pawned the tent, with the others in it.',
      ],
    ],
    event: [
      '{P} was nearly good. That was the pain of it: every night in {town}, nearly. A {who.bare} sat down at the table, praised the right passage, and named the wrong one. "I could put that right. You would not feel it." {P} thought of the soul as one thinks of a best coat, and held out a hand. Since then it has been perfect, and {Q} is the only one who has ever asked why it makes nobody cry.',
      'The first was a {who.bare}, with papers, and paid by the month. The second came to {town} a year later, offered more, and did not ask about other claims. It seemed like found money. Then {Q} came running: they were both at the inn, at two tables, each with a bag of the right size. {P} left through the wash house. By the law of that trade the buyer who is cheated may take what is nearest.',
    ],
    now: [
      ['In {town2} a child played it badly, and the whole room wept.', 'v=1'],
      [
        'The second buyer has opened an office in {town2}, and asks for everyone of the name of {P}.',
        'v=2',
      ],
      'The power is always there, warm and a little bored, and knows what {P} is about to ask.',
      '{P} has read the paper {few} times, and finds a new line each time.',
    ],
    bond: [
      'What {P} could do before: not much, and all of it {P.their} own.',
      'The day that stands on the paper, in a calendar, with a ribbon at it.',
    ],
    hook: [
      [
        'Nothing was ever put right. The {who.bare} took the soul, and gave {P} only the belief in it.',
        'v=1',
      ],
      ['The two buyers are one and the same, who likes to see what people do.', 'v=2'],
    ],
    realm: [
      'The {who.bare} has bought at {few} courts, and all the papers fall due on one day, that of {P} among them.',
    ],
    look: [
      '{P} leaves no breath on a mirror, and has got into the habit of wiping it all the same.',
      'There is a thin red line round one finger of {P}, where a ring would be.',
    ],
    manner: [
      '{P} hums, so as not to hear what is being offered.',
      '{P} gives presents, and adds, "nothing for it".',
      '{P} is moved by small and clumsy things.',
    ],
    ideal: [
      '"One can be good without one. It only takes more attention."',
      '"It was mine to sell. What I do now is not."',
    ],
    woven: {
      story: [
        '{P.name} sold a soul in {town2}, to a {who.bare}, for a gift that everyone admires.',
      ],
      look: ['{P.name} leaves no breath on a mirror.'],
      manner: ['{P.name} hums, so as not to hear what is being offered.'],
      bond: ['There is a day in the calendar of {P.name} with a ribbon at it.'],
    },
  }),
];
