import type { Tone } from '../../story.ts';

/** What the builders of an old place shut in, so that it is kept from everyone. */
export interface Kept {
  /** As a new and as a known thing. */
  kept: string;
  theKept: string;
  /** What is noticed of it outside, as a clause. */
  keptSign: string;
  /** What one does who comes too near, with a noun for a person before it. */
  keptDoes: string;
}

const keptThings: readonly Kept[] = [
  {
    kept: 'a voice that makes everyone obey',
    theKept: 'the voice',
    keptSign: 'people answer questions that nobody has asked',
    keptDoes: 'does what the last one said aloud in the room has told them to do',
  },
  {
    kept: 'a sleep from which nobody wakes',
    theKept: 'the sleep',
    keptSign: 'the animals lie down at noon and do not get up before dusk',
    keptDoes: 'falls asleep on their feet',
  },
  {
    kept: 'a fire that needs nothing to burn',
    theKept: 'the fire',
    keptSign: 'the stones of the road are warm at night',
    keptDoes: 'sees every flame bend towards the lid',
  },
  {
    kept: 'a cold that can be heard',
    theKept: 'the cold',
    keptSign: 'there has been ice on the wells in summer',
    keptDoes: 'hears a high note and cannot feel their hands',
  },
];

const mirth: Kept = {
  kept: 'a laughter that nobody can stop',
  theKept: 'the laughter',
  keptSign: 'people laugh in their sleep, and do not know at what',
  keptDoes: 'has to laugh and cannot hold a weapon straight',
};

export const keptIn = (tone: Tone): readonly Kept[] =>
  tone === 'whimsical' ? [mirth, ...keptThings.slice(1, 2)] : keptThings;

/** What lies on the lid, with its article. */
export const relics: readonly string[] = [
  'the bronze sun',
  'the golden mask',
  'the stone crown',
  'the book of lead',
  'the silver hand',
];

/** What a rite needs, because it was made for it and never used. */
export const unused: readonly string[] = [
  'the bell that was never rung',
  'the knife that never cut',
  'the lamp that was never lit',
];
