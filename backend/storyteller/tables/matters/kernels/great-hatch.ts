import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { openFrame } from '../open-frame.ts';

/** A great egg is about to hatch in the middle of the town. It has to be moved while it is warm, and three sides want it. */
export const greatHatch: MatterKernel = {
  id: 'great-hatch',
  sort: ['claim', 'thing', 'beast'],
  isSingle: true,
  tones: everyTone,
  tells: [
    { nouns: 'egg', says: 'hatch crack stir wake move' },
    { tasks: 'protect guard save move', nouns: 'egg' },
  ],
  escort: ['people'],
  roles: {
    A: [
      ['dealer in rare beasts', 'captain of a hired company', 'showman'],
      ['agent of a collector', 'captain of free lances', 'master of a fighting pit'],
      ['envoy of a foreign crown', 'lord of the eastern marches', 'archmage without a post'],
    ],
    B: [
      ['hen keeper', 'village scholar', 'midwife'],
      ['dragon scholar', 'falconer of the province', 'keeper of the menagerie'],
      ['court dragon scholar', 'royal falconer', 'keeper of the oldest library'],
    ],
    S: [
      ['well digger', 'mason', 'cellar hand'],
      ['master builder', 'canal digger', 'foreman of the sewers'],
      ['royal engineer', 'builder of the palace', 'warden of the old vaults'],
    ],
    T: [
      ['bath keeper', 'baker', 'brewer'],
      ['keeper of the baths', 'glass maker', 'head of the brewery'],
      ['keeper of the palace baths', 'master of the royal foundry', 'head of the porcelain works'],
    ],
    H: [
      ['carter', 'fire warden', 'ox driver'],
      ['captain of the fire watch', 'crane master', 'master of the wagons'],
      [
        'master of the royal engines',
        'captain of the palace guard',
        'master of the imperial cranes',
      ],
    ],
  },
  sites: [
    ['the market square of {town}', 'the pit in the square of {town}'],
    ['the old library of {town}', 'the house of {B.full}'],
    ['the bath house of {town}', 'the great bakery of {town}'],
  ],
  lair: {
    names: [
      'the brick kilns of {ragnal}',
      'the ash pits of the {ragnal} foundry',
      'the black rocks of {ragnal}',
      'the burned quarry of {ragnal}',
    ],
    terrain: 'wild',
  },
  frame: {
    ...openFrame,
    labels: {
      clues: ['what happened', 'how to handle it', 'where to take it'],
      lair: 'Where it can hatch',
      suspects: 'Who knows something',
      plan: 'What {A.full} does if the party does not interfere',
      actOne: 'Act one: The Warm Stones of {town}',
      gist: 'What is going on',
    },
    suspects: [
      '{B.full} (can hear how it is), {S.full} (knows what lies under each street), {T.full} (keeps it warm), {H.full} (has the only wagon).',
      '{S.full} has dug it out, {B.full} understands it, {T.full} heats it, and {H.full} could carry it.',
    ],
    openings: [
      '{lair} lies half a mile from the pit, [outside the wall, where nobody builds|where the ground is too warm for roots].',
      'From the pit to {lair} it is half a mile; [the last stretch goes uphill|the last lamp stands a bowshot before it].',
    ],
    where: [
      '{lair}: hot enough, empty enough, and open to the sky.',
      '{lair}. Nothing burns there that has not burned before.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order: they tell how long there is, how one carries it, and where to. Then it must go from the middle of {town} to {lair}, warm and in one piece. A failed check costs an hour and gives the clue all the same.',
      'three places, {p1}, {p2} and {p3}, and then one journey of half a mile that everybody will remember. Failed checks cost an hour, never the clue.',
    ],
    firstFight: [
      'on the second evening people of {A} with a crane and covered faces come to the pit ({fight}). They stop at once when somebody threatens to pour water on it; the one who is caught says what {A} pays.',
      'at dusk some who have packed everything they own want to break it, with hammers ({fight}). They can be talked to (DC 14 Persuasion); if not, they flee when half of them are down.',
    ],
    magic: [
      '*Speak with Animals*, with a hand on the shell: one word, again and again, like a question: "Warm?"',
      [
        '*Detect Thoughts*: it thinks in colours. It knows the voice of whoever has talked to it for an hour.',
        'level>=3',
      ],
      [
        '*Locate Creature* shows the mother: north, high up, and each day ten miles nearer.',
        'level>=7',
      ],
      [
        '*Sending* to the mother arrives. The words mean nothing there; the direction does, from now on.',
        'level>=5',
      ],
      [
        '*Heat Metal* on a chain around it keeps it warm for a minute; {H} weeps with joy.',
        'level>=3',
      ],
      [
        '*Teleport* takes it along if somebody can hold it. It arrives cold, and then there are ten minutes to make a fire.',
        'level>=13',
      ],
      ['*Augury* about leaving it where it is: "woe". About breaking it: "woe".', 'level>=3'],
      ['*Wall of Stone* around the pit holds for one breath of what comes out.', 'level>=9'],
      [
        '*Levitate* carries it for ten minutes, if it weighs no more than a fat ox; it weighs two.',
        'level>=3',
      ],
      [
        '*Scrying* on {A} shows an iron cage, very small, and a ring on the floor of it.',
        'level>=9',
      ],
      '*Mage Hand* can turn it, but not lift it. It likes to be turned.',
    ],
    complications: [
      'The wheel of the wagon breaks in the narrowest street, between two houses of wood.',
      'A crack runs over the shell, as long as a hand. From now on there are {few} hours less.',
      '{few} people want to pray to it, and have sat down around the pit.',
      'It rains, and each drop hisses. The shell gets cold (DC 13 Survival to rig a roof in time).',
      'The mother is seen above the next valley. The bells ring, and everybody runs in the wrong direction.',
      'A child has hidden in the wagon, and talks to it. It answers.',
      'The gate is too low by two feet. Somebody must dig, break or think.',
      '{H} has bought straw to pack it in. It was meant well.',
    ],
    sides: [
      {
        wants: [
          '**{council}** wants it out of {town}, before anybody has to decide anything. Content with a route and an hour; angry if the market burns.',
          '**{council}** would like to keep it, as the only town with a dragon of its own, and has not thought it through. Content if {B} explains it kindly; angry if laughed at.',
        ],
        later: [
          '**{council}, if content**: has cleared all streets from the pit to the gate, and put a bucket before each door.',
          '**{council}, if content**: sends {few} guards in full armour, who hold the road behind the wagon.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) wants the shell, and only the shell, after it has hatched. Content with a written promise; angry if it is broken too early.',
          '**{R.full}** ({R.role}) wants to be the first whom it sees. Content with a place in the front row; angry if told what follows from that.',
        ],
        later: [
          '**{R.name}, if content**: brings a cart with burning coal to the spot where the last one has gone out.',
          '**{R.name}, if content**: draws the people of {A} into a side street, with an empty wagon and a great deal of smoke.',
        ],
      },
      {
        wants: [
          '**Those who live around the pit in {town}** want to sleep in their beds again. Content with a day and an hour; angry if they only hear of it afterwards.',
          '**The bakers and bath keepers around {T.full}** have never had such cheap heat. Content if they are asked for their fuel; angry if their ovens go cold for nothing.',
        ],
        later: [
          '**The people of {town}, if content**: stand along the road with {num} warming pans, and hand them on.',
          '**The people of {town}, if content**: pull the wagon themselves, on {few} ropes, when the oxen will not go on.',
        ],
      },
    ],
  },
  problem: [
    '{S.full}, the {S.role}, found it {weeks} weeks ago, under the paving of the market square, because the snow would not lie there. Since then it has become warmer each day; now the stones around it are too hot for bare feet, and something knocks from within.',
    'It has lain under the square for longer than {town} stands, and was cold. {weeks.s} weeks ago the great oven of {T.full}, the {T.role}, was built above it. Now the stones steam, {S.full}, the {S.role}, has dug it free, and those who lay an ear on it get a burned ear and hear a heart.',
  ],
  start: [
    [
      'In the middle of the market of {town} is a pit, and around the pit stand {num} people with buckets who do not know what for. At the bottom lies {it}, as large as a hay cart, and glows faintly, like iron in the evening. {S.full}, the {S.role}, who dug it out, holds a hand over it. "It beats," says {S.name}. Then there is a knock, from within, and everybody takes a step back; and a second one, and {B.full}, the {B.role}, takes a step forward.',
      '@pit',
    ],
    [
      'The fountain of {town} is boiling. Nobody has lit a fire. Around it people pass eggs from hand to hand, since they are done in four minutes, and laugh a little too loudly. Then a paving stone jumps, as if struck from below; under it one sees {it}, or a hand\'s breadth of it, and a line that was not there in the morning. "{days} days," says {B.full}, the {B.role}, who has knelt down. "Or less, if it is happy in {town}."',
      '@fountain',
    ],
  ],
  ask: [
    '{G} wants it out of {town}, whole, before it hatches: that is at {deadline}, if {B} has reckoned well. "I do not want it broken; {B} has told me what the mother does to towns that break them. I want it to open its eyes anywhere but in {town}."',
    '"Find out how one carries a thing like that," says {G}, "and where to. {B} says {deadline}, and that it must not get cold. And {A.full}, the {A.role}, has come to {town} with a cage and offers me its weight in silver. Be quicker than {A.name} and my council."',
  ],
  rumours: [
    'Whoever has slept above it has dreamed of flying, for years.',
    '{A} has bought the four strongest oxen in {town}, and a cage.',
    'Something large was seen in the north, very high, going in circles.',
    '{B} talks to it. It knocks back.',
    'If it gets cold, says {B}, it dies; if it gets hot, it hurries.',
    'The first one whom it sees is its mother, say the hen keepers of {town}. They do say that of hens.',
  ],
  run: [
    'It knocks when somebody speaks, and is quiet when somebody sings (DC 12 Performance). A song slows it down by an hour.',
    'The line in the shell is as long as a finger in the morning and as long as a hand in the evening (DC 12 Investigation): {days} days, and no more.',
    '{H} has measured it with a rope, and then the streets, and then the gate, and has sat down.',
    'One of those with buckets is about to pour. A cold shock would crack it (DC 13 Nature); a hand on the arm is enough.',
  ],
  gist: [
    '{fact}: {B} has reckoned it, and is right. It must not get cold, or it dies; it must not hatch between wooden houses, or these burn; and the mother is on the way and will be at {deadline} wherever it is. The party has to bring it to {lair}, warm and whole, through a town full of stairs; {A}, who wants what comes out of it for a ring and a chain, will try to have it on the way.',
  ],
  truth: [
    [
      'It was laid {years} years ago, in the hot ash of a hill that is now the market square of {town}. The ash became cold, the town was built, and it slept, as such eggs do. {weeks.s} weeks ago the great oven at {p3} was lit, whose flue runs under the square. It has been baking since then.',
    ],
    [
      'The mother has never stopped listening. Since it knocks, it can be heard, and the mother comes, ten miles a day, in circles, because the houses are confusing. The mother will not ask. What lies at {lair}, in the open, will be taken home; what lies under roofs will be got out from under them.',
    ],
    [
      '{A} makes money with what has been tamed young: whoever puts the iron ring on it in the first hour after it has hatched is obeyed for its whole life. {A} says so openly and offers {town} silver for it. In {council} {few} hands are already raised; {A} has the oxen, the cage, and people who know how to lift.',
    ],
  ],
  turn: [
    'In the night before the transport it knocks in a new rhythm, and {B} turns pale: it is answering somebody. There is a second heart in it. Two of them means that they will hatch a day earlier, and that no ring of {A} is enough for both.',
    'It has learned a voice. Whoever of the party has talked to it most is answered with a knock each time; when this person leaves, it gets restless and hot. It will hatch for this voice, and wherever it is. It can be used, and must be thought of: one of the party will be a mother.',
  ],
  people: {
    G: [
      '{G} has to stop {council} from selling it, and has two voices fewer than are needed. {G} gives the party a free way through each street for one night.',
    ],
    A: [
      '{A} wants a beast that obeys, and is not cruel, only sure. {A} has done it {few} times, and shows the rings on one arm. {A} will not risk that it breaks.',
    ],
    B: [
      '{B} has waited for this all {B.their} life and is afraid of being happy. {B} can hear how it is, and tells the party when to be quick.',
    ],
    S: [
      '{S} dug it out, feels responsible, and has not left the pit since. {S} knows what lies under each street, and that there is an old drain, wide as a cart, from the square to the wall.',
    ],
    T: [
      '{T} is ashamed of the oven and will not let it go out, because then it would get cold. {T} gives whatever is warm: stones, coals, dough.',
    ],
    H: [
      '{H} wants to be paid by whoever comes first: {A} has asked already. {H} has the only wagon that can carry it, and would rather drive for somebody who says thank you.',
    ],
  },
  looks: [
    [
      'Steam, planks and a rope; below it lies, dark red, with a pattern like the scales of a pine cone. The snow melts in a circle that is larger each day.',
      'Around the pit {num} pairs of shoes stand with their soles melted off. It lies at the bottom, tilted a little, as if it had turned in its sleep.',
    ],
    [
      'Books to the ceiling, and on the table an egg, a common one, on a cushion: the model of {B}. A chart on the wall shows weights, days and drawings of beaks.',
      'On the shelf stands what is left of another one: a piece of shell, as thick as a thumb, with a handprint burned into it from inside.',
    ],
    [
      'The oven is as large as a chapel, and its flue goes straight down. {T} sits before it with a shovel and counts the loads aloud.',
      'White tiles, steam and people who have not been so warm for years. Behind the last basin a grating leads into the flue, and one sees red light at the end.',
    ],
    [
      'Hot ground, no roof, and a wall of bricks in a half circle that keeps the wind out; in the middle is a hollow as if made for it. One can see far to the north, and be seen from there.',
      'Here nothing grows, because something has always been burning. The stones tick. A hollow full of grey ash is still warm from {few} hundred years.',
    ],
  ],
  todo: [
    [
      'Those with buckets must be made into something useful: a chain for coals instead of water (DC 13 Persuasion).',
      'To go down one needs shoes of wood and a steady hand (DC 13 Acrobatics, or {sting} fire damage); down there it can be touched with a wet sleeve.',
    ],
    [
      "{A} sits here as well, with the same books, and says good morning. One reads over the other's shoulder (DC 13 Insight: what {A} looks up tells what {A} does not know).",
      'The book that matters is on loan to {council}, as a footstool. It must be asked back, politely (DC 12 Persuasion).',
    ],
    [
      'The fire has to be kept up while one looks around: {few} loads of wood (DC 12 Athletics), or it gets cold in the pit and knocks in fear.',
      'People of {A} buy up the charcoal here. One can bid against them ({bribe} gp), or tell {T} what it is for.',
    ],
  ],
  clues: [
    [
      'Nature :: feeling the shell :: It hatches at {deadline}, and earlier if it gets hotter. There is a heart in it, and a will.',
      'Investigation :: looking at the traces around the pit :: {A} has been here with a measure, and has lifted it by a finger, to try. It can be lifted with chains at two points.',
      'History :: asking {S} what lies below :: An old drain runs from the square to the wall, and comes out beside {lair}.',
    ],
    [
      'History :: reading about the last time :: {years} years ago a town broke one. The mother came at the hour at which it would have hatched, and there is no town there now.',
      'Animal Handling :: looking at the model of {B} :: It may lie on its side and must be turned once an hour; cold harms it, and shaking does not.',
      'Nature :: reading which ground is right :: Hot ash, no roof and a free view to the north: only {lair} has all three.',
    ],
    [
      'Investigation :: following the flue :: It runs below the pit. The oven woke it; if it goes out before there is other heat, it dies.',
      'Arcana :: looking at the iron ring that {A} has left to be mended :: Closed around a limb in the first hour, it binds a will for life. A file goes through it like cheese.',
      'Survival :: asking who else uses hot ground :: {T} used to fetch ash from {lair}; it is still warm two feet down.',
    ],
  ],
  lairUse: [
    'The ash: whoever kicks into it (one action) makes a cloud of ten feet in which nobody sees anything for a round, except what is in the shell.',
    'The brick wall: a push (DC 14 Athletics) brings down ten feet of it, {sting} bludgeoning damage to whoever stands below, and the wind comes in: from then on it gets cold, and has three rounds.',
    'The voice: the one to whom it listens can make it knock (one action). Each knock makes all who work for {A} look round; the next attack on one of them has advantage.',
    'The hatching: at the end of the fifth round the shell opens. What comes out is as large as a pony, hungry, and looks for a face.',
  ],
  tactics: [
    '{A} wants the ring on it and nobody dead: two hold chains, two keep the party away with long poles, and {A} waits at the crack with open hands. {H} keeps the oxen quiet and out of it',
    '{A} comes with the cage on a wagon and wants to load while others fight; who stands on the shaft of the wagon decides. {H} lets go of the reins at the first scream from the shell',
  ],
  parley: [
    '{A} gives up what is broken or already bound. If it has answered to another voice before {A.their} eyes (DC 13 Performance or Animal Handling), {A} takes off the ring, shrugs, and stays to watch. Money works too, if it is as much as it weighs.',
  ],
  clock: [
    [
      'The paving sinks by a foot. {A} offers {council} a written contract.',
      'The first house beside the pit begins to smoke at the sill, and is emptied.',
    ],
    [
      '{council} votes, and {A} has won by one hand. The crane is ordered for the next day but one.',
    ],
    [
      'The mother is seen from the tower, with the bare eye. {few} families leave {town} without locking their doors.',
    ],
    [
      'At {deadline} it hatches where it is. It is cold, hungry and afraid, and everything around it is made of wood.',
    ],
  ],
  after: [
    'The middle of {town} is a black circle. The mother came in the night, and looked, and took it, and the tower. On the ash of the market of {town} nothing will grow for a long time, but it is wonderfully warm.',
  ],
  endings: [
    {
      heading: 'Under the open sky',
      text: [
        'It hatches at {lair}, in the warm ash, among people who hold their breath. The mother is there before it has dried, looks at each of them, for a long time, takes it up between two claws, and goes. In {town} one can say of {it} for {years} years: it was here, and nobody broke it.',
      ],
    },
    {
      heading: 'One of the town',
      text: [
        'It has seen one of the party first, and will not be led away. The mother circles {few} times, hears it laugh, and leaves it. *The price:* somebody has to feed it, teach it and answer for it; it grows a foot each month, and {council} wants to know who pays.',
      ],
    },
    {
      heading: 'In a ring',
      text: [
        '{A} has it, {town} has the silver, and no house burns. *The price:* the mother comes at {deadline} all the same and finds a hollow that is still warm. Whoever can show where {A} went is spared; and in a year somebody will ride it to war.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'It is out, in the middle of {town}, and sneezes fire. It is not evil, it wants a face. Whoever goes towards it, without a weapon, through burning stalls (DC 14 Constitution saving throw, {sting} fire damage on a failure), is looked at; and behind that one it would walk out of the gate.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out at {p2} how it can be moved.',
    'Keep it warm with the help of {T.full}.',
    'Bring {it} to a place where it can hatch, before {deadline}.',
  ],
};
