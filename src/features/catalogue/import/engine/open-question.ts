import { UnreadableText } from '../../values.ts';
import type { Answer, Decision } from './draft-types.ts';

/** The user's answers to questions, by the subject of the question. */
export type Answers = ReadonlyMap<string, string>;

export const answersWith = (answers: Answers, { subject, answer }: Decision): Answers =>
  new Map(answers).set(subject, answer);

/** Stands for the value of a cell until the user has answered what the cell means. */
export class OpenQuestion extends UnreadableText {
  /** Cells with the same subject are one question: they have the same answers. */
  readonly subject: string;
  readonly answers: readonly Answer[];

  constructor(text: string, message: string, subject: string, answers: readonly Answer[]) {
    super(text, message);
    this.subject = subject;
    this.answers = answers;
  }
}
