import type { PlaceSort } from '../families/place-family.ts';

/** Castles. */
export const sortsOfStrength: readonly PlaceSort[] = [
  {
    id: 'castle',
    noun: /\b(?:castle|fortress|keep|citadel|stronghold|fort|palace)$/,
    tells: [],
    keeper: ['castellan', 'constable', 'warden for the crown'],
    look: [
      'a drawbridge with one new plank, and a sentry who steps over it',
      'a hall with {num} shields on the wall, and a nail where one hung',
      ['a well in the yard with a lid, a lock and a bored soldier on it', 'kept=yes'],
      'a tower without a door, and smoke from its chimney',
      'a chapel used for hay, with the saints still looking',
    ],
    known: [
      'It has never been taken by storm, only by marriage, and {town} keeps both days as holidays.',
      'Whoever holds {site} holds {town}, and whoever feeds {site} is {town}.',
    ],
    senses: [
      'A portcullis rattles, a cook swears, boots go round on the wall in step; it smells of horse and boiled cabbage.',
      'Wind whistles in the slits, on a different note for each tower; those who live here tell the weather by it.',
    ],
    feature: [
      'The portcullis drops at one blow on the wedge, and takes four to lift.',
      'The murder hole over the gate is used for shouting orders, and can still be used for the other thing.',
      'A drain leads from the kitchen to the foot of the wall: wide enough, once one has decided.',
    ],
    checks: [
      ['Stealth', 'crossing the yard between two rounds'],
      ['History', 'reading from the shields who betrayed whom'],
    ],
    done: [
      'Petitions are heard on the steps, in the rain, so that they are short.',
      'At sunset the bridge goes up, and those who are outside have a good story or a bad night.',
      'The garrison buys in {town}, on credit, under arms.',
    ],
    also: ['beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            'signs for the lord, eats for the lord, and carries a tray up to the tower without a door',
            'has had the wells counted, the walls walked and the bridge greased, and calls it spring',
          ],
          guest: [
            'has brought an offer on parchment, and {num} tents that can be seen from the wall',
            'has played here as a child, knows each passage, and is not allowed beyond the hall',
          ],
          hooks: [
            '{V} has spoken to {town} from the window each week, and last week with the wrong hand raised; the guild pays {coins} gold pieces to have him seen close by.',
            '{K} needs people whom nobody knows to carry a chest out of {site} by night, and another one in.',
            "The envoy's offer runs out on {deadline}, and {K} has not opened it.",
          ],
        },
        trouble: {
          id: 'castle-1',
          absent: ['lord of the castle'],
          guest: ['envoy with a deadline', 'cousin of the lord'],
          trace: [
            'The standard is raised each morning, a finger lower than yesterday.',
            "{B} asks after the lord's old dog, and the dog does not know {B}.",
            ["In the lord's window there is a wig on a stand, and the stand nods.", 'v=1'],
            ['The guards on the inner wall look inwards.', 'v=2'],
          ],
          truth: [
            "{V} has been dead since the autumn, of a chill. {K} has kept it a secret, with a wig, a cook's boy and a pulley, until the heir comes of age on {deadline}: if it is known before, the castle falls to the crown, and {town} to {B}. {B} is no cousin, but has a seal that says so, and has put a knife into a wig last night.",
            "{V} is alive, and a prisoner by an order of that same hand. What was taken in the last war, and is held in the doorless tower, has begun to speak with {V}'s voice; all gates are to stay shut to {V} until {deadline}, whatever {V} commands. {K} obeys, with tears. {B}'s army believes in a usurper, and is right about everything but that.",
          ],
          finds: [
            [
              'Perception',
              "comparing the window with last month's drawing of it",
              'the lord has not changed his expression, and has changed height',
              'v=1',
            ],
            [
              'Investigation',
              "looking at {B}'s seal",
              'the beast on it looks the other way, and the wax is soft',
              'v=1',
            ],
            [
              'Insight',
              'offering {K} condolences, as if by mistake',
              '{K} says "thank you" before thinking',
              'v=1',
            ],
            [
              'Arcana',
              'standing at the foot of the doorless tower',
              'one hears oneself called, in a voice one trusts',
              'v=2',
            ],
            [
              'Investigation',
              'reading the order that {K} carries sewn into a coat',
              "it is in {V}'s hand, and forbids all that {V} has ordered since",
              'v=2',
            ],
            [
              'Stealth',
              'following the tray',
              "it goes up on a rope, comes down empty, and the cook's boy has egg on his chin",
            ],
          ],
          later: [
            [
              'On day {days} the wig falls out of the window, in front of {num} people, and {B} is master of {site} by the evening (use <Guard, Knight, Guard Captain>).',
              'v=1',
            ],
            [
              'On {deadline} the tents come over the wall to free {V}, and they free the other (use <Chain Devil, Erinyes, Marilith>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'Until {deadline} the castle needs only a lord who can be seen to lose his temper. Somebody in the party may have the legs for it.',
              'v=1',
            ],
            [
              'The dog knows the heir. In front of {town} it would be worth more than a seal.',
              'v=1',
            ],
            [
              'It has only the voices of those who answer it. An envoy who is deaf, or a garrison with wax in its ears, cannot be ordered about.',
              'v=2',
            ],
            [
              '{B} may be shown the coat. {B} loves {V}, which is why the army is here, and why it could stand with its back to {site}.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
