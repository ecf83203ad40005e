import type { PlaceStory } from '../place-story-type.ts';

export const truceBathsStory: PlaceStory = {
  id: 'truce-baths',
  levels: [4, 10],
  tones: ['intrigue', 'heroic'],
  words: ['bath', 'baths', 'spring', 'truce', 'treaty', 'peace', 'bathhouse'],
  title: 'The Truce Baths between {town} and {town2}',
  look: 'A hot spring lies exactly on the border. White steps go down to it from both sides, and a red line of tiles runs through the water. Generals, smugglers and bishops sit in it up to the chin, and a row of naked feet on the edge is all that tells them apart. || The border runs through a hot spring, as a line of red tiles, and from both sides white steps go down into it. Up to the chin sit generals, bishops and smugglers, and one can tell them apart only by what they laugh at.',
  senses:
    'Water drips, voices carry, and nobody finishes a sentence. It smells of sulphur and pine, and one is thirsty at once.',
  keeper: [
    'bath master',
    'takes weapons, clothes, rings and rank at the door, against a numbered brass tag, and gives {town} and {town2} the same towels.',
  ],
  guest: [
    'envoy',
    'comes from {town2}, has been in the water since morning, waits for someone from {town} who does not come, and is going soft at the edges.',
  ],
  absent: 'peace envoy',
  hooks: [
    [
      'An envoy was killed in the hot room in front of eleven people, and there is no weapon, only a wet floor. {K} pays {pay} gold pieces for a name before either side sends for its army.',
      [
        'It was an icicle. Someone brought a cask of snow for the sherbet, and there is only one person who ordered sherbet.',
        'It was beet juice, in the bladder of a pig, and the body was carried off by two men who had brought clean towels. {B} had ordered beet soup, and sent it back.',
      ],
    ],
    [
      'A farmer of {town2} has come home from the baths with a treaty on his back, in mirror writing, and would like somebody to read it to him.',
      'It was written on a bench of the hot room in kohl, he lay down on it, and it is the only copy of what was agreed.',
    ],
    [
      '{B} asks the party to take off everything, sit down opposite, and lose an argument about fishing rights as loudly as they can.',
      'The argument covers what two people behind the steam are saying to each other, who have been at war for {years} years.',
    ],
  ],
  done: 'An hour costs a silver piece for anybody from {town} or {town2}. No one has been arrested, sued or married here since the spring was found, and what is said in the water counts as not said.',
  trace:
    'The brass tag number {few} is missing from the board, and nobody is waiting for his clothes. On the {town} side somebody has scrubbed one tile whiter than the rest.',
  truth: [
    'The envoy {V.full} came to end the war, and was killed by the guard who had been sent to protect the talks, a brother of {K} among them, on orders from {town}. {K} saw who carried the cask, has hidden the clothes of {V} with the orders in the pocket, and is afraid of both sides.',
    '{V} is alive. The death was agreed with {B} in the hot room: it gives each side a martyr and neither a winner, and a month in which no one may attack. {V} sits in the boiler room and runs out of patience and soap.',
  ],
  finds: [
    ['Medicine', 'looking at the wound', 'it is round, clean and colder than the rest.', 1],
    [
      'Investigation',
      'feeling for a loose tile under the heap of towels',
      'a uniform is below it, with a brass tag and a sealed order.',
      1,
    ],
    [
      'Medicine',
      'tasting what has dried between the tiles of the hot room',
      'it is beet juice, and somebody has tried to make it look older with soot.',
      2,
    ],
    [
      'Perception',
      'following a cup of broth',
      'it goes down to the boiler room, and the bowl comes back clean.',
      2,
    ],
    ['Insight', 'telling {B} the name of the dead', '{B} looks first at the clock.'],
  ],
  use: [
    'Nobody has armour or a weapon here. Towels, steam at the valve (3d6), soap on the steps and a brass ladle are what there is.',
    'The tiles of the line are loose: under them is the drain, and the drain comes out behind the camp of {town}.',
    'Each side has forty soldiers at its door. They will not come in dressed, and hate to come in undressed.',
  ],
  later: [
    'In {days} days both armies march, each to avenge the same envoy.',
    'In {days} days a real assassin finds the boiler room, as {town} has counted the broth as well.',
  ],
  ways: [
    'The order names a minister. Read aloud in the water, before both sides, it counts as not said, and has been heard; {K} will sound the gong, if the brother is let go.',
    'The month that {V} has bought is long enough if the party carries the terms by hand to two people who may not be seen to answer. The ones behind the steam are ready to sign on a wet back.',
  ],
};
