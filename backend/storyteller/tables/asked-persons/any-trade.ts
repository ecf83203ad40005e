import type { AskedStory } from './story-type.ts';

/** Persons of a trade for which no story is written: `{craft}` is the noun of the idea. */
export const personsOfAnyTrade: readonly AskedStory[] = [
  {
    id: 'asked-best-of-the-trade',
    asked: { isTrade: true },
    other: 'ungrateful pupil',
    look: [
      'One sees by the hands of {P.name} what {P.they} is: the {craft} shows in each finger.',
      '{P.name} carries the tools of a {craft} wherever {P.they} goes, wrapped in a cloth with a burn in it.',
    ],
    manner: [
      '{P} explains what a {craft} does to people who have not asked, and does it well enough for them to stay.',
      '{P} finishes what {P.they} is at before turning round, no matter who has come in.',
    ],
    want: '{P} is the best {craft} whom {town} has ever had, and wants that to be of use to someone before {Q} has ruined the name of it.',
    ask: [
      '{P} pays {pay} gold pieces to a party that finds out for whom {Q} works at night, with {P.their} tools and badly.',
      '{P} pays {pay} gold pieces for safe company to {town2}: a {craft} is needed there, and the last two did not come home.',
      'The crown has asked for a {craft}, the best of the realm, and has not said for what. {P} offers {pay} gold pieces to a party that finds it out before {P} has to say yes.',
    ],
    says: [
      '"Anybody can do it. It only takes {years} years, and nobody talking."',
      '"You need a {craft}? No. But you will, so remember the door."',
      '"{Q} was the best pupil I ever had. That is what makes me so cross."',
    ],
    tell: 'There is one piece of work that {P} has never finished; {P.they} takes it out on the longest night, looks at it, and puts it back.',
    truths: [
      'The unfinished work was ordered by someone who meant to do harm with it. {P} noticed, stopped, and was believed to have failed. {Q} has now been asked to finish it, and only needs that one piece.',
      'The famous work was not done by {P}, but by {Q}, as a child, in one night. {P} has taught {Q} everything else, and never that, for fear of what it will be used for.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the unfinished work',
        'there is a mark on it that belongs to a house long since forbidden.',
        1,
      ],
      [
        'Perception',
        'following {Q} after dark',
        '{Q} is let in at a back door, and paid in advance.',
        1,
      ],
      ['Insight', 'praising the famous work before {P}', '{P} looks at {Q}.', 2],
    ],
    pressed: [
      '{P} breaks the piece in front of {Q}, and says for the first time what it was for. Those who have paid in advance come to collect.',
      '{P} gives {Q} the honour that is due, in public. {Q} is silent, and then names the buyers, all of them.',
    ],
  },
  {
    id: 'asked-witness-of-the-trade',
    asked: { isTrade: true },
    other: 'grateful customer',
    look: [
      '{P.name} looks just as one imagines a {craft}, and has been drawn as one on the sign of an inn.',
      '{P.name} has been the {craft} of {town} for so long that people set their clocks by {P.them}.',
    ],
    manner: [
      '{P} hears everything, as people talk in front of a {craft} as they do in front of a cat.',
      '{P} says "in my trade" before each piece of advice, and is usually right.',
    ],
    want: '{P} has seen something in the course of work that a {craft} should not have seen, and wants to be asked about it by the right people.',
    ask: [
      '{P} offers {pay} gold pieces to a party that goes with {P.them} to a certain house in {town}, as helpers, and keeps its eyes open.',
      '{P} offers {pay} gold pieces to be brought to {town2} alive, where somebody sits who would listen to a {craft}.',
      'What {P} saw concerns the crown, and no guard of the realm lets a {craft} past the gate with it. {P} offers {pay} gold pieces to a party that is let past.',
    ],
    says: [
      '"I only do my work. It is not my fault where people leave their letters."',
      '"A {craft} gets in everywhere. Nobody ever asks how one got out."',
      '"{Q} sends me a ham every winter. I have never found out what for."',
    ],
    tell: 'Since last month {P} has taken the long way round one street of {town}, and whistles on it.',
    truths: [
      'What {P} saw was {Q}, washing something off, in a house where {Q} had no reason to be. The hams are for that, and are getting larger; the last one had something in it.',
      'What {P} saw can be read two ways, and {P} has chosen the wrong one: {Q} was not hiding a body, but a living person, who is being hunted. If {P} speaks to the guard, that person dies.',
    ],
    clues: [
      [
        'Perception',
        'walking the long way round with {P}',
        'the house that it avoids is that in which {Q} has a key.',
      ],
      ['Medicine', 'looking at the last ham', 'rats have tried it, and have not gone far.', 1],
      ['Investigation', 'asking what {Q} buys', 'it is bread for two, and bandages.', 2],
    ],
    pressed: [
      '{P} tells it, in order and with the hours, as one does in the trade. {Q} smiles, and two doors are locked from outside.',
      '{P} is ashamed, and makes up for it: no one gets a hunted person out of {town} so well as a {craft} with a cart.',
    ],
  },
];
