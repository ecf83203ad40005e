import type { PlaceAspect } from '../families/place-family.ts';

/** A rule of a place: a truce, a way in without a way out, a deed that is forbidden. */
export const aspectsOfRules: readonly PlaceAspect[] = [
  {
    id: 'truce',
    says: /\b(?:neutral (?:ground|territory|place)|truce|no (?:weapons|violence|fighting|bloodshed|blood)|(?:nobody|no one|no-one) (?:may|can|is allowed to|must|dares? to) (?:fight|draw|kill|harm|carry|raise)|(?:violence|fighting|weapons|killing|magic) (?:is|are) (?:forbidden|banned|not allowed)|sworn enemies|(?:enemies|rivals|both sides|all sides|heroes and villains) (?:meet|drink|eat|trade|sit)|peace (?:is kept|treaty)|without (?:weapons|violence))\b/,
    tells: [],
    look: [
      'a cloakroom for swords, with numbers, and a bench on which a bodyguard is knitting',
      "a table sawn through in the middle, with a hand's breadth between the halves",
      'a line of dents in the door post, each with a date, from the day before somebody learned the rule',
    ],
    known: [
      'Peace is kept in {site}, by everybody and towards everybody, and what has been done outside is not mentioned before the second cup.',
      'Enemies sit at one table in {site}; the rule is older than {town}, and whoever breaks it has no friend afterwards on either side.',
    ],
    feature: [
      'Whoever raises a hand here stands alone: all who are present, friend and foe, take part against the one who began.',
      'Through the cloakroom one gets to every weapon in the house, with the right number.',
    ],
    beside: [
      'The peace here is kept by more than custom: each who enters leaves a drop of wax and a name with {K}, and {K} could do a great deal with them.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'takes each weapon with both hands, by the blade, and gives a number and a look for it',
            'seats people by whom they have lost, and has never made a mistake until last week',
          ],
          guest: [
            'has a house, a son and an eye to avenge, sits across from the one who took them, and passes the salt',
            'drinks nothing, touches nothing, and has one sleeve sewn shut',
          ],
          hooks: [
            '{V} was killed in {site}, where nobody may be killed; {K} pays {coins} gold pieces to know by whom, before both sides are told that it was the other.',
            'An enemy whom the party can meet nowhere else asks for a talk in {site}, unarmed, tonight.',
            '{site.s} needs a doorkeeper for {days} days, who belongs to no one and can count knives.',
          ],
        },
        trouble: {
          id: 'truce-1',
          absent: ['envoy', 'second-in-command of a band'],
          guest: ['captain without a flag', 'negotiator for the weaker side'],
          trace: [
            'One number is missing in the cloakroom, and the sword on its peg is not the one on the list.',
            'Both halves of the table are set for {few}, and nobody sits down in the seat of {V}.',
            ['{K} has scrubbed one floor board, and only that, with sand.', 'v=1'],
            [
              'The guests have stopped insulting each other, and each side arrives one man stronger every day.',
              'v=2',
            ],
          ],
          truth: [
            "{V} had come to make a real peace, which would have cost {K} the living: {site} lives on the war, as the one place where both sides can sit. {K} did not do it. A serving boy's tray had two cups on it, and {B} turned it round: the poison was meant for {B}, by {B}'s own side. {B} has understood that, says nothing, and lets the other side take the blame until somebody asks the right question.",
            'Each who comes in swears by name, and for {years} years all these oaths have been kept in one candle in the cellar of {site}: as long as it burns, no one who has sworn can strike another of them, anywhere. It is why the last war ended. It has {days} days left. {V}, who made it, is dead, {K} can make no second, and {B} has told both armies the date.',
          ],
          finds: [
            [
              'Medicine',
              'asking who sat where and who was sick',
              'the cup of {V} stood on the left of {B} until the boy tripped',
              'v=1',
            ],
            [
              'Insight',
              'telling {B} that {V} was not the one who was meant',
              '{B} puts down the cup, for the first time with a shaking hand',
              'v=1',
            ],
            [
              'Investigation',
              'adding up what {site} earns',
              'in years of truce it earns half, and {K} has a second mortgage',
              'v=1',
            ],
            [
              'Arcana',
              'looking for what is warm below the floor',
              'a candle as thick as a tree, with {few} thousand names in the wax, and little of it left',
              'v=2',
            ],
            [
              'Deception',
              'congratulating {B} as if one had been told',
              '{B} names the hour, to the minute',
              'v=2',
            ],
            [
              'Perception',
              'comparing the list in the cloakroom with the pegs',
              "somebody went out with another's sword, and came back without it",
            ],
          ],
          later: [
            [
              'On day {days} both sides are told that the peace was broken by the other, and {site} is where they are told it (use <Tough, Warrior Veteran, Gladiator> of either).',
              'v=1',
            ],
            [
              'On day {days} the flame goes out at supper. Everyone in {site} looks at the cutlery.',
              'v=2',
            ],
          ],
          ways: [
            [
              'The boy has the other cup, washed, and is afraid of everyone. He would talk to somebody who gave up a weapon to sit with him.',
              'v=1',
            ],
            [
              '{B} would make the peace of {V}, out of spite for those who sent the poison, and can sign.',
              'v=1',
            ],
            [
              'An oath is wax only for want of anything better. Sworn again aloud, before the enemy and by day, it holds without a candle; somebody has to go first.',
              'v=2',
            ],
            [
              '{V} left the recipe in the one place where both sides would have to look together: half in the lining of each seat.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'no-leaving',
    says: /\b(?:(?:nobody|no one|no-one|you|guests|people|visitors|they) (?:can|may|is allowed to|ever|cannot|can't|never|could)(?: not)?(?: ever)? (?:leave|leaves|escape|escapes|check out|get out|checks out)|(?:nobody|no one|no-one) (?:has )?(?:ever )?(?:left|escaped|got out|gotten out|returned from)|never leaves?|cannot leave|can't leave|no way out|impossible to leave|trapped (?:inside|here|guests))\b/,
    tells: [],
    look: [
      'a row of hats at the door, from {few} fashions, all brushed',
      'a guest book with many arrivals, and a column beside them that has been ruled and left white',
      'a gate that stands wide open, with grass on the far side that nobody has trodden',
    ],
    known: [
      '{site.s} is easy to enter; nobody has left it since last autumn, and those inside wave from it, well fed, and do not say why they stay.',
      'The way out of {site} leads back in, and {town} leaves what it sends here at the gate.',
    ],
    feature: [
      'Who goes out by the gate comes in by the gate, a moment later and facing the other way.',
      'Something can be thrown out of {site}, if it does not belong to anyone.',
    ],
    beside: [
      'Nobody leaves because nobody has been let go: {K} once said "stay" to a dying friend in just the wrong tone, and the place took it for an order.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'greets newcomers with such regret that they look behind them',
            'lays places for all, and goes round at night to see that everyone is covered',
          ],
          guest: [
            'has {few} plans of escape, has tried all but one, and needs somebody heavy',
            'arrived by mistake, has become indispensable, and does not look at the gate any more',
          ],
          hooks: [
            '{B} has thrown a bottle over the wall, with {coins} gold pieces promised on a bill: "Come in, but first read the other side."',
            'A baker of {town} delivered to {site} one morning, and is baking there now; his oven at home is still lit.',
            'The party is already inside. It was an ordinary door.',
          ],
        },
        trouble: {
          id: 'staying-1',
          absent: ['guest in room nine', 'piano player', 'former keeper'],
          guest: ['guest who has packed', 'escape artist'],
          trace: [
            'Everyone here has stopped cutting the bread evenly, and nobody complains.',
            '{K} says "if you must" to each who gets up, and each sits down again.',
            [
              'The hats at the door are dusted every day, but for one, that of {V}, and that one is never touched.',
              'v=1',
            ],
            ['Outside the gate the seasons change faster every time one looks.', 'v=2'],
          ],
          truth: [
            '{V} was dying, {K} said "stay", and {site} obeyed: since then it lets go of no one, and no one in it dies either. {V} lies in the last room, has been dying since last autumn, and wants to be allowed to. {K} cannot say the word. {B} knows it all, has a way to go alone, and means to sell the word to a prince who is just as ill.',
            '{site.s} is a boat, although it does not look like one: whoever is in it when the flood comes will live. {V} built it, and chose {num} people without asking them. What is outside the gate has been going on for {years} years while in here it was a season, and the flood is {days} days off. {B} would open the gate, for everyone or out of rage, and then it will not shut again.',
          ],
          finds: [
            ['Insight', 'asking {K} to say "goodbye"', '{K} says everything else', 'v=1'],
            [
              'Medicine',
              'looking in on {V}',
              'by every rule {V} has been dead since autumn, and is tired of it',
              'v=1',
            ],
            [
              'Investigation',
              'searching the luggage of {B}',
              'among ropes and false beards there is a contract with a prince, and a phial labelled "last breath"',
              'v=1',
            ],
            [
              'Survival',
              'looking at the grass and the stars beyond the gate',
              'out there {years} years have gone by, and all water stands higher',
              'v=2',
            ],
            [
              'Investigation',
              'tapping the floor',
              'it is pitched with tar, ribbed like a hull, and has no cellar',
              'v=2',
            ],
            [
              'Perception',
              'going out by the gate with a long string',
              'the string comes in again after one step, and is wet',
            ],
          ],
          later: [
            [
              'On day {days} {B} takes the last breath of {V} in a phial and walks out; those who stay, stay for good.',
              'v=1',
            ],
            [
              'On day {days} the water comes, over {town} first, and those on the wall can see who is knocking.',
              'v=2',
            ],
          ],
          ways: [
            [
              'It takes one true goodbye, said by {K} at the bed, with somebody there to hold the other hand. After that every door is a door.',
              'v=1',
            ],
            [
              '{V} can order it as well: {site} has obeyed {V} for longer. But {V} must be asked what {V} wants, and nobody has.',
              'v=1',
            ],
            [
              'There is room for a thousand more, if the furniture goes overboard. {B} is the one to organise it.',
              'v=2',
            ],
            [
              'The gate shuts for whoever built it. {V} left the second bolt to be made by those who would be saved, as a test, and forgot to say so.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'forbidden-deed',
    says: /\b(?:(?:nobody|no one|no-one) (?:may|can|is allowed to|must|should|dares? to|ever)|you (?:may not|must not|mustn't|must never|may never|cannot|can't|should never)) (?<deed>\w+(?: (?:up|down|back|the \w+|a \w+|at \w+|any \w+|their \w+))?)|\b(?<doing>\w+ing) is (?:strictly )?(?:forbidden|banned|prohibited|illegal|not allowed)\b/,
    not: /\b(?:find|finds|remember|remembers|reach|enter|see|know|knows|sleeps?|speaks?|talks?|whisper|leaves?|escapes?|fight|draw|kill|harm|weapons?|violence)\b/,
    words: { deed: 'do as they like' },
    tells: [],
    look: [
      'the rule of the house painted over the door, in letters that have been gone over many times',
      'a small wooden box for fines, quite empty',
      'a row of nails with a lock of hair on each, and a date',
    ],
    known: [
      'One rule is kept in {site}: nobody may {deed}. Nobody in {town} laughs about it, and nobody can give the reason.',
      'Whoever comes to {site} promises at the door not to {deed}, hand on the post, and the post is worn by it.',
    ],
    feature: [
      'Whoever breaks the rule is known at once: every lamp in {site} turns blue for a breath.',
      'For those who have kept the rule for a whole day, no door in {site} is locked.',
    ],
    beside: [
      'The rule not to {deed} was the last wish of the one who lies below the threshold, and it is the only thing that still keeps the grave shut.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'watches the hands and mouths of all who come in, and says the rule softly, as others say grace',
            'has never broken the rule, and looks at those who did with something like envy',
          ],
          guest: [
            'wants to know what happens if one does it, and has brought a notebook and a friend to try it on',
            'broke the rule as a guest once, in secret, and has been followed since by one light step',
          ],
          hooks: [
            '{V} broke the rule of {site}, before witnesses, and was gone between two blinks; {K} pays {coins} gold pieces to have {V} back, and the family pays as much again.',
            'A bishop wants the rule of {site} ended before {deadline}, since it was not he who made it.',
            'The party has broken the rule without knowing it, and {B} has seen it.',
          ],
        },
        trouble: {
          id: 'rule-1',
          absent: ['one who broke the rule', 'former keeper'],
          guest: ['inspector of customs', 'curious student'],
          trace: [
            'The lamps turn blue for a breath although nobody has done anything, and {K} counts all who are there.',
            'One lock of hair on the nails is fresh, and has the colour of the hair of {V}.',
            ['At the place where it happened people walk round a spot the size of a chair.', 'v=1'],
            ['Whenever the rule is broken, the shadow of {site} is a hand longer.', 'v=2'],
          ],
          truth: [
            'The rule is a bargain: something lives here that would like so much to {deed}, and cannot, and took an oath to harm no one as long as no one does it in front of it. {V} did. {V} has not been eaten, but has to show it how, day and night, and is nearly out of breath. {B} knows of the bargain, broke it first, and has blamed {V}, so as to have it keep {V} and not {B}.',
            'Below {site} an old king is asleep, whose last order was that he be woken on the day on which somebody dared to {deed} over his head. It was to be the sign that his realm was at ease. He does not know that he was a monster. {V} did it by accident; he has opened one eye. {B} has the second half of the order, and needs it to be done {few} times more.',
          ],
          finds: [
            [
              'Perception',
              'sitting very still on the spot that all walk round',
              'somebody sits down as well, close by, and sighs',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} who broke the rule first',
              '{B} names {V}, a name too quickly and a date too early',
              'v=1',
            ],
            [
              'Investigation',
              'laying the hair from the nails in order',
              '{few} people have broken the rule, and all but {V} came home after a year, with strong lungs and no complaint',
              'v=1',
            ],
            [
              'History',
              'reading the rule in the oldest spelling',
              'it does not say "may not" but "will not yet"',
              'v=2',
            ],
            [
              'Stealth',
              'following {B} to the cellar',
              '{B} holds an ear to a slab, and moves a bead on a string',
              'v=2',
            ],
            [
              'Persuasion',
              'asking {K} for the reason, after keeping the rule for a day',
              '{K} has none, but has a key that was handed down with it',
            ],
          ],
          later: [
            [
              'On day {days} {V} cannot go on, and what lives here comes to {town} to find somebody who can.',
              'v=1',
            ],
            [
              'On {deadline} it has been done for the last time, and the king rises to thank them (use <Wight, Mummy Lord> for him).',
              'v=2',
            ],
          ],
          ways: [
            [
              'It only wants to be taught properly. An hour with somebody who loves to {deed} is worth more to it than a year with somebody who must.',
              'v=1',
            ],
            [
              'The oath binds both sides. Told that {B} was the first, it lets {V} go on the spot, and looks at {B}.',
              'v=1',
            ],
            [
              'He keeps his word. If somebody wakes him early, by the key, and shows him what {town} says of him, he lies down again by himself.',
              'v=2',
            ],
            [
              'The sign can be made void: if the rule is abolished by all who keep it, aloud and by daylight, to {deed} means nothing any more.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
