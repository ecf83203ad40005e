import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const gatesWrong: SharedWrong = {
  id: 'gates',
  levels: [1, 10],
  tones: ['grim', 'heroic', 'horror', 'intrigue'],
  words: [
    'zombies',
    'undead',
    'necromancer',
    'vampire',
    'vampires',
    'besieged',
    'gate',
    'refugee',
    'ghost',
    'battle',
    'siege',
    'refugees',
    'plague',
    'wall',
    'undead',
    'invasion',
    'survivors',
    'haunted',
    'ghosts',
    'dead',
    'walls',
  ],
  names: ['the Night of the Gates', 'the Day of the Shut Gate', 'the Eve of the Wall'],
  titles: ['The Shut Gate', 'Who Was Outside', 'Knocking at {town1}'],
  pitch: [
    '{years.s} years ago {town1} shut its gates« for one night», and {num} people from {town2} died outside. «In {town1} it is called a victory. »Now there is knocking at night, by those «from {town2} »who died that night.',
    '{town1} has a wall and a story: the enemy came, and it held. In {town2} they tell another« story». This year it has asked for the bodies of its {num} dead«, and by night somebody digs for them».',
  ],
  lie: [
    'On {wrong} the enemy came, {town1} held, and those who had not reached the gate «in time »were mourned. There is a bell for it.',
    'The people of {town2} died on the road«, on {wrong}», because they had waited too long over their {good2}. So the schoolbooks say.',
    '{wrong.s} {wrong.is} a feast in {town1}, with beer «for everyone »and a play. The enemy is «always »played by someone from {town2}.',
  ],
  effect: [
    'At dusk the gate of {town1} is shut« with the same key as that night», and whoever is outside stays there. The {workers1} run for it every evening.',
    'In {town2} no door has a lock« any more». {body2.s} fines people for knocking.',
    'Nobody in {town1} builds on the field before the gate. Sheep are let on it, and their wool goes to {town4}«, cheaply».',
  ],
  conflicts: [
    'Heirs «from {town2} »have come with deeds for houses in {town1}. The {workers1} who live in them were born there.',
    '{guards.s} on the wall [have not been paid since autumn, and some have started to open small doors, for {good2}|have had no pay since autumn, and for {good2} some «of them »now open a small door|will open a small door for {good2}, some of them at least, for they have not been paid since autumn].',
    '{faction1.s} wants to build on the field before the gate. Nobody «in {town1} »wants to be the one who digs.',
    'Every night {num} lamps burn on the road« to {town2}». {body1.s} has forbidden people to look.',
    '{town2} will send no more {good2} until its dead are named. {town1} can last three weeks« without».',
  ],
  parties: [
    [
      {
        open: 'wants the wall mended, and the feast of that night«, which falls on {deadline1} this year,» moved to a weekday; it pays for plaster and poems',
        hidden:
          '[is looking for a new enemy, since the old one is being asked about|needs another enemy, as people have begun to ask about the old one|has begun to prepare a new enemy, because of all the questions about the old one]',
      },
    ],
    [
      {
        open: 'wants its dead counted, by name«, in the open»; it sends one person« a day» to the gate to ask, and nobody has been answered yet',
        hidden:
          '[has someone inside the wall who could open the little door|knows somebody inside the wall who could open the little door|has a friend inside the wall, and that friend could open the «little »door]',
      },
    ],
    [
      {
        open: 'wants its books left in peace; it restores documents, and charges by the hole',
        hidden:
          'wrote the battle into {record3}« afterwards», and pays those who remember it differently to be silent',
      },
    ],
    [
      {
        open: 'wants the field before the gate« of {town1}», and buys it by the strip; it speaks of a fair',
        hidden:
          'has promised {body1} a fairground and {body2} a memorial, on the same ground, and digs there by night for what can be sold',
      },
    ],
  ],
  needs: [
    [
      'wants the knocking stopped«, pays {coins} gold pieces for it,» and wants it done from the outside',
      'wants a stranger to spend one night in the gatehouse and say what is heard« there», not what it means',
    ],
    [
      'wants help to carry {few} coffins to {town1}, and is not sure that they are empty',
      'wants a list read aloud on the road« at night», in company, since the last reader from {works2} did not come home',
    ],
    [
      'wants a page of {record3} compared with a gravestone, by someone who can be out of {town3} by morning',
      'wants to be taken to the gate «of {town1} »once before dying, to say something there',
    ],
    [
      'wants diggers who are not from here«, at triple wages,» and everything that they find «that is »made of metal',
      'wants an old key sold« without questions», to anyone but {faction1}',
    ],
  ],
  start: [
    {
      scene:
        'Three weeks before {deadline1} the gates of {town1} are shut for an hour«, as every year,» to rehearse the play. Outside somebody joins in the song, with verses that only {town2} knew. {P1} offers the party {coins} gold pieces to go out« by the little door» and look.',
      answer: [
        'Those who sing outside are the dead of {town2}. They sing what they sang« that night», and harm nobody who answers with the next verse.',
      ],
    },
    {
      scene:
        'The party comes to {town1} «just »after dusk and is not let in. On the road« to {town2}» there are others who were not let in. They make room at the fire, their clothes are {years} years out of fashion, and one who is dressed like everybody else, {P2}, asks the party to stay until it is light.',
      answer: [
        'Those at the fire are the dead of {town2}, all but {P2}. They are safe company until it is light; whoever leaves «the fire »with them before that does not come back.',
      ],
    },
  ],
  truth: [
    'There was no enemy: {body1} shut the gates against {num} sick people from {town2}, on the advice of {P3}, and left them to die« in the field». The battle was written into {record3}« afterwards». What the dead «of {town2} »want is not revenge but to come in, and with them comes the fever.',
    'It was {P1}, then a «frightened »{worker1}, who shut the gate too soon, and has been called a hero« for it» ever since. {body1.s} looked over the wall in the morning and [decided that it had been an order|resolved that an order had been given|wrote down an order that nobody had given]. The {num} from {town2} were unarmed, and were singing, so as to be recognized. What knocks «now »wants the little door opened by the hand of {P1}.',
  ],
  secrets: [
    'The scratches on the gate «of {town1} »are on the outside, and low down.',
    'Some children came in that night by a drain at {site1}. Two «of them »have grown up in houses of {body1}, and have never been told where they were born.',
    '{P2} has the list of the {num}, and reads out one name a night« to the road». There is one name left.',
    'The key of the gate has been in {town4} since then«, as the pledge for a loan». What is used in {town1} is a copy.',
    [
      '{P3} caught the fever that night, and carries it« still». It is why {P3.they} lives alone at {site3}.',
      'v=1',
    ],
    [
      'The hero «of {town1} »has paid, each month, for a house of orphans in {town2}, by way of {P4}.',
      'v=2',
    ],
  ],
  steps: [
    [
      '{body1.s} has the field ploughed at night, [and by morning the furrows are full of buttons|and at daylight one sees buttons in every furrow|and the plough turns up buttons«, which lie there in the morning»]',
      'the knocking comes inside the wall, at every house «of {town1} »that faces the field',
    ],
    [
      '{body2.s} [brings its coffins to the gate and leaves them there«, in the order of the list»|has its coffins carried to the gate, in the order of the list, and leaves them there|sets down its coffins before the gate, one by one, in the order of the list]',
      '{guards} on the wall« of {town1}» refuse to shut the gate« at dusk», and are replaced by people who do not know the song',
    ],
    [
      '{faction1.s} digs in the field, finds the {num}, and asks {body1} and {body2} what each would pay for them',
      [
        '{P3} is asked to write another battle into {record3}, «and does, »and signs it this time',
        'v=1',
      ],
    ],
    [
      'On the night of {deadline1} the gates are shut as they were on {wrong}, and cannot be opened again«, from either side». [Those who are inside begin to knock|Then it is those inside who knock|From inside people begin to knock].',
    ],
  ],
  ends: [
    [
      'If the gate stands open for one whole night and {P1} stands in it, those outside come in«, sit down,» and are gone by morning. The fever stays.',
      'v=1',
    ],
    [
      'If the gate stands open for one whole night and {P1} stands in it, those outside come in«, sit down,» and are gone by morning.',
      'v=2',
    ],
    'The names can be cut into the wall«, all {num}». {body1.s} pays for the stone if {record3} is never mentioned«, and {P2} would have to agree to that».',
    [
      'The fever can be met: it takes {few} healers«, and clean beds,» and somebody to tell {town1} what is coming in.',
      'v=1',
    ],
    [
      '{P1} would confess «on the wall, »if anyone asked the right question in public. {body1.s} sees to it that nobody does.',
      'v=2',
    ],
  ],
};

