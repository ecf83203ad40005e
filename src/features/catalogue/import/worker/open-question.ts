import { UnreadableText } from '../../values.ts';
import type { Reply, Decision } from './draft-types.ts';

/** The user's replies to questions, by the subject of the question. */
export type Replies = ReadonlyMap<string, string>;

export const repliesWith = (replies: Replies, { subject, reply }: Decision): Replies =>
  new Map(replies).set(subject, reply);

/** Stands for the value of a cell until the user has answered what the cell means. */
export class OpenQuestion extends UnreadableText {
  /** Cells with the same subject are one question: they have the same replies. */
  readonly subject: string;
  readonly replies: readonly Reply[];

  constructor(text: string, message: string, subject: string, replies: readonly Reply[]) {
    super(text, message);
    this.subject = subject;
    this.replies = replies;
  }
}
