import type { TaleActs } from './tale-types.ts';

export const threeRansomsActs: TaleActs = {
  heading: 'A Fourth Bidder',
  blows: [
    '[On the second evening|After the second clue|When two of the three places have been seen,] two of the three swindlers break into the lodgings of the party to look for the ransom, from two sides, each with helpers; each takes the other for the one who has {B}, and the party for both ({fight}). They stop when they compare aloud what each has paid for a ready letter, and to whom: to somebody in a mask, with a scar on the chin such as {H} has.',
  ],
  early: [
    [
      'If somebody whistles as the pot boy does, the basket comes down, and takes one at a time, past the cauldron of lead and the brazier under it, to a room with a carpet. {B} is at cards with the guards, winning, and will not come: at home there is a wedding, out there is no money, and a contract needs a hand that signs it of its own will. Carried home by force, {B.they} will be gone again by morning. And as long as {B} does not speak, it is the word of strangers against {A}, on whose word {G} has done business for {years} years. First the party is to find out what the betrothed in {town2} thinks of the wedding; nobody has ever asked. (The guards say nothing of the visit. They owe {B} too much.)',
      'v=a',
    ],
    [
      'If somebody whistles as the pot boy does, the basket comes down, and takes one at a time, past the cauldron of lead and the brazier under it, to a barred door; the bailiff at the winch is paid by the basket and does not look into it. Through the door {B} asks them to be patient: {A} has explained, with pleasure, what happens if {B} walks in now. Then {G} would see two of them, and the double is the one who knows all the diaries by heart; {G} would choose the wrong one. First there must be a proof of which of the two has lived in that house. {B} gives them a marked queen of hearts, which will tell the double whose side they are on.',
      'v=b',
    ],
  ],
  opens: [
    '{R} sits at the table of {G} with muddy boots and offers to fetch {B} for half the price, "in whatever state". {R} has been sent by the other house, which has {num} men under arms in {town2} and is losing patience.',
  ],
  goal: [
    [
      '{R} will find {lair} within {middle} days and will not knock; and if {B} comes home hurt, the other house marches. The party must go to {town2} and get it to keep still until the signing, whatever {R} does. One person there would speak for that: {W.name}, to whom {B} is to be married, and who has never been asked either.',
      'v=a',
    ],
    [
      '{R} will bring back whoever looks like {B}, and there are two. By law half of the house belongs to each of them; but the double is to sign as {B}, and alone. In the birth register there is nothing by which one could be told from the other. The party must go to {town2}, where the second one grew up, and bring back a mark on which both houses can agree.',
      'v=b',
    ],
  ],
  map: [
    'Half of the {num} men of the other house have been sent ahead from {town2} and have closed the bridges of {town}. Everything goes by water now, and is searched, except for the lead barges; they go down to {town2} empty and come back loaded, under the windows of {lair}.',
  ],
  way: [
    '[On a lead barge it is a night, lying under the ballast boards|The lead barge takes a night, spent under the ballast boards] (DC 13 Constitution saving throw, or one level of exhaustion). By the road it is quicker and passes {R}, who is fond of company, cheats at cards, and asks good questions (DC 14 Deception by the group).',
  ],
  place: [
    '{town2} is a camp with a ballroom. [They dance there in boots, and keep their cloaks on;|Nobody has taken off his boots to dance, or his cloak;] in the middle stands a cake with two figures on top, and somebody has bitten off one head.',
  ],
  rival: [
    '{R} writes each job in a little book, with a cross or a circle. {R} has noticed that there are more crosses since people have paid in advance.',
  ],
  setPiece: [
    'The dance of {town2} has five figures, and in each of them partners change. The party must give the betrothed, the uncle of the betrothed and the priest one sentence each (DC 13 Performance to get to them, DC 13 Persuasion to be believed), while {H} sends people in masks to step on toes, and worse ({fight}). [A blow that is seen ends the dance.|If one blow is seen, the dance is over.] [If two of the three believe it,|Once two of the three have been convinced,] the other house leaves {town} in peace until the signing.',
  ],
  what: [
    [
      'Insight :: asking {W.name}, the betrothed, about letters :: There were {few}, all of them from {B}, very funny, about how one might be kidnapped. "I answered with a plan of my own. I never got a reply, so I thought that mine was better."',
      'v=a',
    ],
    [
      'History :: asking at the poor school :: The second child was left there by a lawyer, with a pension that stopped last year. The name in the book is that of the house; [somebody|someone] has tried to scrape it out. Under it is noted that the child had a burn on the left heel. {W.name} has that scar and {B} has none: this is the proof.',
      'v=b',
    ],
  ],
  who: 'Investigation :: reading the letters in the coat of the uncle of the betrothed :: {A} has asked the other house, in a beautiful hand, whether it would recognise "a change in the ownership" of the house of {G} if all old contracts were kept.',
  where:
    'Persuasion :: drinking with the bargemen :: They have orders to whistle twice below {lair} and to look away. Last week something came down from it and nearly hit a man; it was a queen of hearts, with "HELP (not urgent)" on it.',
  choice: [
    '{R} has been paid in advance, so that the other house cannot call {R.them} off. But {R} is willing to work for the party instead, for the name of the one who wrote the letters, now. Then {R} will go straight for {A}, and it will hardly come to a trial. Or the party keeps the name, and {R} goes on with the job.',
  ],
  first: {
    answer: 'tells {R.full} the name',
    now: ['{R} draws a circle in the little book and rides off without finishing the glass.'],
    later: [
      'At {lair} {R} is already on the stair, has disarmed one of those on guard, and holds a blade to the throat of {A}. Whoever wants {A} alive must talk {R} out of it first (DC 15 Persuasion), beside a cauldron of hot lead.',
    ],
  },
  second: {
    answer: 'keeps the name',
    now: ['{R} bows, and says that there are no hard feelings, and leaves a tip for the band.'],
    later: [
      [
        '{R} comes through the roof of {lair} in the third round, takes {B} under one arm, and wants to leave by the basket; {R} can be bought off, raced, or told by {B} what a living heir is worth.',
        'v=a',
      ],
      [
        '{R} comes through the roof of {lair} in the third round, takes {B} under one arm, and wants to leave by the basket; {R} can be bought off, raced, or shown the scar that only the double has.',
        'v=b',
      ],
    ],
  },
  closes: [
    [
      '[In the morning the barge lies under a tower that smokes a little.|You wake on the barge, below a tower with a little smoke on top.] [Up there, behind a barred window, somebody is shuffling|At a barred window, a long way up, somebody shuffles] cards.',
      'v=a',
    ],
    [
      '[In the morning the barge lies under a tower that smokes a little.|You wake on the barge, below a tower with a little smoke on top.] [Up there, behind a barred window, somebody is practising|At a barred window, a long way up, somebody practises] a signature: {H} has brought {W.name} there for the last lesson.',
      'v=b',
    ],
  ],
  lastWay: [
    '[From the barge the party comes in through the water gate into the basin, and must go up.|The barge from {town} passes the water gate; there the party is in the basin, and everything else is above.] [From the roof of the warehouse next door a chain leads to the top (DC 13 Acrobatics), and you arrive at the window, in full view of whoever is at cards.|A chain leads over to the top from the roof of the warehouse next door (DC 13 Acrobatics), but it ends at the window, in full view of whoever is at cards.]',
  ],
  clock: [
    '[For each step that was prevented one enemy fewer is here: whoever it is has asked for written orders and is still waiting for them.|Each step that was prevented has cost {A} one of those here, who wanted it in writing and is waiting for the paper.] If {T} fell down the stairs, the pot boy has seen it and run away, and {A} has had the whistle changed: the basket stays up, and the way is by the chains (DC 13 Athletics).',
  ],
  sides: [
    {
      who: '{G.full} and the house',
      wants: [
        'want the heir and the contract, and would rather not say in which order. Content with discretion; angry about a scene.',
      ],
      later: ['have mattresses laid round the foot of {lair}, and pay the doctor in advance.'],
    },
    {
      who: 'The other house, in {town2}',
      wants: [
        'wants to be feared and to be at the wedding. Content with a good story; angry if kept waiting.',
      ],
      later: ['has its drummers play below, so loudly that no order can be heard inside.'],
    },
    {
      who: '{S.full}',
      wants: [
        'wants to see it. Content with a seat in the first row; angry if accused of anything cheap.',
      ],
      later: [
        'bribes one of the bailiffs of {A} on the spot, in the middle of the fight, out of habit.',
      ],
    },
  ],
};
