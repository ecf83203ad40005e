import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const weatherWrong: SharedWrong = {
  id: 'weather',
  tones: ['horror', 'whimsical', 'heroic'],
  words: [
    'ice',
    'frozen',
    'snow',
    'summer',
    'rain',
    'clouds',
    'faerie',
    'demon',
    'witch',
    'witches',
    'curse',
    'cursed',
    'floating',
    'weather',
    'winter',
    'fey',
    'bargain',
    'pact',
    'devil',
    'seasons',
    'storm',
    'god',
    'sky',
  ],
  names: ['the Fair Bargain', 'the Mild Years', 'the Lease of the Sky'],
  titles: ['The Lease of the Sky', 'Fair Weather', 'The Rented Summer'],
  pitch: [
    [
      'For {years} years {town1} has had perfect weather, by contract. The lease ends in three weeks, and the price was paid by {town2}, where no one has aged since.',
      'v=1',
    ],
    [
      'For {years} years {town1} has had perfect weather, by contract. The lease ends in three weeks, and the price was paid by {town2}, where no child has been born since.',
      'v=2',
    ],
    '{town1} rents its weather from something in the sky, and never sees the bill: {town2} pays it. Now the landlord has sent an agent, and {town1} has three weeks to renew.',
  ],
  lie: [
    'Since {wrong} it has rained «in {town1} »at night only. {body1.s} tells everyone that the lease is paid for out of the taxes.',
    'There has been no bad season «for {good1} »since {wrong}. {town1} gives thanks at a feast where one chair stays empty.',
    '{wrong.s}«, as every child in {town1} knows,» {wrong.was} paid for with three years of hard work at {works1}.',
  ],
  effect: [
    [
      'In {town2} nothing grows, rots or heals any more. {good2.s} {good2.is} brought in by carters from abroad and sold «again »with the mark of {town2}.',
      'v=1',
    ],
    ['There is a school in {town2} without a child« in it». The {workers2} keep it heated.', 'v=2'],
    'Nobody in {town1} owns a coat. The {buyer1} who goes abroad borrows the one in the town hall«, and signs for it».',
    [
      'Nobody in {town2} has had a shadow since {wrong}. Guests are known by theirs, and are asked for news« before they have sat down».',
      'v=1',
    ],
  ],
  conflicts: [
    [
      'The {workers2} want to leave« {town2}». Those who have tried «it »were carried back old, and {body1} says that it was homesickness.',
      'v=1',
    ],
    '{faction1.s} sells bottled storms in {town4}«, from stock», [and is sold out by noon|and there is a queue from early morning|and cannot fill the bottles fast enough].',
    'Farmers around {town1} bury small mirrors« in their fields», so that the sky sees itself and is frightened. {body1.s} has them dug up again.',
    'A preacher «in {town3} »says that the sky will be asked for back, and names the day of {deadline1}.',
    ['{body2.s} has sent {body1} a bill for {years} autumns. It was returned, with thanks.', 'v=1'],
    [
      '{body2.s} has sent {body1} a bill for {years} years without a birth. It was returned, with thanks.',
      'v=2',
    ],
  ],
  parties: [
    [
      {
        open: 'wants the lease renewed« before {deadline1}»; it has begun to be very generous to {town2}',
        hidden:
          'means to renew at any price that {town2} can be made to pay, and has a list of what is left there',
      },
    ],
    [
      {
        open: 'wants one proper storm, and the truth about what it has paid; its people whistle«, fly kites» and look up',
        hidden:
          'has learned that the lease forbids storms over {town2}, so that one stroke of lightning «there »would break it, and collects iron rods',
      },
    ],
    [
      {
        open: 'wants to read the contract before it is renewed; it asks« for it» by every post',
        hidden:
          'has had a copy« all along», with {few} scholars at work on how the lease can be broken; the page about a new lease has been seen by {P3} alone',
      },
    ],
    [
      {
        open: 'wants to sell good weather by the hour« to whoever needs it for {good4}»; it has bottles and no scruples',
        hidden: 'means to sublet the «whole »sky, and has asked the agent for a price',
      },
    ],
  ],
  needs: [
    [
      'wants somebody from far away to sign one paper« before {deadline1}», and offers {coins} gold pieces and a house',
      'wants to be told by people with no stake in {good1} whether the lease should be renewed« at all», and means the question',
    ],
    [
      [
        'wants to be taken past the ninth milestone alive, «to see one autumn, »and has seen everybody else from {works2} who tried it carried back old',
        'v=1',
      ],
      [
        'wants the agent «of the sky »kept out of {town2} for {few} days, until a child is born, the first in all that time',
        'v=2',
      ],
    ],
    [
      'wants a line of the contract checked against the original, which hangs at {site1} «in {town1} »behind a picture',
      'wants the party to steal {record3}« for a night», since {body3} reads along over every shoulder',
    ],
    [
      'wants a crate escorted «to {works1}, »which must not be shaken, opened or left in the sun',
      'wants witnesses for the sale of three days of sunshine, who will swear that nobody was robbed of them',
    ],
  ],
  start: [
    {
      scene:
        'At noon in {town1}«, while the stands for {deadline1} go up,» it begins to snow, upward. Over {site1} «in {town1} »the flakes spell out a date, three weeks from now. {P1} has every door shut, and asks the only strangers in the square to talk to what comes next.',
      answer: [
        'What comes «to {town1} »next is the agent of the sky. It wants one signature«, dislikes haggling,» and answers whatever it is asked three times.',
      ],
    },
    {
      scene:
        'A person in grey comes to the inn in {town1}«, pays with a wet coin» and asks who« here» speaks for the sky. {P1} points at the party and promises {coins} gold pieces if they keep the guest talking until dusk.',
      answer: [
        'The guest «in grey »is the agent of the sky, and has come «to {town1} »to see who would sign. It leaves at dusk, with the name of whoever was most polite to it.',
      ],
    },
  ],
  truth: [
    '{body1.s} leased the weather from a power of the air, and paid with the autumns of {town2}. [The power also took the shadows of its people, as a pledge; they [come back|are returned] when the lease [ends|is over]|As a pledge the power also took the shadows of its people, [until the lease ends|and keeps them until the lease is over]|It had to pledge the shadows of its people as well, which [come back|it gets back] at the end of the lease|The shadows of its people were the [pledge|security], and come back when the lease [ends|is over]]. In {town2} nothing ages, heals or dies« any more»: nobody regains hit points, and whoever has none left lies still« and does not die». [Whoever leaves has to pay all those years at the ninth milestone, «with interest, »and is old [at once|in one step]|At the ninth milestone all those years are collected, «with interest, »and whoever leaves is old [at once|in one step]|Those who leave get as far as the ninth milestone, where all those years [fall on them with interest|come to them with interest], and make them old|If one leaves, [those years|all those years] are due at the ninth milestone, with interest, and one is old at once|One can leave, but at the ninth milestone all those years are due, with interest, and one is old [at once|in one step]]. Nobody in {town2} was asked. For a new lease the power wants the same of {town1}: so says one page of the copy« that {body3} has», and only {P3} has read it.',
    '{body1.s} leased the weather from a power of the air, and paid with the names of all who would be born in {town2} for {years} years. In {town2} none has been born« since». {P3} wrote the contract when young, and left a way out in it: a person who has no name may tear it up. In the house of {P2} a child is due« that was begun abroad»: it will be the first, and without a name.',
  ],
  secrets: [
    'At the feast «of {town1} »the seat of the empty place is warm. The power of the air has come every year, as a guest whom nobody saw«, and has liked the food».',
    '[A copy of the contract is in {record3}, disguised as|In {record3} is a copy of the contract, which looks like|The contract was copied into {record3}, in the form of|In {record3} the contract is hidden as] a report on the weather of [one particular day|a single day|one day in autumn].',
    [
      'By night a cart of {faction1} waits at the ninth milestone« on the road from {town2}», for what those leave behind who grow old there.',
      'v=1',
    ],
    [
      '{P2} was away from {town2} on the day of the contract, and so can pass the ninth milestone« as nobody else can», but has never tried.',
      'v=1',
    ],
    '{P1} has a coat, «a good one, »and has had it packed «since spring, »for the night on which the lease ends.',
  ],
  steps: [
    [
      'every cloud «over {land} »gathers above {works1} and waits',
      [
        '{body1.s} sends carts «to {town2} »for all who would like to see {deadline1}, and says nothing of the ninth milestone',
        'v=1',
      ],
    ],
    [
      '{faction1.s} uncorks its «whole »stock over {town4}, and {works4} {works4.is} under snow',
      'the {workers2} climb on the roofs with «iron »rods, and are arrested one by one',
    ],
    [
      [
        'the agent of the sky takes a room in {town1}, and reads the list of births «aloud »at night',
        'v=2',
      ],
      '{P3} burns a copy of the contract, «in vain, »and it rains ashes on {town3} for a day',
    ],
    [
      [
        'At {deadline1} {town1} signs again. It keeps its sky, and «from then on »nobody there ages« either», and nothing at {works1} is ever finished.',
        'v=1',
      ],
      [
        'At {deadline1} {town1} signs again. It keeps its sky, and {town2} waits for a child for another {years} years.',
        'v=2',
      ],
    ],
  ],
  ends: [
    [
      '[One stroke of lightning over {town2} breaks the lease|If lightning strikes in {town2}, the lease is broken]. [It takes an iron rod on a roof there, and a bottled storm« from {town4}»|A bottled storm from {town4}, opened beside an iron rod on a roof« there», is enough]. It is the power «then »that has not kept the contract, and it has to give the autumns and the shadows back; [{town1} gets ordinary weather|over {town1} the weather is like any other from then on].',
      'v=1',
    ],
    [
      'The power would give all the autumns back for one death that is freely offered to it. {P1} is old, and might.',
      'v=1',
    ],
    [
      '[One stroke of lightning over {town2} breaks the lease|If lightning strikes in {town2}, the lease is broken]. [It takes an iron rod on a roof there, and a bottled storm« from {town4}»|A bottled storm from {town4}, opened beside an iron rod on a roof« there», is enough]. It is the power «then »that has not kept the contract, and it has to give back the names of those who are still to be born; [{town1} gets ordinary weather|over {town1} the weather is like any other from then on].',
      'v=2',
    ],
    [
      'A child without a name can tear up the contract at {site1}. Then it needs a name« at once», and it is the party that is asked.',
      'v=2',
    ],
    'If {town1} is told, half of it goes to {town2} and asks to be forgiven. The other half stands before the doors of {body1}« until it resigns». [Nobody signs again, and the lease runs out|The lease runs out«, with nobody to sign another»]. Then {years} years of weather arrive« in one night», and somebody has to get {town1} under a roof.',
  ],
};

