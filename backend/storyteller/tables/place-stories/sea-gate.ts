import type { PlaceStory } from '../place-story-type.ts';

export const seaGateStory: PlaceStory = {
  id: 'sea-gate',
  levels: [12, 20],
  tones: ['heroic', 'grim'],
  words: ['dam', 'gate', 'sea', 'ocean', 'portal', 'plane', 'water', 'door'],
  title: 'The Sea Gate at {town}',
  look: '[A bronze gate a mile wide closes the valley, and behind it stands, to the upper edge, an ocean that is not of this world.|The valley is closed by a bronze gate a mile wide, and an ocean that is not of this world stands behind it, up to the edge.|Up to the edge of a bronze gate, which closes a valley a mile wide, stands an ocean that is not of this world.] Lights as large as ships go by in it. [In the middle of the gate, at the height of a man, a person in white armour has one shoulder against the bronze.|A person in white armour stands at the middle of the gate, with one shoulder against the bronze.|In the middle one sees a person in white armour, with one shoulder against the bronze.]',
  senses:
    'It hums, so low that one feels it in the teeth as far as {town2}. [All springs of {town} taste of salt.|There is salt in every spring of {town}.|The springs of {town} have turned salt, all of them.] [Drops that come through burn up in the air with a blue spark.|Each drop that comes through is a blue spark, and gone.]',
  keeper: [
    'commander of the gate',
    'has an order of three hundred, who all have one shoulder higher than the other, and a roster for the next thousand years.',
  ],
  guest: [
    'crown engineer',
    'has built a lock for ships, a roofed hall of bronze, at one end of the gate, with the money of a king, and waits for leave to open it.',
  ],
  absent: 'one in white armour',
  hooks: [
    [
      'The one in white has begun to slip: the width of a hand in a month. {K} pays {pay} gold pieces, and offers a place in the order, to whoever finds out what frightens an angel.',
      '[Knocking from the other side frightens the one in white.|It is knocking that frightens the one in white, from the other side.] [Nobody in {town} had heard a knock for nine hundred years, and now somebody says please.|For nine hundred years nobody in {town} had heard a knock, and now there is one, and somebody says please.]',
    ],
    [
      'Forty villages below the gate pray to it. A bishop of {town} [has taught them that it will open for the faithful, on a day which he has named.|preaches that it will open for the faithful, and has named the day.|has named a day on which, as they believe, it will open for the faithful.]',
      [
        '[He dreamed it, believes it, and the dream was sent by what is on the other side.|He had it in a dream, believes it, and does not know that the dream was sent by what is on the other side.] The day is day {days}, and thousands of people are packing to walk up to {town} and sing.',
        '[He dreamed it, believes it, and the dream was a cry for help.|He had it in a dream, and believes it, and it was a cry for help.] The day is day {days}, and thousands of people are packing to walk up to {town} and sing.',
      ],
    ],
    [
      '{B} needs a sample from behind the gate, a cupful, and pays in royal estates.',
      [
        'In the open air the cupful is gone, with a blue flame, before anybody can cork it: our air burns that water off. It is not the sea that the gate keeps out, but what swims in it.',
        'In the open air the cupful burns, with a blue flame as high as a house, and in the flame one sees very small people who look up.',
      ],
    ],
  ],
  done: '[In {town} people farm, and here they hold.|Below in {town} they farm, and up here they hold.|{town} farms, and the order holds.|Down in {town} one farms, and up here one holds.] Anyone may ask {K} for a turn at the bronze, for an hour, and it is said to cure pride; kings have done so, in front of painters.',
  trace:
    '{K} shows guests the handprints of those who took a turn, worn into the metal as deep as a thumb. There the bronze is so thin that light comes through, and on the far side, at the same height, one sees the marks of other hands.',
  truth: [
    'The one in white armour is a solar, whom the order calls {V.full}. The gate is held shut from both sides. [Something vast in that ocean wants to come through to {town}.|In that ocean is something vast that wants to get to {town}.|What wants to come through to {town}, out of that ocean, is vast.] [A people lives behind the gate, and for nine hundred years they have pulled at the bronze while {V} pushed.|Behind the gate lives a people who have pulled at the bronze for nine hundred years, while {V} pushed.] They are nearly all dead; {V.name} feels the hands go, one by one, and has told no one, since who would stand here then? They have begun to knock, and ask {V.name} whether anybody is still there.',
    'The one in white armour is a solar, whom the order calls {V.full}. [The gate does not protect {town} from the sea, but the sea from {town}.|It is not {town} that the gate protects from the sea, but the sea from {town}.|The gate is there for the sea, and not for {town}.] That sea is the last one of a world that {V} was once sent to destroy, with the last children of that world in it, and our air burns that water like oil. If the gate opens, all of it runs out into the valley and dies. Now {num} of them knock, and want to be let out all the same, and to die in the sun.',
  ],
  finds: [
    [
      'Perception',
      '[laying|putting] your own hands on the bronze, in the prints',
      '[the metal is being pulled away from you, a little out of time, as tired people pull.|it is pulled from the other side, a little out of time, as by tired people.|somebody there is pulling, several of them, tired and no longer quite in time.]',
      1,
    ],
    [
      'Insight',
      'asking {V} how many there are on the other side',
      '{V} says "eleven", and then "ten".',
      1,
    ],
    [
      'Investigation',
      '[looking at|taking a close look at|examining] the hinges',
      'whoever built the gate meant it to be closed from here, by someone who was ashamed.',
      2,
    ],
    [
      'Arcana',
      '[casting|using] Tongues and listening',
      '[the knocking is a number, and a lullaby.|a number is being knocked, and then a lullaby.|somebody knocks a number, and the beat of a lullaby after it.]',
      2,
    ],
    [
      'Religion',
      '[using Commune to ask|asking a god by Commune] who is behind the gate',
      '[the god says "people", and nothing else.|"people", says the god, and will not add to it.|the answer is one word: "people".]',
    ],
  ],
  use: [
    'Every minute without {V} the gate gives a foot. The whole order, all three hundred with a shoulder against it, holds it for an hour, and then cannot lift an arm for a week.',
    [
      'What first comes through the gap above {town} is an arm (use <1 Hezrou, Nalfeshnee, Marilith, Pit Fiend>), and it is feeling for the rest of it.',
      'What first comes through the gap above {town} is water that burns and stands upright (use <Water Elemental>), and then a very small hand.',
    ],
    '[In the gate above {town} a wall of force stops a gap of one yard for as long as it lasts, and what beats against it from the far side can be seen through it.|A wall of force stops a gap of one yard in the gate above {town} for as long as it lasts, and shows what beats against it from the far side.|A gap of one yard in the gate above {town} can be stopped with a wall of force, through which one sees what beats against it.]',
  ],
  later: [
    'In {days} days the last pair of hands behind the gate goes. {V} holds it alone for a night. [What comes through in the morning is as wide as the valley of {town}, and in no hurry.|In the morning it comes through, as wide as the valley of {town}, and in no hurry.|It is as wide as the valley of {town}, comes through in the morning, and is in no hurry.]',
    'On day {days} the people of forty villages come up the valley and sing, and {K} cannot turn them back. [A bishop of {town} walks in front; he has dreamed that the gate opens for those who sing.|In front walks a bishop of {town}, who has dreamed that the gate opens for those who sing.|The gate opens for those who sing: so a bishop of {town} has dreamed, who walks in front.] {V} looks round at them, and the gate opens, by a yard. [A burning sea runs down to {town}.|Down to {town} runs a sea, burning.|The sea runs down to {town}, and burns.]',
  ],
  ways: [
    '[From {town} the hands on the other side can be relieved.|The hands on the other side can be relieved, from {town}.|Somebody from {town} can relieve the hands on the other side.] [It takes one opening, a yard wide and an hour long, in which the water burns off as fast as it comes.|For an hour the gate has to be open by a yard, and the water burns off as fast as it comes.] The order goes in through the flame, with Water Breathing, and the last of that people come out; some of the three hundred will have to stay there for good, and {K} asks who of the party would call the roll.',
    "The sea can be moved to an empty plane, if a god grants one. {B}'s lock is built and would keep the air off it, the order would stand in there and pass the sea on to the other plane, and {V} has stood here for nine hundred years and would like to carry something for once.",
  ],
};
