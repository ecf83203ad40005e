import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character lacks. */
export const ideasOfBodies: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-blind',
    unlike:
      /\b(?:eyes?|squint|spectacles|stare|read|reads|reading|looks?|looking|lenses|blink\w*|brow\w*|saw|see|mirror|glass|winks?|lashes)\b/,
    isTrait: true,
    asked: phrases(
      "blind|blinded|sightless|can't_see|cannot_see|going_blind|lost_his_sight|lost_her_sight|lost_their_sight",
    ),
    usual: {},
    other: ['old teacher', 'bell founder', 'ferry hand'],
    concept: [
      ['lost {P.their} sight in {town}, and has found out since how much noise people make', 'v=1'],
      ['never saw {town}, and knows it better than those who built it', 'v=2'],
    ],
    want: [
      ['to find the one whose breathing was the last thing there before the dark', 'v=1'],
      ['to be sent first because {P.they} is the best, and not out of pity', 'v=2'],
    ],
    flaws: [
      [
        'will not be helped',
        'A hand at the elbow makes {P} walk faster, and [five|six|seven] times that has been into a river.',
      ],
      [
        'trusts a voice too much',
        'If somebody has a warm voice {P} believes it, and is told later by others what the face was doing.',
      ],
    ],
    event: [
      'It happened in {town}, in one moment: a flash, a cry, then nothing any more. {P} remembers the last sound before it, a breath drawn in, as one does before a jump. {Q} sat by the bed for weeks and dropped things: a pin, a coin, a feather. "Where?" said {Q} each time. When {P} could point to the feather {Q} put a sword into {P.their} hand and moved the table out of the way.',
      '{P} was born without sight, and was to sit by the stove in {town} for life. But {P} counted the steps to the door, then to the well, then to the walls. At twelve {P} won a bet by crossing the whole town at midnight, on the roofs, while {Q}, with a lamp, fell off at the third. {Q} has taught {P} since then, saying that it was the only way to learn something.',
    ],
    now: [
      [
        'In {town2} {P} has heard that breath again, behind a door, just before it was opened by somebody harmless.',
        'v=1',
      ],
      ['The town of {town2} pays {P} to walk its walls at night, since {P} hears ladders.', 'v=2'],
      '{P} knows people by their boots, and is seldom surprised by a face.',
      'In fog, smoke and darkness it is {P} who leads.',
    ],
    bond: [
      '{Q}, who never once moved a chair back.',
      'A feather in a small box, which {P} drops now and then, and picks up again.',
    ],
    hook: [
      ['It was {Q} who drew that breath. All the lessons are to make up for it.', 'v=1'],
      [
        'The eyes of {P} are whole. Something was shut in behind them at birth, and {Q} was sent to see that it stays so.',
        'v=2',
      ],
    ],
    realm: [
      'What nobody can look at and live is being led from city to city, and there is one who need not look.',
    ],
    look: [
      '{P} wears a strip of dark cloth over the eyes, for the sake of others.',
      'The blind eyes of {P} rest a little to the left of whoever is speaking, and the head is tilted.',
      '{P} carries a staff with a bell-metal tip, and reads the echo.',
    ],
    manner: [
      '{P} falls silent before anyone else has heard the door.',
      '{P} calls a room full or empty, high or low, from the doorstep, by one click of the tongue.',
      '{P} asks what colour things are, and collects the answers.',
    ],
    ideal: ['"People see what they expect. I have to listen."', '"Pity is a way of not looking."'],
    woven: {
      story: ['{P.name} is blind, and learned in {town} to hear where a feather falls.'],
      look: ['{P.name} wears a strip of dark cloth over blind eyes, for the sake of others.'],
      manner: ['{P.name} falls silent before anyone else has heard the door.'],
    },
  }),
  ofIdea({
    id: 'idea-mute',
    unlike:
      /\b(?:voice|says?|said|speaks?|talk\w*|whistl\w*|sings?|song|hums?|calls?|asked|tells?|told|laugh\w*|read the service|argument|whisper\w*|tune|verse|shout\w*|word)\b/,
    isTrait: true,
    asked: phrases(
      "mute|voiceless|can't_speak|cannot_speak|can't_talk|cannot_talk|doesn't_speak|does_not_speak|never_speaks|never_talks|lost_her_voice|lost_his_voice|lost_their_voice|hasn't_spoken|has_not_spoken|without_a_voice|without_voice|without_any_voice|no_voice|unable_to_speak * communicates|speaks|talks|speaking|communicating|writes|signs only? with|through|by|in {what}",
      "mute|voiceless|can't_speak|cannot_speak|can't_talk|cannot_talk|doesn't_speak|does_not_speak|never_speaks|never_talks|lost_her_voice|lost_his_voice|lost_their_voice|hasn't_spoken|has_not_spoken|without_a_voice|without_voice|without_any_voice|no_voice|unable_to_speak",
      'vow|oath of silence',
    ),
    usual: { what: 'hands and chalk' },
    other: ['abbot', 'former choirmaster', 'ferry hand'],
    concept: [
      ['has not said a word since a trial in {town}, and speaks with {what}', 'v=1'],
      ['gave up {P.their} voice in {town} of {P.their} own will, and talks with {what}', 'v=2'],
    ],
    want: [
      ['to give a testimony that nobody can twist', 'v=1'],
      ['to find the one word that would be worth it', 'v=2'],
    ],
    flaws: [
      [
        'lets people believe what they like',
        'Nobody contradicts faster than {P}, but with {what} it takes a moment, and by then the duel has been arranged.',
      ],
      ['listens at doors', 'People forget that {P} is in the room, and {P} does not remind them.'],
    ],
    event: [
      '{P} was the only witness at a trial in {town}, and told the truth, loudly. The judge turned each sentence round until it hanged the wrong man. When {P} opened {P.their} mouth to protest there was no sound, and there has been none since. {Q} came afterwards with something to draw with. The first thing that {P} put down was the face of the judge, and {Q} hid the sheet.',
      'There was a choir in {town}, and one voice in it for which people came from far away. A fever went round, and half of the choir was dying. {P} went up to the old shrine and made an offer. By morning all of them were well, and {P} was silent. {Q}, who led the choir, thinks that it was the fever, and {P} has let that stand.',
    ],
    now: [
      [
        '{P} has drawn the whole trial, in [four|six|eight] sheets, and has shown them to a scribe in {town2}, who turned pale at the fifth.',
        'v=1',
      ],
      ['In {town2} {P} heard one of those singers again, and had to sit down.', 'v=2'],
      'With {what} {P} can bargain, joke, insult a guard and tell a ghost story.',
      '{P} has taught [three|five|nine] people to understand the signs, and trusts no one more than those.',
    ],
    bond: [
      '{Q}, who learned to read {P.them} first.',
      'A slate with a crack: there is one line on it that is never wiped away.',
    ],
    hook: [
      [
        'The voice was taken, not lost. The judge keeps it in a snuff box and uses it to sign things.',
        'v=1',
      ],
      [
        'The offer had a second half: if {P} ever speaks, the bargain is undone, and {Q} is looking for a cure, out of love.',
        'v=2',
      ],
    ],
    realm: [
      'There is a name that unmakes whoever hears it. Only one who cannot speak can be trusted to carry it to its place.',
    ],
    look: [
      'There is chalk on {P.their} fingers, and a slate and a bundle of sketches at the belt.',
      'The hands of {P} are never still, and {P.their} face says the rest.',
    ],
    manner: [
      '{P} answers with {what}, and underlines what is important.',
      '{P} snaps twice for yes and once for no, and raises an eyebrow for everything else.',
      '{P} draws people while they talk, and gives them the drawing if they were honest.',
    ],
    ideal: [
      'On the first page of the sketchbook of {P.name} is written: "What is said is gone. What is shown remains."',
      '{P} has it on the slate, in good letters: "Listen first."',
    ],
    woven: {
      story: ['{P.name} does not speak, not since a day in {town}, and makes do with {what}.'],
      look: ['{P.name} has chalk on the fingers, and a slate at the belt to talk with.'],
      manner: [
        '{P.name} snaps twice for yes and once for no, and raises an eyebrow for everything else.',
      ],
    },
  }),
];
