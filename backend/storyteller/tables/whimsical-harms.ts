import type { Harm } from './plot-types.ts';

const tones = ['whimsical'] as const;
const everyone = ['returned', 'kin', 'power', 'profiteer', 'penitent'] as const;

export const whimsicalHarms: readonly Harm[] = [
  {
    id: 'swaps',
    tones,
    agents: everyone,
    noun: 'the exchanges',
    pitch: [
      'In {town} things change places at {hour}: hats, signs, lately husbands, and each time {emb} is left as change.',
      'Nobody in {town} is wearing their own trousers. It was funny for two days.',
      'Everything in {town} is where something else should be, and on the spot where it was lies {emb}.',
    ],
    first: [
      '{X1} opened the strongbox and found it full of warm bread, and in the oven the money.',
      'The portrait of {X1} now hangs in the stable, and the horse in the hall.',
      '{X1} woke up in the right bed in the wrong house and stayed for breakfast.',
    ],
    second: [
      '{X2} gave a long speech before noticing that the notes were a recipe. The applause was real.',
      "The sign of {X2}'s shop and the one of the undertaker have been exchanged, and both are doing well.",
      '{X2} has not been able to find the staircase since Tuesday. It is in the garden.',
    ],
    start: [
      '{X3} bows to you, takes off the hat, and there is a pie under it, still hot. Up and down the street people lift their hats, carefully, one after another. On the last of the pies is {emb}.',
      'The procession comes round the corner, band first, and the band is playing on vegetables, and has not noticed. {X3} has: {X3.they} is at the front, and the staff of office in {X3.their} hand is an eel.',
      'You sit down, and so does the whole inn, and all the chairs sigh. Then {X3} rises, with great dignity and a stuck chair, and points at the chandelier, where there hangs, instead of candles, {emb}, {few} times over.',
    ],
    act: [
      'Three things have to be caught before they get to the river: a hat, a pie, a pig in a sash (DC 12 Acrobatics, Animal Handling or Athletics).',
      'If anyone works out the rule (DC 13 Investigation: everything is exchanged with what rhymes with it), the next exchange can be foretold.',
      '{X3} has to be got home unseen (DC 13 Stealth or Performance). {X3.they} will talk to anyone who manages it.',
    ],
    how: [
      'There is a list. {A} keeps it, and it is alphabetical in two directions.',
      'It is done with a handcart, felt slippers and a great love of order.',
    ],
    escalate: [
      'The next to be exchanged are the two sides of the river, or the bridges; in any case it will be confusing.',
      'People begin to prefer it, which was not the plan.',
    ],
  },
  {
    id: 'parrots',
    tones,
    agents: everyone,
    noun: 'the remarks',
    pitch: [
      'In {town} objects make remarks: the church clock, a kettle, the bust of {W}. They are all true and all from {years} years ago.',
      'A voice in {town} comments on what people do, from drainpipes, and it is right. Several engagements are off.',
      'Something says aloud in {town} what people have just decided not to say. It signs with {emb}.',
    ],
    first: [
      '{X1} was corrected by a teapot in front of guests.',
      'When {X1} said "with pleasure", the umbrella stand said "hardly".',
      '{X1} sold a horse as young, and the horse was asked.',
    ],
    second: [
      '{X2} has been followed for a week by a watering can that hums.',
      "At the wedding of {X2}'s cousin, the cake asked whether anyone had objections, and had some.",
      '{X2} now writes everything down, and the pen adds footnotes.',
    ],
    start: [
      '{X3} is just thanking the jury for its wisdom when the bust behind {X3.them} clears its throat. "Both cards," says the bust. There is a silence in which one can hear a bun being put down.',
      'The pulpit sneezes. {X3}, who is reading the lesson, says "Bless you" by habit, and the pulpit says, quite clearly: "You had two helpings." {X3} goes the colour of a beet.',
      'You knock at the door of {X3}, and the knocker says: "At home, but will say otherwise." From within {X3} calls that nobody is at home. "See?" says the knocker, and spits out {emb}.',
    ],
    act: [
      'The object answers questions until it is contradicted (DC 12 Persuasion for a second one).',
      'Behind it is a tube, a parrot or a very small person (DC 14 Perception), gone in a round.',
      '{X3} must be brought out before the crowd asks for more (DC 13 Performance).',
    ],
    how: [
      ['The objects are honest. {A} has only asked them to speak up.', 'agent=power'],
      ['It is parrots, tubes and a good memory.', 'agent!=power'],
      ['Each remark was really made once, by {V}, and nobody listened.', ''],
    ],
    escalate: [
      'The remarks now come before the deed.',
      'Somebody has asked {record} for its opinion.',
    ],
  },
  {
    id: 'monuments',
    tones,
    agents: everyone,
    noun: 'the monuments',
    pitch: [
      'Monuments go up in {town} overnight, of butter, of snow, of laundry, and they show respected citizens in moments they had forgotten.',
      'Each morning there is a new statue in {town}. It is always a good likeness, and always from behind.',
      'At {hour} somebody puts up a plaque in {town}. So far they read "Here {X1} ran away from a goose" and worse.',
    ],
    first: [
      '{X1} was shown in butter, with a second helping, and the sun took its time.',
      'A bench was dedicated to {X1}, "who never stood up for anything".',
      'In front of the house of {X1} stands {X1} of straw, with an arm out, and the arm has a hand in a pocket that is not its own.',
    ],
    second: [
      '{X2} bought up the plaque, and there were {few} more.',
      '{X2} got an equestrian statue. The horse was better done.',
      'The fountain has been altered, and {X2} will not say why it has to be turned off.',
    ],
    start: [
      '{X3} pulls the cord, the cloth falls, the band begins, and stops, player by player. It is not the founder under the cloth. It is {X3}, three times life size, in snow, holding a card behind the back; and it is July.',
      'In the night somebody has laid out the square with washing, and from the tower, where {X3} takes you for the view, it turns out to be a picture. It is of {X3}. It is very like. In the hand is {emb}.',
      'The coffin-sized crate is for {X3}, carriage paid. Before you can say anything the children have the lid off. In it, life size, of gingerbread, with raisin eyes and an expression of guilt, lies {X3}.',
    ],
    act: [
      'The thing must be eaten, melted or covered before noon (DC 13 Constitution, Arcana or Sleight of Hand), or {X3} will leave {town} for good.',
      'It shows one thing that only a witness can know (DC 13 History or Insight): who else stood there.',
      'The artist is in the crowd, to see how it goes down (DC 14 Perception).',
    ],
    how: [
      'Each one is made at {lair}, from drawings by {V}, and comes to {town} in parts, in bread baskets.',
      '{A} has an honest talent, and is getting better.',
    ],
    escalate: [
      'The next one is of everybody.',
      'Visitors begin to come for the monuments, and pay.',
    ],
  },
  {
    id: 'politeness',
    tones,
    agents: ['power', 'kin', 'returned', 'penitent'],
    noun: 'the spell of manners',
    pitch: [
      'No one in {town} can go through a door first any more. Work has come to a stop, and so has soup.',
      'In {town} a plague of good manners has broken out: those who catch it must grant any wish that is put nicely, and each case begins with {emb}.',
      'Since the new moon people in {town} have had to do whatever they say they would "love to".',
    ],
    first: [
      '{X1} said "my house is yours" and is living in the shed.',
      '{X1} has been bowing to {X1.their} own mirror since Monday, and neither will stop first.',
      '{X1} said that it would be a pleasure to hear all about it. That was on the fourth.',
    ],
    second: [
      '{X2} told a tailor to take his time. He has taken it. {X2} has none.',
      '{X2} promised {few} people the next dance.',
      'In a moment of kindness {X2} said "after you" to a herd.',
    ],
    start: [
      'In the doorway of the inn stand {few} people saying "after you", and have been since breakfast. {X3} is at the back, with a tray, and the tray is trembling. "I should simply love to get by," says {X3}, and turns pale, because now it will have to happen.',
      'You are greeted by {X3}, who cannot stop. It is a beautiful greeting, with turns. Behind {X3.them} a queue of people waits to be greeted, all the way to {s1}, and some have brought chairs.',
      '{X3} offers you anything you like, by mistake. You see {X3.them} hear it. On the table, between the two of you, there is suddenly {emb}, and everything in the room seems to lean towards you to listen.',
    ],
    act: [
      'It takes real rudeness to break it (DC 13 Intimidation, Performance or a good insult): one person is freed for each.',
      'Three wishes are running loose and must be wished back in the right order (DC 13 Persuasion or Arcana).',
      'Whoever says "please" is bound as well, until someone tells them off.',
    ],
    how: [
      ['{A} has done nothing but take people at their word.', ''],
      ['It is in the sugar. {A} stirs it in, anticlockwise.', 'agent!=power'],
    ],
    escalate: [
      'Two towns have surrendered to each other.',
      'Somebody has told {W} to make {W.themself} at home, and {W} has begun to.',
    ],
  },
];