/** What can be played in a setting with this wrong. */
export const gatesDetails: WrongDetails = {
  party: [
    'The party was neither inside nor outside «of {town1} »that night, and the dead «of {town2} »do not turn from it. It can walk the road to {town2} after dusk, ask those who knock what they want, and come back to tell {town1}.',
    'Strangers may be let into {town1} after the gate is shut, by an old exception« that nobody has used». {body1} hires the party for what lies beyond the wall, and {body2} for what lies behind it.',
  ],
  customs: [
    'When the gate «of {town1} »is shut each household calls out its number, and the number has to be right before anybody may sleep. For a week «now »somebody beyond the wall has called out a number as well, and it is the next one.',
    'Nobody in {land} turns away a guest without handing out bread through the gap of the door. In {town1} the gap has become narrow«, and the bread flat».',
    'A stranger on the road «to {town2} »is greeted with a line of the old song and has to know the next. {guards.s} have begun to arrest those who do.',
  ],
  places: [
    [
      {
        open: 'people «of {town1} »who cannot sleep have moved in here, where the knocking is not heard, and {P1} visits them at night.',
        hidden: [
          'A drain comes out here from beyond the wall, and on its sides are the hand prints of children« who came in by it that night» (DC 12 Perception).',
        ],
      },
      {
        open: 'the costumes for the yearly play «about that night »are kept here, and in the mornings those of the enemy are wet.',
        hidden: [
          'One of the costumes is «no costume: it is »the coat of someone from {town2}, with a letter in the hem (DC 12 Investigation).',
        ],
      },
    ],
    [
      {
        open: 'the coffins of {town2} stand here«, {num} of them,» and {P5} pays watchers by the night and by the noise.',
        hidden: [
          '[All the coffins but one are empty. In that «one »lies|There is nobody in the coffins, except for one. In that lies|Only one of the coffins is not empty. It holds] the {worker2} who was the first at the gate that night«, and who died last winter» (DC 12 Investigation, by a letter in the coat).',
        ],
      },
      {
        open: 'those from {town2} who lived through that night meet here«, {few} of them by now,» and let nobody in who asks how.',
        hidden: [
          'They never came to the gate: {P5} had led them by another road, and let the rest go ahead. It has never been said aloud.',
        ],
      },
    ],
    [
      {
        open: 'the battle can be seen here, painted on a «whole »wall, and {P3} has been told by {body3} to touch it up.',
        hidden: [
          'Below the painted enemy are drawn people with bundles (DC 13 Investigation); {P3} scrapes «a little »further every night.',
        ],
      },
      {
        open: 'old pages are mended here, and the holes in them are all in the same year.',
        hidden: [
          [
            'The paste pot holds what was cut out«, softened, in strips». DC 14 Investigation gives back one line of {record3}, which is the order to shut, with the seal of {body1}.',
            'v=1',
          ],
          [
            'The paste pot holds what was cut out«, softened, in strips». DC 14 Investigation gives back one line of {record3}: "Shut by nobody\'s order."',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: '{faction1} has a model of the «new »fairground here, and {P4} covers one corner «of it »with a hand.',
        hidden: [
          'The true key of the gate hangs here among pledges«, with a label» (DC 13 Sleight of Hand, or the sum on the label).',
        ],
      },
      {
        open: 'diggers are hired here «by night, »for the field before the gate« of {town1}», and paid for being deaf.',
        hidden: [
          'In a shed lie buttons«, shoes» and {few} flutes, sorted «by size »for sale. Whoever plays one of the flutes is answered from the road.',
        ],
      },
    ],
  ],
  manners: [
    '{P1} cannot stand with {P1.their} back to a «closed »door.',
    '{P2} knocks at no door, and waits outside until someone happens to come out.',
    '{P3} washes {P3.their} hands after every page«, up to the elbows».',
    '{P4} steps over thresholds as if they were higher than they are.',
  ],
  levers: [
    [
      [
        'obeyed an order; shown that the sick of {town2} could have been nursed, {P1.they} opens the gate.',
        'v=1',
      ],
      [
        'was one frightened young person, and says so as soon as somebody calls {P1.them} that« and not a hero».',
        'v=2',
      ],
      'will do whatever makes the knocking stop for one night«, and promises anything on the morning after».',
    ],
    [
      "reads the last name if someone stands next to {P2.them}; it is {P2.their} own family's.",
      'asks for nothing but that {town1} says "we heard you". {body2.s} asks for more«, and {P2} would go behind its back».',
    ],
    [
      'wants to sign a true page before dying, and needs somebody to carry it out« past {body3}».',
      'wrote one false page« of {record3}» for {body3}, in a hand that can be compared, and can be threatened with it.',
    ],
    [
      'has dug in the field before the gate and not slept« since»; for one quiet night the true key of the gate can be had.',
      'sells to whoever comes first, and {faction1} has not paid for a month.',
    ],
  ],
  jobs: [
    'When the households «of {town1} »are counted at dusk, a number is called from beyond the wall, and it is that of the house where the party lodges. {P1} asks them«, softly,» to go out and ask who calls«, before the neighbours do».',
    'A peddler «on the road »sells the party a flute, «much »too cheaply. That night someone outside {town1} asks to have it back, by name«, and {guards} go pale».',
    '{P5} pays for an escort« from {town2}»: {few} people with empty coffins, and one with a full one, for a {worker2} who wants to lie in the field. {guards.s} stand on the road, and will have every lid open.',
    'In {town3} a wall has been scraped bare« overnight», and under the battle there is a crowd with bundles. {P3} stands before it with wet hands, and {body3} is on the stairs.',
  ],
};
