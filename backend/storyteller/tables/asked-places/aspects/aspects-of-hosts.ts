import type { PlaceAspect } from '../families/place-family.ts';

/** The dead who keep house. */
export const aspectsOfHosts: readonly PlaceAspect[] = [
  {
    id: 'kept-by-undead',
    says: /\b(?:run|kept|owned|led|managed|staffed|inhabited|guarded|served) (?:by|with) (?:(?:an? |the |two |three )?(?:\w+ ){0,2})(?<who>vampires?|lich(?:es)?|mummy|mummies|skeletons?|zombies?|ghouls?|undead|revenants?)\b|\b(?:keeper|owner|barkeep|innkeeper|landlord|cook|headmaster|librarian|doctor|mayor|count|countess|staff|waiters|servants) (?:is|are) (?:an? |the |all |actually |secretly |really )*(?:\w+ )?(?<who2>vampires?|lich|mummy|skeletons?|zombies?|ghouls?|undead)\b/,
    words: { who: 'undead' },
    tells: [],
    look: [
      'curtains lined three times, and a row of clothes pegs that keep them together',
      'a mirror with a cloth over it, embroidered "Please do not"',
      'a jug on the counter with a label, "Mine", in an old hand',
    ],
    known: [
      '{K} has been dead for {years} years, keeps evening hours, and has never been rude to anyone in {town}.',
      'What {K} is, a {who}, is no secret in {town}; people bring something along, to be polite, in a covered jug.',
    ],
    feature: [
      'By day {K} cannot be woken before the third bell, nor go out; by night no step in {site} escapes {K}.',
      'Whoever has been given a drink here may not be harmed under this roof, by anyone.',
    ],
    beside: [
      '{K} is dead, decent and hungry, and has bound a temper as old as {town} by a single rule: never from a guest.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'serves with the left hand, has the right one on a book of manners, and is an hour older than it looks',
            'likes everyone, gets close to nobody, and has never been seen to eat the cake',
          ],
          guest: [
            'has a hammer under the coat, {few} books on the subject, and has been offered the good armchair',
            'calls {K} by a title, is horrified by the apron, and stays for longer than was agreed',
          ],
          hooks: [
            'Somebody in {town} has been bitten, and {K}, who has not done it, pays {coins} gold pieces for proof before {deadline}, since the street is sharpening fence posts.',
            '{V} came to {site} every night, read the paper, and has not come for {days} days. {K} cannot go out by day to ask.',
            'A lady from the old country has sent {K} a coffin, {few} times, and each is larger than the last.',
          ],
        },
        trouble: {
          id: 'undead-keeper-2',
          absent: ['night customer', 'apprentice', 'last of the family'],
          guest: ['hunter on a first assignment', 'relative from the old country'],
          trace: [
            '{K} has put the covered jug before the door, for somebody, and it is untouched in the morning.',
            '{B} does not show in the window glass at dusk, or else keeps to where there is none.',
            [
              'The bites in {town} have been made by two teeth that are not the same length.',
              'v=1',
            ],
            ['Every night one coach more stands on the hill, with its lamps out.', 'v=2'],
          ],
          truth: [
            "The bites are {V}'s, who begged {K} for years to be made the same, was refused, and found somebody less scrupulous: {B}, who has come to take {K} home, and thinks that a town with torches would help to decide. {V} lies in the wood shed, does not know how one does it, and is ashamed. {K} would take {V} in at once, and thinks that it is {K}'s own fault.",
            '{K} ran away from a throne. It is that of the dead of the whole realm, {few} thousand of them, who may not move while it is empty. {B} is here to bring {K} back or to prove that {K} has died for good, as then another one may sit down. {V}, who knew it, has been turned into the means: {K} swore never to drink from a friend, and one oath broken ends {K}.',
          ],
          finds: [
            [
              'Medicine',
              'comparing the bites with those who might have made them',
              "one tooth is short, as {V}'s has been since the ice",
              'v=1',
            ],
            [
              'Insight',
              'asking {B} about the country at home',
              '{B} describes a chair, a stair, a portrait, and not one living thing',
              'v=1',
            ],
            [
              'Perception',
              'setting the jug before the wood shed instead',
              'somebody drinks, cries and says thank you',
              'v=1',
            ],
            [
              'History',
              "looking for {K}'s title",
              'there has been a blank in the genealogies for {years} years, with a crown over it',
              'v=2',
            ],
            [
              'Stealth',
              'going up to the coaches',
              'in each sits a guest with hands folded, waiting to be allowed to get up',
              'v=2',
            ],
            [
              'Persuasion',
              'accepting a drink from {K}, and asking',
              'the answer is honest, and long, and the drink is good',
            ],
          ],
          later: [
            [
              "On {deadline} the street comes with fence posts, and {K} opens, in the apron, and will not raise a hand (use <Tough, Warrior Veteran, Gladiator> for the street's hired help).",
              'v=1',
            ],
            [
              'On {deadline} the chair is taken. All lamps on the hill go on at once (use <Vampire Spawn, Wraith, Vampire>).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} needs a teacher, not a stake. If {V} says so in front of {town}, with {K} behind, most will put down their posts.',
              'v=1',
            ],
            [
              '{B} has been given a drink, and so has {V}. By the rule of the house that settles a good deal.',
              'v=1',
            ],
            [
              'An abdication is valid if it is done in form, before the dead, with something to drink for all.',
              'v=2',
            ],
            [
              'A throne can be filled with anyone who does not want it. {town} has an old schoolmistress.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
