import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about those who know what they should not. */
export const ideasOfKnowledge: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-witness',
    asked: phrases(
      'saw|witnessed|overheard|watched|discovered|uncovered|found_out|learned|stumbled_upon|knows {what~}',
      'knows|learned|found_out|discovered too|the much|truth',
      'only|sole|key witness to|of {what~}',
    ),
    usual: { what: 'what nobody was meant to see' },
    isTrait: true,
    other: ['night porter', 'former colleague', 'confessor'],
    concept: [
      ['knows what nobody in {town} was meant to know, and was seen leaving', 'v=1'],
      ['told the truth once in {town}, to the wrong person, and has been travelling since', 'v=2'],
    ],
    want: [
      ['to say it aloud before somebody who can do something about it', 'v=1'],
      ['to find the one other person who knows, while both are alive', 'v=2'],
    ],
    flaws: [
      [
        'sees agents of {town} everywhere',
        '{P} has thrown [a juggler|a bishop|a very lost uncle] into a pond for following.',
      ],
      [
        'hints at it when in company',
        'After supper {P} says "if you knew what I know", and then there is always somebody who would like to.',
      ],
    ],
    event: [
      'It took no longer than a breath. A door in {town} stood open that was always shut, and so {P} came to know {what}. {P} even said "pardon me". Then a board creaked. {Q} stood at the end of the corridor with a lamp, had seen who came out and from where, and blew out the lamp. By morning the door had been walled up, and {P} was asked, very kindly, where {P.they} had been.',
      '{P} did what one is supposed to do. Knowing {what}, {P.they} went to the highest person in {town}, shut the door and told it from beginning to end. The answer was a glass of wine and a promise. {Q}, who cleaned up, poured the wine into a plant. The plant did not see the evening. {P} has trusted only low people since.',
    ],
    now: [
      [
        '{P} has written it all down and left it with a lawyer in {town2}. The lawyer has stopped answering.',
        'v=1',
      ],
      [
        'In {town2} {P} heard a stranger tell the same thing as a fairy tale, with one detail that is not known to anyone.',
        'v=2',
      ],
      '{P} changes the bed after midnight, wherever {P.they} sleeps.',
      'Now and then {P} says it aloud, to a horse, so as not to be the only one.',
    ],
    bond: [
      '{Q}, to whom {P} owes every morning since.',
      'The one who was wronged by it, and does not even know.',
    ],
    hook: [
      [
        '{Q} was posted at the end of that corridor, and let {P} go on purpose: somebody has to be able to swear to it one day.',
        'v=1',
      ],
      ['It was all staged for {P}, who has an honest face and was sure to pass it on.', 'v=2'],
    ],
    realm: [
      'Two claims to a throne rest on it, and both sides have stopped wanting {P} dead: they want {P} to remember it differently.',
    ],
    look: [
      '{P} has dyed {P.their} hair with walnut, and not very well.',
      'A folded paper is sewn into {P.their} collar, and crackles.',
    ],
    manner: [
      '{P} tastes wine with one finger, and offers some to the nearest plant.',
      '{P} opens every door very slowly.',
      '{P} lowers {P.their} voice at the best part.',
    ],
    ideal: [
      '"What is true must be said by somebody. It was not going to be the plant."',
      '"Power is what people do when they think the door is shut."',
    ],
    woven: {
      story: [
        'There is something that {P.name} knows and should not: {what}. It was a door in {town2} that stood open.',
      ],
      manner: ['{P.name} tastes wine with one finger, and opens every door very slowly.'],
      bond: ['Somewhere there is a paper on which {P.name} has written it all down.'],
    },
  }),
];
