import type { Motive } from './plot-types.ts';

export const whimsicalMotives: readonly Motive[] = [
  {
    id: 'applause',
    excuse: [
      'because there was applause, and it was warm',
      'to hear, once, what it sounds like from the front',
    ],
    today: ['{W} pauses after each sentence, in case.', '{W} bows to the kettle when it whistles.'],
    price: [
      '{W} gets a round of applause for the confession«, and blushes at last in the right place».',
      '{W} takes the curtain call alone«, without a curtain».',
    ],
  },
  {
    id: 'breakfast',
    excuse: [
      'on an empty stomach',
      'because there had been no breakfast« that day» and it all went very fast',
    ],
    today: ['{W} has a roll in every pocket.', '{W} decides nothing before eleven.'],
    price: [
      '{W} invites everyone to breakfast, every year«, on the day, for good».',
      '{W} asks {V} whether there is anything left to eat.',
    ],
  },
  {
    id: 'courtship',
    excuse: [
      'to impress a person at the third table, who was looking the other way',
      'for a pair of eyes, which then married a dentist',
    ],
    today: [
      ['{W} still sits with a view of the third table.', 'excuse=1'],
      ['{W} has excellent teeth, and no dentist.', 'excuse=2'],
    ],
    price: [
      ['{W} learns that the person at the third table had been looking at {V}.', 'excuse=1'],
      ['{W} says so, and the dentist pats {W.them} on the shoulder.', 'excuse=2'],
    ],
  },
  {
    id: 'mistake',
    excuse: [
      'by mistake, and then it was too late to have been a mistake',
      'because it was easier than to explain',
    ],
    today: [
      '{W} begins explanations and then gives you a plum.',
      '{W} owns {few} umbrellas that belong to others«, and knows whose».',
    ],
    price: [
      '{W} explains. It takes two days and is published.',
      '{W} gives back the umbrellas as well.',
    ],
  },
  {
    id: 'dare',
    excuse: [
      'because someone had said that {W.they} would never dare',
      'for a bet about another bet',
    ],
    today: [
      '{W} cannot see a wall without wanting to walk along it.',
      '{W} says "Who says so?" before you have said anything.',
    ],
    price: [
      '{W} is dared to say sorry, and it turns out to be the highest wall of all.',
      '{W} wins, by losing, a bet that only {T} knew of.',
    ],
  },
  {
    id: 'shortsight',
    excuse: [
      'without {W.their} glasses on',
      'because from where {W.they} stood it looked quite different',
    ],
    today: [
      '{W} has spectacles on every chair, and sits on them.',
      '{W} looks at everything twice and agrees with the second time.',
    ],
    price: [
      '{W} puts the spectacles on«, looks at {V},» and says "Oh".',
      '{W} reads the apology from a very large card.',
    ],
  },
  {
    id: 'rain',
    excuse: [
      'because it had begun to rain and everybody was in a hurry',
      'to get it over with before the rain',
    ],
    today: [
      '{W} carries an umbrella in all weathers«, and opens it indoors when {V} is mentioned».',
      '{W} begins every talk with the weather and tries to end it there.',
    ],
    price: [
      '{W} says it in the pouring rain, without a hat, and is cheered for the hat.',
      '{W} holds the umbrella over {V} for the rest of the day.',
    ],
  },
  {
    id: 'aunt',
    excuse: ['because an aunt had come all the way to see it', 'so as not to disappoint an aunt'],
    today: [
      '{W} still writes to the aunt every Sunday«, and invents the news».',
      '{W} stands up straight when a carriage stops.',
    ],
    price: [
      '{W} writes to the aunt. The answer is that the aunt had known it, and here is a cake for {V}.',
      'The aunt of {W} comes in person«, and that is quite enough».',
    ],
  },
];
