import { everyTone } from '../../tones.ts';
import { denFrame } from '../direct/den-frame.ts';
import type { MatterKernel } from '../matter-types.ts';
import { goods } from '../noun-kinds.ts';

/** The party takes something from those who live in the wild: the hoard of a dragon, a bell from ogres. A has it. */
export const directDen: MatterKernel = {
  id: 'direct-den',
  sort: ['thing', 'site'],
  of: [...goods, 'animal', 'sky', 'idea', 'building', 'hollow'],
  family: 'den',
  states: ['usual', 'gone'],
  tones: everyTone,
  escort: ['people', 'beast'],
  frame: denFrame,
  own: {
    band: ['the servants', 'the hangers-on', 'the toll takers'],
    house: [
      'the old hill fort',
      'the hollow mountain',
      'the quarry with the two mouths',
      'the broken castle',
    ],
    loot: ['the great chest', 'the iron trunk'],
  },
  roles: {
    B: [
      ['bell founder', 'shepherd', 'miller', 'sexton'],
      ['vineyard owner', 'abbot', 'horse breeder'],
      ['border lord', 'exiled heir', 'royal treasurer'],
    ],
    S: [
      ['poacher', 'charcoal burner', 'goat herd'],
      ['mountain guide', 'monster hunter', 'map maker'],
      ['retired dragon hunter', 'court naturalist', 'exiled ranger captain'],
    ],
    T: [
      ['pedlar', 'salt carrier', 'honey hunter'],
      ['cattle dealer', 'itinerant cook', 'tinker'],
      ['envoy to the wild peoples', 'smuggler of spices', 'royal surveyor'],
    ],
    H: [
      ['cook', 'bone sweeper', 'gate opener'],
      ['cook', 'treasure counter', 'cup bearer'],
      ['chamberlain', 'treasure counter', 'master of the gate'],
    ],
  },
  sites: [
    ['the bald ridge', 'the burned farm', 'the tall pine', 'the gallows hill'],
    ['the hut of {S.full}', 'the camp of {S.full}', 'the cave of {S.full}'],
    ['the goat spring', 'the rubbish heap', 'the warm spring', 'the split rock'],
  ],
  lair: {
    names: ['the sleeping hall', 'the deepest hall', 'the hall of bones', 'the warm cave'],
    terrain: 'underground',
  },
  problem: [
    [
      '{A.full}, the {A.role}, has slept at {house} since the first snow, on {loot} and with one arm over {loot.them}. «Nobody from {town} who went to look has come back with more than a [burn|limp|story]. »On the day of {deadline}, as every year, {A.name} will wake, count and be hungry. {B.full}, the {B.role}, has lost [two harvests|a whole herd|everything but a coat] to {A.name} and says what others think: it is now or next year.',
      'taken=no band=no',
    ],
    [
      '{A.full}, the {A.role}, keeps {loot} at {house}, with {few} of {band} before the door. {B.full}, the {B.role}, has counted when they sleep: in the last days before {deadline}, deep and all together. «The last [three|four|five] who tried it in summer came back to {town} without shoes. »After {deadline} they will move on, and {loot} with them.',
      'taken=no band=yes',
    ],
    [
      'It was {few} weeks ago, by night: {A.full}, the {A.role}, came down with others, took what took their fancy, and {loot} {loot.was} among it. Now {loot} {loot.is} at {house}. {B.full}, the {B.role}, followed with a pitchfork as far as the river. On the day of {deadline} {A.name} moves on, «far beyond the hills, »and {loot} with {A.them}.',
      'taken=yes',
    ],
    [
      'Everyone in {town} knows where {loot} {loot.is}: at {house}, with {A.full}, the {A.role}, who came for {loot.them} {few} weeks ago and did not even hurry. {B.full}, the {B.role}, offered money and was laughed at. «In {town} one hears the laughing still, when the wind is right. »By {deadline} {A.name} will have gone, and {loot} {loot.is} not coming back on {loot.their} own.',
      'taken=yes',
    ],
  ],
  start: [
    [
      'From the hill one sees {house}, and a thread of smoke. {B.full} lies in the grass beside you with a finger up. The smoke over {house} rises; it stops; it rises again. "Breathing," says {B}, "in for [one verse of a song|five heartbeats|half a prayer], out for [two|twice as long]." Then the smoke over {house} stops, and [does not go on|nobody in the grass moves|even {B.name} holds still]. Far below, {A} turns over, and stones roll. "That," says {B} when the smoke rises again, "is how long you will have."',
      '@smoke',
    ],
    [
      'A cow stands in the square of {town} with a note tied to one horn. {G.full} reads it aloud: "Good cow. Send more. {A.name}." Below the name of {A} there is a print as broad as a [plate|loaf|bucket]. Nobody laughs. "Last month it was polite as well," says {B.full}. "I had the first note framed. Then {A} came by, and I had no wall any more to hang it on."',
      '@cow tier<=2',
    ],
  ],
  ask: [
    '"I do not want {A} dead," says {G}. "I want {loot}, before {deadline}, and I want {A} to sleep while you take {loot.them}. If you wake {A.them}, run in any direction but this one."',
    '{G} wants {loot} before {deadline}, and nobody followed home. "Whether you [creep, bargain or bewitch|talk, trick or fight], is your affair. {B} would like to hear that {A} cried."',
  ],
  rumours: [
    '{A} counts everything on waking, and has never yet been one piece wrong.',
    '{H} cooks for {A}, and puts something into the soup to have some peace.',
    '{S} has been inside {house} and came out through the smoke.',
    'One must not think of the thing that one wants to take; {A} hears it, says {T}.',
    '{A} likes riddles, cheese and being asked for advice.',
    'On cold nights the stones above {lair} are warm, and hares sit on them.',
  ],
  run: [
    [
      'Whoever keeps count (DC 12 Insight) learns the rhythm: between two breaths there is time for {few} steps. It is worth advantage on the first check in {lair}.',
      'start=smoke',
    ],
    [
      'The note is in the hand of {H}, who writes for {A}: in the margin, small, stands "sleeps on the left".',
      'start=cow',
    ],
    '{B} wants to come along. As a lookout {B} is good; inside, {B} would weep with rage, audibly.',
  ],
  gist: [
    '{loot} {loot.is} at {lair}, the innermost part of {house}, and {A} sleeps beside {loot.them}. {band} guard the front and are as afraid of {A} as everyone. Who learns the hours and the ways can be in and out between two breaths; what nobody knows is that {A} is only half asleep.',
    '{A} has {loot} at {lair}, in {house}, just as {town} says. {H} and {band} keep the doors, badly. Stealth, a bargain or force will do, each at its price; and {A} sleeps more lightly than {G} believes.',
  ],
  truth: [
    [
      '{house} has two ways in that people know, and a third that only goats use: a cleft behind {p3} that ends above {lair}. {band} sit at the first two. {H} brings a kettle to {lair} each night at the same hour, walks past everything, and is not looked at.',
      'In front sit {band}, who play for teeth and look out in turns. Behind {p3} a cleft leads down to {lair}, too narrow for {A} and for a barrel. And once a night {H} carries the kettle in, and nobody has ever counted how many carry it.',
    ],
    [
      '{A} sleeps with one arm over {loot}. Whoever lifts the arm of {A.name} has to put something under it that is as warm (DC 14 Sleight of Hand; a loaf from the oven, a sheep, or a brave companion). {A} talks in {A.their} sleep, asks who is there, and is content with each answer that {H} would give.',
      '{loot} {loot.is} where {A} feels {loot.them} in {A.their} sleep, and a cold draught wakes {A.them}: what is taken has to be replaced by something warm, at once (DC 14 Sleight of Hand). If {A} asks "Who is there?", the right answer is "Soup".',
    ],
    [
      [
        'It is a great deal: by hand each of the party carries one sack of {loot} per visit (worth as much as the reward of {G}). For all of it {H} and {few} of {band} would have to help, or {S} would have to wait with a sledge on sheepskins; and each further visit adds 1 to the count.',
        'load=yes',
      ],
      [
        '{loot} can be carried by [one who does not run|two who trust each other], and must be wrapped in wool before the first step (DC 12 Sleight of Hand, once), or the count goes up by 1.',
        'load=no',
      ],
    ],
    [
      'To {A} {loot} {loot.is} more than loot: {A} has never been given anything by anyone, and {loot} {loot.is} the first thing that {A} did not break. {H} knows it, and would not say it aloud.',
      [
        'On the day of {deadline} {A} wakes, counts and goes on a round through the land, with {band}, and takes whatever pleases. After this year it will be the estates around {town2}, too; that is settled, and {H} has drawn the list.',
        'taken=no',
      ],
      [
        'For {A} it is decided: on the day of {deadline} everything is packed, and {A} goes beyond the hills with {band}, to where nobody is owed anything. {H} has drawn the way; the first camp is half a day behind {p3}.',
        'taken=yes',
      ],
    ],
  ],
  turn: [
    '{A} is awake. {A.name} has heard the party since the first step, lies still, and is curious: nobody has come in for years without shouting. If the party behaves well, {A} lets it reach {loot} before one eye opens, and asks, quite softly, what it would leave in exchange.',
    '{H} has been waiting for somebody like the party. {H} wants away from {A}, has packed, and opens a door in the night at the worst moment, with a bundle and a lantern. Taken along, {H} shows the goat cleft; sent back, {H} drops the kettle.',
  ],
  people: {
    G: [
      '{G} wants {loot} and a quiet year. {G} has let {A} be paid off in cattle until now, and is tired of signing for cows.',
      "{G} wants it done without a hero's funeral. {G} has written the letters to the families of the last ones who went.",
    ],
    A: [
      '{A} wants to sleep, eat and own. {A} has been cheated before and never forgets a smell, but respects a bargain, a riddle, and whoever is not afraid to say "good evening".',
      '{A} wants to keep {loot}, and could not say why. Woken gently, {A} is vain; woken rudely, {A} is hungry.',
    ],
    B: [
      '{B} has lost much by {A}, wants to see it paid back in one night, and has watched {house} for {weeks} weeks: {B} knows who goes in and when.',
      '{B} thinks of nothing but {loot} any more. {B} lends the party whatever it asks for, down to the last sheep.',
    ],
    S: [
      '{S} was inside {house} once, came out black with soot, and wants to be asked how. {S} sells the three ways one by one, and gives the third away if the party laughs at the right place.',
      '{S} does not go in again for any money, and goes with anyone as far as the door.',
    ],
    T: [
      '{T} trades with {band}: [salt|onions|needles] for what is shiny. {T} knows the hours and the watchwords and fears for the trade.',
    ],
    H: [
      '{H} cooks, counts and writes for {A}, sleeps four hours, and has a cousin in {town2}. {H} would leave tonight.',
      '{H} is afraid of {A} and proud of the soup. {H} has never been thanked; it works like a key.',
    ],
  },
  looks: [
    [
      'One lies on the belly here and sees everything: the front with {few} of {band}, the smoke, and a path that is used too seldom to be a road and too often for goats.',
      'Wind, dry grass, and {house} as on a tray. Somebody has laid stones in a row, one for each day on which {A} did not come out: {num}.',
    ],
    [
      'Skins, traps, a wall full of scratches that turn out to be a map: {S} has soot in the wrinkles and talks quietly, out of habit.',
      'A fire without smoke, a stool, [three|four|five|seven] pots of different mud: against each nose its own, says {S}.',
    ],
    [
      'Bones, broken chairs, a bent trumpet: what {A} has finished with. Between two rocks warm air comes out of a cleft and smells of the soup of {H}.',
      'Water, moss, the tracks of [nine|ten|twelve] goats that come out of the rock; {T} has set down the pack here and waits for {H}, as every week.',
    ],
    [
      'Warm dark, a mountain that rises and falls: {A}. Under one arm, in the light of the embers: {loot}. The kettle of {H} stands empty beside the hand.',
      'A hall with a fire pit, and around it all that [nobody could carry away|{band} did not want]. {A} lies on the left side, with an arm over {loot}, and smiles, as far as one can see.',
    ],
  ],
  todo: [
    [
      'Whoever wants to see more of {house} than the front has to lie here from [dusk to dawn|supper to cockcrow] without a fire (DC 12 Survival or Constitution).',
      'Two of {band} come up here to relieve themselves. One can lie still (DC 13 Stealth), or be somebody who sells [something|buttons|fish] to {A} (DC 13 Deception).',
    ],
    [
      '{S} tells nothing to people who whisper badly: one has to walk once around the fire without waking the dog (DC 13 Stealth).',
      '{S} wants to be paid in food that was not shot (a loaf and a cheese will do), and hears first what the party is afraid of (DC 12 Insight about oneself).',
    ],
    [
      '{T} trusts nobody before the trade is done. Carry the pack for an hour (DC 12 Athletics), or buy something that nobody needs for {few} gp.',
      'The [nine|ten|twelve] goats have to be brought away from the cleft (DC 13 Animal Handling), or they bleat.',
    ],
  ],
  clues: [
    [
      'Perception :: watching the path for a night :: {H} comes by at midnight with a kettle on a pole, alone. Two could carry it, or four.',
      'Insight :: watching {band} for a night :: None of them ever goes further in than the second fire, and all are more afraid of {A} than of anybody outside.',
      'Nature :: watching the smoke :: It comes out in two places. Where the smoke is thicker, somebody breathes below it, slowly: that is {lair}.',
    ],
    [
      'Investigation :: reading the scratches on the wall :: Three ways: the front, the old gate, and a cleft that is as wide as {S} was hungry.',
      'Nature :: asking what {A} cannot stand :: {A} cannot stand cold air, silence and being lied to about food, and likes to be asked for advice.',
      'History :: asking how {S} got out :: Through the smoke hole of {lair}, on a rope of belts. In there, {S} says, one is asked who one is, and one must say "soup".',
    ],
    [
      'Survival :: following the goats :: They go into the cleft in the evening and come out dry in the morning: it goes all the way to {lair}.',
      'Persuasion :: asking {T} about {H} :: {H} is done with {A}. For a seat on a cart {H} would leave a door open.',
      'Perception :: listening at the cleft :: One hears embers, breath, and something large that turns over: {lair} is right below.',
    ],
  ],
  lairUse: [
    'The kettle: poured into the embers (one action) it fills {lair} with steam for two rounds: heavily obscured, {sting} fire damage to whoever stands in the pit.',
    'The heap of shields by the wall comes down if one is pulled out: a noise like a falling tower (count at 6), and nobody gets past it for {few} rounds.',
    'Something warm under the arm of {A} (a loaf, a sheep, a brave companion) keeps the count from rising for three rounds.',
    'The smoke hole is [twenty|thirty] feet up. The rope of {S} hangs there, made of belts (DC 13 Athletics, or DC 10 if somebody pulls from above).',
  ],
  tactics: [
    '{A} stays before {loot} and does not follow anyone who runs without {loot.them}; {band} come from the front in the second round, and only as many as {A} has called by name',
    'half asleep, {A} has disadvantage on attacks in the first round; then {A} goes for whoever carries {loot}, and for nobody else, as long as {loot} {loot.is} in {lair}',
  ],
  parley: [
    'Addressed politely, {A} listens for as long as it is interesting (DC 14 Performance or Persuasion each minute). {A} gives up {loot} for something that is better in {A.their} eyes: a title with a seal, a story in which {A.they} wins, a year of cheese, or a cook who stays of free will.',
    '{A} lets somebody win {loot} in a game with three riddles, one asked by the party (DC 15 Intelligence check of {A}, who loses well and cheats badly). Whoever loses to {A} leaves what is dearest to them.',
  ],
  clock: [
    ['{H} is told to count everything at {lair}, and finds that it takes {few} days.'],
    [
      'Two hunters from {town2} go in at the front with a net. One shoe is found at {p1}.',
      '{band} fetch {few} head of {flock} from the nearest {farm}, and are already a little louder than in winter.',
    ],
    [
      '{A} turns over, and stones fall in the cleft behind {p3}: from now on it is a check more (DC 13 Acrobatics).',
    ],
    [
      [
        'At {deadline} {A} wakes, counts, and goes out. By evening three roofs are gone between here and {town2}.',
        'taken=no',
      ],
      [
        'At {deadline} {A} goes off beyond the hills with {band}, and {loot} on a sledge.',
        'taken=yes',
      ],
    ],
  ],
  after: [
    ['{A} comes by {town} and asks, in a friendly voice, what else there is; {ruin}.', 'taken=no'],
    [
      '{A} is not seen again on this side of the hills, and neither {loot.is} {loot}; {ruin}.',
      'taken=yes',
    ],
  ],
  endings: [
    {
      heading: 'Between two breaths',
      text: [
        'The party is out before {A} has turned over, and {loot} {loot.is} in {town} by {deadline}. In {lair} {A} sleeps with an arm around [a loaf|a sheepskin|a warm stone], and smiles. {B} walks around {loot} three times and then sits down, because the knees give way.',
      ],
    },
    {
      heading: 'By force',
      text: [
        [
          'The party fights its way out past {band}, with {loot}, and behind it {A} is awake. *The price:* {A} is too strong for anyone in {town}, knows the smell of each of the party, and stands before the gate {few} days later; then {B} and {G} have to have something to offer.',
          'strong=yes',
        ],
        [
          '{A} is overcome at {lair}, and {loot} {loot.is} free. *The price:* {band} are scattered over the hills and will be [three|four|five|seven] small bands by spring; two of the party carry something from that night; and {B}, who wanted it so much, cannot look at the head.',
          'tone!=whimsical strong=no',
        ],
        [
          '{A} is overcome at {lair}, sits down and cries, and {loot} {loot.is} free. *The price:* {band} are scattered over the hills and will be [three|four|five|seven] small bands by spring, and {B}, who wanted it so much, has to lend a handkerchief.',
          'tone=whimsical strong=no',
        ],
      ],
    },
    {
      heading: 'A bargain',
      text: [
        '{A} gives {loot} up for what was promised, with a grip that leaves a mark. *The price:* what was promised: {town} has to keep it every year, and {A} comes to the square to fetch it, and stays for supper.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          '{house} is empty and still warm. {A} is on {A.their} round, with {loot} or without; but nobody guards {lair} for {few} days, {H} has stayed behind to sweep, and the way back of {A} leads over one bridge.',
          'taken=no',
        ],
        [
          '{house} is empty and still warm, and the tracks of a sledge lead beyond the hills: {loot} weigh{loot.v} a great deal. {H}, who has been left behind, knows each place at which {A} rests.',
          'taken=yes',
        ],
      ],
    },
  ],
  steps: [
    'Watch {house} from {p1}.',
    'Ask {S.full} about the ways in.',
    'Learn how {A.full} sleeps.',
    'Bring {loot} to {G.full} before {deadline}.',
  ],
};
