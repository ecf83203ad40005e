import type { Harm } from '../plot-types.ts';

export const whimsicalMonuments: Harm = {
  id: 'monuments',
  tones: ['whimsical'],
  agents: ['returned', 'kin', 'power', 'profiteer', 'penitent'],
  noun: 'the monuments',
  pitch: [
    'Somebody adorns {town}« at {hour}», with great skill and no mercy.',
    'In {town} there is a new fountain« each week». The water comes out where the truth would be.',
    'They have begun to sell tickets in {town} for the morning, when the cloth comes off. There is always {emb} on the plinth.',
    'Monuments go up« in {town}» overnight, of butter, of snow, «of laundry, »and they show respected citizens in moments they had forgotten.',
    'Each morning there is a new statue in {town}. It is always a good likeness, and always from behind.',
    'At {hour} somebody puts up a plaque« in {town}». So far they read "Here {X1} ran away from a goose" and worse.',
  ],
  first: [
    'A street was named after {X1}: "Second Helping Lane".',
    '{X1} found {X1.themself} in topiary, reaching for something« that was» not yet paid for.',
    'They built {X1} of empty bottles. The scale was exact.',
    '{X1} was shown in butter, «with a second helping, »and the sun took its time.',
    'A bench was dedicated to {X1}, "who never stood up for anything".',
    'In front of the house of {X1} stands {X1} of straw«, with an arm out», and the arm has a hand in a pocket« that is» not its own.',
  ],
  second: [
    [
      "The mosaic in front of {X2}'s door shows a person running, «and a plank, »and an egg.",
      'wrong=wager',
    ],
    '{X2} has been put on the new coins« of {town}», chocolate ones, from the side that people know.',
    "Someone has embroidered it on {X2}'s curtains«, so that it faces the street».",
    '{X2} bought up the plaque, and there were {few} more.',
    '{X2} got an equestrian statue. The horse was better done.',
    'The fountain has been altered, and {X2} will not say why it has to be turned off.',
  ],
  start: [
    [
      'Fireworks are over, they say; then one more goes up. It« bursts, and» hangs there, «green and gold, »over all of {town}: {X3}, from behind, with one hand in a pie. Beside you somebody says "Oh", which is {X3}.',
      '@firework',
    ],
    [
      'The tide goes out, and the bathers see it first: a picture in the sand«, two hundred paces long,» of {X3} asleep on a heap of votes. {X3} begs you for rakes. People are climbing onto the dunes with picnic baskets«, and on the nose of the picture lies {emb}».',
      'water=yes wrong=vote @sand',
    ],
    [
      'They carry in the cake for {deadline}. It is a model of {works}«, true to scale», and in one of the windows a small sugar {X3} is doing something that a large {X3}«, at the head of the table,» has denied for {years} years.',
      '@cake',
    ],
    [
      '{X3} pulls the cord, the cloth falls, the band begins, and stops, player by player. It is not the founder under the cloth. It is {X3}, three times life size, in snow«, holding a card behind the back»; and it is July.',
      'wrong=prize @snow',
    ],
    [
      'In the night somebody has laid out the square with washing, and from the tower«, where {X3} takes you for the view,» it turns out to be a picture. It is of {X3}. «It is very like. »In the hand is {emb}.',
      '@washing',
    ],
    [
      'The coffin-sized crate is for {X3}«, carriage paid». Before you can say anything the children have the lid off. In it, life size, of gingerbread, «with raisin eyes and an expression of guilt, »lies {X3}.',
      '@crate',
    ],
  ],
  act: [
    [
      'It can be turned around, so that it faces the wall (DC 13 Athletics); then one sees what is on the back: the names of the others.',
      'start=snow',
    ],
    [
      '{X3} will pay any sum to have it finished«, rather than removed,» with a better expression (DC 13 Performance or a craft).',
      'start=sand|snow|washing|crate',
    ],
    [
      'The thing must be eaten, melted or covered before noon (DC 13 Constitution, Arcana or Sleight of Hand), or {X3} will leave {town}« for good».',
      'start=sand|cake|snow|crate',
    ],
    'It shows one thing« that» only a witness can know (DC 13 History or Insight): who else stood there.',
    'The artist is in the crowd«, to see how it goes down» (DC 14 Perception).',
  ],
  how: [
    'The drawings are all from one evening, made by {V} on the back of a menu«; {A} has only enlarged them».',
    '{A} pays the masons in advance and in kind«, and they think it is a festival».',
    [
      'Each monument shows one of the {few} at the moment when {V} was wronged«. {A} goes through them in order, {W} last».',
      'agent=returned|kin|penitent|power',
    ],
    [
      '{A} takes a share of what the visitors spend«, and there have never been so many».',
      'agent=profiteer',
    ],
    'Each one is made at {lair}, from drawings by {V}, and comes to {town} in parts«, in bread baskets».',
    '{A} has an honest talent, and is getting better.',
  ],
  escalate: [
    'The series now has a title page and will evidently have an end.',
    'Two citizens have commissioned one, out of envy.',
    'The next one is of everybody.',
    'Visitors begin to come for the monuments, and pay.',
  ],
};
