import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { godMagic } from '../being-magic.ts';
import type { MatterKernel } from '../matter-types.ts';

/** I is a god of whom hardly anyone knows. What is left of its power is one true believer, and A wants to buy that. */
export const smallGod: MatterKernel = {
  id: 'small-god',
  sort: 'person',
  plight: 'god',
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: godMagic },
  escort: ['people', 'spirit', 'celestial'],
  roles: {
    A: [
      ['owner of the spa', 'priest of the new temple', 'seller of relics'],
      ['provost of the great temple', 'owner of the pilgrim inns'],
      ['high priest of the realm', 'founder of a new faith', 'keeper of the royal oracle'],
    ],
    B: [
      ['goose keeper', 'old washerwoman', 'lamplighter'],
      ['gardener of the cemetery', 'cook of the hospital'],
      ['blind court singer', 'old nurse of the palace'],
    ],
    S: [
      ['sceptical schoolteacher', 'beggar with a sign'],
      ['freethinker', 'preacher of a new sect'],
      ['royal philosopher', 'foreign prophet'],
    ],
  },
  sites: [
    ['the overgrown altar', 'the shrine in the goat shed', 'the niche behind the fish market'],
    ['the room of {B.full}', 'the garden of {B.full}'],
    ['the house of {A.full}', 'the counting room of {A.full}'],
  ],
  lair: {
    names: [
      'the first stone',
      'the dry holy spring',
      'the temple under the temple',
      'the cave of the first prayer',
    ],
    terrain: 'wild',
  },
  problem: [
    'It is not much of a miracle, as miracles go: [cut flowers last longer|nobody in the lane has a cold], where {I} has slept. But it is a true one. {A.full}, the {A.role}, has noticed that and has made an offer; and since then what little there is goes out, a flame at a time.',
    '{town} has been kind about it and does not believe a word. {I} sits at the [well|corner of the market], grants what {I.they} can grant, which is parking a cart in the shade and finding lost buttons, and becomes a little more transparent by the day.',
  ],
  start: [
    [
      '"You do not have to kneel," says {I.full}, "it is only that you are standing on my altar." You look down. Under the [cabbage leaves|fish boxes] is a stone, and there is something on it that might once have been a face. {I} is a person like any other, if one does not look straight at {I.them}; if one does, one sees the wall behind. "I used to be larger," says {I}. "Would one of you mind very much asking me for something? Something small?"',
      '@altar',
    ],
    [
      'In the middle of the market of {town} {I.full} falls over a bucket, gets up, and apologises to it. People laugh. At that moment the bells of the big temple strike, and with each stroke {I} becomes paler, so that one sees the stalls through {I.them}. {B.full}, the {B.role}, pushes past you, takes {I} by the sleeve, and says loudly and in front of everyone, "I believe in you." It becomes a sleeve again.',
      '@bucket',
    ],
  ],
  ask: [
    '"I am not a religious person," says {G}. "But it rained on my beans, and only there, when I said please. Somebody is doing {I} harm. Find out who and with what, and see that {I} is still here after {deadline}. I would not know whom to thank otherwise."',
    '{G} has the matter on {G.their} desk because nobody else wanted it: {fact}. "At {deadline} the big temple takes over all old altars of {town}, as a formality. I want to know what we sign away there. Ask {I}, before {I.they} is gone."',
  ],
  rumours: [
    '{I} is an impostor who sleeps in the straw, says {A}, and offers {I.them} a pension.',
    '{B} has prayed to the same cracked stone since childhood, and has not been ill for a day.',
    'The water of {A} heals since last month. It did not before.',
    '{S} has proved in a lecture that {I} does not exist; {I} sat in the first row and took notes.',
    'Somewhere out there is the first stone, where somebody said "please" for the first time.',
  ],
  run: [
    '{I} can do one small miracle a day for each of the party who asks for it *and means it* (the player says why it matters): a button, a light, an hour without pain, advantage on one roll. For the asker it is never quite what they had in mind.',
    'Each time somebody in {town} laughs at {I}, {I.they} loses something: first the shadow, then the voice, then the name. Keep a count of {few}; a true word of thanks gives one back.',
    [
      'On the stone under the cabbage one can still read what {I} is the god of (DC 12 Religion): let the players choose it, and make it modest.',
      'start=altar',
    ],
    [
      'The bells are new, and were cast with something in the bronze that drinks prayers (DC 13 Religion); {A} paid for them.',
      'start=bucket',
    ],
  ],
  gist: [
    '{fact}, and {I} is what {I.they} says {I.they} is. A god lives on being asked. {I} has one believer left, {B}; and at {lair} lies the first prayer, from which all else came. {A} has had the spring of it led away and bottled, and sells as the power of {A.their} own house what is left of {I}. At {deadline} {I} is entered in the books of the big temple as extinct, and with that {I.they} is.',
  ],
  truth: [
    [
      'There are great gods, who are in the books, and there are those like {I}, who began in a single hour in which somebody was in need and said "please" to nobody in particular. That was at {lair}, {years} years ago. It helped. Others came, then fewer, then a road was built somewhere else.',
      '{I} was never great: a god for {few} villages, one feast, one song. There was a small temple, then a road, then another temple that had a tower. {I} did not fight. One does not fight over guests, says {I}.',
    ],
    [
      '{A} found {lair} by chance, and in it, still warm, the first prayer, which had never stopped. Water that runs over it heals, makes hopeful and sells well. {H.full} fills it into bottles at night. Each of them is a year of {I}, and that is why there is less of {I.them} every day; {A} believes that one can own such a thing, if one has the papers.',
    ],
    [
      'For the papers {A} needs that {I} does not exist, which is decided by {council} at {deadline}, on the basis of a list of believers. There is one name on it, {B}. {B} has been offered a house, then threatened; {B} has asked for time to think, and not because of the house: {B} has never been asked before what {B.they} believes.',
    ],
    [
      '{I} knows all that. {I.They} could call the prayer back, and would have strength for one single great thing then, and would be gone afterwards. {I} has decided to do that if something bad is about to happen to {B}. Nobody has asked {I.them} to.',
    ],
  ],
  turn: [
    '{B} does not believe any more, and has not for a long time; {B} has gone on praying because somebody has to, out of kindness. {I} has known it for years. It was enough: {I} is the only god who has lived on being pitied, and is not ashamed of it.',
    'The first prayer is still going on. Whoever lays an ear to the stone at {lair} hears a voice that says "please, not the child", in an old dialect. The child lived; it was the forebear of {A}.',
    '{I} would rather not be a god any more. {I} would like to be somebody who can be late, and die some day. That is possible: the first prayer would have to be answered, to the end, by somebody who promises to do from now on what {I} has done.',
  ],
  people: {
    G: ['{G} wants it to be written down somewhere that {G.they} said thank you.'],
    I: [
      '{I} wants to be asked, and has the manners of a guest who has stayed too long and knows it. {I} remembers each prayer of {years} years, with names, and never mentions those that could not be granted.',
    ],
    A: [
      '{A} wants a miracle that can be relied on, was healed by a bottle of it, and is honestly grateful to {A.them}self.',
    ],
    B: [
      '{B} wants to get on with the work. Asked about {I}, {B} says: "We have known each other for so long."',
    ],
    S: [
      '{S} attacks every lie in {town}, and so {S.they} has counted the bottles of {A} as well; {S.they} would gladly be proved wrong about {I}, just once.',
    ],
    T: [
      '{T} was in great need once and said "please" to a cracked stone, because nobody was looking. It helped. {T} has told nobody, and walks past {I} with a lowered head.',
    ],
    H: [
      '{H} fills the bottles and has begun to talk to the stone while doing so. It says nothing, but {H} goes home lighter.',
    ],
  },
  looks: [
    [
      'A stone as high as a knee, which people have used as a seat, a step and a chopping block. What is left of the face smiles; somebody has put [a marigold|half a biscuit] in front of it this morning. For three steps around it there are no nettles.',
    ],
    [
      'A bed, a stove, a shelf with one candle that has been the same length for years. Over the table hangs a picture that {B} made as a child: a round person with very long arms, holding an umbrella over a village.',
    ],
    [
      'White walls, a fountain, {num} bottles in rows with a golden label. The register of the faithful lies open on a desk, in two columns; one is long and new, and in the other, under the name of {I}, there is a single line.',
    ],
    [
      'Grass, a hollow, a flat stone with the mark of two knees. A pipe of new lead has been driven into the ground beside it, and drips. It is so quiet that one hears it: a whisper, always the same, which seems to come from whoever stands nearest.',
    ],
  ],
  todo: [
    [
      'The stall holder wants the place for the boxes, and says what {A} pays for it. A purchase or DC 12 Persuasion gives the party the stone for an hour.',
    ],
    [
      '{B} has work to do and lets people talk who help. After an hour {B} says everything (no check); those who begin with the word "faith" are asked to carry water (DC 13 Insight to get on with it).',
    ],
    [
      'Healing costs, looking does not. The back room, where the bottles come from, is open to those who are ill enough (DC 13 Deception) or who join the procession (DC 13 Performance).',
    ],
  ],
  clues: [
    [
      'Religion :: clearing the stone and asking it for something small :: It is granted, a little. This is no fraud and no spell: a god is here, and somebody is drawing that one off like a cask.',
      'Investigation :: asking who rents the place, and since when :: {A}, for twice its worth, and {few} others like it: every stone in {town} that has a face.',
      'Nature :: following the strip without nettles :: It goes on beyond the wall, as wide as a path that somebody walks in thought, and leads to {lair}.',
    ],
    [
      'Insight :: asking {B} how one prays to {I} :: "One asks how {I.they} is." {B} has done it every evening, and every evening the answer is shorter.',
      "Persuasion :: asking {B} about the visitors in good coats :: They came from {A}, first with a house, then with a hint about the old people's home.",
      "History :: looking at the picture closely :: Behind the village is a hill, with a stone on it and two small marks. {B}'s grandmother drew the hill; it is {lair}.",
    ],
    [
      'Religion :: tasting what is in a bottle :: It tastes of the moment before bad news turns out to be wrong. It is a prayer, and it has been answered already, by somebody else.',
      'Investigation :: reading the second column of the register :: At {deadline} the line with {B} is to be crossed out; the pen for it lies ready, with a label in the hand of {A}.',
      'Perception :: looking at the wheels of the water cart :: Red clay and thyme; {H} takes it to {lair} each night, empty, and back, full.',
    ],
  ],
  lairUse: [
    'Whoever says "please" here and means it (one action, no check; the player says for whom) is heard: one creature within 30 feet regains hit points as by a *Potion of Healing*. Each of the party can do so once.',
    'The lead pipe can be torn out (DC 14 Athletics) or stopped with a hand (one action): as long as it does not run, {I} is solid, and may be asked for one small miracle in each round.',
    'Those who are in the hollow cannot bring themselves to strike one who kneels. An attack on a kneeling creature has disadvantage, and the attacker hears the whisper.',
  ],
  tactics: [
    '{A} stands by the pipe, drinks from a bottle at the end of each second round (as a *Potion of Healing*), and calls on {I} by name to be so good as not to interfere. {H} leaves the hollow at the first whisper',
  ],
  parley: [
    '{A} can be asked who it was for whom somebody once said "please" here (DC 13 Persuasion or History). {A} has the family papers; {A} needs only to read them on the spot.',
    '{I} settles everything if the party lets {I.them}: {I} makes {A} a present of the spring, in public, and asks only that the bottles cost nothing. {A} cannot refuse, with {num} people listening (DC 13 Performance by somebody who can make an entrance).',
  ],
  clock: [
    ['{I} loses {I.their} shadow. Two more stones of {town} are taken into safekeeping, by cart.'],
    [
      '{S} gives another lecture. This time {I} is not in the first row, because nobody saw {I.them} come in.',
    ],
    [
      "{B} is taken to the old people's home, for {B.their} own good. There one is not allowed to have candles.",
    ],
    ['At {deadline} a pen is dipped in the ink, and a line is crossed out.'],
  ],
  after: [
    'Nobody in {town} remembers {I} any more, only that there used to be something that one was grateful to; {ruin}. The bottles of {A} are water. {T} walks past a corner, stops, and does not know why.',
  ],
  endings: [
    {
      heading: 'Please',
      text: [
        'They come to {lair}, {few} at first and then {num}, each with something small, and {T} is the first to say it aloud. The list at {deadline} has two columns of the same length. {I} has a shadow again, a step that one hears, and a feast day, to which {I.they} comes too early, with flowers.',
      ],
    },
    {
      heading: 'A person',
      text: [
        'One of {town} takes over what {I} did, a hundred small things a day, and {I} is {I} and nothing else: hungry, happy, and late for work. *The price:* whoever took it over can never again walk past a "please".',
      ],
    },
    {
      heading: 'By force',
      text: [
        'The pipe is torn out and the house of {A} falls. {I} has everything back at once, and is for one day as great as in the beginning. *The price:* {town} has seen that, and now kneels; it is not the same as being asked how one is.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{I} is crossed out. {B} sits before the cracked stone and does not know any more why; but {B} says good evening to it, out of habit. A god has begun with less.',
      ],
    },
  ],
  steps: [
    'Find out whether {I} is what {I.they} says.',
    'Find out what is taking it from {I.them}.',
    'Find the place where it began.',
    'See to it that {I} is still there after {deadline}.',
  ],
};
