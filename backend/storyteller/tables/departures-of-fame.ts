import type { Departure } from './departure-type.ts';

/** Departures of those who are known for what they did not do. */
export const departuresOfFame: readonly Departure[] = [
  {
    id: 'false-hero',
    tones: ['heroic', 'whimsical', 'intrigue', 'grim'],
    words: [
      'hero',
      'knight',
      'paladin',
      'coward',
      'fraud',
      'famous',
      'bard',
      'actor',
      'legend',
      'liar',
    ],
    other: ['modest {worker}', 'ballad singer', 'quiet {worker}'],
    concept: [
      ['is famous in {town} for what somebody else did', 'v=1|2'],
      ['carries a medal from {town} that belongs to another', 'v=1|2'],
      ['is famous in {town} for having run the wrong way', 'v=3'],
      ['has a medal from {town} for an attack that was an escape', 'v=3'],
    ],
    want: [
      'to do one thing that deserves the fame',
      ['to find {Q}, and to have it told as it was', 'v=1'],
      ['to find out whose deed it was that {Q} sings of', 'v=2'],
      ['to find {Q}, and to have it told as it was', 'v=3'],
    ],
    flaws: [
      [
        'cannot refuse anything that is asked in public',
        'If there is a crowd {P} says yes, and learns on the way what it was about.',
      ],
      [
        'tells a lie at the first drop of praise',
        'Praised for a thing, {P} adds two more that never happened, and must then be quick about it.',
      ],
    ],
    event: [
      'On the night of the great landslide at {town} somebody brought {num} people to safety. {P} was found on the spot, soaked and speechless, and was carried home on shoulders and given a medal. It had been {Q}.',
      '{Q} had a song about somebody who held the gate of {town} alone, for a night, against forty riders. {Q} lacked a name for the third verse, and {P} was standing there. The song has gone further than the singer, and {town} has sent {P} a medal.',
      'When {town} was attacked, {P} ran away, in the only direction in which there turned out to be an enemy, and {Q} saw it and cheered. There was a medal for it.',
    ],
    now: [
      '[{P} left before there could be a statue, and has done small brave things since, for practice.|{P} crosses the street when somebody begins to tell of it, and has learned to fight in the meantime, to be on the safe side.]',
      '{P} keeps the medal in a sock, takes it out before every fight and puts it back unworn.',
    ],
    bond: [
      [
        '{Q} has to be found, and asked to keep silent or to speak, before somebody else does the asking.',
        'v=1|3',
      ],
      ['Whoever held that gate, and has to hear it sung under the name of {P}.', 'v=2'],
      ['Those {num} people write to {P} every year. {P} answers each letter.', 'v=1'],
    ],
    hook: [
      [
        '{Q} set off that landslide, by blasting where it was forbidden, and would rather be nobody than be asked about it.',
        'v=1',
      ],
      [
        'The one who did the deed of the song has heard it, lives in {town2}, and has a gate that needs holding: this time against a dragon, and under the name of {P}.',
        'v=2',
      ],
      [
        'The enemy has heard of it as well, and has sent a person to see what {P} is really like.',
        'v=3',
      ],
      [
        'One of the {num} was not meant to be saved: the landslide was made in order to bury that one.',
        'v=1',
      ],
    ],
  },
];
