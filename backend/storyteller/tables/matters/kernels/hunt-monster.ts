import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { inWater } from '../water-words.ts';
import { huntFrame } from '../hunt-frame.ts';

/**
 * A dangerous creature that has to be stopped. It does what the idea says. A first hunt failed: an iron with a ring and
 * a piece of chain is in its side since then, and one of the hunters is alive behind its lair.
 */
export const huntMonster: MatterKernel = {
  id: 'hunt-monster',
  sort: 'beast',
  tones: everyTone,
  tells: [
    {
      nouns: 'something thing whatever',
      says: 'live lurk hunt kill eat stalk crawl wait',
      objects: 'fog mist ice snow wood forest marsh swamp lake river cave cellar sewer mine dark',
    },
    {
      nouns: 'tribe lizardfolk village town people clan',
      says: 'ask beg',
      objects: 'help aid protection',
    },
    { tasks: 'hunt kill slay stop defeat destroy fight face track catch clear' },
    { tasks: 'hunt kill slay stop defeat destroy fight face track catch clear', says: '-' },
    {
      tasks: 'survive',
      says: '- live lurk hunt kill',
    },
    {
      says: 'kill eat attack raid burn hunt maul stalk terrorize terrorise ravage destroy devour prey sink steal snatch take threaten escape lurk nest crawl live turn rampage besiege menace haunt murder slay bite swallow break',
    },
    { nouns: 'meteor', says: 'land fall crash' },
    { nouns: 'something thing', says: 'live lurk crawl hunt kill eat stalk wait' },
    { says: 'ask beg', objects: 'help aid protection' },
    {
      nouns:
        'werewolf troll ogre giant ettin cyclops minotaur medusa gorgon wolf chimera wight yeti roper spider basilisk elemental harpy wyvern hydra manticore gargoyle ghoul ghast ooze griffon scarecrow automaton',
      says: '- kill escape turn attack nest live lurk',
    },
  ],
  not: inWater,
  foeIs: 'it',
  frame: huntFrame,
  escort: ['beast'],
  roles: {
    B: [
      ['trapper', 'forester', 'drover', 'charcoal burner'],
      ['master of the hunt', 'captain of the border riders', 'falconer of the province'],
      ['royal master of the hunt', 'captain of the lancers', 'general of the border'],
    ],
    S: [
      ['herder', 'pedlar', 'ferry hand', 'milk carrier'],
      ['coach driver', 'courier of the province', 'surveyor of roads'],
      ['royal courier', 'captain of a river fort', 'castellan of a border castle'],
    ],
    T: [
      ['bell ringer', 'night watchman', 'lamplighter'],
      ['warden of the tower', 'keeper of the beacon', 'sergeant of the night watch'],
      ['warden of the beacons', 'captain of the walls', 'astronomer of the tower'],
    ],
    H: [
      ['blacksmith', 'chain maker', 'farrier'],
      ['armourer', "ship's smith", 'bell founder'],
      ['royal armourer', 'master of the siege engines', 'founder of the royal guns'],
    ],
  },
  sites: [
    ['the yard of {quill}', 'the house of {quill}', 'the stable of {quill}'],
    ['the camp of {B.name}', 'the abandoned camp of {B.name}'],
    ['the watch tower of {town}', 'the old beacon of {town}'],
  ],
  lair: {
    names: [
      'the old {ragnal} quarry',
      'the roofless abbey of {ragnal}',
      'the sunken road of {ragnal}',
      'the collapsed {ragnal} mine',
    ],
    terrain: 'wild',
  },
  problem: [
    [
      'The one whom they suspect is {S.full}, the {S.role}, who was near each time; somebody has painted a sign on the door of {S.name}. Meanwhile {B.full}, the {B.role}, led a hunt and came back with a broken spear and one hunter short, and has seen what it is.',
      'blamed=yes',
    ],
    [
      'It has gone on for {weeks} weeks, and half of {town} believes that it is the doing of {S.full}, the {S.role}. {B.full}, the {B.role}, who led a hunt and lost one of the hunters, swears that no person made those prints.',
      'blamed=yes',
    ],
    [
      'It has gone on for {weeks} weeks. {few.s} days ago {B.full}, the {B.role}, led a hunt against {it}; of those who went along, {B.name} came back with two, and one is still missing.',
      'tone!=whimsical blamed=no',
    ],
    [
      '{weeks.s} weeks of it were too much for {town}. A hunt went out« with horns and torches», led by {B.full}, the {B.role}, and was over before the torches had burned down. One of the hunters has not come home.',
      'tone!=whimsical blamed=no',
    ],
    [
      'After {weeks} weeks of it a hunt went out with [a band and sandwiches|two drums and a picnic], led by {B.full}, the {B.role}. It came back at a run, without its hats, and one hunter short; {B.name} insists that the missing one is merely slow.',
      'tone=whimsical blamed=no',
    ],
  ],
  start: [
    [
      'Chain on the stones of {town}: three links, and a pause, and three links. Every lamp in the street goes out, one after the other, because somebody behind each of them is blowing. Then something [long and dark|broad and low|high as the eaves] goes past the end of the lane of {S.name}, and what it drags strikes a spark. When the lamps are lit again, the door of {p1} hangs on one hinge, and {S.full}, the {S.role}, stands beside it, quite white, and says: "That {it.is} {it}. And it saw me."',
      '@chain number=one',
    ],
    [
      'You come to {town} on the morning after. {p1} is full of people who do not talk. In the mud is a print for which nobody here has a name, and beside it a thin straight line, as if somebody had drawn it with a stick. {S.full}, the {S.role}, who saw it happen, says it once more for you: "It was {it}. I was as near as I am to you, and first one hears the chain, and then {town} is very quiet."',
      '@print number=one',
    ],
    [
      'The bell of {town} rings in the middle of the day, three strokes and a pause. {B.full}, the {B.role}, comes up the street with one arm in a sling, lays a broken spear in front of you and says: "That is what I have left. I hit {lead}; the iron is in to the ring, with the chain still on, and it did not even turn round for {B.name}." Behind the roofs of {town}, not far away, something answers the bell.',
      '@spear',
    ],
    [
      'The bell of {town} rings, and everybody runs into the nearest house, so that you stand in the street alone with {S.full}, the {S.role}. "{It}," {S.name} whispers. "Listen: chain on stone." Something goes by behind the roofs, and takes its time. When it is quiet, one sees that {p1} has no door any more.',
      '@bell number=many',
    ],
  ],
  ask: [
    '{G} wants an end of {it} before {deadline}. "Dead, or gone so far that {town} hears nothing of {it.them} again. And one of the first hunt is still out there: {wren}. If there is anything of {wren} to bury, bring it to {town}, and if there is more than that, bring it faster."',
    '"{B} tried it with courage," says {G}. "Try it with preparation: look at {p1}, ask {S}, and then go to where {it.they} sleep{it.v}. Before {deadline}, since nobody will stay here after that. And look for {wren}, who did not come home from the first hunt."',
  ],
  rumours: [
    '{It} always come{it.v} [by the same way|along the same wall], and in {town} one hears a chain before one sees anything.',
    '{B} hit {lead} in the side. The spear broke; the iron stayed in.',
    [
      'On still nights one hears knocking from {lair}: three, and three, and three. It is the wind, people say.',
      'tone!=whimsical',
    ],
    [
      'On still nights one hears knocking from {lair}, in the rhythm of a well-known dance. It is the wind, people say.',
      'tone=whimsical',
    ],
    '{H} offers to make a hook that would hold a ship, and nobody has asked what for.',
    [
      'It takes {prey}, [and never anything that smells of iron|but not from the forge of {H}], say the [neighbours|carters] in {town}.',
      'harm=animals',
    ],
    [
      '{S} is alive because of a cart full of horseshoes: it came as close as that, and went round.',
      'harm=people|any',
    ],
    [
      'Some still say that it is {S} who is behind it. They have not seen the prints.',
      'blamed=yes',
    ],
  ],
  run: [
    'The thin line beside the prints is made by the chain (DC 12 Survival); whoever has seen it once finds it again everywhere.',
    'Those who ask {S} get a drawing as well. It has the chain on the correct side, the left.',
    'The door was not broken for what lies behind it. It smelled of [bacon|fresh bread|a stable], and that was enough (DC 13 Nature): {it} can be lured.',
    'Iron was left alone everywhere: the horseshoes on the wall, the scythes, the stove (DC 13 Investigation).',
    [
      'Whoever tells the people of {town} that {S} has nothing to do with it needs one thing: a plaster cast of the print (DC 12 Investigation).',
      'blamed=yes',
    ],
  ],
  gist: [
    [
      '{fact}: that is so, and it will go on until somebody stops {it.them} at {lair}. {lead} carries the iron of {B} in the left side, with a ring and [three feet|a yard|a fathom] of chain: it can be tracked, heard, and tied down by that. And {wren} of the first hunt is alive, in a cleft behind the lair.',
      'blamed=no',
    ],
    [
      '{fact}: that is so, and {S} is the one who is suspected. {lead} carries the iron of {B} in the left side, with a ring and [three feet|a yard|a fathom] of chain: it can be tracked, heard, and tied down by that. And {wren} of the first hunt is alive, in a cleft behind the lair at {lair}.',
      'blamed=yes',
    ],
  ],
  truth: [
    [
      [
        '{It} came to {lair} {weeks} weeks ago, for a simple reason: it is sheltered, nobody goes there, and from there one smells all of {town}. It comes by night, by the same way, and is back before it is light. What people in {town} tell of it, that {fact}, is not exaggerated; [it has become less careful each time|it comes a little earlier each night].',
        'number=one',
      ],
      [
        '{It} came to {lair} {weeks} weeks ago, for a simple reason: it is sheltered, nobody goes there, and from there one smells all of {town}. They come by night, by the same way, and are back before it is light. What people here tell of them, that {fact}, is not exaggerated; they have become less careful each time.',
        'number=many',
      ],
    ],
    [
      '{B} led the first hunt to the right place and made one mistake: the hunters came with the wind behind them. {lead} was awake. {B} drove a boar spear into its left side; the shaft broke, and the iron stayed, with a ring as thick as a thumb and what was left of the chain. Since then it favours that side, turns only to the right, and hates the sound of iron on iron.',
      '{B} had a good plan, and the wind turned. {lead} came out of {lair} while the nets were still on the wagon. {B} drove a boar spear into its left side; the shaft broke, and the iron stayed in, with a ring as thick as a thumb and three feet of chain. It turns only to the right since then, and hates the sound of iron on iron.',
    ],
    [
      'In the flight {wren} crawled into a cleft behind the lair, too narrow for {it}. There is water in there and {few} rations. {wren} knocks on the rock when {it.they} {it.is} out, three times and three times; the tower of {town} has heard it each night, and has taken it for the wind.',
    ],
  ],
  turn: [
    'Everybody in {town} has the same idea, and {H} has already bought the oil: to burn or to smoke out {lair}. It would work. It would also kill {wren}, who is in the cleft behind it and has only that way out. As soon as the party learns of the knocking, it has to say aloud which of the two it wants.',
    'It has learned what a hunt is. On the evening before the party sets out, {lead} does not go to {town} but comes to the camp of the party, alone, and looks (DC 14 Perception to hear the chain). Whoever attacks fights it in the open, where it can flee. Whoever sits still sees on which side it is lame.',
  ],
  people: {
    G: [
      '{G} has sent people out once, and reads the names of those who came back hurt each morning. {G} will pay for whatever the party needs, up to a net, a cart and {few} oxen.',
      '{G} wants to hear the truth about {wren}, whatever it is. {G} gives the party a free hand, and asks for only one thing: no second hunt of people who cannot fight.',
    ],
    B: [
      '{B} wants to go along, with one good arm, and must be told what to do instead. {B} knows how {it} move{it.v}: to the right, always; and has not told anybody that the first to run was {B.themself}.',
      '{B} can draw the way to {lair} with closed eyes, and does it each night. {B} thinks that {wren} is dead, and that it was the wind and not {B.themself}; both can be talked about.',
    ],
    S: [
      "{S} has seen {it} at arm's length and wants somebody to believe that it went round the iron. {S} comes along as far as the last house, with a bag of horseshoes.",
    ],
    T: [
      '{T} keeps the book of the tower: each night, each sound, with the hour. {T} has written down the knocking as "wind" for {few} nights and has begun to count it. {T} wants to be told that it is not wind.',
    ],
    H: [
      '{H} wants to sell the oil, and would rather forge the hook: fourteen feet of chain with a snap that closes by itself. It costs nothing if the party brings the iron back.',
    ],
  },
  looks: [
    [
      'A torn door, an overturned trough and one print, deep and clear; around a rack of scythes there is a circle in which nothing was touched.',
      'Everything at hand has been thrown aside, and what it did not want is lying where it fell. Only the heap of old iron by the wall is as it was.',
    ],
    [
      'Cold fires, {few} tents, of which one is torn open from above, and a wagon with nets that nobody had time to unroll. A broken shaft sticks in the ground; its chain was as thick as a wrist.',
      'The soup is still in the kettle. The nets lie on the wagon, neatly folded; the horses bit through their ropes, and the tracks of the hunters all point the same way.',
    ],
    [
      '{num} steps, a bench, a bell with a muffled clapper, and the book of the tower under a lantern: hours and sounds in neat rows. From the window one can follow {it.their} way by the lights that go out.',
      'Up here it is colder than below. A telescope without a stand leans in the window, and on the sill somebody has cut a notch for each night. The book of the tower lies open.',
    ],
    [
      'The floor is polished by something heavy. [Bones, torn harness and a bell|Harness, a wheel and half a boat|Buckles, bones and a weathercock] from {town} lie in a corner like a collection; a narrow cleft in the back wall, no wider than {wren}, breathes cold air. In front of it the rock is scratched white.',
      'It is warm in here, and it smells of wet [fur|leather|ash]. What {it.they} brought lies at the sides; the middle is kept free. At the back there is a cleft too narrow for anything but a person, with fresh claw marks around it, and from inside it comes a knock.',
    ],
  ],
  todo: [
    [
      'Neighbours with [pitchforks|axes] guard the place and want to see something dead today. They must be sent home (DC 13 Persuasion) or given a task (DC 12 Insight: watch the iron) before anyone can read the ground.',
      'Rain is coming: there is half an hour before the tracks are gone (DC 12 Survival to cover the important ones in time; on a failure, one clue here costs two hours instead of one).',
    ],
    [
      'One of the hunting dogs has stayed, guards the wagon, and lets nobody near (DC 13 Animal Handling, or something from the kettle). It belongs to {wren}, and follows the party from then on.',
      'Over the camp [crows|kites] circle, and where they circle, {it} look{it.v} as well: one has an hour here by daylight (DC 13 Stealth), or less with noise.',
    ],
    [
      '{T} lets nobody touch the book but shows each page. The party can stay for one night and listen: it costs a night, and each of the clues here is then found without a check.',
      '{T} has been awake for {few} nights, and everything takes long. Whoever takes over the watch for an hour (no check) may read what {T} has written.',
    ],
  ],
  clues: [
    [
      'Survival :: reading the ground :: {Fact}: the prints leave no doubt, and beside them runs the line of a chain, always on the left.',
      'Nature :: looking at what was spared :: Nothing of iron has been touched. The sound of iron on iron makes {it} give way.',
      'Survival :: following the line of the chain :: It goes over the fields and straight to {lair}, each time on the same way.',
    ],
    [
      'Investigation :: putting together what happened here :: They came with the wind behind them. Whoever comes against the wind gets twice as near.',
      'Medicine :: looking at the blood on the shaft :: The iron is in to the ring, in the left side: {lead} cannot turn to the left.',
      'Perception :: counting the tracks of those who fled :: One pair of boots does not go to {town} but to {lair}, in long steps. They are those of {wren}.',
    ],
    [
      'History :: reading the book of the tower :: It has the hour of each visit for {weeks} weeks. {It} {it.is} out from midnight until four, and then {lair} is empty.',
      'Perception :: listening to what the chain does :: A drag and a pause: it is the right foot that carries. One with a hook would have time for one throw in each step.',
      'Insight :: asking {T} about the wind :: Wind does not count. Three, and three, and three: somebody is knocking behind {lair}.',
    ],
  ],
  lairUse: [
    'The ring: with the hook of {H}, or with any strong rope (DC 14 Athletics or Sleight of Hand from within five feet), {lead} can be tied to the rock pillar in the middle. It then moves no further than fifteen feet until it breaks the rope (DC 17 Strength check, one action).',
    'Iron on iron: whoever uses an action to beat a pan, a shield or two horseshoes keeps {lead} ten feet away from that spot until the end of the next turn; after the third time it has learned, and attacks there first.',
    'The cleft: one person at a time fits in and has total cover. {wren} is in there, alive and weak, and knows that the rock above the entrance is loose (DC 14 Athletics to bring it down: {hurt} bludgeoning damage to all under it, DC 14 Dexterity saving throw for half).',
    'The wind: whoever comes against it is not noticed before the first blow (DC 13 Survival to know the hour).',
  ],
  tactics: [
    '{lead}, as {B} has said, attacks whoever is nearest on its right side, drags the first one who falls towards the back, and at half of its hit points tries to get out and into the night',
    '{lead} waits until two are inside {lair}, then comes between them and the way out. It never turns to the side that {B} hit, the left, and whoever stays there (a move around it each turn) is attacked with disadvantage',
  ],
  parley: [
    '{It} cannot be talked into anything, but the iron hurts. While somebody holds its attention with food (DC 13 Animal Handling or Survival), another can pull out the iron (DC 15 Medicine or Athletics; on a failure, {sting} piercing damage). Without it, {it} {it.is} gone from {lair} by morning, over the hills«, and does not come back this year».',
  ],
  clock: [
    [
      '{It} come{it.v} again, to a house beside {p1}. Whoever waits there sees {it.them} for the length of a breath«, and can follow».',
      'In the night the chain is heard in two streets of {town}, and in the morning a stable is empty.',
    ],
    [
      [
        'A second hunt of {few} people sets out without leave, for the reward. Two of them come back, and one can talk.',
        'tone!=whimsical',
      ],
      [
        'A second hunt sets out without leave, for the reward. It comes back on foot, and nobody says where the trousers are.',
        'tone=whimsical',
      ],
    ],
    [
      '{H} brings {few} barrels of oil to {lair}, to burn it out. The knocking stops; from now on {wren} has only until the next night.',
      'The knocking from {lair} gets weaker. {T} writes "wind, less" into the book, and crosses it out again.',
    ],
    [
      'At {deadline}, with everybody in one place, the chain is heard in the middle of {town}. It is the worst night of all.',
    ],
  ],
  after: [
    'Those who can leave {town} do so, [with what fits on a cart|with a bundle and a lantern|in a long row]. At {lair} the heap in the corner grows, and nobody knocks there any more; {town} is a name on old maps before the year is over.',
  ],
  endings: [
    {
      heading: 'The last hunt',
      text: [
        '{It} {it.is} stopped at {lair}, and the party comes back to {town} with the iron, ring and chain«, which {H} hangs over the door of the forge». Nobody will have to say again that {fact}. {wren} rides on the cart, wrapped in three coats, with the dog; {B} walks beside it, and they have a long talk.',
      ],
    },
    {
      heading: 'Driven away',
      text: [
        'The iron is out, and {it} {it.has} gone over the hills. {wren} is carried home. *The price:* there is nothing to show, {G} pays half and the rest in a year, and in the next valley they soon hear a chain at night.',
      ],
    },
    {
      heading: 'By fire',
      text: [
        [
          '{lair} burns for two days, and {it} {it.has} not come out. *The price:* behind the lair was a cleft, and in it was {wren}. If the party knew, so will {town}, since {T} has the book; if it did not, {T} will show the page with the knocking.',
          'tone!=whimsical',
        ],
        [
          '{It} leave{it.v} {lair} coughing, and {town} for good. *The price:* {wren} crawls out behind, black from top to toe, and sends the party a bill for a hat, a coat and {few} nights of knocking.',
          'tone=whimsical',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{It} {it.has} been in {town}, and half of it stands open to the sky. But {lead} was hit there as well, and the line of its chain is deep and easy to follow: it is going home to {lair}, slowly, and it is the last night on which somebody there can be saved.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out at {p2} why the first hunt failed.',
    'Spend a night on {p3}.',
    'Stop {it} before {deadline}.',
    'Find out what became of {wren}.',
  ],
};
