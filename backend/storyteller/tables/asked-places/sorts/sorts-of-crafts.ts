import type { PlaceSort } from '../families/place-family.ts';

/** Mines and smithies. */
export const sortsOfCrafts: readonly PlaceSort[] = [
  {
    id: 'mine',
    noun: /\b(?:mines?|silver mine|gold mine|coal mine|salt mine|crystal mine|coal pit|diggings|quarry)$/,
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
    also: ['treasure-1'],
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
    id: 'smithy',
    noun: /\b(?:smithy|forge|blacksmith'?s?(?: shop)?|armoury|armory|foundry|swordsmith'?s?(?: shop)?|weapons? (?:shop|smithy))$/,
    tells: [],
    keeper: ['smith', 'master smith', 'armourer to the crown'],
    look: [
      'an anvil with a dent in it the shape of a fist',
      'a rack of blades, each with a slip tied to the hilt, and one with a ribbon of mourning',
      'bellows that are worked by a donkey, who looks as if he understood',
      'a barrel for quenching, which steams although the fire is out',
      "horseshoes by size, from a pony's to one as large as a wheel",
    ],
    known: [
      'All of {town} is held together by nails from {site}, and by the news that is passed on there.',
      'The blades of {site} are said to bear only one name each, and not to like a second owner.',
    ],
    senses: [
      'Hammer, hammer, pause, and the hiss of water; it smells of coal and scorched hoof.',
      'The bellows sigh, and somebody swears in time with them.',
    ],
    feature: [
      'The bellows blow the fire across the whole room if the stop is pulled out.',
      'A chain hoist carries an ox, or five people who hold on.',
      'The quenching barrel can be tipped: then one sees nothing for a minute.',
    ],
    checks: [
      ['Athletics', 'holding the piece while somebody else strikes'],
      ['Investigation', 'reading from a break how a blade was made'],
    ],
    done: [
      'Nails, ploughs and hinges are made on weekdays, weapons at night, and one thing only when it rains.',
      'Whoever waits works the bellows, also dukes.',
      'Swords are taken back, without a question, and made into sickles.',
    ],
    plots: [
      {
        details: {
          keeper: [
            "strikes twice on the iron and once beside it, out of a habit that began with somebody's name",
            'refuses nobody a nail, and has refused {few} people a sword this week',
          ],
          guest: [
            'comes each day to see whether it is ready, and is relieved that it is not',
            'brings cart after cart of good old iron, and wants it all in one piece',
          ],
          hooks: [
            "A sword from {site} has turned in its owner's hand, in a duel; the family pays {coins} gold pieces to learn what {K} was thinking when it was made.",
            '{V} has taken a half-made blade and gone, and all iron in {site} has pointed after {V} since.',
            '{K} needs something struck by one who has never been in a fight.',
          ],
        },
        trouble: {
          id: 'smithy-1',
          absent: ['journeyman', 'old master', 'daughter of the smith'],
          guest: ['knight with a broken sword', 'buyer who pays in old iron'],
          trace: [
            'At night one hammer is heard in {site}, while {K} is asleep upstairs.',
            '{K} does not let the blade with the ribbon be touched, and has had it {years} years.',
            [
              'In the morning a knife lies on the anvil that nobody has made, small and very good.',
              'v=1',
            ],
            ['The iron of {B} is warm, and creeps together on the cart.', 'v=2'],
          ],
          truth: [
            "{V} could make blades that cannot do harm to anyone who has not earned it, and was to make one for {B}, who has done such a lot. {V} has hidden the half of it in the old mill and works on at night, in {site}, through the coal cellar, with {K}'s knowledge: by {deadline} it is to be handed over as if nothing were the matter. {B} has begun to suspect something, and has bought the debts of {K}.",
            '{site.s} was built on a broken god of war, of which each smith has beaten a bit into ploughs and nails, for {few} hundred years. {B} has bought it all back, hinge by hinge. {V} is the last who knows which piece was never given away: it is the anvil. On {deadline} there is a fire, a master and iron enough, and {B} has paid in advance.',
          ],
          finds: [
            [
              'Stealth',
              'waiting in the coal until midnight',
              '{V} comes through the chute, blows on the fire, and makes a small knife first, for practice and for someone',
              'v=1',
            ],
            [
              'Investigation',
              'looking for the debts of {K}',
              'all have been sold to {B}, on the day the sword was ordered',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} what the sword is for',
              '{B} says "against nobody", with three names on the tip of the tongue',
              'v=1',
            ],
            [
              'Religion',
              "putting two of {B}'s pieces side by side",
              'they fit, at a joint like an elbow',
              'v=2',
            ],
            [
              'Arcana',
              "laying one's ear on the anvil",
              'it hums a marching song, far off, and stops when one thinks of home',
              'v=2',
            ],
            [
              'Persuasion',
              'working the bellows for an hour without a word',
              '{K} says whose name the third blow has',
            ],
          ],
          later: [
            [
              "On day {days} the mill is searched, and {V} is at {B}'s disposal, hands and all (use <Tough, Warrior Veteran, Gladiator>).",
              'v=1',
            ],
            [
              'On {deadline} it stands up, with the anvil in its chest, and asks where the enemy is (use <Shield Guardian, Stone Golem, Iron Golem>).',
              'v=2',
            ],
          ],
          ways: [
            ['The blade can be handed over as it was ordered. {B} need only draw it.', 'v=1'],
            ["{K}'s debts are nails: {town} could bring back one each, and pay for it.", 'v=1'],
            [
              'Given a task of peace while it is still soft, it will keep to that. It has to be one which is never finished.',
              'v=2',
            ],
            [
              'The donkey has turned the bellows for {years} years, and is the only one whom it obeys.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
