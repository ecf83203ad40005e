import type { StoryName, StorySection } from '#backend/storyteller/story.ts';
import { capitalsIn } from './capitals.ts';
import type { NameMarks } from './named.ts';
import { amountsIn, numbersIn } from './numbers.ts';

/** A sentence of the storyteller, which a model says in other words. */
export interface Fact {
  readonly id: number;
  /** Plain text, except that labels are emphasised. */
  readonly text: string;
  /** Whether it is an item of a list. */
  readonly isItem: boolean;
  /** The names in it; each can mean several things, of which one must be named. */
  readonly names: readonly (readonly StoryName[])[];
  /** Other words with a capital: names that the story does not list, and the skills of checks. */
  readonly capitals: readonly string[];
  readonly numbers: readonly number[];
  /** Numbers with what they measure, such as `DC 14` and `460 gp`. */
  readonly amounts: readonly string[];
  /** What is emphasised, and checks such as `DC 14 Insight`: these stay as they are. */
  readonly fixed: readonly string[];
}

/** Whether the text of the model has to contain the fact. */
export const isObligatory = ({ names, capitals, numbers, fixed }: Fact): boolean =>
  names.length + capitals.length + numbers.length + fixed.length > 0;

const withoutEscapes = (marked: string): string =>
  marked.replaceAll(/\\([\\`*_[\]<>#~|!&:])/g, '$1');

const emphasised = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*/g;
const check = /\bDC \d+(?: \p{Lu}\p{L}+)?/gu;

/** The sentences of a section as numbered facts. */
export function factsOf({ text }: Pick<StorySection, 'text'>, marks: NameMarks): Fact[] {
  const lines = withoutEscapes(marks.maskMarked(text)).split('\n');
  return lines
    .flatMap((line) => {
      const isItem = /^(?:- |\d+\. )/.test(line);
      const body = line.replace(/^(?:- |\d+\. |> )/, '');
      return splitSentences(body).map((masked, index) => ({
        masked,
        isItem: isItem && index === 0,
      }));
    })
    .map(({ masked, isItem }, index) => {
      const plain = masked.replaceAll('*', '');
      return {
        id: index + 1,
        text: marks.plain(masked),
        isItem,
        names: marks.thingsIn(masked),
        capitals: capitalsIn(plain)
          .filter(({ word, isFirst }) => !isFirst && word.length > 1 && word !== 'DC')
          .map(({ word }) => word),
        numbers: numbersIn(plain),
        amounts: amountsIn(plain),
        fixed: [
          ...[...masked.matchAll(emphasised)].map(([, strong, soft]) => strong ?? soft ?? ''),
          ...(plain.match(check) ?? []),
        ].map((fixed) => marks.plain(fixed)),
      };
    });
}

const splitSentences = (line: string): string[] =>
  line
    .split(/(?<=[.?!]["”]?) (?=[^a-z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
