import { everyTone } from '../../tones.ts';
import { stolenFrame } from '../direct/search-frames.ts';
import type { MatterKernel } from '../matter-types.ts';
import { goods } from '../noun-kinds.ts';

/** A thing was stolen, and the party brings it back from the thief. B had it, A has taken it. */
export const directStolen: MatterKernel = {
  id: 'direct-stolen',
  sort: 'thing',
  of: [...goods, 'animal', 'sky', 'idea'],
  family: 'stolen',
  states: ['usual', 'gone'],
  tones: everyTone,
  escort: ['people', 'beast'],
  frame: stolenFrame,
  own: {
    band: ['the hedge thieves', 'the night carters', 'the lantern thieves', 'the ferry thieves'],
  },
  roles: {
    A: [
      ['travelling showman', 'horse thief', 'ferry thief', 'cat burglar'],
      ['smuggler captain', 'circus director', 'master burglar'],
      ['prince of thieves', 'exiled prince', 'corsair admiral'],
    ],
    B: [
      ['caretaker', 'night watchman', 'sexton'],
      ['guardian of the treasury', 'steward', 'curator'],
      ['keeper of the regalia', 'warden of the vaults', 'royal antiquary'],
    ],
    S: [
      ['pawnbroker', 'pedlar', 'rag collector'],
      ['dealer in curiosities', 'auctioneer', 'bail broker'],
      ['retired master thief', 'broker of secrets', 'envoy of the free ports'],
    ],
    T: [
      ['lamplighter', 'goose herd', 'milk carrier', 'night fisher'],
      ['coach driver', 'lock keeper', 'customs officer'],
      ['royal page', 'pilot', 'stable master of the court'],
    ],
    H: [
      ['carter', 'acrobat', 'rope walker'],
      ['coach driver', 'knife thrower', "ship's mate"],
      ['private secretary', 'illusionist', 'captain of the guard'],
    ],
  },
  sites: [
    ['the place where {it} {it.was} last seen', 'the place from which {it} {it.was} taken'],
    ['the cellar of {S.full}', 'the stall of {S.full}', 'the back room of {S.full}'],
    ['the last inn on the north road', 'the ferry landing', "the drovers' inn", 'the toll barn'],
  ],
  lair: {
    names: [
      'the old quarry',
      'the old signal tower',
      'the abandoned fairground',
      'the roofless abbey',
      'the dry dock',
    ],
    terrain: 'wild',
  },
  problem: [
    '{few.t} nights ago {it} {it.was} still where {it.they} belong{it.v}. Then, for a quarter of an hour, everyone looked at a burning haystack, and when {B.full}, the {B.role}, came back, {it} {it.was} gone. «In all of {town} there is no broken lock, no ladder and no footprint. »Nobody has asked for a ransom.',
    'It was done in the night, {few} nights ago, while half of {town} was putting out a fire in a hay cart. {B.full}, the {B.role}, had {it} in sight at dusk and not at dawn. «The watch of {town} has looked below [every bed|{num} beds]. »No letter has come to {town}, and no demand.',
    'Since that night, {few} days ago, {B.full}, the {B.role}, has not slept. {It} {it.was} there, a hay cart burned, everyone ran, and {it} {it.was} not there any more. «A watchman of {town} found a knot of grass on the ground and threw it away. »No one has offered {it} for sale.',
  ],
  start: [
    [
      '"Stand here," says {B.full}. "Here, where I stood." One sees an empty place, and around it [three|four|five|seven] people of {town} who try not to look at it. "I heard the bell, [I smelled smoke|somebody cried fire|I saw the red light], and I ran. All of {town} ran." {B} opens a hand: in it lies a knot of three blades of grass, tied like a bow. "This was there instead. Who would steal {it} and leave [me a flower|a flower to {town}|me this]?"',
      '@knot',
    ],
    [
      'A covered cart stands across the street in {town}, with a broken axle and no horse. {T.full} sits on the shaft. "It went past me in that night," says {T}, "with a cloth over it." {B.full} tears the cloth away: straw, a crust of bread, a knot of grass, and nothing else. "They have changed carts," {T.name} says. {B} says nothing, and picks one straw after another off the boards, as if {it} could be below.',
      '@cart',
    ],
  ],
  ask: [
    '{G} wants {it} back before {deadline}, whole and well. "The thief is the affair of {council}. But I would like to hear [why|why here|how it felt] from {B.name} or from the thief."',
    '"Bring {it} home," says {G}. "If you have to choose between {it} and the one who took {it.them}, {town} has made its choice. Before {deadline}, if it can be done«, and do not tell me how»."',
  ],
  rumours: [
    'The hay did not burn by itself: [two|three|four] people saw a rope walker on the roof beside it.',
    '{S} has been asked for {it} by [three|four|five|seven] people, and laughed at each.',
    '{T} has seen a cart in that night, and since then eats white bread.',
    'Thieves meet once a year, they say, and then {town} had better count its spoons.',
    '{it} {it.is} over the border already, says a man who has said so of everything that ever disappeared from {town}.',
    'Knots of grass lie on the road from {town} to {town2}, at each crossing one.',
  ],
  run: [
    [
      'The knot is tied as showmen tie a tent (DC 12 Sleight of Hand or Investigation); {H} ties such knots, and so does nobody else in {town}.',
      'start=knot',
    ],
    [
      'The axle was sawn through beforehand (DC 13 Investigation): the thieves planned from the first to change to the cart of {H}.',
      'start=cart',
    ],
    '{B} tells the same story three times in the same words. It is true; {B} has been telling it since that night to anyone who stops.',
  ],
  gist: [
    '{it} {it.was} really stolen, by {A} and {band}, and {it.is} at {lair}. {A} wants to be head of all the thieves of the country: at {deadline} they meet there, and whoever shows the theft that is most talked about rules the others for a year. Until {deadline} nothing happens to {it}.',
    'Nobody in {town} had a hand in it. {A} took {it} with {band}, brought {it.them} to {lair} and guards {it.them} well, because on the day of {deadline} the thieves of {few} countries choose their head there, by the best theft of the year.',
  ],
  truth: [
    [
      '{A} planned the theft for {weeks} weeks. {H} set fire to the hay; while everyone ran, {band} came with a covered cart, took {it}, and left a knot of grass, as is the custom among them. {B} was away for a quarter of an hour and is to blame for nothing.',
      'It went like this: {H} walked over the roofs with a lantern and lit the hay, {B} ran with all the others, and {A} in person took {it}, with {few} of {band}. The knot of grass was left because thieves like {A} sign their work.',
    ],
    [
      'At the ford they changed carts, and {H} drove {it} past {p3} to {lair}. There {A} looks after {it} in person, out of pride. On the day of {deadline} {few} other thieves come, each with the best that a year has brought, and {num} who want to see it. The winner is their head; what was shown is drawn by lot, and scattered over {few} countries.',
      'The cart went by {p3} in the night, and since then {it} {it.has} been at {lair}. {A} has not sold {it.them} and will not: the thieves of the country meet at {lair} on the day of {deadline}, and choose as their head the one whose theft is most talked about. Afterwards the prizes are drawn by lot, {num} of them, and {it} go{it.es} wherever the lot falls.',
    ],
    [
      'Whoever comes to {lair} with a stolen thing and its story is a guest, and no guest may be touched before the choice: that is the only law there. {A} keeps it«, and has thrown out a friend for less».',
    ],
  ],
  turn: [
    '{H} was to have the half of the fame and has not been named once. On the evening before {deadline} {H} hides {it} a second time, within {lair}, in order to be asked nicely. {A} finds the empty place an hour before the guests come, and is suddenly somebody with whom one can talk.',
    '{A} has found out what {it} mean{it.v} to {B}, from a letter or from the talk at {p3}, and does not enjoy it any more. {A} cannot give {it} back without losing face before {few} masters; but {it} could be stolen from {A}, and that would be no shame: every thief at {lair} would applaud.',
  ],
  people: {
    G: [
      '{G} wants {it} back where {it.they} belong{it.v}, and {B} to stop telling it. {G} also gave the order to put out the fire first, and has not told anyone.',
      '{G} wants {town} to be able to sleep. {G} would let {A} go for it, and knows that {council} would not.',
    ],
    A: [
      '{A} wants to be the best, and to hear it from the other thieves. {A} has not hurt anyone in {num} thefts, says so often, and would not begin with the party unless {it} {it.is} carried past {A.them}.',
      '{A} is vain, generous and quick. {A} wants to be head of the thieves for one year, and cannot bear it when somebody says that the theft was easy.',
    ],
    B: [
      '{B} wants {it} back more than {B.their} good name. {B} knows one thing about {it} that no thief can know, and it will help at the end.',
      '{B} was responsible for {it} and thinks that all of {town} looks at {B.them}. {B} can imitate each sound of that night.',
    ],
    S: [
      '{S} buys what others have found, asks nothing, and would never have touched {it}: too well known. {S} was told of the meeting at {lair} years ago, and tells it for a theft that amuses {S.them}.',
      '{S} wants to be left in peace by {council}, and would like to see such a meeting once more. For an invitation {S} goes along.',
    ],
    T: [
      '{T} saw the cart and was given a silver coin to have seen nothing. {T} has spent it, and wants somebody to say that this is no crime.',
      '{T} saw {H} on the roof with the lantern. {T} was where {T.they} should not have been, and does not want to say where.',
    ],
    H: [
      '{H} lit the hay and wants to be named. {H} would do it all again, only with more applause.',
      '{H} wants half of the fame, gets none, and is fond of {it} by now. For a kind word {H} draws a plan of {lair} on the table.',
    ],
  },
  looks: [
    [
      '[Ten|Twenty|Thirty] people stand about and point, each in another direction; on the ground are [three|four|five|seven] footprints that do not hurry, a drop of lamp oil, and the ash of the hay cart, still warm below.',
      '{few.t} curious people, a rope on four sticks, and in the middle nothing. The hay cart burned [thirty|forty|fifty] steps away; from there {B} could not see the place.',
    ],
    [
      'A room with [nine|eleven|fourteen] clocks, all stopped, and one chair for customers; {S} sits behind a grille and weighs whoever comes in.',
      'Shelves, cloths, {num} things without names. Whatever is asked for, {S} lays something else on the table first.',
    ],
    [
      'A long room with sawdust on the floor: at one table they play for [spoons|buttons|buckles], at another for [a hat|a boot|a wig], and each of the [nine|eleven|fifteen] players has a blade of grass behind the ear.',
      '[Six|Seven|Eight] carts in the yard, mud, lamplight; somebody tunes a fiddle, and the host counts heads without moving the lips and writes "guests of {A.name}" on a slate.',
    ],
    [
      'Lanterns in the trees or on the walls, {few} tables in a ring, and on each something under a cloth. Below the largest cloth, in the middle: {it}.',
      'Music, lamps, people who embrace and count their rings afterwards; {A} stands beside {it}, and explains how easy it looked and how hard it was.',
    ],
  ],
  todo: [
    [
      'The curious have to be led aside before anything can be seen (DC 12 Persuasion or Intimidation, or [a song|a rumour about {town2}|a free drink]).',
      '{B} will not move from the place. Whoever takes {B.them} by the arm and lets {B.them} tell it once more (DC 12 Insight) may look.',
    ],
    [
      "{S} answers only those who have stolen something, however small. The customers' bell, the pen or the ring of {S} will do (DC 13 Sleight of Hand; caught, one pays double and is liked for it).",
      '{S} wants a price: {bribe} gp, or the true story of the worst thing that the party ever took.',
    ],
    [
      'One has to be somebody here: a blade of grass behind the ear and [a name for a theft|a theft to tell|an enemy in {town}] (DC 13 Deception), or a seat at a table (DC 13 Sleight of Hand).',
      'The host is afraid of thieves and of the watch of {town}, in this order. A promise that both will be gone after {deadline} (DC 13 Persuasion) opens the slate.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the ash of the hay cart :: Lamp oil was poured on it from above, from the roof: the fire was to draw {B} and everyone else away.',
      'Sleight of Hand :: opening the knot of grass :: It is the sign of {A}, known to each thief and to each old watchman: three blades, one bow.',
      'Survival :: following the wheels to the ford :: Two carts stood there; the lighter one went on by {p3}, in the direction of {lair}.',
    ],
    [
      'Persuasion :: asking what such a theft costs to prepare :: One fire, two carts, [three|four|five|seven] people for an hour; nobody in {town} could have paid for it, and nobody was asked to.',
      'History :: asking whose sign it is :: That of {A}, "who signs, the peacock". {H} works for {A.them}, on roofs and with fire.',
      'Insight :: asking where one would hide it :: {S} looks at the calendar and says: nowhere, one would show it. At {lair}, at {deadline}, like every year.',
    ],
    [
      'Insight :: listening to {T} after the second glass :: {T} saw the lantern on the roof and the cart afterwards, in that order, and was paid by {H} for silence.',
      'Performance :: telling a good theft at the table :: The others outdo it with the one of {A}, with all that {A} said while doing it. {it} {it.was} lifted by [three|four|five|seven] people, and nobody dropped anything.',
      'Investigation :: reading the slate of the host :: Beds for {few} masters, oats for their horses, and a note: the day before {deadline} all go on to {lair}.',
    ],
  ],
  lairUse: [
    'The law of {lair}: until the choice nobody may touch a guest, and whoever shows a stolen thing and tells its story (DC 14 Performance) is one, with the whole party.',
    'The cloths: [nine|ten|twelve] tables look alike below them, and two that are exchanged in the dark (DC 14 Sleight of Hand) are not noticed before {A} unveils.',
    'Rockets for the winner stand ready: lit (one action), they fill {lair} with smoke and noise for two rounds and do {sting} fire damage to whoever stands among them (DC 13 Dexterity half).',
    'What {B} knows about {it}, said or done aloud before all, proves whose {it.they} {it.is}. The thieves laugh, and {A} loses all who were beside {A.them} for the applause.',
  ],
  tactics: [
    '{A} stays near {it} and lets {band} do the pushing; whoever lifts {it} is tripped, netted and talked to, and only hurt if somebody else strikes first',
    '{band} block the ways out, {A} fights with a flourish for the onlookers, and gives up as soon as they laugh',
  ],
  parley: [
    'Before the choice {A} can be challenged: whoever steals something from {A} before all eyes, and says beforehand what it will be (DC 15 Sleight of Hand or Deception; two attempts), may ask for {it} as a prize.',
    '{A} returns {it} to whoever makes the theft even more famous: a ballad, a public pardon of {council}, or a statue that is mentioned in the contract (DC 14 Persuasion). Insulted, {A} asks for all three.',
  ],
  clock: [
    [
      '{A} has a cloth with stars sewn for {it}, and invites {few} masters with a knot of grass each.',
    ],
    [
      '{H} is seen in {town} once more, buys lamp oil, and asks what people say about it.',
      '{council} has [three|four|five|seven] innocent pedlars searched, and the real carts pass at the same hour.',
    ],
    [
      'The first guests come through {p3}, on foot, with covered baskets. In {town} [three|four|five|seven] small things disappear, for practice.',
    ],
    [
      'At {deadline} the cloths are taken off at {lair}. {A} is head of the thieves, and the lot sends {it} to somebody from beyond the sea.',
    ],
  ],
  after: ['{it} {it.has} another name and another owner by the evening; without {it.them} {ruin}.'],
  endings: [
    {
      heading: 'Stolen back',
      text: [
        'At {deadline} {it} {it.is} where {it.they} belong{it.v}, and at {lair} {A} takes off the cloth before {num} people and finds a knot of grass. The thieves clap for a long time. {B} has not been told everything, and does not take {B.their} eyes off {it} until it is dark.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{it} {it.is} brought home to {B} with wheels rattling and [two arrows|an arrow|a hatchet] in the tailboard. *The price:* the law of {lair} has been broken by the party, and for a year each thief of the country considers its purses as practice. {A} is in the hands of {council}, or swears something on a hill.',
      ],
    },
    {
      heading: 'A bargain with the thief',
      text: [
        '{A} gives {it} back with a bow, before everyone, and is more famous for this than for the theft. *The price:* what was promised: a pardon, a ballad with the names of the party in it, or a place at the table of {G} once a year.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The ring of tables at {lair} is trampled, and {it} {it.has} gone to the winner of a lot, whose name {S} can find out in a day: a collector in {town2}, with a wall, a dog and a quiet life. {H}, who was not named once, offers to show the way.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Ask {S.full} who could steal {it}.',
    'Follow the covered cart.',
    'Bring {it} back to {B.full} before {deadline}.',
  ],
};
