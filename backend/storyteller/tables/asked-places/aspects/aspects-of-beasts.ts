import type { PlaceAspect } from '../families/place-family.ts';

/** Beasts that speak, and places that are gone. */
export const aspectsOfBeasts: readonly PlaceAspect[] = [
  {
    id: 'beasts-talk',
    says: /\b(?:talking|speaking|gossiping|singing|clever|intelligent|whispering) (?<beasts>cats|animals|rats|birds|ravens|crows|frogs|trees|flowers|plants|foxes|dogs|mice|monkeys|horses|fish|owls|pigs|bears|toads|parrots|spiders|mushrooms)\b|\b(?<beasts2>cats|animals|rats|birds|ravens|crows|frogs|trees|flowers|plants|foxes|dogs|mice|monkeys|horses|fish|owls|bears|spiders|mushrooms) (?:that |which |who |can )*(?:talk|speak|whisper|sing|gossip|rule|argue|bathe|run|think|vote)\b/,
    words: { beasts: 'animals' },
    tells: [],
    look: [
      'a notice at the height of a knee, in large letters, and one above it in small ones',
      'a ring of {beasts} who stop talking when somebody comes, and begin to be {beasts}',
      'a court of law under a bush, with a stump for the judge',
    ],
    known: [
      'The {beasts} of {site} speak, and think about it first; {town} has been corrected by them, and has taken it badly.',
      'Whoever is unkind to the {beasts} in {site} hears of it for years, from each of them, in verse.',
    ],
    feature: [
      'Nothing happens in {site} that the {beasts} have not seen, and by evening all of them know.',
      'They speak up for a person who has waited until asked.',
    ],
    beside: [
      'The {beasts} here really speak: it was a gift for one summer, from a power that has forgotten to ask for it back, and they are careful not to remind it.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'puts everything to the vote, loses, and is comforted',
            'understands them, which has not made life easier, and lowers the voice for private matters',
          ],
          guest: [
            'wants just one, a pair at most, and has posters printed',
            'has written down {num} words, and been told {num} times that this is not what they mean',
          ],
          hooks: [
            'The {beasts} of {site} have seen a crime, and will testify, if somebody from outside swears to their good character; {town} pays {coins} gold pieces for them not to.',
            '{V} went away, they say, to think. They do not lie, but are clumsy at keeping quiet.',
            'One of the {beasts} has asked for the party by name, for asylum, and for something to eat.',
          ],
        },
        trouble: {
          id: 'beasts-1',
          absent: ['one who taught them', 'interpreter', 'schoolmaster'],
          guest: ['showman with a large cage', 'naturalist with a notebook'],
          trace: [
            'In {site} the youngest do not speak yet, and this year they have not begun to.',
            'All of them avoid one place, and the grass is high there.',
            [
              "{B}'s cage has been used, and there is a word scratched into the floor of it.",
              'v=1',
            ],
            ['They speak more simply than last year, and have begun to leave out names.', 'v=2'],
          ],
          truth: [
            "What makes them speak is {V}'s lessons: {V} taught the first of them, and they teach one another. {V} is held by {B}, in a barn near {town2}, and is to teach a bear to read cards. The {beasts} have voted to tell nobody, as {B} has promised otherwise to show what they did last summer: they broke into a school, for the books. {K} voted against.",
            'They were people. When an army came, {years} years ago, {V} hid all of {site} in the only shapes that soldiers would not count, and meant to turn them back on the next morning, and was shot. The gift of speech was all that {V} could save. It lasts as long as one of them remembers the old names. {B} was with the army, is old, and has come to make sure.',
          ],
          finds: [
            [
              'Persuasion',
              'asking the smallest of them to tell a story',
              'it begins with "when we did our homework" and is shushed',
              'v=1',
            ],
            [
              'Survival',
              "following {B}'s cart back",
              'in a barn someone spells "ace" with great patience',
              'v=1',
            ],
            [
              'Insight',
              'asking {K} what the vote was about',
              '{K} may not say, and looks at the school book under the stump',
              'v=1',
            ],
            [
              'History',
              'comparing their number with the old tax roll of {site}',
              'it is the same, down to the twins',
              'v=2',
            ],
            [
              'Medicine',
              'looking one of them in the eyes for as long as it can bear',
              'it looks away, as one does who was someone',
              'v=2',
            ],
            [
              'Nature',
              'going to where the grass is high',
              'a stone lies there, without a name, and fresh flowers that were bitten off',
            ],
          ],
          later: [
            [
              'On day {days} the bear reads its first card, and the {beasts} have agreed to be shown in {town2}, in pairs.',
              'v=1',
            ],
            [
              'On {deadline} the last of them forgets. {site.s} is a very quiet place then, and {B} strikes something off a list.',
              'v=2',
            ],
          ],
          ways: [
            [
              'The school would rather have pupils than its books back. Nobody has asked it.',
              'v=1',
            ],
            [
              '{V} has long since taught the bear something else. It only waits until {B} turns round.',
              'v=1',
            ],
            [
              'Called by the right names, all in one evening, they get up on two legs. The tax roll is in {town}, and can be read in an hour.',
              'v=2',
            ],
            [
              '{B} knows who gave the order to shoot, and has never said it aloud. It was {B}.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'gone-place',
    says: /^(?:an? |the )?(?:[\w'-]+ ){1,3}(?:(?:that|which|who) )?(?:(?:has|had|suddenly|just|once|mysteriously|always|sometimes) )*(?:vanished|vanishes|disappeared|disappears)\b/,
    not: /\b(?:where|people|guests|actors|children|students) \b.*(?:vanish|disappear)/,
    tells: [],
    look: [
      'a clean cut through path, hedge and water pipe, and inside the cut a floor of fresh moss',
      'a door mat, quite alone',
      '{num} people with maps, each in another place, and each sure of it',
    ],
    known: [
      'It has gone, with everything in it, between one stroke of the bell and the next; {town} heard the second stroke only.',
      'Where {site} was, swallows turn round in the air as they did when there were gables.',
    ],
    feature: [
      'Along the cut a thrown stone does not land until one has counted to ten.',
      'At one hour of the night {site} can be seen from the side, as thin as a sheet, and for three breaths entered.',
    ],
    beside: [
      'It vanishes and comes back because it is being borrowed, for an hour at a time, by someone with a use for it and no house.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'has the spare key, tries it in the air every evening, and once felt it turn',
            'has had the lot fenced, so that no one trips over what is not there',
          ],
          guest: [
            'owns {few} buildings that have been given up for lost, and will not say where',
            'was out for tobacco, has been living on the mat since, and knows what was on the stove',
          ],
          hooks: [
            '{V} was in {site} when it went; a light is seen at night in a window that is not there, and the family pays {coins} gold pieces to whoever goes in.',
            'What the party has left in {site} has arrived by post, wrapped in moss.',
            'The mayor of {town} wants {site} back before {deadline}, when the tax on it is due.',
          ],
        },
        trouble: {
          id: 'gone-1',
          absent: ['one who was inside', 'caretaker', 'guest of the last evening'],
          keeper: [
            'neighbour with the spare key',
            'reeve of the empty lot',
            'crown commissioner for what is missing',
          ],
          guest: ['collector of rarities', 'surveyor who was out at the time'],
          trace: [
            'Smoke comes down on the lot at meal times, from nothing.',
            'The cat walks in the air, at the height of the first floor.',
            [
              'The cut has been made along a line of chalk, and the chalk goes on round the next house.',
              'v=1',
            ],
            [
              'The second stroke of the bell has not quite ended: one can still hear it, in the ground.',
              'v=2',
            ],
          ],
          truth: [
            '{B} did it: with a piece of chalk that was left over from the creation, as it is said, one can take out what is drawn round, fold it up and keep it. {site.s} is in a portfolio, between a chapel and a mill, and those in it have noticed only that the weather is the same every day. {V}, who looked out, has been calling from the window. The next line goes round the house of {K}, who has no idea of the value of gables.',
            '{site.s} hid itself. Something was coming up the road which takes one house in each town, and all that is in it; {V} rang the bell between two moments, and held on to the rope. As long as the stroke lasts they are safe, and it is dying down. {B} serves what comes up the road, and sits where it was, with a pocket watch.',
          ],
          finds: [
            [
              'Investigation',
              'following the chalk',
              "it was drawn by someone with a limp, at night, and begins at {B}'s lodgings",
              'v=1',
            ],
            [
              'Perception',
              'lying down on the mat and looking along the ground',
              'one sees paper edges, and on one of them a very small washing line',
              'v=1',
            ],
            [
              'Sleight of Hand',
              "opening {B}'s portfolio by a finger's breadth",
              'somebody inside says "at last, the window"',
              'v=1',
            ],
            [
              'Arcana',
              'laying a hand on the ground',
              'the stroke is one moment long, and {V} is in it, out of breath',
              'v=2',
            ],
            [
              'History',
              'asking on the road, town by town',
              'in each a lot is empty since a year, and nobody asks any more',
              'v=2',
            ],
            ['Nature', 'watching the swallows', 'they still feed on something there'],
          ],
          later: [
            [
              'On day {days} the portfolio leaves {town} with one house more, and {K} in it (use <Mage, Invisible Stalker> for what guards it).',
              'v=1',
            ],
            [
              'On day {days} the bell is still. {site.s} stands there again, and someone is already at the door (use <Invisible Stalker, Chain Devil, Rakshasa>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'What is unfolded over its own foundations stays. It has to be done in one go, with someone inside who wipes off the chalk.',
              'v=1',
            ],
            [
              '{B} would exchange it for something rarer. The party are the only ones who have ever come back out of a drawing.',
              'v=1',
            ],
            [
              'The bell can be struck again from outside, by thirty people with pans. It only has to be meant.',
              'v=2',
            ],
            [
              'It takes one house in each town. It has never been offered one with the door open, and soup.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
