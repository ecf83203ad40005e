import type { PlaceSort } from '../families/place-family.ts';

/** Castles and mines. */
export const sortsOfStrength: readonly PlaceSort[] = [
  {
    id: 'mine',
    noun: /\b(?:mines?|silver mine|gold mine|coal mine|salt mine|crystal mine|pit|diggings|quarry)$/,
    tells: [],
    keeper: ['overseer', 'mining captain', 'intendant of the crown mines'],
    look: [
      'a lift of two buckets, of which one goes up only when the other comes down',
      'props with notches for every hand that set them, and one gallery where they are all of one hand',
      ['a board with {num} brass tags, and the hooks of those who are below empty', 'kept=yes'],
      'a lamp on a nail, and under it a bowl of porridge, set down for no one',
      'a vein that glitters, and then a wall built across it',
    ],
    known: [
      'Half of {town} works below and the other half waits, and both count the tags in the evening.',
      'In {site} one does not whistle and one leaves the last bite; {town} has few fools, and they all have two hands.',
    ],
    senses: [
      'Water drips, a beam cracks, and very far down a hammer strikes three times and stops; it smells of wet stone and lamp oil.',
      "A draught comes from below, warm, and goes again, as regular as a sleeper's.",
    ],
    feature: [
      'The lift holds five, or one and a full bucket of ore, and drops if the brake is let go.',
      'One prop in the third gallery has a red ring: it brings down the roof as far as the lift, and no further.',
      'A shout raises dust, a bell raises help, and a whistle raises whatever it is that comes for whistles.',
    ],
    checks: [
      ['Athletics', 'holding the brake of the lift by hand'],
      ['Survival', 'finding the way up by the draught'],
    ],
    done: [
      'Ore is brought up, weighed, argued over and carted to {town2}.',
      'At each change of shift the tags are read out, and everyone answers for the neighbour.',
      'The newest hand is sent down with the porridge.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'has closed the third gallery because of gas, and does not use a canary to show it',
            'goes down last, comes up last, and has stopped eating the last bite',
          ],
          guest: [
            'asks for more depth, and holds a scented cloth to the nose',
            'has found everything in order, and has been told by letter what to find',
          ],
          hooks: [
            'Knocking is heard from the closed gallery of {site}; {K} says stones, and {few} families pay {coins} gold pieces for a different answer.',
            '{V} found something in {site}, put it back, walled it up and did not come to work again.',
            'The porridge has not been eaten for {days} days, and not one miner will go down.',
          ],
        },
        trouble: {
          id: 'mine-1',
          absent: ['best miner', 'shift leader', 'surveyor of the galleries'],
          guest: ['shareholder in new boots', 'inspector of mines'],
          trace: [
            'There are more tags on the board than names in the book.',
            'The knocking keeps to the shifts, and is silent on holidays.',
            [
              'Ore comes up at night from the closed gallery, in baskets too small for any miner.',
              'v=1',
            ],
            [
              'All tools left below are found in the morning with their points towards the walled-up vein.',
              'v=2',
            ],
          ],
          truth: [
            'Those who knock are alive: {V} and {few} others were cut off by a fall in the third gallery. {B} has had the rescue stopped, since the shares would be worth nothing if the fall were known before {deadline}, and {K} has been told that they are dead. They are fed, through a crack, by the small old ones of the mountain, who are owed {years} years of porridge and think that it is their turn.',
            "The vein is a seam: a mountain was sewn shut here, with silver, over something that had no other grave. {V} saw the stitch, and understood why it had been left. {B}'s company has been pulling the thread for {years} years and has one arm's length to go. {K} has dreamt of what is below since the wall was opened, every night a little more kindly.",
          ],
          finds: [
            [
              'Perception',
              'answering the knocking',
              'they answer in numbers: {few}, alive, and "who stopped digging?"',
              'v=1',
            ],
            [
              'Investigation',
              'looking at the rescue',
              'their tunnel was right and had {few} paces to go, and the order to stop has a scented seal',
              'v=1',
            ],
            [
              'Persuasion',
              'setting down porridge, with honey, and waiting in the dark',
              'a small hand draws the way in the dust',
              'v=1',
            ],
            [
              'History',
              "looking at the vein with a mason's eye",
              'the metal goes in and out, in and out, with a knot at one end',
              'v=2',
            ],
            ['Arcana', 'laying both hands on the wall', 'from inside someone does the same', 'v=2'],
            ['Insight', 'asking {K} about the gas', '{K} has to look at {B} before answering'],
          ],
          later: [
            [
              'On day {days} the knocking is down to one, and on {deadline} {B} sells every share.',
              'v=1',
            ],
            [
              'On {deadline} the last of the thread is out. The mountain opens like a coat (use <Earth Elemental, Bulette, Purple Worm>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'With the old ones digging from one side and {town} from the other it takes a night. They want the porridge put in writing.',
              'v=1',
            ],
            [
              "{B} wears new boots because {B} has never been down. A visit to the third gallery, with the lift brake in {town}'s hands, clears up a good deal.",
              'v=1',
            ],
            [
              'What has been pulled out can be sewn in: all silver in {town}, spoons and all, one night long, by people who cannot sew.',
              'v=2',
            ],
            [
              'What lies below was buried without a word. {V} has found out its name, and with it the grave would hold without silver.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
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
            'The lord {V} has spoken to {town} from the window each week, and last week with the wrong hand raised; the guild pays {coins} gold pieces to have him seen close by.',
            '{K} needs people whom nobody knows to carry a chest out of {site} by night, and another one in.',
            "The envoy's offer runs out on {deadline}, and {K} has not opened it.",
          ],
        },
        trouble: {
          id: 'castle-1',
          absent: ['lord of the castle', 'heir', 'master-at-arms'],
          guest: ['envoy with a deadline', 'cousin of the lord'],
          trace: [
            'The standard is raised each morning, a finger lower than yesterday.',
            "{B} asks after the lord's old dog, and the dog does not know {B}.",
            ["In the lord's window there is a wig on a stand, and the stand nods.", 'v=1'],
            ['The guards on the inner wall look inwards.', 'v=2'],
          ],
          truth: [
            "{V} has been dead since the autumn, of a chill. {K} has kept it a secret, with a wig, a cook's boy and a pulley, until the heir comes of age on {deadline}: if it is known before, the castle falls to the crown, and {town} to {B}. {B} is no cousin, but has a seal that says so, and has put a knife into a wig last night.",
            "{V} is alive, and a prisoner by {V.their} own order. What was taken in the last war, and is held in the doorless tower, has begun to speak with {V}'s voice; all gates are to stay shut to {V} until {deadline}, whatever {V} commands. {K} obeys, with tears. {B}'s army believes in a usurper, and is right about everything but that.",
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
              'It has only the voices of those who answer it. An envoy who is deaf, or a garrison that sings, cannot be ordered about.',
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
