import type { Instruction, LengthChange, MoodChange, StoryLength, Tone } from './story.ts';

interface Changed {
  readonly tone: Tone;
  readonly length: StoryLength;
}

/** From the lightest to the darkest. */
const tones: readonly Tone[] = ['whimsical', 'heroic', 'intrigue', 'grim', 'horror'];
const lengths: readonly StoryLength[] = ['short', 'standard', 'long'];

/** The neighbour in a list; at the end of the list the same value. */
const besides = <Value>(list: readonly Value[], value: Value, step: 1 | -1): Value =>
  list[list.indexOf(value) + step] ?? value;

/**
 * The neighbouring tones, for every other tone: if these tell another story than both of their neighbours, no two
 * neighbours tell the same one.
 */
export const neighboursOf = (tone: Tone): readonly Tone[] =>
  tone === 'heroic' || tone === 'grim' ? [besides(tones, tone, -1), besides(tones, tone, 1)] : [];

const changes: Readonly<Record<Instruction, (before: Changed) => Partial<Changed>>> = {
  again: () => ({}),
  darker: ({ tone }) => ({ tone: besides(tones, tone, 1) }),
  lighter: ({ tone }) => ({ tone: besides(tones, tone, -1) }),
  longer: ({ length }) => ({ length: besides(lengths, length, 1) }),
  shorter: ({ length }) => ({ length: besides(lengths, length, -1) }),
};

/** Whether it asks for another mood. */
export const isMoodChange = (instruction: Instruction): instruction is MoodChange =>
  instruction === 'darker' || instruction === 'lighter';

/** Whether it asks for another length. */
export const isLengthChange = (instruction: Instruction): instruction is LengthChange =>
  instruction === 'longer' || instruction === 'shorter';

/** The values with the tone or the length that an instruction asks for. */
export const instructed = <Values extends Changed>(
  values: Values,
  instruction: Instruction = 'again',
): Values => ({ ...values, ...changes[instruction](values) });