/** What can be played in a setting with this wrong. */
export const weatherDetails: WrongDetails = {
  party: [
    'The party was not born under the sky of {town1}, so the contract does not bind it: it can walk to {town2} and back, «sign nothing, »and say no. Envoys like that are wanted by {body1} and {body2}« alike».',
    'Strangers have signed nothing and come and go« as they like», which is why {town1} wants them as witnesses and {town2} as messengers. In {land} they are paid to talk to what lives above the clouds, and to smuggle letters«, contracts» and bottled storms.',
  ],
  customs: [
    'At noon in {town1} everybody looks up«, touches the brim of the hat» and says which weather is due tomorrow. Whoever says "rain" is taken to {body1}.',
    'No promise made under the open sky «of {land} »can be taken back. Bargains that people may want to break are made indoors«, and {body1} has a form for it».',
    [
      'In {town2} birthdays are not kept. The day of {wrong} is kept instead, «with shutters closed, »and no guest may ask how old a host is.',
      'v=1',
    ],
  ],
  places: [
    [
      {
        open: 'the picture of the founders «of {town1} »hangs here« in its gold frame», with a guard from {body1} who has been told to watch the wall and not the door.',
        hidden: [
          'Behind the picture is the contract. In {town1} it can be read by anyone who stands with the back to it and uses a mirror (DC 13 Arcana).',
        ],
      },
      {
        open: 'since the spring no bird has crossed this place, and {P1} has had it roped off.',
        hidden: [
          'A chair stands here«, facing up». Whoever sits in it at dusk can be heard by the agent of the sky, and {P1} has sat in it twice.',
        ],
      },
    ],
    [
      {
        open: 'the {workers2} have hung every bell and pan «of {town2} »here, so as to hear a wind if there is ever one.',
        hidden: [
          'On the roof are the iron rods of {town2}«, bound and greased». [DC 13 Athletics puts one up|It takes DC 13 Athletics to put one [up|upright]|One can be put up, [with DC 13 Athletics|if DC 13 Athletics succeeds]|One of them can be set up again (DC 13 Athletics)|They can be [raised|put up] again, each with DC 13 Athletics]. If then a bottled storm «from {town4} »is opened, lightning comes down the rod, and the sky itself has broken the contract.',
        ],
      },
      {
        open: '{P5} keeps one cold room here, with a bowl of snow that never melts, and shows it for a promise of silence.',
        hidden: [
          [
            'The snow in the bowl is older than the contract, which does not know of it. Whoever carries a handful «of it »passes the ninth milestone unharmed«, as {P5} found out, and has told no one».',
            'v=1',
          ],
          [
            'The snow in the bowl is older than the contract, which does not know of it; {P2} means to hide the child« in this room», where the agent of the sky can read out no name.',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'the weather reports «of {land} »are filed here, one shelf for every year« since {wrong}», and every page says the same.',
        hidden: [
          'One report is a copy of the contract, and the clause on its last line can be read «by its rhyme »(DC 14 Investigation): it ends if the sky is asked for something that it cannot make, such as the same snow twice.',
        ],
      },
      {
        open: '{body3} lets in nobody without an umbrella, and the clerks «here »wear boots.',
        hidden: [
          'A page here rains on whoever reads it. It is the receipt« for the weather»: "Paid by {town2}, until {deadline1}."',
        ],
      },
    ],
    [
      {
        open: '{faction1} has its bottles here«, in straw,» with labels such as "Tuesday, late" and "One gale, used".',
        hidden: [
          'One bottle is warm and knocks. It holds the first agent« of the sky», who came {years} years ago and would say anything to be let out.',
        ],
      },
      {
        open: 'the stall of {P4} stands here, and people «from {town1} »come after dark to smell a bottle of autumn.',
        hidden: [
          'The books of {faction1} show who «in {town1} »buys storms: {P1}, who opens one every week, to get used to them (DC 12 Investigation).',
        ],
      },
    ],
  ],
  manners: [
    '{P1} greets clouds, and has stopped finishing sentences that begin with "tomorrow".',
    '{P2} holds a hand out of every window, and is disappointed.',
    "{P3} corrects the grammar of other people's oaths.",
    '{P4} sells weather by its smell, «with eyes shut, »and never a day that can be dated.',
  ],
  levers: [
    [
      [
        'gives way to anyone who shows {P1.them} what becomes of one person «of {town2} »at the ninth milestone.',
        'v=1',
      ],
      'would sign away {P1.their} own years at once, if asked by a person who means it«, and nobody has asked».',
    ],
    [
      [
        'trusts whoever tells the truth about what the road does«, and half of {town2} listens to {P2.them}».',
        'v=1',
      ],
      'will do nothing that costs {town1} its future« as well», and says so to {body2}.',
    ],
    [
      [
        'talks about the way out «in the contract »for as long as somebody keeps {body3} from the door.',
        'v=2',
      ],
      'has waited {years} years for a reader who argues, and can be beaten« in argument» (DC 14 Persuasion).',
    ],
    [
      'runs if told that the agent« of the sky» has asked for {P4.them}« by name».',
      'sells {faction1} for one bottle of the year in which {P4.they} was ten.',
    ],
  ],
  jobs: [
    [
      'On the road to {town2} the party finds a cart with an old couple in it who were young at the last milestone. They ask to be brought back, «quickly, »and to have somebody tell {P5} that the road was tried.',
      'v=1',
    ],
    '{P4} pays for guards for one night at {site4}« in {town4}», where {faction1} keeps its bottles. At midnight all «of them »fall silent, and a person in grey stands outside and asks«, politely,» for a colleague who has been bottled« and sold as a gale».',
    'A kite comes down «in {town1} »on the head of a guard, with a letter« from {town2}» tied to it, which asks« in large letters» who has paid for the weather. By law whoever touched it first has to answer it, «aloud, »and that was one of the party.',
    'In {town3} the clerk {P3} asks strangers what day it is, turns pale at the answer« of the party», and begs them to fetch one page out of {town1}: without that page the lease renews itself, in three weeks.',
    [
      'Forty griffin riders carry the generals of {land} to a review in {town1} when the wind«, which was ordered from the west,» stops under their wings. A voice from above asks every general for one year of life to send it back. {P1} shouts to the party to get up to the first griffin before anybody answers.',
      'tier=3',
    ],
    [
      'A storm from a bottle is let loose over two armies« on the border of {region4}». By morning a province is under water, three crowns accuse each other, and {P5} asks the party«, in secret,» who can have bought it from {faction1}.',
      'tier=3',
    ],
  ],
};
