import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const saintWrong: SharedWrong = {
  id: 'saint',
  levels: [1, 10],
  tones: ['intrigue', 'grim', 'whimsical', 'heroic'],
  words: [
    'saints',
    'prophet',
    'prophecy',
    'chosen',
    'martyr',
    'relic',
    'relics',
    'paladin',
    'cathedral',
    'miracle',
    'miracles',
    'pilgrimage',
    'god',
    'saint',
    'church',
    'faith',
    'religion',
    'hero',
    'legend',
    'holy',
    'pilgrims',
    'temple',
  ],
  names: ['the Day of the Founding', 'the Day of the Martyr', 'the Day of the Hand'],
  titles: ['Three Right Hands', 'The Saint of {town1}', 'The Empty Grave'],
  pitch: [
    'All of {land} lives from one saint: pilgrims, candles, law. In three weeks the grave «in {town1} »is to be opened, and the prices of bones have begun to rise.',
    [
      'A saint died for {town2} {years} years ago, and {land} has lived on it« since». Now a person with that face has turned up« in {town2}», and asks what became of the offerings.',
      'v=1',
    ],
  ],
  lie: [
    'The saint gave away everything on {wrong} and died for {town2}. {town1} has the right hand, {town3} another« right hand», and {town4} the third.',
    'Since {wrong} nobody may be turned away from a door« in {town1}». {body1.s} has had the doors made smaller.',
    'The saint stopped an army on {wrong} with nothing but {tool2}. It is shown« at {works2}», and replaced when it wears out.',
  ],
  effect: [
    'Oaths «in {land} »are sworn on a hand of the saint. It matters which, so each contract «for {good1} »names one.',
    'Whoever reaches {site1} «in {town1} »is safe from the law for as long as a candle burns. Candles are dear.',
    'Pilgrims «on the road to {town1} »must be fed. The {workers2} «of {town2} »have started to go on pilgrimage in winter.',
  ],
  conflicts: [
    '{town1}, {town3} and {town4} each own a right hand, and pilgrims «have begun to »compare.',
    '{body2.s} sells earth from the place of the martyrdom. The hole is so deep by now that nobody will work« at {works2}» near it.',
    'The right of asylum has filled {site1} with people who have good reasons« to be there». {body1.s} wants them out before the feast.',
    'The candle makers have doubled their price, and the poor pray in the dark together, which alarms {body1} and pleases {body2}.',
    '{body3.s} has entered three new miracles« in {record3}», all «of them »in {town3}.',
  ],
  parties: [
    [
      {
        open: 'wants the grave opened with honours «by its own people, »at the feast, which falls on {deadline1}« this year»; it practises the hymn',
        hidden:
          'will open the grave an hour early, and has ordered bones«, of the right age,» from {town4}',
      },
    ],
    [
      {
        open: 'wants its share of {years} years of offerings; it keeps a bed «made »for the saint, and airs it',
        hidden:
          "has had somebody in the bed «for a week, »with the saint's face, who is seen by nobody",
      },
    ],
    [
      {
        open: 'wants the faith kept simple; it abridges and translates',
        hidden: 'burns what does not fit, and keeps the ashes apart',
      },
    ],
    [
      {
        open: 'wants more pilgrims« and better inns»; it has bought the road and the view of the grave',
        hidden: 'has an offer out for the body, and two false ones in store',
      },
    ],
  ],
  needs: [
    [
      'wants a box brought from {town4} before the feast«, unopened,» and treated with more respect than it deserves',
      "wants to know who it is that has been seen «in {town2} »with the saint's face, from people who have no faith to lose",
    ],
    [
      'wants a guest hidden for {few} nights, from {guards} and from the pilgrims, and the pilgrims are worse',
      'wants one miracle looked into« that happened to a {worker2}», and hopes that there is nothing in it',
    ],
    [
      ['wants a receipt taken out of {record3} and put back three weeks later', 'v=1'],
      [
        'wants an old army order «that has been »bound into {record3} taken out, and put back three weeks later',
        'v=2',
      ],
      'wants to lose a debate «in public »against somebody clever, and offers to pay for the clever person',
    ],
    [
      'wants guides who can tell pilgrims the right thing« about {works4}», at a share of the takings',
      'wants an eye kept on an old {worker4} near whom things keep getting well',
    ],
  ],
  start: [
    {
      scene:
        'During a procession in {town1}«, three weeks before {deadline1},» the glass of the reliquary breaks and the dead hand points: at one of the party«, or just behind». While the crowd goes down on its knees, {P1} gets the party indoors and asks them, for {coins} gold pieces, to be chosen for as long as it takes to find out who did that.',
      answer: [
        'The hand was moved by a wire, by a {worker1} whom {faction1} had paid for a scene. It was to point at {P1}.',
      ],
    },
    {
      scene:
        'A beggar asks for alms «in {town1} »in the name of the saint, is refused« by {guards}», and says, "Then I take it back." In all of {town1} the candles go out. {P1} begs the party to reach the beggar before {body3} does.',
      answer: [
        [
          'The beggar is the saint, who lies hidden in {town2} «by day »and has walked over to see what became of the money.',
          'v=1',
        ],
        [
          'The beggar was the drummer of the captain, «lives in {town2}, »and has asked for alms «in {town1} »every year. The candles went out in the draught when {body1} opened the stair under the grave.',
          'v=2',
        ],
      ],
    },
  ],
  truth: [
    'The saint did not die: {body1} needed a martyr, paid the journey abroad, and {P3} has the receipt. Those who were left behind «in {town2} »had been promised help: they waited« for it», singing, and were killed at {works2}. Now the saint is back in {town2}, old and sorry, in the bed that is kept made« there».',
    "The saint was the enemy: a captain who came to burn {town2}, could not« do it», and was murdered for that by {body1}, which hid the body« under {site1}». The miracles are real, but they «only ever »happen near people from {town2}, most «of them »near one old {worker4} who left it as a child, and {P3} has corrected the addresses. The guest whom {body2} hides has the captain's face by blood, and no miracles.",
  ],
  secrets: [
    'There is no saint in the grave« in {town1}», and under its floor there is a staircase. It leads to {site1}.',
    "The saint's last letter is «in {town4}, where it is »used as a recipe. It asks a {worker2} for forgiveness.",
    ["{P2} has the saint's face, and knows why: it runs in the family.", 'v=1'],
    [
      "{P2} has the saint's face, and knows why: the captain had lived in {town2} for a winter before the order came.",
      'v=2',
    ],
    [
      'An old {worker4} in {town4}«, near whom people get well,» waited at {works2} with the others, singing, and is the only one who lived.',
      'v=1',
    ],
    [
      'Nearly every miracle of the last {days} years has happened within sight of one «and the same »old {worker4}, who was born in {town2}.',
      'v=2',
    ],
    '{P3} lost all faith over {record3}«, {few} years ago,» and has been a «much »better person since.',
  ],
  steps: [
    [
      'the bones arrive in {town1}, and two of them are from a horse',
      '{body1.s} locks the door of {site1}, with those who had asylum «there »still behind it',
    ],
    [
      'a second person with the face of the saint is announced«, by {faction1},» with tickets',
      'pilgrims from {town3} and {town4} fight «in the street »over hands, and {works1} {works1.is} damaged',
    ],
    [
      '{body3.s} has a bonfire, «for the cold, »and {P3} is seen to run into it and out again',
      '{body2.s} carries its guest «through {town2} »on a chair, and the lame get up and follow',
    ],
    [
      'On the feast the grave is opened. It holds bones, two «of them »from a horse, and by evening {town1} has no pilgrims, no law and nothing to sell but {good1}.',
    ],
  ],
  ends: [
    'The truth can be told as a legend, with the names left out. {P3} can write it«, if somebody gives {P3.them} leave».',
    [
      'The saint would die for {land} «now, »properly, if asked. Whoever asks has to say what it is for.',
      'v=1',
    ],
    [
      'If {town2} is told whose miracles they are, it will want its captain back«, and {town1} will have to say where the body is».',
      'v=2',
    ],
    '{faction1.s} will buy silence«, body and all». Then {land} has a saint with an owner, and the prices go up.',
  ],
};

