import type { TaleActs } from './tale-types.ts';

export const threeRansomsActs: TaleActs = {
  heading: 'A Fourth Bidder',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] two of the three swindlers break into the lodgings of the party to look for the ransom«, from two sides, each with helpers»; each takes the other for the one who has {B}, and the party for both ({fight}). They stop when they [compare «aloud »what each has paid for a ready letter, and to whom|shout at each other how much they have paid for a ready letter, and to whom]: to somebody in a mask, with a scar on the chin such as {H} has.',
  ],
  early: [
    [
      "[If somebody whistles as the pot boy does, the basket comes down, and takes one at a time|The basket comes down to a whistle like the pot boy's, and carries them up one by one], past the cauldron of lead «and the brazier under it, »to a room with a carpet. {B} is at cards with the guards«, winning», and will not come: at home there is a wedding, out there is no money«, and a contract needs a hand that signs it of its own will». Carried home by force, {B.they} will be gone again by morning. And as long as {B} does not speak, it is the word of strangers against {A}«, on whose word {G} has done business for {years} years». First the party is to find out what the betrothed in {town2} thinks of the wedding«; [nobody has ever asked|that is a question which has never been put]». ([The guards say nothing of the visit. They owe {B} too much.|The guards, who are deep in debt to {B}, have seen nobody.])",
      'v=a',
    ],
    [
      "[If somebody whistles as the pot boy does, the basket comes down, and takes one at a time|The basket comes down to a whistle like the pot boy's, and carries them up one by one], past the cauldron of lead «and the brazier under it, »to a barred door«; the bailiff at the winch is paid by the basket and does not look into it». Through the door {B} asks them to be patient: {A} has explained«, with pleasure,» what happens if {B} walks in now. Then {G} would see two of them, and the double is the one who knows all the diaries by heart«; {G} would choose the wrong one». [First there must be a proof of which of the two has lived in that house.|Before that, there has to be something that proves which of the two is the child of that house.] {B} gives them a marked queen of hearts«, which will tell the double whose side they are on».",
      'v=b',
    ],
  ],
  opens: [
    '{R} sits at the table of {G} «with muddy boots »and offers to fetch {B} for half the price, ["in whatever state"|"breathing, if possible"|"whole, or in parts"]. {R} has been sent by the other house, which has {num} men under arms in {town2}« and is losing patience».',
  ],
  goal: [
    [
      '{R} will find {lair} within {middle} days and will not knock; and if {B} comes home hurt, the other house marches. The party must go to {town2} and get it to keep still until the signing«, whatever {R} does». One person there would speak for that: {W.name}, to whom {B} is to be married«, and who has never been asked either».',
      'v=a',
    ],
    [
      '{R} will bring back whoever looks like {B}, and there are two. By law half of the house belongs to each of them; but the double is to sign as {B}«, and alone». «[In the birth register there is nothing by which one could be told from the other.|The birth register does not say how one could tell them apart.] »The party must go to {town2}, where the second one grew up, and bring back a mark on which both houses can agree.',
      'v=b',
    ],
  ],
  map: [
    'Half of the {num} men of the other house have «been sent ahead from {town2} and have »closed the bridges of {town}. [Everything goes by water now, and is searched, except for the lead barges|Only the water is left, and only the lead barges are not searched]; they go down to {town2} empty and come back loaded«, under the windows of {lair}».',
  ],
  way: [
    '[On a lead barge it is a night, lying under the ballast boards|The lead barge takes a night, spent under the ballast boards|By lead barge one is there next morning, after a night under the ballast boards|Under the ballast boards of a lead barge there is room for the party, for a night] (DC 13 Constitution saving throw, or [one level of exhaustion|a level of exhaustion from the cold]). By the road it is quicker and passes {R}, who «is fond of company, cheats at cards, and »asks good questions (DC 14 Deception by the group).',
  ],
  place: [
    '[{town2} is a camp with a ballroom.|{town2} has put tents round its ballroom.|In {town2} a ball is held, in the middle of a camp.] [They dance there in boots«, and keep their cloaks on»|Nobody has taken off his boots to dance, or his cloak|The dancers wear spurs, and leave their swords at the buffet|There is dancing, in riding boots, and people hang their helmets on the chandelier]; [in the middle stands a cake with two figures on top, and somebody has bitten off one head|on the wedding cake stand two figures, and one has no head any more|the cake has been delivered already, and of the two figures on it one has been bitten|a wedding cake stands ready, and one of the two on top has lost its head].',
  ],
  rival: [
    '{R} writes each job in a «little »book, with a cross or a circle. {R} has noticed that [there are more crosses since people have paid in advance|the crosses have become more frequent since people pay beforehand].',
  ],
  setPiece: [
    'The dance «of {town2} »has five figures, and in each «of them »partners change. The party must give the betrothed, the uncle of the betrothed and the priest one sentence each (DC 13 Performance to get to them, DC 13 Persuasion to be believed), while {H} sends people in masks to step on toes«, and worse» ({fight}). [A blow that is seen ends the dance|If one blow is seen, the dance is over|The dance goes on for as long as nobody sees a blow|At the first blow that anybody sees, the music stops]. [If two of the three believe it,|Once two of the three have been convinced,] the other house leaves {town} in peace until the signing; otherwise its men march one day before it, and the party has a day less.',
  ],
  what: [
    [
      'Insight :: asking {W.name}, the betrothed, about letters :: There were {few}, all of them from {B}«, very funny,» about how one might be kidnapped. ["I answered with a plan of my own.|"I wrote back how I would do it.|"I sent one of mine by return.|"So I told what I had in mind.] [I never got a reply, so I thought that mine was better."|There was no reply. One does not like to be outdone."|After that no letter came. I was afraid that it was too much."|It seems to have come as a shock, for I never heard again."|Somebody must have kept it back, for there was no answer."]',
      'v=a',
    ],
    [
      'History :: asking at the poor school :: [The second child was left there by a lawyer, with a pension« that stopped last year».|A lawyer brought the second child there, with a pension«, of which nothing has come since last year».] The name in the book is that of the house; [[somebody|someone] has tried to scrape it out|a knife has been at it|the paper is thin there«, from scraping»]. [Under it is noted that|Beside it one reads that|There is a remark:] the child had a burn on the left heel. {W.name} has that scar and {B} has none: this is the proof.',
      'v=b',
    ],
  ],
  who: 'Investigation :: reading the letters in the coat of the uncle of the betrothed :: {A} has asked the other house«, in a beautiful hand,» whether it would recognise "a change in the ownership" of the house of {G} if all old contracts were kept.',
  where:
    'Persuasion :: drinking with the bargemen :: They have orders to whistle «twice »below {lair} and to [look away|keep their eyes on the water]. [Last week something came down from it« and nearly hit a man»|A few days ago something fluttered down«, on to the deck»|One of them got something in the eye there, last week|The cook has found something in the soup, after they had passed below]; it was a queen of hearts, with ["HELP (not urgent)" on it|"HELP, when convenient" written across|"please help, no hurry" on the back|the words "help would be welcome"].',
  choice: [
    '{R} has been paid in advance«, so that [the other house cannot call {R.them} off|nobody can call {R.them} back]». {R} makes one offer: to work for the party, [for the name of the one who wrote the letters, now|at once, if the party says who wrote the letters]. Then {R.they} will go straight for {A}«, and [it will hardly come to a trial|there will be nobody left to try]». Or the party keeps the name, and {R} goes on with the job.',
  ],
  first: {
    answer: 'tells {R.full} the name',
    now: [
      '{R} draws a circle in the «little »book and rides off [without finishing the glass|with the glass still full].',
    ],
    later: [
      [
        'At {lair} {R} is already on the stair, «has disarmed one of those on guard, »and holds a blade to the throat of {A}. Whoever wants {A} alive must talk {R} out of it «first »(DC 15 Persuasion)«, beside a cauldron of hot lead».',
        'escort!=no',
      ],
      [
        'At {lair} {R} is already on the stair, and holds a blade to the throat of {A}. Whoever wants {A} alive must talk {R} out of it «first »(DC 15 Persuasion)«, beside a cauldron of hot lead».',
        'escort=no',
      ],
    ],
  },
  second: {
    answer: 'keeps the name',
    now: [
      '{R} bows«, and says that there are no hard feelings,» and leaves a tip [for the band|on the drum].',
    ],
    later: [
      [
        '{R} comes through the roof of {lair} in the third round, takes {B}« under one arm», and wants to leave by the basket; {R} can be bought off«, raced,» or told by {B} what a living heir is worth.',
        'v=a',
      ],
      [
        '{R} comes through the roof of {lair} in the third round, takes {B}« under one arm», and wants to leave by the basket; {R} can be bought off«, raced,» or asked which of the two this is, and then looks for the scar (a round).',
        'v=b',
      ],
    ],
  },
  closes: [
    [
      '[In the morning the barge lies under a tower« that smokes a little».|You wake on the barge, below a tower with a little smoke on top.|When it gets light, there is a tower over the barge, and smoke comes out of it.|«The barge has stopped. »Above you a tower smokes, like an old man before breakfast.] [Up there, behind a barred window, somebody is shuffling|At a barred window«, a long way up,» somebody shuffles|One hears, from a barred window at the top, somebody shuffle|Somebody sits at the barred window and shuffles] cards.',
      'v=a',
    ],
    [
      '[In the morning the barge lies under a tower« that smokes a little».|You wake on the barge, below a tower with a little smoke on top.|When it gets light, there is a tower over the barge, and smoke comes out of it.|«The barge has stopped. »Above you a tower smokes, like an old man before breakfast.] [Up there, behind a barred window, somebody is practising|At a barred window«, a long way up,» somebody practises] a signature: {H} has brought {W.name} there« for the last lesson».',
      'v=b',
    ],
  ],
  lastWay: [
    '[From the barge the party comes in through the water gate« into the basin», and must go up.|The barge from {town} passes the water gate; there the party is in the basin, and everything else is above.|The water gate lets the barge in, «as far as the basin, »and from there the only way is up.] [From the roof of the warehouse next door a chain leads to the top|A chain leads over to the top from the roof of the warehouse next door|The other way is a chain, from the next roof to the top|Or one climbs along a chain, from the warehouse opposite to the top] (DC 13 Acrobatics), [and you arrive at the window, in full view of whoever is at cards|but it ends at the window, in full view of whoever is at cards|and looks in at a window there, at people who hold cards].',
  ],
  clock: [
    [
      '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] {A} has sat up a night« over new papers», and begins with 5 hit points fewer.|[Each|Every] prevented step has cost {A} a night of sleep, and with it 5 hit points.] If {T} fell down the stairs, the pot boy has seen it and run away, and {A} has had the whistle changed: [the basket stays up«, and the way is by the chains»|the basket does not come down, and one has to climb the chains] (DC 13 Athletics).',
      'escort=no',
    ],
    [
      '[If any step was prevented, one enemy fewer is here (one in all)«: whoever it is has asked for written orders and is still waiting for them».|The steps that were prevented have cost {A} one of those here (one in all)«, who wanted it in writing and is waiting for the paper».] If {T} fell down the stairs, the pot boy has seen it and run away, and {A} has had the whistle changed: [the basket stays up«, and the way is by the chains»|the basket does not come down, and one has to climb the chains] (DC 13 Athletics).',
      'escort!=no',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the house',
      wants: [
        'want the heir and the contract«, and would rather not say in which order». Content with [discretion|a sealed envelope|a side door|good manners]; angry about [a scene|a rumour|a loud voice|anything in a newspaper].',
      ],
      later: [
        'have mattresses laid round the foot of {lair}, and [pay the doctor« in advance»|a doctor beside them«, paid by the hour»].',
      ],
    },
    {
      who: 'The other house, in {town2}',
      wants: [
        'wants to be feared« and to be at the wedding». Content with [a good story|a toast|a deep bow|an invitation]; angry if [kept waiting|laughed at|seated at the back|searched].',
      ],
      later: [
        'has its drummers play below, so loudly that [no order can be heard inside|nobody inside can hear an order].',
      ],
    },
    {
      who: '{S.full}',
      wants: [
        'wants to be there when it all comes out. Content with [a seat in the first row|news before breakfast|a full report|a key to the side door]; angry if [accused of anything cheap|told afterwards|sent home early|suspected of pity].',
      ],
      later: [
        [
          'bribes one of the bailiffs of {A} [on the spot, in the middle of the fight|while blades are drawn], out of habit.',
          'escort!=no',
        ],
        [
          'has [somebody|a boy] shout from below that the bank is on fire: {A} «runs to the window, and »loses the first turn of the fight.',
          'escort=no',
        ],
      ],
    },
  ],
};
