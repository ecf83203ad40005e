import type { PlaceAspect } from '../families/place-family.ts';

/** What is hidden in a place. */
export const aspectsOfSecrets: readonly PlaceAspect[] = [
  {
    id: 'secretly',
    says: /\b(?:secretly|really|actually|in truth|in reality) (?:an? |the )?(?:front for |cover for |home of |lair of |base of |headquarters of )?(?:an? |the )?(?<truly>[a-z]+(?:'s)?(?: (?:of [a-z]+|[a-z]+))?)$|\b(?:a )?(?:front|cover) for (?:an? |the )?(?<truly2>[a-z]+(?: [a-z]+)?)$/,
    not: /\b(?:is|are) (?:an? |the )?(?:secretly|really|actually) (?:an? |the )?(?:\w+ )?(?:dragon|ghost|vampire|lich|witch|hag|devil|demon|god|goddess|monster|troll|goblin|ogre|mimic|beholder|undead)s?$/,
    words: { truly: 'something else' },
    tells: ['secret'],
    look: [
      'a front room in which everything is in order, and a little too seldom used',
      'a door marked "Private" with a better lock than the cash box',
      'a customer who has been choosing for an hour, and looks up at each newcomer',
    ],
    known: [
      'It does honest business by day, and there are nights on which {site} has no customers and lights in every window.',
      'The prices in {site} do not matter to those who run it, and {town} has noticed only that they are low.',
    ],
    feature: [
      'A cord under the counter rings a bell that customers cannot hear.',
      'The second door leads through a wardrobe, and the coats in it belong to nobody.',
    ],
    beside: [
      'What {site} really is, {truly}, is known to {few} people in {town}, and one of them has just fallen out with the others.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'knows the trade well enough, and does not seem to mind when it goes badly',
            'asks newcomers who sent them, in passing, and stops wrapping until there is an answer',
          ],
          guest: [
            'buys one thing each week, the same, and throws it away round the corner',
            'has to sign the licence for another year, and has been offered tea three times',
          ],
          hooks: [
            "{V} kept the books of {site}, asked what one of the entries was for, and has been gone since; {coins} gold pieces wait at a lawyer's for whoever asks again.",
            'The party is taken for the ones who were expected, is led through the wardrobe, and is thanked for coming.',
            'Somebody in {town} wants {site} watched for a night, and does not say what for, "so that you will see it".',
          ],
        },
        trouble: {
          id: 'secretly-1',
          absent: ['former partner', 'bookkeeper'],
          guest: ['customer of an hour', 'guild inspector'],
          trace: [
            "The wares in the window of {site} are last year's, and nobody has asked for them.",
            'On one evening a week all who come in give the same wrong answer to the same simple question.',
            ['{K} burns one page of the account book every evening, after kissing it.', 'v=1'],
            [
              'Some customers of {site} leave by a door in another part of {town}, in other clothes and under another name.',
              'v=2',
            ],
          ],
          truth: [
            '{site.s} is really {truly}: {V} and {K} began it together, for a reason that both of them could have told a judge. It has grown. {K} takes money now from those against whom it was founded, {V} refused, and is kept behind the wardrobe until the licence has been signed. {B} is one of the {few} who still believe in the beginning, and comes every week in the hope of a sign.',
            '{site.s} is really {truly}, and the crown itself pays for it, through {few} hands that do not know each other. {V} found the last hand: it is that of the heir, who means to use it against the crown on {deadline}. {K} only follows orders that come in parcels. {B} wraps the parcels.',
          ],
          finds: [
            [
              'Investigation',
              'comparing what {site} buys with what it sells',
              'it lives on something else, and that comes in on one evening a week',
              'v=1',
            ],
            [
              'Insight',
              'talking to {K} about beginnings',
              '{K} is warm and clever for a minute, and then looks at the wardrobe',
              'v=1',
            ],
            [
              'Perception',
              'standing among the coats',
              '{V} taps the old sign on the other side, over and over',
              'v=1',
            ],
            [
              'Investigation',
              'opening a parcel and closing it again',
              'the order in it is sealed by somebody who should not know of {site}',
              'v=2',
            ],
            [
              'Stealth',
              'following the customers who leave by the other door',
              'all of them go by the palace kitchen',
              'v=2',
            ],
            [
              'Deception',
              'giving the wrong answer with the right face',
              "one is let through, and sees {truly} with one's own eyes",
            ],
          ],
          later: [
            [
              'On day {days} the licence is signed, and {V} is of no further use to {K} (use <Tough, Spy, Tough Boss> for those behind the wardrobe).',
              'v=1',
            ],
            [
              'On {deadline} the parcels are opened all at once, and by evening the realm has another ruler (use <Spy, Assassin> for those who see to it).',
              'v=2',
            ],
          ],
          ways: [
            [
              'The sign that {B} waits for is simple, and {V} would tell it to any friend: hang the oldest coat in the window.',
              'v=1',
            ],
            ['{K} would give it all up for being asked by {V}, and not by a court.', 'v=1'],
            [
              'One parcel more or less is not noticed. With an order from the party in it, those of {site} do what they are told.',
              'v=2',
            ],
            [
              'The crown would rather not know, and can be made to, in public, by its own receipt. {V} has kept it.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'secret-beneath',
    says: /\b(?:with|has|and) (?:an? |the )?(?:dark|deep|strange|old|bricked-up|vast|mysterious) (?<below3>cellar|basement|attic|vault|crypt|well)\b|\bsomething (?:\w+ )?(?:in|under|below|behind|beneath) (?:the|its) (?<below4>\w+)|\b(?:secret|hidden|concealed|forgotten|sealed|locked|buried) (?:\w+ )?(?<below>tunnel|tunnels|passage|passages|cellar|basement|vault|tomb|crypt|laboratory|chamber|room|library|temple|shrine|door|staircase|entrance|dungeon|cave|cavern|door|treasure|compartment|attic|floor|portal)\b|\b(?:hides?|hiding|conceals?|beneath (?:it|which|the \w+)|under (?:it|which|the floor)|in (?:its|the) (?:cellar|basement|attic)|below (?:it|which)) (?:is |lies |are |there is |hides )?(?:an? |the |its )?(?:secret |old |ancient |hidden |sealed |forgotten )*(?<below2>tunnel|tunnels|passage|cellar|vault|tomb|crypt|laboratory|temple|shrine|dungeon|cave|cavern|portal|gate|prison|monster|demon|devil|dragon|god|giant|weapon|body|bodies|treasure|something|city)\b/,
    not: /^(?:an? |the )?(?:secret|hidden|forgotten|sealed|locked|buried)/,
    words: { below: 'way down' },
    tells: ['secret'],
    look: [
      'a floor that sounds hollow for the length of a cart, and a carpet on just that piece',
      'a rack that has been moved so often that it has worn a quarter circle into the boards',
      'candle ends in a bowl by the wall, where nobody needs candles',
    ],
    known: [
      'In {town} there is a rhyme about what lies under {site}, and those who work there do not join in.',
      'More is carried into {site} than is ever used up in it, and {town} has stopped wondering.',
    ],
    feature: [
      'The {below} can be shut from either side, but barred only from one.',
      'Whoever stands on the carpet is heard below, word for word.',
    ],
    beside: [
      'The {below} is real, and in use: {K} does not know of it, somebody else goes in and out by it each new moon, and the hinges have been oiled.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'stands on one spot for talking, always the same, and has a heavy tread for a light person',
            'shows all of the house gladly, quickly, and in the same order each time',
          ],
          guest: [
            'has come to measure for a new drain, and draws the house as it would look from below',
            'goes to bed at noon, and has clay on boots that were clean last night',
          ],
          hooks: [
            '{V} built the {below} of {site}, was paid {coins} gold pieces to forget it, and has now been offered twice as much to remember.',
            'Each time somebody is looked for in {town}, the trail ends before {site}.',
            '{K} has heard digging from below and pays for company on the stair.',
          ],
        },
        trouble: {
          id: 'beneath-1',
          absent: ['builder of the house', 'former cellarman', 'mason'],
          guest: ['surveyor', 'guest who never goes out by day'],
          trace: [
            'The wall of {town} has been set back by a hand behind {site}, as if something had pulled.',
            '{B} knows how many steps there are to the cellar, and says one more than one can count.',
            ['Food goes down that nobody has ordered, and clean plates come up.', 'v=1'],
            [
              'The light below is seen through the cracks for an hour after midnight, and it is daylight.',
              'v=2',
            ],
          ],
          truth: [
            'In the {below} sits {V}, of free will: a witness against the richest house in {town}, who is to speak on {deadline} and would not live till then up here. {K} has been hiding {V} for {days} weeks, is no hero, and did not know how long it would be. {B} was hired to find the {below}, has found it, and has not yet reported it: for {V} has been reading aloud in the evenings, and {B} wants to know how the story ends.',
            'The {below} is older than {site} and than {town}: one end of a way that leads under two mountains and a border into the strong room of an empire. {V} opened it, came back with one coin and white hair, and had {site} built on top. Whoever holds the way can put a thousand soldiers, on any night, into the middle of a capital. {B} has sold it to both sides, by the hour.',
          ],
          finds: [
            [
              'Stealth',
              'lying on the carpet at night',
              'a voice below reads from a novel, and does all the parts',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} when the work will be done',
              '{B} asks "do you know if they get each other?"',
              'v=1',
            ],
            [
              'Investigation',
              'counting what {K} buys',
              'it is for two, with one who likes ginger, and {K} gets a rash from that',
              'v=1',
            ],
            [
              'History',
              'looking at the coin of {V}',
              "it was struck last year, {num} days' ride from here",
              'v=2',
            ],
            [
              'Survival',
              'holding a flame to the gap of the {below}',
              "the air comes from far away, and smells of another season's harvest",
              'v=2',
            ],
            [
              'Perception',
              'comparing the steps with what one can hear',
              'one of them turns, and there is a shaft behind it with rungs',
            ],
          ],
          later: [
            [
              'On day {days} those who hired {B} lose patience and send others, who do not read (use <Tough, Spy, Assassin>).',
              'v=1',
            ],
            [
              'On {deadline} both buyers arrive in the middle of the way with all they have; the first who comes out of it comes out in {site} (use <Warrior Veteran, Knight, Gladiator>).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{B} can be had for the last chapter. It has not been written: {V} is making it up, and could be asked to let it end well.',
              'v=1',
            ],
            [
              '{V} may be brought to court through the {below}; it comes out in the one place where nobody would wait, the garden of the accused.',
              'v=1',
            ],
            [
              'The way can be drowned from the middle: {V} knows the sluice and is too old for the rungs.',
              'v=2',
            ],
            [
              'What was sold twice can be sold a third time. A treaty that lays the door open to everyone makes it worth nothing.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'hidden-treasure',
    says: /\b(?:treasure|hoard|gold|riches|jewels?|relics?|artifact|artefact|crown|fortune|loot)\b.*\b(?:inside|within|hidden|buried|beneath|below|under|somewhere|in it|aboard|at the bottom)\b|\b(?:hides?|hidden|holds?|guards?|contains?|buried|with|legendary|lost|cursed|and) (?:an? |the |its |his |her |their )?(?:great |lost |hidden |secret |legendary |old |cursed |pirate |huge |vast |magical |holy |forgotten |ancient |magic )*(?<treasure>treasure|hoard|riches|jewels|relic|artifact|artefact|fortune|loot|crown|weapon|sword)\b/,
    words: { treasure: 'treasure' },
    tells: ['hoard'],
    look: [
      'holes, some old and some new, and one with a ladder in it and a lunch',
      'a map cut into the back of a bench, with three crosses, two of them by jokers',
      'scales, sieves and a padlock without a chest',
    ],
    known: [
      'Everyone knows that there is a {treasure} in {site}, and it has been found {few} times already, by people who were very rich until Monday.',
      '{town} lives less on the {treasure} of {site} than on those who dig for it: spades are dearer here than anywhere.',
    ],
    feature: [
      'The floor is undermined wherever somebody was sure, and gives under two people or one chest.',
      'There is a second way in, which the diggers made and have sworn not to tell each other of.',
    ],
    beside: [
      'There is a {treasure}, and it was found long ago: {K} lives on it, one coin a week, and keeps the holes fresh.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'rents out spades, and writes down where each digger begins and where they stop laughing',
            'has never dug, and is asked for the reason by everybody',
          ],
          guest: [
            'has the left half of a map, and looks at every coat for a bulge on the right',
            "claims the whole by inheritance, and has the ancestor's nose, as can be compared on the coin",
          ],
          hooks: [
            '{V} has found the {treasure}, says a letter, "and whoever reads this must help me to lose it again"; there are {coins} gold pieces in it, on account.',
            '{few} parties are digging in {site}, and all of them need somebody who can be trusted by none of the others.',
            'An old coin from {site} has been spent in {town}, and whoever had it in hand dreams of the same stair.',
          ],
        },
        trouble: {
          id: 'treasure-1',
          absent: ['finder of the map', 'divining woman', 'mate of a pirate'],
          guest: ['diver with a theory', 'heir of whoever hid it'],
          trace: [
            'The newest hole has been filled in with great care, and a bush planted in it.',
            '{B} always digs where somebody has just given up, and never asks why they did.',
            [
              'Drag marks lead from {site} to the water, or the well, or wherever things are let down on ropes.',
              'v=1',
            ],
            ['On the wall behind the ladder stands in old letters: "Count us first."', 'v=2'],
          ],
          truth: [
            'The {treasure} was pay: for {num} soldiers who were cheated of it and killed here, so as not to be paid. Their dead guard it (use <Skeleton, Shadow, Wight>), and anyone who takes of it has to stand a watch with them, each night, until it is back. {V} took one handful, has stood {days} nights, and cannot go on. {K} knows the rule, and rents out spades all the same. {B} descends from the general who kept the money, and believes that it is owed to the family.',
            'There is no {treasure} in {site}: there is a lock. {few} chests of gold were laid round it as bait, by the one who sits inside, since every chest that is lifted opens it by one turn. One is left. {V} understood it, stayed down there, and sits on the lid. {B} has a crew, a winch and a debt to somebody with a very old voice.',
          ],
          finds: [
            [
              'Investigation',
              'counting the coins that have come up',
              'they are new, of one striking, and tied in small bags with a name on each',
              'v=1',
            ],
            [
              'Perception',
              'staying in {site} after dark beside {V}',
              'somebody says "next", and {V} gets up with closed eyes',
              'v=1',
            ],
            [
              'History',
              "asking {B} about the family's general",
              'he was never poor, and never slept with the door shut',
              'v=1',
            ],
            [
              'Arcana',
              'laying a hand on the ground where a chest has been',
              "it turns, a finger's breadth, like a key",
              'v=2',
            ],
            [
              'Insight',
              'asking {B} who pays for the winch',
              '{B} whispers, and looks at the hole and not at the listener',
              'v=2',
            ],
            ['Survival', 'reading the spoil heaps', 'somebody has dug from below, too'],
          ],
          later: [
            [
              'On day {days} {V} takes the place of one of them for good, and {B} has the chests up (use <Skeleton, Shadow, Wight, Wraith> for those who follow them into {town}).',
              'v=1',
            ],
            [
              'On {deadline} the last chest swings from the winch, and below it a door opens that is as wide as {site} (use <Salamander, Nalfeshnee, Marilith>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'They may be paid. Each bag has a name, each name has descendants in {town} or in {town2}, and every bag that is handed over is one guard less.',
              'v=1',
            ],
            [
              "{B} can put it right with a signature: they want a discharge, with a general's name under it, and the nose will do.",
              'v=1',
            ],
            [
              'A chest put back turns the lock back. Most of the gold is still in {town}, in {num} houses, and has made nobody happy.',
              'v=2',
            ],
            [
              'The one inside counts by weight. A chest of stones with a lid that {V} can nail shut from below is a chest.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
