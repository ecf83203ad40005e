import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character is after. */
export const ideasOfQuests: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-become',
    asked: phrases(
      '<wants> to|of? become|be|being|becoming {what!}',
      'to|of become|becoming {what!}',
      'aspiring|would-be|wannabe|self-taught|self-proclaimed {what}',
      'ambition|dream|goal is|of|to * become|becoming|be|being {what!}',
      '<wants> to? prove * {what}',
      'prove|proves|proving|show|showing that {what}',
    ),
    usual: { what: 'something greater' },
    other: ['examiner', 'uncle', 'retired champion'],
    concept: [
      [
        'was laughed out of an examination in {town}, and is taking the long way to the same place',
        'v=1',
      ],
      ['wrote a goal on a wall in {town}, where everybody can read it: {what}', 'v=2'],
    ],
    want: [
      ['to become what everyone in {town} said could not be: {what}', 'v=1'],
      ['to be {what}, and to come home by the main street', 'v=2'],
    ],
    flaws: [
      [
        'takes every dare that has to do with it',
        'Tell {P} that it cannot be done, and {P.they} is already up there.',
      ],
      [
        'copies great people down to their mistakes',
        '{P} has taken up [a pipe|a limp|a terrible hat] because somebody famous had one.',
      ],
    ],
    event: [
      'The hall in {town} was full, and {P} had waited {years} years for that day. The question was easy. The answer was right. Then somebody in the third row laughed, at the accent, the boots or the sheer idea, and it spread. {Q} had to ring a bell. Afterwards, in the corridor, {Q} said without looking up that there was another way: out there, and much longer. {P} asked in which direction.',
      "As a child {P} took a nail and scratched it into the wall of the well in {town}, so that it could not be washed off: what {P.they} would be one day. {What}, it says there, in crooked letters. It has been the joke of the place ever since. On the morning on which {Q} was going to have the wall whitewashed, {P} begged for five years' delay. The wall has been left as it is.",
    ],
    now: [
      [
        'In {town2} {P} met the one who had laughed. He has failed, and asked {P} for lessons.',
        'v=1',
      ],
      [
        'People from {town} who come to {town2} bring {P} greetings, and the news that the wall still stands.',
        'v=2',
      ],
      '{P} learns from whoever is good at it: [three|five|nine] masters so far, one of whom was a cook and one in prison.',
      'Each failure is written into a little book, with a line on what it was good for.',
    ],
    bond: [
      'A wall in {town}, with crooked letters on it.',
      'The one who said from the beginning: of course you will.',
    ],
    hook: [
      [
        '{Q} knew that the laughter had been paid for. There is a place on the list that was kept free for {P}, and others have noticed.',
        'v=1',
      ],
      [
        'It is possible, and there is a price: another one has to stop being it. That one is looking for {P}, out of weariness.',
        'v=2',
      ],
    ],
    realm: [
      'In [three|four|five] lands they would rather have no one in that place than somebody like {P}, and they have agreed on it in writing.',
    ],
    look: [
      '{P} dresses for the part already, in things that are nearly right.',
      'There is a book in {P.their} belt, with a pencil on a string, and it is nearly full.',
    ],
    manner: [
      '{P} practises in front of puddles.',
      '{P} asks every master about the first time that it went wrong.',
      '{P} says "when I am", and never "if".',
    ],
    ideal: [
      '"Nobody was born with it. Somebody was just allowed to try."',
      '"The long way also arrives."',
    ],
    woven: {
      story: ['Since childhood {P.name} has had one aim, scratched into a wall in {town}: {what}.'],
      want: ['to be {what}, whatever {town} thinks of it'],
      manner: ['{P.name} says "when I am", and never "if".'],
    },
  }),
  ofIdea({
    id: 'idea-seeks-thing',
    facets: ['seeks'],
    asked: phrases(
      '<seeks> {what^}',
      '<seeks> {what~}',
      'searches|search|quest|searching|journey for {what~}',
      'find|retrieve|recover|discover|uncover {what}',
      '<wants> to see|reach|visit|travel_to|explore|find {what}',
    ),
    usual: { what: 'what was lost' },
    other: ['dealer in maps', 'last owner', 'archivist'],
    concept: [
      ['is looking for {what}, with half a map from {town} and a full set of rumours', 'v=1'],
      ['promised a dying friend in {town} to find {what}', 'v=2'],
    ],
    want: [
      ['to find {what}, and to learn who tore the map', 'v=1'],
      ['to find {what} in time, and then to go home and say so at a grave', 'v=2'],
    ],
    flaws: [
      [
        'believes every map',
        "{P} has dug in [a churchyard|a duke's rose bed|the same hole twice], and explains that the scale was off.",
      ],
      [
        'puts the search before the searchers',
        'With the goal in sight {P} stops counting who is still behind.',
      ],
    ],
    event: [
      'It was a wet night in {town}, and {Q} paid for a room with half a map. {P} turned it about by candlelight: it was old, it was good, and it led to {what}, or to where that had last been seen. In the morning {Q} was gone and the other half with {Q.them}. {P} packed, closed up the house, and had got as far as the crossroads before noticing that it was still raining.',
      'A friend of {P} had spent a whole life on it, and lay dying in {town}, with [five|six|seven] boxes of notes around the bed. "It exists," said the friend, "all of you have laughed, and it exists." It was about {what}. {P} had laughed, too. {Q} wanted to burn the boxes. {P} took the smallest, the one with the dates, and promised.',
    ],
    now: [
      [
        'The tear in the map runs through {town2}, and so {P} has asked at every door there what lies further on.',
        'v=1',
      ],
      ['In {town2} the last date in the box comes round again this year.', 'v=2'],
      '{P} has found [four|six|eight] places where it was and is not any more, and each time someone had been there a day before.',
      'People in {town2} give {P} soup and advice, and both are warm.',
    ],
    bond: [
      'A promise, or a box of notes: {P} could not say which is the heavier.',
      'Half a map, worn through at the folds.',
    ],
    hook: [
      [
        '{Q} tore it on purpose, and has followed {P} ever since, because the half that {P} has cannot be read by anyone else.',
        'v=1',
      ],
      [
        'The friend had found it, and lay dying because of that. {Q} was the one who carried it away.',
        'v=2',
      ],
    ],
    realm: [
      'Two crowns need the same thing, for opposite reasons, and both have people who would know {P} by sight.',
    ],
    look: [
      '{P} has a map case on the back, patched with three sorts of leather.',
      'On {P.their} sleeve are notes in ink, [three|five|nine] of which have been crossed out.',
    ],
    manner: [
      '{P} asks old people about {what} and lets them take their time.',
      '{P} looks under things.',
      '{P} draws the way here into the dust, for anyone who asks and for some who do not.',
    ],
    ideal: [
      '"It is somewhere. Everything is."',
      '"A promise to the dead is the only kind that cannot be renegotiated."',
    ],
    woven: {
      story: [
        'What takes {P.name} from town to town is the search for {what}, with half a map and a full set of rumours.',
      ],
      want: ['to find {what}'],
      manner: ['{P.name} asks old people about {what}, and lets them take their time.'],
    },
  }),
];
