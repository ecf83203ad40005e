import type { Departure } from './departure-type.ts';

/** Departures of those who are praised or punished for what others did. */
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
      'On the night of the great landslide at {town} somebody brought {num} people to safety. {P} was found on the spot, muddy and speechless, and was carried home on shoulders and given a medal. It had been {Q}.',
      '{Q} had a song about somebody who held the gate of {town} alone, for a night, against forty riders. {Q} lacked a name for the third verse, and {P} was standing there. The song has gone further than the singer, and {town} has sent {P} a medal.',
      'When raiders attacked {town}, {P} ran away, in the only direction in which there turned out to be an enemy, and {Q} saw it and cheered. There was a medal for it.',
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
        '{Q} set off that landslide, by digging where it was forbidden, and would rather be nobody than be asked about it.',
        'v=1',
      ],
      [
        'The one who did the deed of the song has heard it, lives in {town2}, and has the next gate to hold: sixty riders are coming, and all of them know the name of {P}.',
        'v=2 tier!=3',
      ],
      [
        'The one who did the deed of the song has heard it, lives in {town2}, and has the next gate to hold: a dragon is coming, and it has asked for {P} by name.',
        'v=2 tier=3',
      ],
      [
        'The raiders have heard of it as well, and have sent somebody to see what {P} is really like.',
        'v=3',
      ],
      [
        'One of the {num} was not meant to be saved: the landslide was made in order to bury that one.',
        'v=1',
      ],
    ],
  },
  {
    id: 'bad-verdict',
    tones: ['grim', 'intrigue', 'heroic'],
    words: [
      'criminal',
      'convict',
      'prison',
      'escaped',
      'rogue',
      'assassin',
      'outlaw',
      'exile',
      'exiled',
      'revenge',
      'fled',
      'prisoner',
      'framed',
      'innocent',
    ],
    other: ['magistrate', 'county judge'],
    concept: [
      ['was found guilty of something that someone else did well', 'v=1|2'],
      ['served {few} years in {town} for what somebody else did', 'v=1|2'],
      ['was acquitted in {town}, and should not have been', 'v=3'],
    ],
    want: [
      ['to have a name struck out of the court book of {town}', 'v=1|2'],
      ['to look {Q} in the eye in front of a full court', 'v=1|2'],
      ['to earn a life that another paid for', 'v=3'],
    ],
    flaws: [
      [
        'looks guilty, to save time',
        '{P} holds out both wrists as soon as anything is missing, and has been arrested for it four times.',
      ],
      [
        'takes every locked door for an insult',
        '{P} opens what is locked, on principle, and in company, and does not look first at what is behind it.',
      ],
    ],
    event: [
      '{P} was condemned for a piece of sabotage at {works} in {town}, on the word of {Q}, who had seen it by moonlight. There was no moon on that night, as {P} can show in any almanac.',
      '{P} confessed to a theft to spare {P.their} {P.kin:parent}, who had not done it either. {Q} noticed, and passed sentence all the same.',
      'In a quarrel at {works} in {town}, {years} years ago, {P} killed a man, and was acquitted, because {Q} believed the wrong witness. In {town} another was hanged for it.',
    ],
    now: [
      ['{P} has learned four trades in prison, of which two can be mentioned.', 'v=1|2'],
      'Doors interest {P}, who has not yet met one that was meant seriously.',
    ],
    bond: [
      ['A clean page for {P} in the court book of {town}, where there is a dirty one.', 'v=1|2'],
      ['A cell mate with eleven months to go, whom {P} will meet at the prison gate.', 'v=1|2'],
      [
        'The family in {town} of the one who was hanged, who must never learn where the money comes from.',
        'v=3',
      ],
    ],
    hook: [
      [
        '{Q} has not slept since, has found the real culprit and does not dare to say who it is.',
        'v=1|2 tier!=3',
      ],
      ['The one who did it is the person at home to whom {P} sends money.', 'v=1|2 tier!=3'],
      [
        'The sabotage was ordered by a prince, who rules by now, and who pays {Q} by the year for the moonlight.',
        'v=1 tier=3',
      ],
      [
        'What was stolen was the last will of a king, and whoever has it now sits on his throne.',
        'v=2 tier=3',
      ],
      [
        'The one who was hanged in {town} had a child, who has grown up, and has hired the party.',
        'v=3',
      ],
    ],
  },
];
