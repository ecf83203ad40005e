import { hostile } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** People who act together; B is the one who speaks for them. */
export const bandDriven: MatterKernel = {
  id: 'band-driven',
  sort: 'band',
  tells: [
    {
      nouns:
        'smuggler pirate bandit thief refugee settler nomad pilgrim stranger foreigner goblin kobold gnoll orc ogre trader pedlar beekeeper fisher deserter mercenary gang clan tribe crew outlaw corsair bugbear hobgoblin lizardfolk centaur fey elf dwarf gnome halfling giant troll hermit worker slaver',
      says: '- live come arrive settle camp hide',
    },
  ],
  not: new RegExp(`${hostile.source}|\\b(?:pirates?|corsairs?|sailors?|merfolk)\\b`),
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  escort: ['people', 'construct'],
  roles: {
    B: [
      ['leader of {it}', 'eldest of {it}'],
      ['leader of {it}', 'captain of {it}'],
      ['leader of {it}', 'captain of {it}'],
    ],
  },
  sites: [
    ['the place they came to first', 'the granary they broke into', 'the camp they left'],
    ['the new camp of {it}', 'the stronghold of {it}'],
    ['the counting house of {A.full}', 'the mine office of {A.full}', 'the estate of {A.full}'],
  ],
  lair: {
    names: [
      'the closed mine',
      'the drained lake',
      'the valley behind the dam',
      'the old amphitheatre',
    ],
    terrain: 'underground',
  },
  problem: [
    'They came {weeks} weeks ago, «out of nowhere, »and they do not behave as they should: they take [food and blankets|shovels and rope], never money, and they leave something in return.',
    'It has been so for {weeks} weeks. {A.full}, the {A.role}, has hired fighters against them« at {A.their} own expense», and has had {few} of them hanged already.',
  ],
  start: [
    [
      'The alarm bell of {town} rings, people run, and then they are there«, a dozen of {it}, and everything goes very fast»: a cart, a door, a sack. Their leader, {B.full}, stands in the middle of the street and looks at you instead of fighting. "One week," calls {B.full}, "then we are gone, and then you will be sorry that we are." Where the sack was, now lies a silver spoon.',
      '@one',
    ],
    [
      'You find the prisoner in a cage in the square of {town}: one of {it}, not more than sixteen. «Somebody has thrown eggs. »"We are not robbing {town}," says the prisoner through the bars, «quite calmly, in a strange accent, »"we are buying, with what we have. Ask what is on its way to you, and who let it out."',
      '@two',
    ],
  ],
  ask: [
    '{G} wants to be rid of {it} before {deadline}«, without a battle if possible». "Find out what they want here. {A} says that one does not talk to such people, and I would like to know why {A} says it so often."',
    '"Make them go, or make peace« with them»," says {G}. "At {deadline} {A} will march out with {num} fighters«, and half of them are our children»."',
  ],
  rumours: [
    '{fact}; but nobody has been killed by them«, if one counts honestly».',
    '{A} has lost a whole mine to them and pays for the war« out of {A.their} own pocket».',
    '{S} trades with them by night, and should be hanged for it.',
    'In the north the wells have dried up, «one after the other, »from there to {town}.',
  ],
  run: [
    [
      'The spoon has the arms of {A} on it (DC 12 History)«, and the scratch of a shovel».',
      'start=one',
    ],
    [
      'The prisoner will say more for water« and a question that is meant»: {it} used to live at {lair}, until {A} came.',
      'start=two',
    ],
  ],
  gist: [
    '{It} {it.has} been driven from {lair} by {A}, who had something dug up there that« should have stayed below, and that» now follows the silver. {A} wants {it} dead before they can say so, and {prize} is the reward for their heads.',
  ],
  truth: [
    [
      '{It} lived at {lair} for {years} years and kept a door shut«, as an old custom,» without remembering why. {A} found out about the silver behind it, came with «papers and »fighters, and had them driven out. {weeks.s} weeks ago {H} opened the door.',
    ],
    [
      'Behind it slept a guardian of stone and roots that was set over the silver. {H} woke it, and since then it has been going from one piece to the next, «slowly, straight through everything, »and it drinks wells dry on the way. {B} and the others follow in its tracks, «dig ditches and »buy food, and pay with the silver that they find, so that it will follow them« and not others».',
    ],
    [
      '{A} has the rest of the silver in the cellar of {p3}. Whoever brings {A} the heads of {it}«, {A} has told {council},» makes the road safe; the thanks for it will be {prize}. {T} has seen the cellar, and the crack that grows towards it.',
    ],
  ],
  turn: [
    'The guardian is not far away« any more»: it reaches {town} at {deadline}. If by then all the silver is back behind the door, it turns round at the gate. All of it: the spoon, what {S} has earned, and {few} coins with which {G} has paid the party.',
    'The door can be closed only from inside, and somebody has to stay. {B} has decided who« it will be, and has told no one». There is another way«, if {A} is persuaded»: the old papers describe a lock, and {A} has them.',
  ],
  people: {
    G: ['{G} wants to keep {num} young people from marching«, and has a child among them».'],
    A: [
      '{A} wants {prize}, and has stopped going into {A.their} own cellar«. {A} calls {it} "vermin", always a little too loudly».',
    ],
    B: [
      '{B} wants to lead {it} home. {B} has lost {few} people to the rope«, knows each of their names,» and talks to the party nonetheless.',
    ],
    S: [
      '{S} sells {it} flour« at a fair price» and takes spoons for it; {S} did not know what follows the spoons.',
    ],
    T: ['{T} cleans at {p3} and is afraid of the cellar«. {T} wants somebody to go down first».'],
    H: [
      '{H} opened the door, saw what was behind it, and has been drunk since. {H} knows how many crates were brought up.',
    ],
  },
  looks: [
    [
      'Everything has been turned over« but nothing destroyed». In place of what was taken lie [spoons|coins|candlesticks] in rows.',
    ],
    [
      'Tents behind ditches, sentries who look outwards, away from {town}«. Children who are learning to dig».',
    ],
    [
      'A fine house, with a crack in the wall« that has been painted over twice». Below, in the cellar, something hums.',
    ],
    [
      'An open door of stone, as high as two people. Behind it is a hall with empty niches, {num} of them. The floor is trodden smooth by something that went round in circles« for a very long time».',
    ],
  ],
  todo: [
    [
      'The owners want to keep the silver quiet«, because of {A}». A promise not to take it away (DC 12 Persuasion) makes them show it.',
    ],
    [
      'Whoever comes to the camp must lay down arms and help {B} dig« for an hour» (DC 12 Athletics). Then there is soup, and {B} answers.',
    ],
    [
      'The cellar is locked twice. The first key hangs in the kitchen; for the second one, {A} has to be kept away from {A.their} coat (DC 14 Sleight of Hand).',
    ],
  ],
  clues: [
    [
      'History :: looking at the silver :: It is «grave goods, or rather »temple goods«, from a place with stone doors,» and has the arms of {A} stamped over an older sign.',
      'Investigation :: asking where such silver came from before :: {A} has been selling it for {weeks} weeks«, in small amounts».',
      'Nature :: looking at the earth on it :: It is blue clay, «as there is »only at {lair}.',
    ],
    [
      'Survival :: looking at what the sentries look at :: A track«, as wide as a road,» of broken trees and dry wells, coming this way.',
      'Persuasion :: asking {B} who drove them out :: {A}, with a paper« and {num} fighters». {B} has kept the paper.',
      'History :: hearing the songs of {it} :: In one of them {lair} has a door, and "what we took we must bring back, spoon by spoon".',
    ],
    [
      'Perception :: putting an ear to the crack :: It hums, and «in the distance, »on the far side of {town}, something hums in answer.',
      'Investigation :: reading the account book :: Forty crates of silver from {lair}; five sold, and a note: "get rid of the witnesses".',
      'Investigation :: looking at the old papers :: A plan of the door at {lair}, with a lock that can be worked from outside«, by two people at once».',
    ],
  ],
  lairUse: [
    'Each crate of silver that is put back in its niche makes the guardian slower (half speed for a round)«; {A} has {few} of them carried the other way».',
    'The lock needs two people at the two ends of the hall«, at the same moment» (DC 13 Athletics each); {B} is one of them, if asked.',
  ],
  tactics: [
    '{A} fights for the crates« and has them carried out» while the others keep the party busy; as soon as the guardian can be heard, half of them run',
  ],
  parley: [
    '{A} gives in when the floor trembles. Before that, what helps is {H}«, sober,» and the number of the crates (DC 14 Persuasion): then {A} gives up the silver in return for {it} being silent« about the rest».',
  ],
  clock: [
    ['Two more of {it} are hanged. {B} moves the camp closer« to {town}».'],
    ['The wells of the outer farms dry up. {S} is arrested.'],
    ['{A} has the silver loaded, to sell all of it« at once» at {town2}.'],
    [
      'At {deadline} {num} fighters march out against {it}. Behind them the guardian enters {town}« and goes through it to {p3}».',
    ],
  ],
  after: [
    'The guardian takes the silver of {A} and goes. A straight road lies« through {town}» where {few} streets used to be; {A} blames {it}, and {ruin}.',
  ],
  endings: [
    {
      heading: 'Spoon by spoon',
      text: [
        '{town} carries the silver back«, in a long line,» beside those of {it}. At the gate the guardian turns round. {A} walks along, «with the last crate, »under guard. {B} is given land«, by {G}, in writing».',
      ],
    },
    {
      heading: 'The lock',
      text: [
        'The guardian is shut in, and the silver stays above. {A} pays for the damage with it. *The price:* it knocks; in {town} one can hear it« in quiet nights», and it has time.',
      ],
    },
    {
      heading: 'They move on',
      text: [
        "{It} move on with the silver, and the guardian follows«, away from {town}. {G} has what was asked for». *The price:* it is the next town's turn, and {B} does not live to see the end of the road.",
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The guardian stands in the cellar of {p3} and packs its silver«, as carefully as a housewife». Whoever helps it is not hurt. Outside, {num} fighters and {it} look at the road« through {town}», and at each other.',
      ],
    },
  ],
  steps: [
    'Find out what {it} {it.is} doing here.',
    'Talk with {B.full}.',
    'Find out where the silver comes from.',
    'Prevent the battle at {deadline}.',
  ],
};
