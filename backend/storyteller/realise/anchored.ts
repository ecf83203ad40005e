/** The private-use characters stand for names. */
const hasName = (sentence: string): boolean => /[\ue000-\uefff\d]/.test(sentence);

const longestAlone = 75;
const longestTogether = 260;

/** Whether two sentences can be one: both end with a full stop, and neither is joined already. */
const canJoin = (before: string, after: string): boolean =>
  hasName(before) &&
  /[^.]\.$/.test(before) &&
  /^[A-Z]/.test(after) &&
  !/[;"“]/.test(before) &&
  !/[;:"“*]/.test(after) &&
  before.length + after.length < longestTogether;

/** The sentences of a line. What a person says in one go stays whole, since nothing is joined in a quotation. */
export function unitsOf(line: string): string[] {
  const units: string[] = [];
  let open: string | undefined;
  for (const sentence of line.split(/(?<=[.?!]["”]?) (?=[^a-z])/)) {
    const unit: string = open === undefined ? sentence : `${open} ${sentence}`;
    const isOpen =
      unit.split('"').length % 2 === 0 || unit.lastIndexOf('“') > unit.lastIndexOf('”');
    if (isOpen) open = unit;
    else {
      units.push(unit);
      open = undefined;
    }
  }
  return open === undefined ? units : [...units, open];
}

/** "I" keeps its capital. */
const lowerStart = (sentence: string): string =>
  /^I\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/**
 * Joins a short sentence without a name or a number to the sentence of its row before it. Alone it says
 * the same in every text, and a reader who meets it twice remembers it.
 */
export function anchored(row: string): string {
  const joined: string[] = [];
  for (const sentence of unitsOf(row)) {
    const before = joined.at(-1);
    const isAlone = sentence.length < longestAlone && !hasName(sentence);
    if (before === undefined || !isAlone || !canJoin(before, sentence)) joined.push(sentence);
    else joined[joined.length - 1] = `${before.slice(0, -1)}; ${lowerStart(sentence)}`;
  }
  return joined.join(' ');
}
