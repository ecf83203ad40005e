import { everyTone } from '../../tones.ts';
import { holdFrame } from '../frames/hold-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * Those whom the idea names hold a bridge, a pass or a road and take toll. An old promise gives them half a right to it;
 * S lives from the detour, T knows another way, and H, who collects for A, is tired of it.
 */
export const holdWay: MatterKernel = {
  id: 'hold-way',
  sort: 'band',
  needs: 'hold',
  tones: everyTone,
  frame: holdFrame,
  isBandBeside: true,
  escort: ['people'],
  scale: {
    deadline: [
      ['the arrival of the grain carts', 'the day of the cattle drive'],
      ['the arrival of the salt convoy', 'the great horse fair'],
      ['the march of the second army', "the passage of the queen's dowry"],
    ],
  },
  roles: {
    A: [['speaker of {foes}'], ['speaker of {foes}'], ['speaker of {foes}']],
    B: [
      ['carter', 'drover', 'pedlar with a mule'],
      ['head of a caravan', 'post rider', 'captain of the draymen'],
      ['royal courier', 'quartermaster', 'envoy with a deadline'],
    ],
    S: [
      ['ferry owner', 'innkeeper at the detour', 'mule dealer'],
      ['owner of the long road', 'shipping agent', 'hay merchant'],
      ['lord of the lower ford', 'farmer of the royal tolls', 'supplier to the army'],
    ],
    T: [
      ['goatherd', 'washerwoman', 'fisher'],
      ['surveyor', 'retired toll keeper', 'bird catcher'],
      ['mapmaker', 'retired engineer', 'hermit'],
    ],
    H: [
      ['toll collector without an office', 'cook of {foes}', 'runaway who keeps the gate'],
      ['toll collector without an office', 'cook of {foes}', 'deserter who keeps the gate'],
      ['toll collector without an office', 'cook of {foes}', 'deserter who keeps the gate'],
    ],
  },
  sites: [
    ['the queue before {ward}', 'the camp of those who wait'],
    ['the old toll house', 'the attic of the town hall', 'the chest of the road wardens'],
    ['the landing of {S.name}', 'the yard of {S.name}'],
  ],
  lair: { names: ['the far end'], terrain: 'wild' },
  problem: [
    [
      'For {weeks} weeks nobody has passed {ward} without paying, first a coin, then a sack, now every third load; and whoever argues is thrown into the nettles. Before {ward} the carts stand in a row, and {B.full}, the {B.role}, has stood there longest.',
      'tone!=whimsical',
    ],
    [
      'The toll rises each week. {few.s} have tried to get through by force; four of them were carried back. {B.full}, the {B.role}, sleeps beside the cart, with what was meant for {town} going soft on it.',
      'tone!=whimsical',
    ],
    [
      'The toll began as a copper and is now [a song, a sausage and a compliment|one boot in three]. Before {ward} a village has grown, with a bakery; {B.full}, the {B.role}, has been elected its mayor, and would like to go home.',
      'tone=whimsical',
    ],
  ],
  start: [
    [
      'One sees {ward} from far away, and the queue from further still: carts, cattle, an old woman with a goose. At the head of it {B.full}, the {B.role}, counts out coins, one by one, and is one short. Behind the barrier somebody very large says, quite kindly: "Then the goose." The old woman does not let go of the goose. Everyone in the queue looks at you.',
      '@goose',
    ],
    [
      'A cart comes towards you on the road from {ward}, without a horse, rolling backwards, and stops in a ditch. {B.full}, the {B.role}, climbs out, picks up a hat, and says: "That was the argument about the horse." From {ward} a horn sounds, cheerfully. A board has been nailed to the last tree: the tariff, with the spelling corrected in another hand.',
      '@board',
    ],
  ],
  ask: [
    '{G} wants {ward} open before {deadline}. "I can pay the toll once, and then never again. I can send the guard once, and then I have no guard. Look at it, find out what they really want, and open it. And tell me why {S} gets richer by the week."',
    '"Everyone tells me to storm it," says {G}, "and everyone means that somebody else should. Before {deadline} it has to be open: with a sword, with a contract, or with a bet, for all I care. They are said to like bets."',
  ],
  rumours: [
    '{A} lets everyone pass who wins a contest, and {few} have tried; nobody has won, and all have come back fed.',
    '{S} was against sending soldiers from the beginning, and paid for the bread of the council that evening.',
    "There was a toll at {ward} before, in the time of the grandparents, and it was somebody's by right.",
    '{H} writes down everyone who passes, and everything that is taken, to the last egg.',
    '{T} is seen on this side in the morning and on that side at noon, and has dry feet.',
  ],
  run: [
    'The tariff on the tree was corrected by {H}; under the last line is a note, very small: "Not my idea" (DC 12 Perception).',
    [
      'Whoever takes the place of the old woman and offers something else for the goose, a riddle, a bout of arm-wrestling, gets a laugh, and a hearing with {A} (DC 12 Performance or Athletics).',
      'start=goose',
    ],
    [
      'The horse is well: it has been brushed and stands in the shade. {A} does not take what would starve (DC 12 Animal Handling).',
      'start=board',
    ],
    'Nobody has been killed at {ward}. The wounds are bruises, nettles and pride (DC 12 Medicine).',
  ],
  gist: [
    '{fact}, and {A} decides who passes. Behind it is an old promise: for keeping {ward} in order {A} is owed a tenth of the toll, and has been paid nothing for {few} years. {S}, who lives from the detour, has the paper, and pays {A} to stay. It can be ended by a fight at {lair}, by a contest, or with the paper.',
    'As {G} says, {fact}. What {G} does not know: {A} has mended {ward} for years, for a tenth that {council} never paid, and {S} adds a purse each week so that it stays shut. {H} keeps honest books on all of it. {A} respects a won contest, a kept promise and, if need be, a sword.',
  ],
  truth: [
    [
      '{Fact}: so it is, and nobody asks since when. {years} years ago {council} made a contract: whoever clears {ward} of snow, stones and robbers is to have a tenth of the toll, for ever. It was cheap, because those with whom it was made could not read. {A} is their heir, has shovelled and mended for {few} winters, and was laughed at in the town hall.',
      '{Fact}. Before that, for {few} years, they had kept it in order, in every weather, by an agreement that hangs in no office any more. When {A} came to {town} to ask for the tenth, the clerk gave {A.them} a broom. The broom stands at {lair}, beside the barrier, and is the first thing one sees.',
    ],
    [
      'Since {ward} is shut, everything goes the long way, by {p3}, and pays {S}. {S} noticed it on the second day. Since the third week a purse lies on the milestone each new moon, with a note: "Hold out." The contract {S} bought from the clerk, and has it in a drawer, to sell it to whoever pays more in the end.',
    ],
    [
      '{A} takes no more than would be owed to {A.them} by now; {H} has worked it out, and in {days} days it will be settled. Then {A} would open by {A.themself}. But {S} knows it as well, and has hired people who are to make trouble at {deadline}, with arrows from the far bank, so that it never ends.',
    ],
  ],
  turn: [
    'In the night the queue is shot at, from the side of {ward}. In the morning {A} stands before the barrier, unarmed and furious, and holds up an arrow: it is not one of theirs. Half of those who wait want to storm. The fletching is from the yard of {S} (DC 13 Investigation).',
    '{G} has lost patience, or {council} has: in two days a company comes to clear {ward}. {A} has heard it too and begins to loosen stones. Whoever wants another ending has two days, and both sides have to believe it.',
  ],
  people: {
    G: [
      '{G} wants it open, and not to have to find the {years} years in the accounts. {G} can sign for {council}, if somebody brings the paper to sign.',
    ],
    A: [
      '{A} wants the tenth, and an apology from somebody with a chain of office. {A} never breaks a bargain, bets on anything, and has a soft spot for geese.',
    ],
    B: [
      '{B} wants to be through before everything is spoiled. {B} would pay, climb, swim or fight, and has become a friend of {H} over cards.',
    ],
    S: [
      '{S} wants it to last until the autumn. {S} is helpful, knows every detail of the tariff, and offers the party free passage by {p3}, for ever.',
    ],
    T: [
      '{T} has another way over, above or under {ward}, known from childhood. It bears three people and no cart, and {T} shows it to whoever does not tell {S}.',
    ],
    H: [
      '{H} wants to have a real office with a stamp. {H} keeps two books, one for {A} and one for a court that may want to see it one day.',
    ],
  },
  looks: [
    [
      'Fires, washing lines, a smithy under a tarpaulin; children sell places in the queue. {B} has dug a garden.',
      '{num} carts, shaft to tail, and a smell of cabbage. At the front two lines of stones mark how far one may go; the second has moved overnight.',
    ],
    [
      'A desk without a drawer, pigeons, a row of brooms. On the wall is a pale square where a paper hung for a very long time.',
      'Bundles with string, mice, and the ledger of {ward} in {few} volumes; the last one has been cut out of its cover.',
    ],
    [
      'New planks, new ropes, three new boats; {S} had no money for paint two months ago. In the shed stand bundles of arrows, for "the hunting season".',
      'A tariff board here, too, and a much longer one. {S} greets everyone by name and takes the money without looking.',
    ],
    [
      'A barrier made of a whole tree, a hut, a kettle, a broom; behind it lies everything that was paid, under a roof, in order, with labels. {A} sits where one has to look up.',
      'Everything is swept. {A} has carried a bench to the middle of {ward}, wide enough for two, and waits on one half of it.',
    ],
  ],
  todo: [
    [
      'The queue has its own law. Whoever goes to the front without asking makes {num} enemies; whoever does something for it first (DC 12 Medicine, Performance or Persuasion) is let through and told everything.',
    ],
    [
      'The clerk is afraid for the pension and says that there was never a paper. The broom, mentioned in passing, makes the clerk blush (DC 13 Insight); then the cover of the ledger is found behind the stove.',
    ],
    [
      '{S} has two dogs and a nephew. By day one needs a reason to be here (DC 12 Deception, or a cart); by night one needs meat (DC 13 Animal Handling).',
    ],
  ],
  clues: [
    [
      'Insight :: asking what the others had to pay :: {A} takes a tenth of what each load is worth, to the penny. It is no robbery, it is a calculation.',
      'Perception :: watching the barrier for an hour :: {A} decides by nod. Those whom {A} knows to be poor pay with a song.',
      'Athletics :: climbing the slope beside {ward} :: From here one sees all of {lair}, and that nobody there looks up.',
    ],
    [
      'History :: putting the cover and the pale square together :: A contract of {years} years ago, for the upkeep of {ward}: a tenth, for ever. It is valid.',
      'Investigation :: asking who has been here lately :: {S} bought "waste paper" from the clerk, for {bribe} gp. And {A} was here before, with a hat in the hand.',
      'Investigation :: reading the plans of {ward} :: There is a maintenance stair, which comes out inside {lair}, under the bench.',
    ],
    [
      'Investigation :: looking at the arrows :: They are to be shot from the side of {ward} at {deadline}; on each bundle is a date.',
      'Sleight of Hand :: opening the drawer with the good lock :: The contract, and a list of purses, one for each new moon: "for {A}, to hold out".',
      'Survival :: following the dry feet of {T} :: They lead past the yard, up the rock, and down again at {lair}.',
    ],
  ],
  lairUse: [
    'The tree of the barrier lies on a pivot: unlocked (DC 13 Sleight of Hand), it swings round once and sweeps the middle clear: {hurt} bludgeoning damage, DC 13 Dexterity half.',
    'The maintenance stair comes up under the bench. Whoever uses it has the first round, and a view of the broom.',
    'Behind {A} everything that was paid lies in order. Whoever shouts that the roof is burning (DC 13 Deception) has half of those beside {A} out of the fight for two rounds, rescuing eggs.',
    'A bet stops the fight at once, at any time, if it is a good one (DC 14 Performance).',
  ],
  tactics: [
    '{A} fights in the narrowest place, throws people back rather than down, and takes every opponent who asks for it singly; at half of the hit points {A} offers to settle it by a contest',
    '{A} lets the others throw stones and stands in the middle like a gate; whoever gets past {A.them} is not pursued, since {ward} is what counts',
  ],
  parley: [
    'The contest: {A} proposes three rounds, one of strength (DC 15 Athletics), one of wit (DC 15 Investigation, a riddle), one that the party may choose. Two are enough, and {A} keeps to it. Or the contract is laid on the bench, with the signature of {G} (no check): then {A} reads it, slowly, aloud, and takes up the broom. *The price:* from now on a tenth of the toll of {ward} is theirs, by law.',
  ],
  clock: [
    ['The toll goes up. Somebody in the queue sells the ox, to be able to pay for the cart.'],
    [
      '{few.s} young people from {town} try it by night, with ladders. They are returned in the morning, tied together and with a receipt.',
    ],
    [
      '{S} buys the last free boats. At {ward} arrows fly, and both sides say that it was the other.',
    ],
    [
      'At {deadline} everything that has to go through stands before {ward}, and {A} will not be shouted at. Somebody throws the first stone.',
    ],
  ],
  after: [
    '{ward} is closed, or broken, or both. Everything goes by {p3}, at the price of {S}; {ruin}.',
  ],
  endings: [
    {
      heading: 'By contract',
      text: [
        'At {ward} hangs a board with a seal: toll by order of {council}, and a tenth for those who shovel the snow. {A} takes the first coin from {G}, bites on it and gives change. {H} gets the stamp. {B} is the first through, and waves until the road bends. *The price:* {council} owes {few} years of arrears, and pays them in geese.',
      ],
    },
    {
      heading: 'Won fairly',
      text: [
        '{A} has lost two rounds out of three, says so aloud and lifts the barrier {A.themself}. As was agreed, {foes} {foes.is} gone from {ward} by evening, in good order, with the bench. *The price:* nobody clears the snow that winter, and {town} learns what a tenth is worth.',
      ],
    },
    {
      heading: 'Swept clear',
      text: [
        '{lair} is taken, {A} is beaten, and the queue goes through in one night, with lanterns. *The price:* {ward} has lost {few} stones in the fight and nobody who knows where they belong; {S} offers to have a look, at a price.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'Stones fly, and under {ward} something cracks. {A} stands in the middle and holds up with both arms what should not be held up by anyone, so that the last carts get off it. Whoever helps now, under arrows from the yard of {S}, has an ally for life, and half a passage left.',
      ],
    },
  ],
  steps: [
    'Look at {ward} and at the queue.',
    'Find out by what right {foes} take{foes.v} toll.',
    'Find out who lives from it.',
    'Open {ward} before {deadline}.',
  ],
};
