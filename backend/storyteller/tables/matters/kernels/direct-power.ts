import { everyTone } from '../../tones.ts';
import { powerFrame } from '../direct/power-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A thing does what the idea says, and that is the trouble. A lets others use it; B was the first. */
export const directPower: MatterKernel = {
  id: 'direct-power',
  sort: 'thing',
  family: 'power',
  states: ['usual', 'gone'],
  tones: everyTone,
  escort: ['people', 'spirit'],
  frame: powerFrame,
  own: {
    band: ['the doorkeepers', 'the helpers', 'the quiet ones'],
    inmate: ['that which is in it'],
    gave: ['the one thing that was asked for in vain before', 'the end of an old grief'],
    sign: [
      'they have what they wanted and look past it',
      'they are kind, slow and a little too content',
    ],
  },
  roles: {
    A: [
      ['travelling healer', 'former schoolteacher', 'fairground owner', 'lay preacher'],
      ['retired judge', 'theatre director', 'fashionable physician'],
      ['court mystic', 'exiled archduke', 'founder of a new faith'],
    ],
    B: [
      ['weaver', 'potter', 'candle maker', 'rope maker'],
      ['vineyard owner', 'printer', 'horse breeder'],
      ['border lord', 'court astronomer', 'ambassador'],
    ],
    S: [
      ['tinker', 'joiner', 'bell mender', 'antiquary'],
      ['restorer of old things', 'dealer in curiosities', 'librarian'],
      ['court artificer', 'keeper of forbidden books', 'exiled enchanter'],
    ],
    T: [
      ['carter', 'pedlar', 'milk carrier'],
      ['coach driver', 'freight agent', 'customs officer'],
      ['royal courier', 'master of the post', 'quartermaster of the court'],
    ],
    H: [
      ['lamp bearer', 'sister of mercy', 'ticket seller'],
      ['private secretary', 'nurse', 'stage manager'],
      ['confessor', 'court physician', 'master of ceremonies'],
    ],
  },
  sites: [
    ['the house of {B.full}', 'the garden of {B.full}'],
    ['the workshop of {S.full}', 'the attic of {S.full}'],
    [
      'the line of people at the east gate',
      'the camp of those who wait',
      'the inn of those who wait',
    ],
  ],
  lair: {
    names: ['the walled garden', 'the roofless abbey', 'the drained pond', 'the bare hill'],
    terrain: 'wild',
  },
  problem: [
    'It is no rumour: [three|four|five|seven] people in {town} have used it, and one knows them by this: {sign}. {A.full}, the {A.role}, has {it} now and refuses nobody. {B.full}, the {B.role}, was the first of all and does not want to talk about it. At {deadline} {num} people are to come at once.',
    'For {weeks} weeks one could laugh about it. Then it happened to {B.full}, the {B.role}, before witnesses, and after that to [three|four|five|seven] others, each of whom had wanted it; {sign}. {A.full}, the {A.role}, in whose keeping {it} {it.is}, says that one must not keep such a thing for oneself, and has invited {num} people for {deadline}.',
  ],
  start: [
    [
      'A line of people goes around the square of {town} and out at the gate: old ones on chairs, two with a cart, one in a very good coat and a false beard. "For {it}?" you ask. "For {it}," says the last one, [counting heads|without turning round|as if it were for bread]. From the other side [somebody|a young man|an old woman] comes back, slowly, with open hands, and all of {town} looks away. It is {few} steps to the end of the line. "You may stand in front of me, [if you like|you are new here|please]," says the last one. "I am not so sure any more, [since Tuesday|since I saw my sister|now that it is so near]."',
      '@line',
    ],
    [
      '{B.full} has opened the door before you knock. Behind {B.them} the table is laid for one, and {few} chairs are turned to the wall. "You have come because of {it}," says {B}. "I was the first. Ask me what you like about {it}, only not whether I would do it again." On the sill lies a list with {num} names, and somebody outside slips another name under the door.',
      '@door',
    ],
  ],
  ask: [
    '{G} wants it to end before {deadline}. "I do not care whether {it} {it.is} [broken, locked up or given back|smashed or sold to the moon|buried, burned or returned]. I want to go through {town} and meet the people whom I know."',
    '"I have signed [three|four|five|seven] letters to {A}," says {G}, "and I got kind answers. Make an end of it before {deadline}. And ask {B}; I believe that {B} knows how, and is afraid of it."',
  ],
  rumours: [
    '{it} had been in the house of {B} for a year before anyone noticed.',
    '{B} has broken {it} twice already, and the next morning {it.they} {it.was} whole.',
    '{A} has never used it. That is why {A} is so cheerful.',
    '{S} has seen such a thing before, and has covered all the mirrors since.',
    '{T} has stood in the line {few} times and gone home {few} times.',
    'The more people use {it}, the further it reaches: last week [a dog|a mule|a goose] ran off that had only walked past.',
  ],
  run: [
    [
      'Whoever stands in the line for an hour (DC 12 Persuasion) hears [why|for whose sake|since when] the others come; none of the {num} reasons is a bad one.',
      'start=line',
    ],
    [
      'The list is that of {A}: those who want to come at {deadline}. {B} has been asked to speak to them, and has not said no.',
      'start=door',
    ],
    'Whoever asks for the one who brought {it} to {town} hears the same from everyone: {T}, in a crate, without having looked inside.',
  ],
  gist: [
    [
      "{fact}: that is true, and no trick. {A} has {it} at {lair} and lets everyone use it, from kindness. With each one it reaches further, and at {deadline} it will need nobody's consent any more. It ends when {B}, the first one, gives back what it gave.",
      'inmate=no',
    ],
    [
      '{fact}: that is true, and {inmate} is awake. {A} has {it} at {lair}, lets everyone speak with {inmate} and ask for something, from kindness. With each one the bars get thinner, and at {deadline} {inmate} is free. It ends when {B}, the first one, gives back what was given.',
      'inmate=yes',
    ],
  ],
  truth: [
    [
      [
        'What people say is so: {fact}. {it} {it.was} made for one person, once, by somebody who could not bear to see that person suffer, and now {it} go{it.es} on for each who comes and wants it.',
        'inmate=no',
      ],
      [
        'What people say is so: {fact}. {inmate} was shut up there by somebody who had no better vessel at hand that night, and has had nobody to talk to since. {inmate} grants what one asks for, takes a little for it, and grows a little with it.',
        'inmate=yes',
      ],
    ],
    [
      'The rules are simple. It works on whoever wants it to. Whatever is done to {it} with hammer, fire or water, in the morning {it} {it.is} as before. And each use makes its reach greater by a step: now it is {num} steps, and those who stand within them begin to be affected without wanting it.',
      '{it} do{it.es} nothing to those who do not want it, yet. Broken, burned or buried, {it} {it.is} whole by dawn. With each use its circle grows; {num} steps it measures today, and at {deadline}, with so many at once, it will take in all of {town} and ask nobody.',
    ],
    [
      [
        '{B} found {it} in a crate of {T} and was the first to use it. What {B} got is {gave}, and {B} still has it. As long as {B.name} holds on, the thing is open. If {B} gives it back, aloud, at {lair}, with a hand on {it}, it closes, for {B} and for all.',
        'owned=no',
      ],
      [
        '{it} came to {B} in a crate of {T}, as a present for the family; it was put in front of the door when it began to talk. {B} took it in again, and was the first to ask. What {B} got is {gave}. If {B} gives that back, aloud, at {lair}, with a hand on {it}, it closes, for {B} and for all.',
        'owned=yes',
      ],
    ],
    [
      '{A} has never used it and means well: to {A} it is a sin to have such a thing and to lock it up. {A} does not know about the circle. {H} does, has measured it each evening with a string, and has not dared to say so.',
    ],
  ],
  turn: [
    'What {B} would have to give back is {gave}, and it is worth more to {B} than {town}. {B} says so openly, on the last evening, and asks each of the party: would you?',
    'One of the party can take the place of {B}: whoever uses it, at {lair}, and gives back at once what it gave, while {B} watches, closes it as well. It costs that one what was given, and the memory of what it was; {S} has read this and thinks that nobody could.',
  ],
  people: {
    G: [
      '{G} wants it to be over before {deadline}. {G} was in the line once, at night, under a hood, and turned round.',
      '{G} wants the people of {town} back as they were, and knows that some of them were unhappy.',
    ],
    A: [
      '{A} wants to help, is never tired, and takes money only from those who would feel better for it. Shown the string of {H}, {A} goes white and counts again.',
      '{A} believes that nobody has a right to keep comfort from others. {A} can be moved by one who says what it has cost, and by nobody who shouts.',
    ],
    B: [
      '{B} was the first. {B} wants to keep what it gave ({gave}), knows what that does to others, and has turned the chairs to the wall so as not to see who is missing.',
      '{B} wants to be asked and not ordered. {B} knows the rules of it, all of them, and has written them down in a book that nobody is to read.',
    ],
    S: [
      '{S} knows such things and does not touch them. {S} wants to have the crate in which it came, for the writing on it, and tells for it what the writing says.',
      '{S} has repaired it once, years ago, without knowing, and wants to make up for that.',
    ],
    T: [
      '{T} brought the crate to {town} and has been saying since then that a carrier does not look inside. {T} looked, and shut it again, and knows what saved {T.them}: that there was nothing to want just then.',
    ],
    H: [
      '{H} measures the circle each evening and does not sleep. {H} would carry {it} away, if there were a place far enough.',
      '{H} is fond of {A}, and for {few} days has been putting off a conversation. In company of the party {H} would begin it.',
    ],
  },
  looks: [
    [
      'Everything at the house of {B.name} is in order, and too much so. {B} has laid a cloth over the place where {it} used to be, and walks around the cloth.',
      'One chair at the table, {few} at the wall. On the cupboard is a pale mark where {it} {it.was} for a year, and beside it a vase with fresh flowers.',
    ],
    [
      'Things that tick, things that should not, and in the middle {S}, with gloves on, who says "do not think of anything" as a greeting.',
      'Books with iron corners, the rubbing of a burned-in word, and [three|four|five|seven] candles that all lean towards the east.',
    ],
    [
      '[Thirty|Forty|Fifty] tents, soup, people who tell each other why; one hears the same sentence in {few} voices: only this once.',
      'Those who have been at {lair} sit on the left, those who still want to on the right. Between them {T} sells water, and does not look at either side.',
    ],
    [
      'On a stone table in the open, under a lamp: {it}. Around {it} {H} has laid a string in the grass, with a knot for each evening.',
      'Lamps on poles, benches in a ring, and in the middle {it}, alone. {A} speaks with each who comes, with both hands around theirs.',
    ],
  ],
  todo: [
    [
      '{B} lets only those in who eat with {B.them}. It takes an evening, and somebody has to turn one of the {few} chairs round (DC 12 Insight to see which).',
      '{B} answers questions about everything else. Whoever tells {B} first what they themselves would use {it} for (DC 13 Persuasion; no check if the table went quiet) may ask.',
    ],
    [
      '{S} makes each visitor hold a candle. If the flame leans, one has to go out again and think of [something else|nothing|{town2}] (DC 13 Wisdom saving throw).',
      '{S} has only a rubbing of the word on the crate of {T}, and wants the crate: it stands at {p3}, is being used as a bench, and has [three|four|five|seven] people on it (DC 12 Persuasion).',
    ],
    [
      'To get forward one has to tell why one has come to {it}, and be believed by people who have heard everything (DC 13 Deception, or the truth).',
      'The [soup|bread|firewood] has run out, and there is almost a fight: who settles it (DC 13 Persuasion or Intimidation), or helps out, is shown everything.',
    ],
  ],
  clues: [
    [
      'Insight :: asking {B} what it was like :: {B} tells it exactly, and without a lie: it does what people say, to whoever wants it, and the wanting is the door.',
      'Investigation :: reading the book of {B} :: The last rule says that {it} {it.is} open as long as {B} holds on; under it, crossed out and written again [twice|three times|four times]: "Give it back."',
      'Perception :: looking at the list of names :: Beside each stands an hour, and above all a place: {lair}, at {deadline}.',
    ],
    [
      'Arcana :: asking {S} what it is :: {it} {it.was} made for one person, {it.is} not wicked and cannot count; each use makes the reach greater.',
      'History :: reading the word on the crate :: "Until the first has had enough": so {it} {it.was} shut up the last time, [sixty|eighty|ninety] years ago.',
      'Nature :: looking where the candles lean :: To the east, to {lair}, and by a finger more than yesterday.',
    ],
    [
      'Medicine :: looking at those who have been there :: What it gave them is real, and what it took, too: {sign}; no illness and no fraud does this.',
      'Persuasion :: asking those on the left what they would give back :: {few} would give everything back. It cannot be taken back from anyone but {B}, who was the first.',
      'Survival :: following the string of {H} :: A thread in the grass, a knot for each evening, [a yard|a step|two steps] further each time. Its other end is at {lair}.',
    ],
  ],
  lairUse: [
    'The string: within it whoever wants something badly makes a DC 13 Wisdom saving throw at the start of each turn, or walks a step towards {it}. Those who say aloud what they want of {it} have advantage.',
    'A lamp that falls (one action) sets fire to the benches: {sting} fire damage, and everyone who waited runs the right way.',
    'Whoever lays a hand on {it} and wants nothing (DC 14 Wisdom saving throw) stops its working for a round.',
    '{H} has dug a hole under the stone table and put [three|four|five|seven] sacks of salt into it. Tipped in, {it} rest{it.v} for one night, and nobody can use it.',
  ],
  tactics: [
    '{A} stands before {it} with open arms, {band} keep the crowd between themselves and the party, and whoever has used it fights only until somebody calls their name',
    '{band} form a ring, {A} talks all the time, kindly, and in each round one of the party is offered what that one wants most (DC 13 Wisdom saving throw, or the turn is spent listening)',
  ],
  parley: [
    '{A} gives up {it} to whoever shows what the circle does: the string of {H}, and one within it who did not want it (DC 13 Persuasion; with {B} beside the party no check).',
    'Those who wait can be talked to (DC 15 Persuasion or Performance): if half of them go home, it reaches no further, and {A} is alone with somebody at last who has time.',
  ],
  clock: [
    ['{few.t} people use it at {lair}, among them one whom {G} knows.'],
    [
      '{A} has benches built, and sends for {B}. {B} goes as far as the gate.',
      'The circle reaches {p3}. [Two|Three] who were only selling [soup|candles|water] are affected.',
    ],
    [
      '{H} tries to carry {it} off by night and is found in the morning, asleep in the road, with {it} back on the table.',
    ],
    [
      [
        'At {deadline} {num} people use it at once. The string tears. By evening it has happened to all of {town}, and nobody was asked.',
        'inmate=no',
      ],
      [
        'At {deadline} {num} people ask at once. {inmate} laughs, for the first time, and is no longer in {it}.',
        'inmate=yes',
      ],
    ],
  ],
  after: [
    [
      "What it did to one it now does to everyone within a day's walk, and it goes on growing; {ruin}.",
      'inmate=no',
    ],
    [
      '{inmate} walks through {town} in the evening, in good clothes, and greets each by the name of what they asked for; {ruin}.',
      'inmate=yes',
    ],
  ],
  endings: [
    {
      heading: 'Given back',
      text: [
        'At {lair} {B} lays a hand on {it}, and gives back {gave}. It is over, for {B} and for all; {it} {it.is} a thing like others, and rather small. {A} takes the benches apart in person. That evening {few} chairs are turned round again, and somebody sits on each.',
      ],
    },
    {
      heading: 'Broken',
      text: [
        'In the hour in which it works {it} can be broken, and {B} is there to see it done. *The price:* those to whom it has happened stay as they are, {few} in {town} alone, and each of them knows by whom it was done; {B} keeps what {B} got, and does not enjoy it any more.',
      ],
    },
    {
      heading: 'Kept under lock',
      text: [
        '{it} {it.is} taken to where nobody wants anything: [a lighthouse|a hermitage|a cellar below the ice], with a keeper. *The price:* the keeper is one of the party or one of their friends, for a year; after that somebody else has to be found, and {A} offers to be the first.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'It has reached all of {town}, the party, too. But {B} is still the first; only one has to find {B.them}, among people who are all no longer as they were. {H} still has the string, and {few} knots in it lead to a door.',
      ],
    },
  ],
  steps: [
    'Visit {B.full}, who was the first.',
    'Ask {S.full} what {it} {it.is}.',
    'Talk with those who wait.',
    'Make an end of it before {deadline}.',
  ],
};