/** What can be played in a setting with this wrong. */
export const saintDetails: WrongDetails = {
  party: [
    'The party does not pray« in {land}», so it can ask what no one from {town1} may, and touch what they may only kiss. It is hired by {body1} to guard relics, by {body2} to test miracles, and by {faction1} to find people.',
    'By the law of {land} a pilgrim cannot be arrested, and a candle «from {town1} »makes anyone a pilgrim. {town1} and {town2} have work for such people: as guides«, as bodyguards,» and as visitors who can be seen not to believe.',
  ],
  customs: [
    'A pilgrim «in {land} »may sleep at any door and has to tell one sin« there». {town1} lives from beds, and {body1} from the sins.',
    'On the eve of the feast everyone «in {land} »gives away the best thing that they own, to the first who asks. People have begun to hide indoors« from noon».',
    'Whoever swears on a right hand has to say which of the three. The one of {town4} is used for promises that nobody expects to be kept.',
  ],
  places: [
    [
      {
        open: 'people «with good reasons »live here under asylum, each with a candle and a story, and {P1} counts the candles.',
        hidden: [
          'The stair under the empty grave comes out here, «behind the candles, »and it has been used this week (DC 12 Perception).',
        ],
      },
      {
        open: 'the hymn for the feast is practised here« behind closed doors», with digging in the quiet passages.',
        hidden: [
          'Among those in asylum is the one who was to bring the bones; DC 13 Insight gets it out of him«, with the name of the buyer».',
        ],
      },
    ],
    [
      {
        open: 'a bed is kept made here for the saint, and for a week «now »{P5} has carried up soup.',
        hidden: [
          [
            'The saint sleeps here by day, old, «with a cough and muddy feet, »and answers everything truthfully to people who bring no candle.',
            'v=1',
          ],
          [
            "A {worker2} with the saint's face lies in the bed«, and has been told to cough». Under the mattress is a «worn »captain's sash, with the arms of those who came to burn {town2} (DC 12 History).",
            'v=2',
          ],
        ],
      },
      {
        open: 'earth from the place of the martyrdom is sold here« by the spoon», and the hole is fenced.',
        hidden: [
          [
            'At the bottom of the hole are bones«, of more than one person,» with tools of the {workers2} (DC 12 Medicine).',
            'v=1',
          ],
          [
            'At the bottom «of the hole »is sand from a cart (DC 12 Nature). {body2.s} has the hole filled up every night, and nobody ever died in it.',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'miracles are entered here« in {record3}», by {P3}, who asks witnesses for the address first.',
        hidden: [
          'The addresses are in another ink (DC 13 Investigation). Beneath them stands where those who saw it were born, and it is always {town2}.',
        ],
      },
      {
        open: 'the bonfire of unsuitable writings is stacked here, and {body3} has invited children.',
        hidden: [
          ['In the pile lies a receipt for a journey, one way, in the name of the saint.', 'v=1'],
          ['In the pile lies the last order of the captain: not to burn {town2}.', 'v=2'],
        ],
      },
    ],
    [
      {
        open: '{faction1} rents out windows here with a view of the grave«, and has them cleaned for the feast».',
        hidden: [
          'The two false bodies are in the ice below, and one «of them »is still being finished (DC 12 Perception).',
        ],
      },
      {
        open: 'three right hands are for sale here«, in boxes,» and {P4} asks to have them compared with the true one, if there is one.',
        hidden: [
          'An old {worker4} sweeps here, and whoever is ill and stands near «for an hour »is well; DC 13 Insight to see that the sweeper knows it.',
        ],
      },
    ],
  ],
  manners: [
    '{P1} kisses relics a little beside them.',
    '{P2} pulls a scarf up to the eyes when pilgrims pass«, and looks too long at statues».',
    '{P3} blows out candles and lights them again, to see if anything changes.',
    '{P4} knows what every saint weighs.',
  ],
  levers: [
    [
      'believes«, and is ashamed»; show {P1.them} one true miracle and {P1.they} opens the grave« in front of everyone».',
      'needs the grave to hold something. A party that supplies it can name its price.',
    ],
    [
      [
        'wants the hymns about {town2} sung with the names of those who died; for that {P2.they} would show {P2.their} face.',
        'v=1',
      ],
      'protects the guest in the bed« with {P2.their} life», and asks only that nobody kneel.',
    ],
    [
      'gives away the papers to whoever says that the truth would be good for the poor, and can prove it.',
      'would rather be a fool in public than a liar in private; it takes one «good »argument (DC 14 Persuasion).',
    ],
    [
      'has a sick child, and has never dared to bring it to the old {worker4}« near whom people get well». The party could.',
      'sells anything that is a bone. For a real one {P4.they} would ruin {faction1}.',
    ],
  ],
  jobs: [
    'A pilgrim drops dead at the door of the party in {town1}«, smiling,» with {coins} gold pieces in one hand and in the other a finger of the saint«, from the hand that {town1} shows». {P1} wants it back« before the next procession», and to know who sold it.',
    '{P5} looks for people who are not holy to carry a chair with a curtain from {town2} to the next inn. On the road the lame get up and follow«, and cannot be sent home».',
    'In {town3} a blind {worker3} sees again, and {body3} pays the party to find the trick. There is none, and {P3} asks to be told so«, alone».',
    'On the eve of the feast, when nobody in {town1} may refuse, a beggar asks one of the party for the best thing that they own. {P4} offers to buy it from the beggar «on the spot, »for far too much.',
  ],
};
