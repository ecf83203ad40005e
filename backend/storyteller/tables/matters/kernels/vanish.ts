import { everyTone } from '../../tones.ts';
import { goneFrame } from '../gone-frame.ts';
import { everyScale } from '../matter-scales.ts';
import type { MatterKernel } from '../matter-types.ts';
import { speaking } from '../noun-kinds.ts';

/** People go away at night, called to a table from which they do not get up. A calls them, for the sake of one who sits there. */
export const vanishMany: MatterKernel = {
  id: 'vanish-many',
  sort: ['being', 'band', 'claim'],
  of: ['crowd', 'child', 'person', 'settlement'],
  states: ['gone', 'usual'],
  tells: [
    {
      nouns:
        'child kid orphan people person folk townsfolk villager traveler traveller fisherman pilgrim worker woman man boy girl citizen guest visitor stranger student pupil beggar sailor guard soldier lover bride elder merchant farmer settler wanderer neighbour neighbor maid servant family couple twin crew expedition patrol nobleman noble scholar pupil mage wizard circus carnival fair theatre theater inn ship train caravan troupe',
      says: 'vanish disappear miss go lose town',
    },
    {
      tasks: 'find',
      nouns:
        'child kid orphan people person folk villager traveler traveller fisherman pilgrim worker boy girl student pupil',
      says: 'vanish disappear miss go lose',
    },
  ],
  leadsScene: true,
  scale: {
    deadline: everyScale(['the new moon', 'the full moon', 'the first frost', 'the spring tide']),
  },
  frame: goneFrame,
  tones: everyTone,
  escort: ['fey', 'spirit', 'people'],
  roles: {
    A: [
      ['baker', 'innkeeper', 'candle maker', 'cook of the manor', 'confectioner'],
      ['master of the feasts', 'wine merchant', 'owner of the baths', 'dancing master'],
      ['steward of the palace', 'master of the royal table', 'lord cupbearer', 'court composer'],
    ],
    S: [
      ['charcoal burner', 'tinker', 'rag collector', 'travelling doctor'],
      ['wandering preacher', 'puppet player', 'foreign apothecary'],
      ['foreign envoy', 'banned scholar', 'fortune teller of the court'],
    ],
    T: [
      ['lamplighter', 'milk carrier', 'gravedigger', 'night watchman'],
      ['night porter', 'midwife of the poor quarter', 'bell ringer'],
      ['captain of the night watch', 'chamber servant', 'court astronomer'],
    ],
    H: [
      ['kitchen hand', 'pot mender', 'waiter', 'delivery hand'],
      ['head waiter', 'music teacher', 'private secretary'],
      ['page of the royal table', 'court dentist', 'master of ceremonies'],
    ],
  },
  sites: [
    ['the room of the last one who went', 'the house of the last one who went'],
    [
      'the crossroads with the four lamps',
      'the wash house by the north gate',
      'the bridge at the edge of town',
    ],
    ['the kitchen of {A.full}', 'the cellar of {A.full}'],
  ],
  lair: {
    names: [
      'the drowned inn',
      'the hunting lodge without a roof',
      'the burned ballroom',
      'the hall in the hill',
    ],
    terrain: 'wild',
  },
  problem: [
    [
      '{few.s} beds are empty in {town}. The doors were bolted from inside, the shoes are gone, and each had a wet window sill. {B.full}, the {B.role}, whose bed for two has one sleeper now, has walked every ditch and asks everyone the same question.',
      'sort!=crime tier=1',
    ],
    [
      'They go at night, one or two at a time, in their best clothes. Nobody hears a door. {B.full}, the {B.role}, held one of them by the sleeve and woke up in the morning with the sleeve.',
      'sort!=crime tier=1',
    ],
    [
      '{few.s} streets of {town} have lost somebody, {num} in all, from behind bolted doors, in their best clothes. {B.full}, the {B.role}, kept watch over a sister for three nights, blinked, and was alone.',
      'sort!=crime tier>=2',
    ],
    [
      'Since then {few} nights have passed. The bed of {B} was slept in, the door bolted from inside, and the best shoes are gone. It is not the first time: in {town2} somebody has been missing since spring, and nobody made anything of it.',
      'sort=crime tier=1',
    ],
    [
      '{B} went to bed with a guard before the door, and in the morning there was only the guard. Others have gone in the same way, in {town2} and elsewhere: {num} within the year, and never a trace of force.',
      'sort=crime tier>=2',
    ],
  ],
  start: [
    [
      'It is {few} minutes before midnight, and you are still on the road. Somebody comes towards you in the middle of it, in [a feast dress|a Sunday coat], with combed hair and closed eyes, smiling. In the right hand is a spoon. The one who runs behind, in a nightshirt, is {T.full}, the {T.role}: "Do not let go! If you hold them by both hands, they stay until morning. I cannot hold two." And there is a second one, further back.',
      '@walker',
    ],
    [
      'On the table of {G}, on a white cloth, lie {few} spoons in a row. They are not silver and not tin, they do not grow dull, and when you bend over them, they are warm. "One on each window sill," says {G}. "From people who had no such spoons. I have locked them in a chest each night. Count them in the morning: there is always one less, and one more bed."',
      '@spoons',
    ],
    [
      'The inn is full at midday, because nobody in {town} wants to be alone. {S.full}, the {S.role}, comes in, and the bench empties. "What is in the bundle?" somebody asks. A stool falls. The bundle tears; it is washing. Into the silence the old man at the stove says: "I smell roast." And {few} people, all at once, lift their heads and say: "Yes."',
      '@roast',
    ],
  ],
  ask: [
    '{G} wants to know where they go, wants {lost} back, and wants it to end before {deadline}. "Bring them home even if they do not want to. I have seen one of them smile, on the way."',
    '"Find {lost}," says {G}, "and shut whatever door it is. I would go myself. I am tired enough to be next."',
    '"Somebody in {town} thinks that it is {S}, and by the weekend they will have a rope. Find {lost} before that, and before {deadline}. I will pay for every lamp that you want to burn."',
  ],
  rumours: [
    'Whoever has a full stomach does not go. {A} gives soup away for nothing, which is kind.',
    '{S} has been seen with a bundle as large as a person.',
    'It smells of roast at night, from the side where there is no house.',
    'Whoever goes was unhappy. It is said of each of them, afterwards.',
    "At {lair} there were great feasts, in grandfather's time, until a guest did not get up again.",
    '{T} talks to people in the street at night who do not answer.',
    ['Since {scene} came, it began; before that, nobody had gone.', 'scene=yes'],
  ],
  run: [
    [
      'Whoever is held by both hands until sunrise wakes up hungry, and remembers a table, candles and a chair with their own name on a card (DC 12 Insight to ask gently enough).',
      'start=walker',
    ],
    [
      'The spoons hum, in the same note, when they all point to {lair} (DC 12 Arcana, or anyone who plays an instrument).',
      'start=spoons',
    ],
    [
      'Those who smelled it have found spoons, since yesterday or today, and have kept quiet about it out of shame: {few} people, whom one could watch tonight (DC 12 Persuasion).',
      'start=roast',
    ],
    '{A} is the only one in {town} who sleeps well, and says so, kindly (DC 13 Insight: it is not sleep but hope).',
    'If somebody of the party eats with such a spoon, that one has to be held on the next night (DC 13 Wisdom saving throw, or goes at midnight).',
  ],
  gist: [
    '{fact}: they are called to {lair}, where a table is laid for {num} guests, and who has eaten there does not get up. {A} sends out the spoons that call them. At {deadline} the last chair is to be taken; then the Host of that table goes free, and gives {A} back the one who sat down there first, {wren}.',
    'It is as people say: {fact}. All who have gone sit at {lair}, alive, at a table of the Host, an old power that is bound to its chair until all {num} are taken. {A}, who wants {wren} back from that table, lets {H} lay a spoon on the sill for each new guest, and has time until {deadline}.',
  ],
  truth: [
    [
      '{years.s} years ago somebody at {lair} swore not to end a feast before each chair was taken. The oath held. Whoever comes by and eats sits there still and does not grow older; the Host, who swore it, cannot leave the head of the table.',
      'The Host of {lair} was a hospitable lord who could not bear it when guests went home. That is {years} years ago. What sits at the head of the table now is only the wish, with a lord around it, and it cannot get up before all {num} chairs are taken.',
    ],
    [
      [
        '{scene} stopped near {lair} {weeks} weeks ago, on the way here. {wren}, who is everything to {A}, saw light, was hungry and went in; {A} came too late and talked to the Host until dawn. Their bargain is the chairs that are left against {wren}, by {deadline}. So {scene} has come to {town}, where there are many people: {A} casts spoons from the metal of the Host, and {H}, who takes them for charms against bad dreams, lays them on the sills.',
        'scene=yes',
      ],
      [
        '{A} would have led {scene} past {town}, if {wren} had not seen a light in the wild {weeks} weeks ago and sat down at that table. The Host named a price: a guest for each free chair, before {deadline}, and {wren} may get up. {scene} stays, the music plays, and {H} gives a spoon to those who have nobody beside them. {A} does not sleep in the wagon any more, but in front of {lair}.',
        'scene=yes',
      ],
      [
        '{wren}, who is everything to {A}, was hungry, saw light, and went in. That was {weeks} weeks ago. {A} came too late and talked to the Host the whole night. In the morning there was a bargain: the chairs that are left against {wren}, by {deadline}. {A} went home and baked, cast spoons in the cellar from the metal of the Host, and began with those of whom {A} thought that nobody would miss them.',
        'scene=no',
      ],
      [
        "{A} lost {wren} to that table {weeks} weeks ago and would not go away without {wren}. So the Host made an offer. For each guest a spoon, and when the last one sits, {wren} may get up, and all of {A}'s hunger will be over. Since then {A} casts the spoons, and {H}, who thinks of them as charms against bad dreams, lays them on the sills.",
        'scene=no',
      ],
    ],
    [
      'Whoever eats with such a spoon hears the music on the next night and goes, in the best clothes. {lost} {lost.is} unharmed, only absent: at the table {lost} {lost.is} served course after course. {few.s} chairs are still free. When the last is taken, the Host gets up, and the others will not, ever; of that part {A} has been told nothing.',
      'At the table nobody starves and nobody ages, and each believes that the meal has just begun. {lost} {lost.is} there. With the last guest the oath is fulfilled, the doors are walled up from within, and the Host goes out into the world, hungry. {A} does not know it, and would not believe it from a stranger. There are {few} chairs left.',
    ],
  ],
  turn: [
    '{wren} does not want to be saved at that price. {wren} sits closest to the Host, is the only one who has stopped eating, and knows since when: since {lost} {lost.was} led in. Shown to {A}, the full plate of {wren} is stronger than any sword; {wren} dies of hunger rather than of joy, if nothing is done.',
    'The cards on the chairs bear names, and the last one is that of {A}. The Host never meant to let anybody go; {A} is to be the last guest of all. {H} has seen the card while laying the table and has not dared to say so.',
    'Whoever brings something to the table is a guest no longer but a host, and may end the feast. The rule is carved over the door of {lair}, on the inside, under soot. It takes a dish cooked with one\'s own hands from {town}, and the courage to say: "It was lovely, and now we go home."',
  ],
  people: {
    G: [
      '{G} wants the beds full, and goes to bed with a bell on one foot. {G} has sent {few} search parties and gone with each.',
      '{G} wants {lost} back before {deadline}, and does not believe in {S} as an answer, which costs votes.',
    ],
    A: [
      '{A} wants {wren} back, and is kind, generous and past all scruples. {A.name} keeps a place laid at home and speaks of {wren} as of somebody who is late.',
      '{A} wants the table full by {deadline}. {A.name} has chosen people who seemed alone, was wrong about each of them, and has stopped looking at faces.',
    ],
    B: [
      [
        '{B} looks for one of {lost} and does not stop to sleep. {B} knows a song, a name or a dish that would make that one look up, and does not know how much it is worth.',
        'sort!=crime',
      ],
      [
        '{B} sits at {lair}, {few} chairs from the end, happy and absent. Under the happiness {B} counts the courses, since something about the number is wrong.',
        'sort=crime',
      ],
    ],
    S: [
      '{S} wants to leave {town} and would be caught for it. {S} sleeps outside, at {p2}, and has heard music there each night, and pulled the hat over the ears.',
      '{S} gathers what others throw away, among it {few} spoons, found in the grass on one line between {town} and {lair}.',
    ],
    T: [
      '{T} is out at night by trade and has seen them walk, smiling, {few} times, from {p2} towards the wild. {T} told it once, was laughed at, and drinks now.',
      '{T} followed them once as far as a lawn that was never there before, and saw {A} stand in the light of a door. {T} takes it for a dream, since {A} is such a good soul.',
    ],
    H: [
      '{H} lays the spoons for {A}, at dusk, and believes that they help people to sleep. {H} has begun to see a pattern and does not want to.',
      '{H} carries soup, spoons and messages for {A}, and has once waited at table at {lair}. What {H.they} saw there {H.they} has explained away, with effort.',
    ],
  },
  looks: [
    [
      'A made bed, a chair with folded everyday clothes, a bolted door that had to be broken in. On the window sill is the print of a spoon in the dust, like a small shovel.',
      "A candle burned down to the end, a mirror, a comb with fresh hair in it: somebody made an effort. The window is open by a hand's breadth, and on the sill a snail trail of something that smells of gravy.",
    ],
    [
      [
        'A place where nobody stays. {few.s} pairs of footprints cross it, none side by side and all in step, as in a dance, and nobody has come back over them.',
        'scene=no',
      ],
      [
        'Colours, music, more laughter than there is reason for. People come here in order not to be at home, and leave it one by one, late, by the wrong side.',
        'scene=yes',
      ],
      [
        'At noon it is an ordinary place with sparrows. The grass beside it is trodden down on a line as straight as a string, in the direction of {lair}.',
        'scene=no',
      ],
      [
        'Canvas, sawdust, a smell of sugar and lamp oil; at the back, behind the wagons, the grass is trodden down on a line as straight as a string, in the direction of {lair}.',
        'scene=yes',
      ],
    ],
    [
      'Copper, steam, something in the oven. It is the warmest place in {town}. In the corner stands a table laid for two, and one of the plates has never been used.',
      'Shelves full of good things, a mould in the shape of a spoon, still warm, and a bench where {few} people who had nothing to eat sit and have something to eat.',
    ],
    [
      'A table so long that its end is in the dark, candles, {num} chairs, and on nearly all of them people, in the best clothes of {years} years, eating, smiling, chewing in time. {lost} {lost.is} halfway down. At the head sits the Host, very large and very attentive, with a carving knife, and beside it, pouring out, {A}.',
      'Light falls from the windows as from a ball. Inside nobody dances: {num} chairs, and the guests lift their spoons at the same moment. Among them {lost.is} {lost}, with a full mouth and happy eyes. The Host looks up from the end of the table. "{few.s} more," says the Host. "Do sit down."',
    ],
  ],
  todo: [
    [
      'The family lets nobody touch the bed. Whoever says aloud what was loved about the one who has gone (DC 12 Persuasion) may look at everything.',
      'Neighbours stand in the door, and each has a theory. Somebody has to listen to them outside (DC 12 Performance) while the others search.',
    ],
    [
      [
        'Nothing is to be seen here by day. At midnight they come by; whoever walks along with closed eyes, smiling (DC 13 Performance), is not noticed by what walks beside them.',
        'scene=no',
      ],
      [
        'At the ticket booth one is asked whom one has left at home. Whoever answers "nobody" is let in for nothing, and gets a spoon with the ice cream (DC 13 Sleight of Hand not to eat with it).',
        'scene=yes',
      ],
      [
        '{S} sleeps here, under a tarpaulin, with cotton in both ears. Bread and a question to which "yes" is enough (DC 12 Insight) bring more than a threat.',
        'scene=no',
      ],
      [
        'Those who work here keep together and say nothing to strangers. One evening of carrying water and seats (DC 12 Athletics), and one is no stranger any more.',
        'scene=yes',
      ],
    ],
    [
      '{A} makes everyone sit down and eat. What comes from the pot is good and safe; what comes with a spoon of that sort is not (DC 13 Perception to see the difference in time).',
      '{A} is at {lair} after dark. Till then somebody has to eat {few} helpings and praise them (DC 13 Constitution check), so that the rest can get at the moulds.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the supper that was left :: The bread is untouched, and a spoon has been through the soup: whoever went had eaten with it, and went on the night after.',
      'Insight :: asking from whom it came :: {H} brought it with the compliments of {A}, "for a good sleep".',
      'Survival :: following the footprints from the window :: They go by {p2} in the direction of {lair}, never around a puddle, always through it.',
    ],
    [
      'Arcana :: listening at midnight :: It is a dance tune with a bar too many. Whoever has eaten with a spoon of the sort hears words to it: their own name.',
      'Insight :: asking who else is about at that hour :: {T} has seen {A} go by with a basket, an hour before them, and come home at dawn with an empty one.',
      'Perception :: looking where the straight line ends :: Far out, where there is no house, stands a light: {lair}, which nobody has lived in for {years} years.',
    ],
    [
      'Investigation :: weighing the metal in the mould :: It weighs nothing and is warm. {num.s} spoons have been cast, less {few}.',
      'Persuasion :: asking {A} about the second plate :: {A} says "for {wren}" and lays a hand on it. {wren} has not been seen in {town} for {weeks} weeks, and nobody was asked to look.',
      'History :: reading what is stamped on the old ladle from which the metal comes :: A coat of arms with a chair: that of the lords of {lair}, who gave feasts until one did not end.',
    ],
  ],
  lairUse: [
    'The table: whoever tastes anything must make a DC 13 Wisdom saving throw or sits down. Each round a friend can pull somebody up (an action, and a name said aloud); who was called three times gets up alone.',
    'The candles are the hours of the feast. If all {few} on one side are blown out (one action each), the guests of that side believe that it is over, and look for their coats.',
    'The dumb waiter goes down to the kitchen and holds two. From there one comes up behind the Host, or out into the yard with a guest under each arm.',
    'Salt: a handful thrown into a dish breaks its spell. Three cellars of it stand on the table, each within reach of eight chairs.',
    "The card at the last chair can be exchanged. Whoever's name is on it is the one whom the Host believes it has to wait for.",
  ],
  tactics: [
    '{A} wants nobody hurt and everyone seated: those who serve bring dishes and push chairs into the backs of knees, and {A} stands in front of {wren} and hits hard; the Host cannot leave its place and carves whoever comes within ten feet of it (treat this as {sting} slashing damage, DC 13 Dexterity half, once a round)',
    'the doors fall shut, the music gets faster, and those who serve try to get each of the party into a chair; {A} defends {wren}, and nothing else, and the Host laughs and keeps its seat, because it must',
  ],
  parley: [
    '{A} stops when {A.they} understands that {wren} is not to be given back: the card at the last chair, the full plate of {wren} or what {H} saw prove it (DC 13 Persuasion, with none of them DC 18). Then {A} throws over the table with both hands, since {A} knows where it is weak.',
    'The Host is bound by manners. Who thanks it, brings a dish made with their own hands, and asks leave to go (DC 13 Performance) has to be asked to stay three times and may say no three times. After the third no that guest, and all whom this guest takes by the hand, are free.',
  ],
  clock: [
    ['In the night {few} new spoons lie on sills. {A} gives out more soup than usual, and sings.'],
    [
      'One of those who guarded others is gone, rope and all. {S} is locked out of every house.',
      '{H} lays a spoon before the bedroom of {G}, and weeps on the way home without knowing why.',
    ],
    [
      'So many go in one night that {town} hears the steps. {few.s} chairs are still free, then three.',
      '{A} packs up the second plate, cleans the house, and puts a vase on the table.',
    ],
    ['At {deadline} the last chair at {lair} is taken. The music stops in the middle of a bar.'],
  ],
  after: [
    'The windows of {lair} are walled up from within, {lost} behind them, and the Host is on the road, with an appetite. {A} stands on the lawn until it is grass.',
    'Nobody walks at night any more. Something large and polite is seen at the gates of {town2}, asking whether one may come in.',
  ],
  endings: [
    {
      heading: 'They come home',
      text: [
        'The feast is over. {lost} {lost.is} led home, hungry, in fine clothes, blinking, and with {lost.them} come others whom nobody in {town} knows any more. The head of the table is empty. {A} holds {wren} by the hand, says everything, and asks for the punishment that is due.',
        'They find their coats. {lost} {lost.is} home before sunrise, where plain bread is a marvel; {wren} is carried, and {A} walks behind all of them and shuts the door. By noon {lair} is a ruin with birds in it.',
      ],
    },
    {
      heading: '{A.name} changes sides',
      text: [
        '{A} tells the Host no, and it is {A.name} who takes the last chair in the place of all: the oath is fulfilled by one who came of free will, and {lost} {lost.is} free. *The price:* {A} stays. {wren} has to be told.',
      ],
    },
    {
      heading: 'By fire',
      text: [
        [
          'The table burns. {lost} {lost.is} pulled out by the sleeves, and {few} of the old guests fall to dust at the door. *The price:* the Host goes up with the smoke and is bound to nothing any more; {A} has lost {wren} twice.',
          'tone!=whimsical',
        ],
        [
          'The table burns, with all {few} courses. {lost} {lost.is} pulled out by the sleeves, complaining about dessert. *The price:* the Host, freed, now gives suppers in {town}, and one cannot get out of it.',
          'tone=whimsical',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The windows are walled up, and {lost} {lost.is} behind them. But nobody at that table ages, and what was sworn there can be unsworn where it was sworn: the chapel of the lords of {lair} stands in {town2}, and the Host has gone there to dine.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out where they go at night.',
    'Find out what calls them.',
    'Bring {lost} home before {deadline}.',
  ],
};

/** The same for one person, who is B. */
export const vanishOne: MatterKernel = {
  ...vanishMany,
  id: 'vanish-one',
  sort: 'crime',
  of: speaking,
  states: ['gone'],
  victim: 'held',
  tells: [
    { says: 'vanish disappear miss go lose' },
    { tasks: 'find', says: 'vanish disappear miss lose' },
  ],
};
