import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** What cannot have been handed over in a street or left in a will. */
const notKept =
  /^(?!.*\b(?:swords?|blades?|daggers?|kni(?:fe|ves)|axes?|hammers?|spears?|bows?|shields?|helmets?|armou?r|staff|wands?|scythe|whip|crown|rings?|amulet|locket|necklace|medallion|pendant|masks?|mirror|skull|books?|spellbook|diary|journal|grimoire|letters?|maps?|keys?|coins?|bells?|flute|lute|violin|harp|dolls?|box|chest|lanterns?|lamp|compass|clock|watch|eggs?|flag|banner|cloak|portrait|painting|gems?|orb|relic|artifact|artefact|urn|ship|boat|wagon|cart|house|tower|inn|tavern|shop|cauldron|pot|spoon|hat|coat|boots?|seeds?|bottle|statue|figurine|deck|dice|stone|crystal)\b)/u;

/** Ideas whose clauses say what a character does all the time, or has. */
export const ideasOfHabits: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-has',
    facets: ['has'],
    unlessWhat: notKept,
    isTrait: true,
    other: ['first owner', 'pawnbroker', 'grandmother'],
    concept: [
      ['came by {what} in {town}, and has had no quiet day since', 'v=1'],
      ['was left {what} in {town}, together with a warning', 'v=2'],
    ],
    want: [
      ['to find out what is behind it before somebody else does', 'v=1'],
      ['to prove the warning wrong', 'v=2'],
    ],
    flaws: [
      ['relies on it too much', 'In trouble {P} thinks first of {what}, and only then of running.'],
      [
        'shows it to the wrong people',
        '{P} has told [a fence|a duchess|two spies] all about it, because they asked so nicely.',
      ],
    ],
    event: [
      'That {P} has {what} is the doing of {Q}, who was in a hurry, in {town}, in the rain. "Hold this for me," were the words, more or less. {Q} did not come back for it that night, or that week. Others came, and they were not polite. {P} has learned a great deal since then: to keep quiet, to sleep lightly, and what it is like to be important to somebody.',
      'When the will was read in {town} there was a house for the one, money for the other, and for {P} {what}, with a sealed note. The others laughed. {Q} did not, but helped {P} to carry the box to the coach, and said that one should read such notes at once. It said: "I am sorry. Do not go back to the house."',
    ],
    now: [
      [
        'In {town2} somebody offered {P} three times what it is worth, and had the money with him.',
        'v=1',
      ],
      [
        'The house in {town} burned down the same night. {P} had been in {town2} by then for an hour.',
        'v=2',
      ],
      'By now {P} knows [four|six|eight] things about it that nobody else does, and one that {P.they} would rather not.',
      'People in {town2} know {P} by it, and ask after it before they ask after {P}.',
    ],
    bond: [
      'What {P} has been given, whether it was meant well or not.',
      '{Q}, who owes {P} an explanation.',
    ],
    hook: [
      [
        '{Q} is alive, watches from a distance, and cannot come nearer as long as {P} has it.',
        'v=1',
      ],
      [
        'The note was written by another hand. The true one is in the lining of the box, and says the opposite.',
        'v=2',
      ],
    ],
    realm: [
      'There were [three|five|nine] of the kind, and the others have all been gathered by one collector, who wears a crown.',
    ],
    look: [
      'One notices it at once about {P}: {what}.',
      '{P} is never seen without that which {town} talks about.',
    ],
    manner: [
      '{P} checks twice in an hour that all is as it should be.',
      '{P} listens to old stories for anything like it.',
      '{P} says "it is nothing special", and puts a hand over it.',
    ],
    ideal: [
      '"What one is given one has to be worthy of."',
      '"Nothing is only what it looks like."',
    ],
    woven: {
      story: [
        'That {P.name} has {what} is the doing of a traveller in {town2}, who was in a hurry and did not come back.',
      ],
      look: ['One notices it at once about {P.name}: {what}.'],
      bond: ['{P.name} has grown attached to it by now, whatever it was meant for.'],
    },
  }),
  ofIdea({
    id: 'idea-habit',
    unlessWhat:
      /\b(?:it|them|this)$|^(?:sent|left at|built|made|born|taught|forced|stuck|trapped|separated|torn|lost)\b|^is (?:separated|on|in|at|of|under|past|behind|against)\b|^is an? (?:[\p{L}-]+ ){1,2}(?:\w+ed|took|stole|slew|broke|left|sold)\b/u,
    facets: [
      'habit',
      'deed',
      'has',
      'dream',
      'hides',
      'others',
      'kin',
      'crime',
      'doing',
      'refuses',
      'gift',
      'knows',
      'talks',
      'collects',
      'curse',
      'believes',
      'serves',
      'runs',
      'sells',
      'agent',
      'self',
      'guise',
      'keeps',
    ],
    isTrait: true,
    other: ['aunt', 'travelling scholar', 'old schoolteacher'],
    concept: [
      ['{said}, and has been known for it from {town} to the coast', 'v=1'],
      ['{said}, and learned in {town} that there is another of the kind', 'v=2'],
    ],
    want: [
      ['to find a place in the world where that is a good thing', 'v=1'],
      ['to find the other one, and not to have to explain it, for once', 'v=2'],
    ],
    flaws: [
      [
        'puts it before everything else',
        'When there was a choice between that and [a horse|a friend|a good post], {P} did not take long to choose.',
      ],
      [
        'expects others to make allowances',
        '{P} takes it for granted that everyone waits, helps or looks the other way.',
      ],
    ],
    event: [
      'What people in {town} will say about {P}, if one asks, is this: {P.they} {said}. It was so from the beginning, and at first it was thought charming. Then there was a day on which it mattered. {Q} begged {P} to let it be, just this once, with the whole family standing in the yard. {P} looked at them all, shook {P.their} head, and had the answer ready, and a packed bag as well.',
      'They told {Q} about it in {town}, as one warns of a dog: {P} {said}. {Q} had come to write down the odd things of the place, put away the pencil, and asked whether one might stay and watch. It took one day. In the evening {Q} said, "Do you know that there is another?" and gave a name and a road. Until then {P} had been the only one in the world. {P} paid for supper, for both of them, and was gone before it was light.',
    ],
    now: [
      ['In {town2} they have made it a proverb, and get it slightly wrong.', 'v=1'],
      [
        'The other one has been in {town2}, and left in a hurry. The landlord looked at {P} and said, "Not again."',
        'v=2',
      ],
      'It has saved {P} [five|six|seven] times, and landed {P.them} in trouble rather more often.',
      'A landlady in {town2} knows about it, asks no questions, and has put {P} in the room over the stable.',
    ],
    bond: [
      '{Q}, who will never understand it and sends socks.',
      'The first person who said: well, why not?',
    ],
    hook: [
      [
        'It runs in the blood. {P.their} grandmother did the same, {Q} burned the letters about it, and somebody has found one that did not burn.',
        'v=1',
      ],
      [
        'There is no other one. {Q} made up the name and the road, to send {P} to a place where just that is needed.',
        'v=2',
      ],
    ],
    realm: [
      'The stars, two oracles and a chancellor agree on one thing: that it will come down to somebody like that.',
    ],
    look: [
      'One can see it in {P.their} face, if one knows what to look for, and children always do.',
      '{P} carries what is needed for it in a flat bag, and keeps the bag within reach.',
    ],
    manner: [
      '{P} explains it to nobody, and shows it to everyone.',
      '{P} smiles when others say "you can\'t just", and does.',
      '{P} has rules about it, and would sooner go hungry than break them.',
    ],
    ideal: [
      '"Everyone has one thing that is not for sale. This is mine."',
      '"Better odd than sorry."',
    ],
    woven: {
      story: [
        'One thing is known of {P.name} in every inn between {town} and {town2}: {P.they} {said}.',
        'In {town2} they will tell anyone one thing about {P.name}: {P.they} {said}.',
      ],
      manner: ['Those who travel with {P.name} have learned to plan for it: {P.they} {said}.'],
    },
  }),
];
