import type { Telling } from '../realise/telling.ts';
import { lowerStart } from './writing.ts';

const hasName = (sentence: string): boolean => /[\ue000-\uefff\d]/.test(sentence);

const longest = 240;
/** At most this many sentences are joined to one: longer chains are hard to read. */
const mostParts = 2;

const partsOf = (sentence: string): number => sentence.split(';').length;

/** Whether two sentences can be one: they end with a full stop, and no person says them. */
const canJoin = (before: string, after: string): boolean =>
  before.length + after.length < longest &&
  /[^.]\.$/.test(before) &&
  !/^[*(]/.test(after) &&
  !/["\u201c]/.test(before + after) &&
  !before.endsWith('*.') &&
  partsOf(before) + partsOf(after) <= mostParts;

/**
 * Joins a sentence without a name or a number to a neighbour: alone it says the same in every text of a tale. Which
 * neighbour it is, and whether two such sentences are joined, is drawn, so that two texts differ.
 */
export function anchorTale(telling: Telling, line: string): string {
  const random = telling.sideStream();
  const joined: string[] = [];
  const sentences = line.split(/(?<=[.?!]["\u201d]?) (?=[^a-z])/);
  let isSpeech = false;
  for (const [index, sentence] of sentences.entries()) {
    const before = joined.at(-1);
    const isSaid = isSpeech;
    if ((sentence.split(/["\u201c\u201d]/).length - 1) % 2 === 1) isSpeech = !isSpeech;
    if (
      !isSaid &&
      before !== undefined &&
      canJoin(before, sentence) &&
      isWanted(before, sentence, index)
    ) {
      joined[joined.length - 1] = `${before.slice(0, -1)}; ${lowerStart(sentence)}`;
    } else joined.push(sentence);
  }
  return joined.join(' ');

  function isWanted(before: string, sentence: string, index: number): boolean {
    if (hasName(sentence)) return !hasName(before);
    const next = sentences[index + 1];
    const hasOther = next !== undefined && hasName(next) && canJoin(sentence, next);
    return hasName(before) && !hasOther ? true : random.chance(0.5);
  }
}
