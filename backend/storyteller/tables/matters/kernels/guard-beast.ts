import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { openFrame } from '../open-frame.ts';

/** People are after a creature that the party is to protect. It cannot simply flee: each dawn it comes to the same place. */
export const guardBeast: MatterKernel = {
  id: 'guard-beast',
  sort: 'beast',
  isSingle: true,
  needs: 'captor',
  tones: everyTone,
  tells: [{ tasks: 'save protect defend guard hide rescue shield' }],
  escort: ['people', 'beast'],
  roles: {
    A: [
      ['master trapper', 'horn dealer', 'showman with a licence to hunt'],
      ['dealer in rare beasts', 'master of a private hunt', 'agent of a collector'],
      [
        'master of the imperial hunt',
        'collector of the last of each kind',
        'alchemist of a foreign court',
      ],
    ],
    B: [
      ['old forester', 'herb gatherer', 'hermit of the wood'],
      ['forest warden of the province', 'keeper of a druid grove', 'abbess of the wood'],
      ['warden of the royal forests', 'elder of the druids', 'hermit whom queens visit'],
    ],
    S: [
      ['shepherd', 'berry picker', 'charcoal burner'],
      ['surveyor', 'painter of landscapes', 'travelling naturalist'],
      ['royal naturalist', 'court painter', 'star reader of the crown'],
    ],
    H: [
      ['tracker', 'dog handler', 'trap smith'],
      ['chief tracker', 'keeper of the hounds', 'net maker'],
      ['tracker of three kings', 'master of the hounds', 'tamer'],
    ],
    T: [
      ['innkeeper', 'carter', 'salt carrier'],
      ['host of the hunting inn', 'coach driver', 'harness maker'],
      ['steward of a hunting lodge', 'royal coach driver', 'saddler of the court'],
    ],
  },
  sites: [
    ['the trap line in the wood of {town}', 'the first snares in the wood of {town}'],
    ['the camp of {A.name}', 'the wagon camp of {A.name}'],
    ['the hut of {B.full}', 'the house of {B.full}'],
  ],
  lair: {
    names: [
      'the white birches of {ragnal}',
      'the hidden lake of {ragnal}',
      'the oak ring of {ragnal}',
      'the meadow behind the {ragnal} falls',
    ],
    terrain: 'wild',
  },
  frame: {
    ...openFrame,
    labels: {
      clues: ['what happened', 'the hunters', 'where they wait'],
      lair: 'Where it ends',
      suspects: 'Who knows something',
      plan: 'What {A.full} does if the party does not interfere',
      actOne: 'Act one: In the Wood, near {town}',
      gist: 'What is going on',
    },
    where: [
      '{lair}, where {it} {it.is} at each dawn. {captor} will be there before light on the last day.',
      '{lair}; {it} come{it.v} there each morning, and {A} has found it out.',
    ],
    magic: [
      '*Speak with Animals*, with {it}: it knows about {captor}, it knows about the snares, and it says that it will not leave the place "while the other lies here".',
      [
        '*Locate Creature* finds {it} within its range; {A} has paid somebody to cast it as well, {few} days ago.',
        'level>=7',
      ],
      [
        '*Speak with Dead*, asked of what lies at {lair}: it was not alone in life, and it does not want company yet.',
        'tone!=whimsical level>=5',
      ],
      [
        '*Scrying* on {A} shows a list with prices; the last line has no price but a place: {lair}.',
        'level>=9',
      ],
      [
        '*Detect Magic* at {p2} shows a net that is charmed against horns, teeth and spells of the 3rd level or lower.',
        'level>=1',
      ],
      [
        '*Pass without Trace* on {it} helps for an hour, and {H} notices that somebody has done it.',
        'level>=3',
      ],
      [
        '*Animal Friendship* is not needed: it comes by itself to those who put their weapons down.',
        'level>=1',
      ],
      ['*Suggestion* makes {H} mark the wrong valley on the map of {A}.', 'level>=3'],
      [
        '*Teleport* can bring {it} away; it is back at {lair} within {few} nights, on foot.',
        'level>=13',
      ],
      ['*Zone of Truth*: {A} says calmly what {it.they} {it.is} worth, and to whom.', 'level>=3'],
      '*Find Familiar*, or any small flying eye, counts the hunters at {p2}, and the dogs.',
    ],
    complications: [
      'One of the dogs of {H} has found the party, and likes it. It barks for joy at the wrong hour.',
      'A noble guest of {A} shoots at everything white, and hits {T} in the hat.',
      '{it} {it.has} stepped into a snare and waits, quite calm, for somebody with hands.',
      'Fog. Nobody sees further than ten feet; that is good for one side (DC 13 Stealth decides for which).',
      '{few} people from {town} want to see {it} once in their lives, and have brought lanterns.',
      '{S} has talked at the inn, and cries about it. Now {A} knows one thing more.',
      '{A} offers the party {coins} gp to be elsewhere on that morning, politely, in writing.',
      'A rival hunter sets traps as well, and worse ones (DC 14 Perception; {sting} piercing damage).',
    ],
    sides: [
      {
        wants: [
          '**{council}** has sold {A} a licence, and would like to forget about it. Content if somebody finds an error in it; angry if hunters are found dead.',
          '**{council}** wants no quarrel with the friends of {A}. Content if it happens outside of the town wall; angry if it must decide.',
        ],
        later: [
          '**{council}, if content**: has the licence declared void on the last evening; {few} of the hunters go home.',
          '**{council}, if content**: closes the road to {lair} for wagons. {A} has to come without the cage.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) wants {it} as well, for a better price. Content if told where it is not; angry if left out.',
          '**{R.full}** ({R.role}) wants to paint, describe or touch it, and has no idea of danger. Content with one hour; angry with a no.',
        ],
        later: [
          '**{R.name}, if content**: lights a fire in the wrong valley and blows a horn there. Two of the enemies run after it.',
          '**{R.name}, if content**: steps between {it} and the net, with open arms, in the second round.',
        ],
      },
      {
        wants: [
          '**The hill farmers around {T.full}** believe that {it} bring{it.v} rain. Content if asked for help; angry if their fences are cut.',
          '**Those who pull the wagons of {A}** have not been paid since spring. Content with bread and a fair word; angry if shot at.',
        ],
        later: [
          '**The people of {town}, if content**: have collected all snares along the path, {num} of them, and laid them where the hunters wait.',
          '**The people of {town}, if content**: have driven {num} cows onto the path; the horses of {A} do not get through.',
        ],
      },
    ],
  },
  problem: [
    "People in {town} have known {it} for as long as there are stories, and have never caught it or wanted to. {weeks.s} weeks ago {captor} came, with a wagon, dogs and a licence with a seal; {A.full}, the {A.role}, who leads them, drinks to everybody's health and pays for each hoof print.",
    'Nobody here has ever hunted {it}; one looks away when one sees it, out of politeness; {captor} do not look away. {A.full}, the {A.role}, has {num} snares in the wood, a cage on a wagon and a customer who pays at {deadline}, and says so openly at the inn.',
  ],
  start: [
    [
      'It is still dark when {S.full}, the {S.role}, pulls you out of the hay and puts a finger to the lips. Between the trees of {town} something pale is standing: {it}. A loop of wire is around its leg; it holds quite still and looks at you and {S.name}, as one looks at people who have hands. Somewhere below, towards {town}, dogs begin, and a horn.',
      '@snare',
    ],
    [
      'At the inn of {town} a map hangs on the wall, with needles in it, and {A.full}, the {A.role}, who leads {captor}, is drawing a circle around them with a piece of red chalk. "A week, perhaps," says {A.name}, to everyone in {town}. "Whoever helps me drinks with me, and whoever does not may watch." Behind the bar {T.full} polishes a glass that is clean. Then, outside, in the middle of the street of {town}, stands {it}, for the length of a breath, and all the dogs are silent.',
      '@inn',
    ],
  ],
  ask: [
    '{G} wants {it} to be alive and free after {deadline}. "I cannot forbid the hunt; it has a seal on it, and {A.name} knows it. I can only pay somebody to be in the way of {A}. Ask {B} why it does not flee from {town}; I would, in its place."',
    '"They have a licence," says {G}. "It says that they may hunt. It does not say that nobody may disturb them. Keep {it} from {captor} until {deadline}: then the customer leaves, and {A} can eat the wagon."',
  ],
  rumours: [
    'It goes round in a circle, a large one, and {A} has nearly found the middle.',
    '{B} knows where it is at dawn, and has not told anyone for thirty years.',
    'Whoever has touched it has no toothache any more, and no wish to talk about it.',
    '{H} has tracked bears, kings and thieves, and has not slept well since this hunt began.',
    'The net of {A} is woven with hair and silver, and no blade cuts it from within.',
    'The customer is said to want only a part of it. Nobody says which.',
  ],
  run: [
    [
      'The wire comes off with two hands and no tool (DC 12 Sleight of Hand); it puts its nose against the forehead of the one who has done it. This person finds it in the wood from now on, without a roll.',
      'start=snare',
    ],
    'The needles in the map form a ring; its middle is {lair} (DC 13 Investigation), and {A} has not seen it yet because one needle is wrong.',
    'The dogs lay down when it came. {H}, who trained them, looks at that longer than at anything else.',
    'Each snare has a number. {H} keeps the list, and one number is missing: {H.they} did not set it.',
  ],
  gist: [
    '{fact}, led by {A}, and they are good at it. {It} will not flee, because {it.they} come{it.v} to {lair} each dawn, to what is left there of the last other of {it.their} kind; {captor} have almost found out where that is, and will wait there with a net on the morning of {deadline}. The party has to be at {lair} first, or to make {it.them} leave.',
  ],
  truth: [
    [
      '{A} has a customer who pays for the last of each kind, and at {deadline} the customer leaves. So {A} has bought a licence from {council}, {num} snares and {few} good people, of whom the best is {H}. There is nothing secret about it; it is a trade, and {A} is the best in it.',
    ],
    [
      [
        '{It} {it.is} old and clever, and would be over the mountains in a night. But once there were two. The other one lies at {lair}, under a mound of white stones which {it} {it.has} carried there one by one; and each dawn {it} stand{it.v} there for as long as it takes the sun to reach the stones.',
        'tone!=whimsical',
      ],
      [
        '{It} {it.is} old and clever, and would be over the mountains in a night. But at {lair} stands the only tree in the world that is exactly right to scratch oneself on, planted by the other of {it.their} kind, who has moved away; and each dawn {it} scratch{it.es} there until the sun is up.',
        'tone=whimsical',
      ],
    ],
    [
      '{B} found the place {few} winters ago and has kept silent; {S} followed once, as far as the last stream. {B} knows as well what would make it leave: it followed the other one everywhere. If what the other one left there were carried over the pass, in front of it, it would walk behind, and {captor} would have no hunt any more; but {town} would never see it again.',
    ],
  ],
  turn: [
    '{H} comes to the party alone, at night, without the dogs. {H} has known for {few} days where the middle of the ring is and has put one needle wrong. "I want to be asked by somebody not to do it," says {H}. Since this hour {A} has somebody else watch the map.',
    '{A} changes the plan: not the wood but {town} is to be searched, for the one who knows the place. {B} is stopped on the way to the well, with all politeness, and is a guest at {p2} until it is found.',
  ],
  people: {
    G: [
      '{G} has signed the licence as a witness, without reading it, and would like to undo it. {G} gives the party whatever can be lent without a receipt.',
    ],
    A: [
      '{A} wants to be the one who had the last of each. {A} is polite, keeps to the licence word by word, and does not hate the party at all; that makes it harder.',
      '{A} has hunted everything that has a name and is a little sad about it. {A} would rather have it alive, and takes it dead.',
    ],
    B: [
      '{B} wants it to stay, and knows that this may be a wish for {B.themself}. {B} can lead the party to {lair} by a way that leaves no track.',
    ],
    S: [
      '{S} was the first who saw it this year, wants to help and talks too much. Everything that {S} says at the inn is on the map the next day; the party can use that.',
    ],
    T: [
      '{T} hears everything that {captor} say when they have been drinking, and gives it to the party for nothing.',
    ],
    H: [
      '{H} wants to stop and is the only one who could find it again. {H} obeys until somebody says no first.',
    ],
  },
  looks: [
    [
      '{num} snares along a deer path, each at the height of a knee and each with a little brass number. In one of them hangs a tuft of white hair.',
      'A path as clean as a corridor, and wire at each turn. Beside the fourth snare somebody has knelt for a long time; the prints are those of {H}.',
    ],
    [
      'Four wagons in a square, a kennel, a cage with a carpet, and a table with a white cloth at which {A} has breakfast. On the wagon shaft prices are written in chalk, all crossed out but one.',
      'It smells of soap, dogs and coffee. The net lies on a frame, like lace, and one of the hunters combs it.',
    ],
    [
      'A low house under a beech, with bundles of herbs and a bench towards the wood. On the door frame are {num} small notches, one for each morning on which it came.',
      'There is one chair here and two cups. {B} has always laid the table for somebody who does not come in.',
    ],
    [
      [
        'Mist, birches, and a mound of white stones, as long as a horse; around it the grass is trodden down in a ring. The sun comes over the ridge at one exact spot. There is cover on three sides, and on the fourth there is the wind.',
        'tone!=whimsical',
      ],
      [
        'Mist, birches, and one crooked tree with a very smooth trunk; around it the grass is trodden down in a ring. The sun comes over the ridge at one exact spot. There is cover on three sides, and on the fourth there is the wind.',
        'tone=whimsical',
      ],
    ],
  ],
  todo: [
    [
      'Whoever goes along the line must not touch a wire (DC 13 Acrobatics); each wire ends at a bell, and the dogs are five minutes away.',
      'Two of the hunters check the numbers. One can follow them (DC 13 Stealth), or help them carry, as a stranger who has lost the way (DC 12 Deception).',
    ],
    [
      '{A} receives guests, has chairs brought and answers each question but one. While one part of the party has breakfast with {A.them} (DC 12 Performance), the other has half an hour for the wagons.',
      'By night {few} hunters are awake and {few} dogs asleep. Meat helps for the dogs (DC 13 Animal Handling), and a song for the hunters (DC 13 Performance).',
    ],
    [
      '{B} says nothing to people with weapons. Laid down outside (no check), they are guarded by the goat, and {B} puts the kettle on.',
      '{B} tests the party: it must sit on the bench until dawn without a word (DC 12 Constitution saving throw, or one falls asleep and misses it). Then {it} go{it.es} by, ten steps away.',
    ],
  ],
  clues: [
    [
      'Survival :: reading the path :: {It} {it.has} walked the same ring for years; the wires follow it.',
      'Investigation :: reading the brass numbers :: One is missing. {H} has left a gap on purpose, in the direction in which it escapes.',
      'Nature :: following the white hair :: The ring has a middle, and the middle is {lair}.',
    ],
    [
      'Investigation :: reading the order of the customer :: "The last one. Alive by {deadline}, or what can be had of it." {A} and {captor} are paid only then.',
      'Arcana :: feeling the net :: Silver and hair: it holds whatever has horns, feathers or magic, and it burns like straw.',
      'Perception :: looking at the map of {A} :: With one needle moved, everything points to {lair}; {A} will see it soon.',
    ],
    [
      'History :: hearing what {B} knows :: There were two. It does not stay for {town}, it stays for the other.',
      'Insight :: asking {B} about {H} :: They know each other. {H} learned to read tracks here, on this bench, and would not shoot if {B} stood in front.',
      'Nature :: counting the notches :: Every morning, without a gap, and always from the same side: from {lair}.',
    ],
  ],
  lairUse: [
    'The snares: whoever has brought some along can lay {few} of them before dawn (DC 13 Survival); each holds one enemy until the end of its next turn (DC 14 Athletics to tear loose at once).',
    'The net burns like straw: one torch (an action) and it is gone, with whatever {A} had promised the customer.',
    'The sun: in the third round it comes over the ridge. Everybody who faces east is blinded until the end of the round; the party can know it (the notches of {B}).',
    '{It}: it stands in the ring and does not fight as long as nobody touches it. With a hand on its neck (the one who freed it, or DC 14 Animal Handling) it kicks once, for {hurt} bludgeoning damage.',
  ],
  tactics: [
    '{A} stays with the net and gives orders by whistle; the others try to close the ring, and shoot at people only when they are attacked. {H} aims well and hits trees',
    '{A} has come early and sits in the wind shadow with the net; the dogs are let loose first, then the riders come from both sides. {H} stands where the gap is, and steps aside for whoever asks',
  ],
  parley: [
    '{A} is a merchant. Shown that the licence names another valley (which {G} can arrange, DC 13 Persuasion), or that the customer has left (DC 15 Deception), {A} counts, folds the napkin and calls the dogs. Or {A} is offered another last thing: {few} honest minutes beside {it}, with empty hands (DC 15 Persuasion); nobody has ever been able to shoot after that.',
  ],
  clock: [
    [
      '{captor} set {few} more snares. In one of them a calf of {T} is found in the morning, alive.',
      'The needles on the map become a ring. {A} buys a round.',
    ],
    ['{A} finds out that somebody takes away the snares, and has {few} people sleep in the wood.'],
    ['{B} is taken to {p2} as a guest, and does not say a word, in a very loud way.'],
    [
      'On the morning of {deadline} the net comes down at {lair}. It takes {few} people to hold it, and then it holds.',
    ],
  ],
  after: [
    'The cage rolls through {town} at a walk, with a cloth over it. Nobody in {town} looks away this time. It does not rain until the autumn, and {B} burns the bench.',
  ],
  endings: [
    {
      heading: 'Free, and here',
      text: [
        '{captor} leave with an empty cage, and {it} stand{it.v} at {lair} at the next dawn as on every other. The customer has gone. {A} takes off the hat to the party from the wagon; {H} is not on it. Nobody in {town} will ever say where it was.',
      ],
    },
    {
      heading: 'Free, and far',
      text: [
        'What the other one left at {lair} is carried over the pass, and {it} follow{it.v}, at a distance, and once looks back. *The price:* {captor} will never find it, and nor will {town}. {B} puts away the second cup.',
      ],
    },
    {
      heading: 'In blood',
      text: [
        [
          '{captor} are beaten at {lair}, and those who can ride off. *The price:* there was a seal on their licence. {council} wants names, and for {few} dawns {it} stay{it.v} away from a place that smells of it.',
          'tone!=whimsical',
        ],
        [
          '{captor} are beaten at {lair}, and walk home in their socks. *The price:* there was a seal on their licence, and {council} sends the party a bill for {num} socks.',
          'tone=whimsical',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The wagon is on the road to {town2}, with {it} in it, alive; the customer waits there until noon of the next day. {H} has loosened a wheel. Whoever rides at once gets to the ford before it breaks, and can choose the place.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out at {p2} what {captor} are planning.',
    'Ask {B.full} why {it} do{it.es} not flee.',
    'Protect {it} from {captor} until {deadline}.',
  ],
};
