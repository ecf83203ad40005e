import type { PlaceAspect } from '../families/place-family.ts';

/** What has just happened to a place, or has got into it. */
export const aspectsOfChange: readonly PlaceAspect[] = [
  {
    id: 'infested',
    says: /\b(?:full of|filled with|infested (?:with|by)|overrun (?:by|with)|crawling with|swarming with|plagued by|teeming with|occupied by|taken over by|invaded by|nest of|inhabited by) (?:the |giant |huge |hungry |feral |wild |angry |tiny |evil )*(?<vermin>spiders|rats|bats|snakes|insects|beetles|ants|wasps|bees|kobolds|goblins|ghouls|zombies|skeletons|undead|slimes|oozes|mushrooms|fungi|fungus|vines|plants|wolves|crows|ravens|cats|frogs|toads|lizards|mimics|gargoyles|imps|fairies|pixies|gnolls|orcs|trolls|bandits|cultists|crabs|worms|scorpions|monkeys|harpies)\b|\b(?<vermin2>spider|rat|bat|snake|kobold|goblin|ghoul|harpy|wasp|ant)[- ](?:infested|filled|ridden)\b/,
    words: { vermin: 'creatures' },
    tells: ['spiders', 'rats', 'bees'],
    look: [
      'gnawed, scratched or spun-over edges on all that has been left standing',
      'one clean path through the middle, a hand wide and walked by thousands of feet',
      'a heap in the corner that moves as a whole when a light falls on it, and then holds still',
    ],
    known: [
      '{site.s} is full of {vermin}. {town} has sent cats, smoke and a man with a pipe, and has had the pipe back.',
      '{town} counts the {vermin} that come out of {site} at dusk, and bets on the number; it has been going up.',
    ],
    feature: [
      'Fire drives the {vermin} back for a minute, and then into the walls and behind whoever carries it.',
      'At one certain note, which a good whistle can reach, all of them hold still.',
    ],
    beside: [
      'The {vermin} in {site} are here for one thing, which somebody left behind on purpose: something sweet, bricked in, that can be smelled only by them.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'sleeps on a table whose legs stand in bowls of water, and has given names to those that can swim',
            'has made peace with the {vermin} as far as the stair, and leaves out a bowl to mark it',
          ],
          guest: [
            'buys them alive, pays by the dozen, and has not yet said for what',
            'admires the {vermin} very much, and would like one pointed out that is not well',
          ],
          hooks: [
            '{V} was hired for {coins} gold pieces to clear {site} of the {vermin}, and went in whistling; the whistling has not stopped for {days} days.',
            'Children of {town} have found a coin on which something has been spun, laid or bitten in the shape of letters.',
            'What the party needs lies in the last room of {site}, in the middle of the nest.',
          ],
        },
        trouble: {
          id: 'vermin-1',
          absent: ['catcher of vermin', 'last tenant', 'foreman'],
          guest: ['trader in cages', 'expert from the university'],
          trace: [
            'The {vermin} leave one doorway free, and it is the one with the light behind it.',
            "They carry things past one's feet, always in one direction: crumbs, buttons, a whole candle.",
            ["{V}'s whistle comes from below, and always stops when {B} does.", 'v=1'],
            ['Once an hour all of them turn to the same wall, and are silent.', 'v=2'],
          ],
          truth: [
            'They are driven. {B} has set up something in the lowest room, a pipe on a bellows, that makes a note they cannot bear, and lets {site} fill with {vermin} until its price is that of the ground. {V} has found the pipe and sits on it, whistling the note that undoes it, and must not stop or they will come for {V} (use <Giant Rat, Giant Constrictor Snake, Giant Scorpion> for the largest ones). {K} brings water as far as the bowl.',
            'They are a court. Something of theirs is hatching behind the wall, once in {few} hundred years, that thinks for all of them; while it grows it wants to learn, and has sent for one who can speak. {V} is teaching it, alive and by now very fond of it. {B} knows the price of such a mind, for one who wants to rule by it, and needs it to be hatched hungry.',
          ],
          finds: [
            [
              'Perception',
              'holding still until one hears what they hear',
              'below everything there is a note, and bellows that creak',
              'v=1',
            ],
            [
              'Investigation',
              'asking who has made an offer for {site}',
              '{few} offers, each lower, all in the hand of {B}',
              'v=1',
            ],
            [
              'Animal Handling',
              'following one of them home',
              'it goes round {V}, who is whistling, and bows',
              'v=1',
            ],
            [
              'Nature',
              'watching them for an hour',
              'they do not hunt and do not quarrel: they are at lessons',
              'v=2',
            ],
            [
              'Insight',
              'asking {B} what they eat when they are grown',
              '{B} says "whatever they are told to", too soon',
              'v=2',
            ],
            [
              'Survival',
              'reading the path in the middle',
              'it is worn by a going and coming that nothing in the kitchen would explain',
            ],
          ],
          later: [
            [
              'On day {days} {V} falls asleep. That night they are in every bed in {town} (use <Giant Rat, Giant Constrictor Snake, Giant Scorpion, Bulette>).',
              'v=1',
            ],
            [
              'On {deadline} it hatches among strangers, is afraid, and is told by {B} of whom (use <Giant Scorpion, Bulette, Purple Worm>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'With the pipe turned round it calls them out of {site} as it called them in. Somebody has to walk in front.',
              'v=1',
            ],
            [
              "They would leave by themselves for a better place, and go by smell: a cart of spoiled apples on the road to {B}'s own house will do.",
              'v=1',
            ],
            [
              'It decides by whom it sees first. {V} would be a good choice, and so would anyone who has come without a weapon.',
              'v=2',
            ],
            [
              'Taught to say what it wants, it wants to leave. It can be carried, in a bread basket, by somebody who talks to it.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'newly-opened',
    says: /\b(?:newly|recently|just|freshly) (?:opened|built|founded|discovered|rebuilt|restored|finished|renovated)\b|\bbrand[- ]new\b|\bopening (?:night|day)\b|\bopened (?:last|this) (?:week|month|year)\b/,
    not: /\bnew bridge\b/,
    tells: ['new'],
    look: [
      'paint that is still soft, with one fingerprint in it, at the height of a bolt',
      'ribbons on the door, cut through on one side only',
      "shavings in the corners, and a carpenter's pencil on a beam that is out of reach",
    ],
    known: [
      '{site.s} has been open for {days} days, and {town} has been there to see it, to be seen and to say that it was better before, when it was a meadow.',
      'Everything in {site} is new, {town} says, and has gone to look for the catch.',
    ],
    feature: [
      'One wall is only plaster on laths, and has been meant for a door.',
      'The new bolts are for show; the carpenter has not been paid for the others.',
    ],
    beside: [
      'It was opened in a hurry, on borrowed money, and the lender cares less for the interest than for what had to be dug away for the foundations.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'shows everyone everything, twice, and goes quickly past one wall',
            'has put in all there was, sleeps in the store room, and smiles as one holds up a ceiling',
          ],
          guest: [
            'has a bill, an apprentice and a saw, and sits where everybody can see the saw',
            'lost half of all customers on the first day, and has come to congratulate',
          ],
          hooks: [
            '{V} was to cut the ribbon on opening day and did not appear; {K} pays {coins} gold pieces to have {V} found, quietly, before the lenders ask.',
            'For {few} nights something has been built in {site} that nobody ordered, and it is good work.',
            "The party is invited to the first great evening in {site}, at the best table, under somebody else's name.",
          ],
        },
        trouble: {
          id: 'new-place-1',
          absent: ['master builder', 'partner with the money'],
          guest: ['carpenter with a bill', 'owner of the old house of this kind'],
          trace: [
            'One corner of {site} is damp in a straight line, and has been painted every day.',
            'On the plan by the door is a room that is not there, and {K} says that the money ran out.',
            ['At night there is hammering inside one wall, neat, and it stops for supper.', 'v=1'],
            [
              'The stones of the foundations are older than {town}, and one has been turned with its face to the earth.',
              'v=2',
            ],
          ],
          truth: [
            '{V} found an old strong room while digging, told only {K}, and then wanted to report it. It was an accident: a beam slipped, {K} ran, and walled up the hole with {V} in it, who is alive in there, on {days} days of opening cake, and hammers. {B} has found the mistake in the measurements, thinks that it is about the money, and will have the wall opened before a notary.',
            '{site.s} has been built on the one spot in {town} that had to stay empty. {V} knew it, and was bought; the meadow was a seal. {B} bought {V} through {few} others, pays for every drink on opening night, and needs only that {num} people stamp in time. {K} has hired the band.',
          ],
          finds: [
            [
              'Investigation',
              'measuring {site} inside and outside',
              'two paces are missing, behind fresh plaster',
              'v=1',
            ],
            [
              'Perception',
              'putting a cup to the wall at supper time',
              'someone is eating, and swears',
              'v=1',
            ],
            [
              'Insight',
              "drinking to {V}'s health",
              '{K} does so with both hands, and most of it goes on the floor',
              'v=1',
            ],
            [
              'Religion',
              'turning the stone in the foundations',
              'on its face is a rule: "No roof. No fire. No dance."',
              'v=2',
            ],
            [
              'Investigation',
              'asking who pays for opening night',
              '{few} firms that have one letter box',
              'v=2',
            ],
            [
              'Nature',
              'asking a shepherd about the meadow',
              'his sheep would graze all round it, in a circle',
            ],
          ],
          later: [
            ['On day {days} the hammering stops, and {K} has the wall papered.', 'v=1'],
            [
              'On {deadline} {town} dances, and the floor of {site} dances too (use <Earth Elemental, Hezrou, Nalfeshnee> for what comes through it).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} is angry, but more hungry, and can be brought to call it an accident in return for half.',
              'v=1',
            ],
            [
              'There is a way for {K} to be the one who opens the wall. It takes a sledgehammer, and somebody who says "now".',
              'v=1',
            ],
            [
              'A roof comes off more easily than it goes on. {K} has the carpenter there, with a saw and a grudge.',
              'v=2',
            ],
            [
              'If the dance is in five-four time, no stamp falls on another. The band is good, and can be had.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'burnt',
    says: /\b(?:burn(?:t|ed)(?: (?:down|out))?|charred|scorched|gutted|in ashes|reduced to ashes)\b/,
    not: /\bburned (?:letters?|books?|witch|at)\b/,
    tells: [],
    look: [
      'one door, whole, in a frame of coal',
      'a chain of buckets along the road, left where it broke',
      'shapes on the wall where people, a ladder and a dog kept off the heat',
    ],
    known: [
      'It burned down {days} days ago, and {town} says lightning, without having heard any.',
      'When it was on fire, people of {town} stood round it with full buckets and did not come closer; each says that another did not.',
    ],
    feature: [
      'The upper floor holds one person, along the wall, for as long as it does not rain.',
      'Under the ash in the middle there is glass: it has been hotter there than wood burns.',
    ],
    beside: [
      'The fire was laid, and by one who had been asked: {K} owed money on every beam of it.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'sits before it on a rescued chair, and thanks everyone, and does not look at one of them',
            'lifts one board after another, and is happy about a spoon',
          ],
          guest: [
            'pays for damage, or does not, and has a little hammer for melted locks',
            'helps with clearing up, from dawn, ahead of anyone else, and always in the same corner',
          ],
          hooks: [
            '{V} has been missing since the fire in {site}; {town} believes that {V} laid it, and {K} pays {coins} gold pieces for the proof that it was not so.',
            'The fire office pays a share for every week by which it need not pay, and hires the party to take its time.',
            'Something hot is being sold in {town}: whatever is wrapped in it smokes after a day.',
          ],
        },
        trouble: {
          id: 'fire-1',
          absent: ['night watchman', 'tenant of the attic', 'clerk of the fire office'],
          guest: ['clerk of the fire office', 'brother-in-law of the owner'],
          trace: [
            'The cat, the cash box and the pictures were out of {site} the evening before.',
            'In the ash is the print of a sole, and it was made while the ash was hot.',
            ['One window was nailed shut, from outside, with new nails.', 'v=1'],
            ['The ash of {site} does not get cold, and at night it draws closer together.', 'v=2'],
          ],
          truth: [
            '{B} set the fire, to burn one paper, and thought that nobody was in. {V} was in, got out through the one window by breaking both hands, and hides with a washerwoman of {town}, in the belief that it was {K} who nailed the window shut. It was {K}, the day before, against the draught. {B} has not found the paper among the ashes: {V} had it.',
            '{site.s} did not burn down, but was hatched: the thing had been lying in its cellar for {few} hundred years, {V} turned it every day, and it was time. It is young, frightened, lies in the ash by day and flies at night (use <Salamander, Efreeti> if it is cornered). {B} wants to call it by the name that makes it obey for good, and has all of that but the middle. Without it, {B} has fires laid to see where it comes to.',
          ],
          finds: [
            [
              'Medicine',
              'asking who in {town} has bought salve',
              'a washerwoman has, for two hands that are not hers',
              'v=1',
            ],
            [
              'Investigation',
              'drawing the nails of the window',
              "they are from {K}'s own box, and the wood below them was warped by a wet, cold wind, days before",
              'v=1',
            ],
            [
              'Insight',
              'showing {B} any half-burned paper',
              '{B} reads the top corner first, and breathes out',
              'v=1',
            ],
            [
              'Nature',
              'digging to the glass',
              'it has the shape of a bowl, with scratches that begin in the middle',
              'v=2',
            ],
            [
              'Perception',
              'watching the ash by night',
              'it rises, opens two eyes, and looks for something to be near to',
              'v=2',
            ],
            [
              'Persuasion',
              'asking those with the buckets, one by one',
              'each saw someone at the window, and believed that another would go',
            ],
          ],
          later: [
            [
              'On day {days} {B} finds the washerwoman, and there is a second fire (use <Bandit, Tough, Spy> for those who lay it).',
              'v=1',
            ],
            [
              'On {deadline} {B} has the whole name, and {town2} is the first to learn what it can be told to do (use <Salamander, Efreeti>).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} has only to hear from {K} about the draught. Neither has asked the other, from shame.',
              'v=1',
            ],
            [
              'With the paper laid out in daylight, {B} is not owed anything any more by anyone, and will say so in front of half of {town}.',
              'v=1',
            ],
            [
              '{V} calls it by another name, a soft one, and it comes. It needs a chimney of its own, far up, and stories.',
              'v=2',
            ],
            ['The middle of the name is in the bell of {town}, and bells can be cast anew.', 'v=2'],
          ],
        },
      },
    ],
  },
];
